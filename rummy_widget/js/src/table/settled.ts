// The end of a round: what was closed and why it is worth that, who pays whom, how the match stands, and what comes
// next.
import { html, nothing } from "lit-html";
import { button as plainButton } from "../button";
import { heading, type Piece } from "../pages/parts";
import type { FeltSeatProps, ReasonProps, SettlementProps, TotalProps } from "../types";
import { signed, type Words } from "../words";
import { button, chip, closedPiece, pictures, type Hall } from "./tiles";
import { primaryButton } from "./turn";

/** What lies folded under it. */
export interface Told {
  open: boolean;
  toggle(): void;
}

/** A round that ended with melds on the table; all of it is told at once. */
export function roundEnd(end: SettlementProps, seats: readonly FeltSeatProps[], hall: Hall, level: number): Piece {
  const { t } = hall;
  const { target, totals } = end;
  return html`<section class="rw-settled" tabindex="-1" aria-labelledby="rw-settled-title">
    <div class="rw-settled-head">${headPiece(end, level)}</div>
    ${totalsPiece(totals, t("spread-round"), t("spread-match"), t)}
    ${target ? html`<p class="rw-target">${target}</p>` : nothing}
    ${paymentsPiece(end, t, true)}${handsPiece(seats, t)}${codePiece(end, t)}
  </section>`;
}

/** A game of closes; the proof, and who pays whom, lie folded under it. */
export function closeEnd(end: SettlementProps, hall: Hall, level: number, told: Told): Piece {
  const { t } = hall;
  const { melds, free, points, totals } = end;
  const why = whyPaid(end).map(({ text }) => html`<li><span aria-hidden="true">✓</span> ${text}</li>`);
  const more = end.reasons.length + end.payments.length > 0;
  return html`<section class="rw-settled" tabindex="-1" aria-labelledby="rw-settled-title"
    ?data-closed=${melds.length > 0}>
    <div class="rw-settled-head">
      ${points === null ? nothing : html`<p class="rw-points"><b>${t("points", { points })}</b>${t("from-each")}</p>`}
      ${headPiece(end, level)}
    </div>
    ${closedPiece(melds, free, t)}
    <div class="rw-settled-why">
      ${why.length ? html`<ul class="rw-why-paid" role="list">${why}</ul>` : nothing}
      ${more ? plainButton("told", t("table-all-told"), told.toggle, { expanded: told.open }) : nothing}
    </div>
    <div class="rw-settled-totals">
      ${totalsPiece(totals, t("table-this-game"), t("table-match"), t)}${codePiece(end, t)}
    </div>
  </section>`;
}

const headPiece = ({ title, text, clause }: SettlementProps, level: number): Piece =>
  html`<div>${heading(level, "rw-title", title, "rw-settled-title")}<p>${text}${chip(clause)}</p></div>`;

const codePiece = ({ code }: SettlementProps, t: Words): Piece =>
  html`<p class="rw-muted">${t("table-code")} <code>${code}</code></p>`;

function totalsPiece(totals: readonly TotalProps[], round: string, match: string, t: Words): Piece {
  const heads = [t("table-player"), round, match].map((each) => html`<th scope="col">${each}</th>`);
  const rows = totals.map(
    (each) => html`<tr><th scope="row">${each.name}</th>
      <td data-label=${round}>${signed(each.game)}</td><td data-label=${match}>${signed(each.match)}</td></tr>`,
  );
  return html`<table class="rw-table"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** Who pays whom, or what everybody gets: those points have a sign. */
export function paymentsPiece({ payments }: SettlementProps, t: Words, signs: boolean): Piece {
  if (payments.length === 0) return nothing;
  const lines = payments.map(
    ({ text, clause, points }) =>
      html`<li><span>${text}</span>${chip(clause)}<b>${signs ? signed(points) : t("points", { points })}</b></li>`,
  );
  return html`<ul class="rw-paid" role="list" aria-label=${t("table-payments")}>${lines}</ul>`;
}

/** What was left in the hands of the others. */
export function handsPiece(seats: readonly FeltSeatProps[], t: Words): Piece {
  const held = seats.flatMap(({ name, hand }) =>
    hand?.length ? html`<li><b>${name}</b> ${pictures(hand, "table-hand", t)}</li>` : [],
  );
  return held.length ? html`<ul class="rw-hands" role="list">${held}</ul>` : nothing;
}

/** What makes the price, a line each: what lies under the close that was paid. */
function whyPaid({ reasons }: SettlementProps): readonly ReasonProps[] {
  const paid = reasons.find(({ holds }) => holds);
  return paid?.children.filter(({ holds }) => holds) ?? [];
}

/** The ways on: the first of them the one button; on a phone the seldom ones lie in the menu. */
export function settledTools(end: SettlementProps, hall: Hall, next: string): { seldom: Piece; end: Piece } {
  const { t, locked } = hall;
  const roomy = "rw-button rw-roomy";
  const inMenu = (type: "same-deal" | "to-setup"): Piece =>
    plainButton(`menu-${type}`, t(`table-${type}`), () => hall.tell({ type }), {
      type: "rw-quiet rw-narrow",
      off: locked,
    });
  const act = end.next ? "next-game" : "to-setup";
  const text = end.next ? next : t("table-to-setup");
  return {
    seldom: html`${inMenu("same-deal")}${end.next ? inMenu("to-setup") : nothing}`,
    end: html`${button(hall, { type: "same-deal" }, t("table-same-deal"), roomy, t("table-same-deal-about"))}
      ${button(hall, { type: "replay", index: 0 }, t("table-replay"), "rw-button", t("table-replay-about"))}
      ${end.next ? button(hall, { type: "to-setup" }, t("table-to-setup"), roomy) : nothing}
      ${primaryButton({ act, text, why: null, press: () => hall.tell({ type: act }) }, locked)}`,
  };
}
