// The end of a round: the close and its price, who pays whom, the match score, and what comes next.
import { html, nothing } from "lit-html";
import { button as plainButton } from "../button";
import { heading, type Piece } from "../pages/parts";
import type { FeltSeatProps, ReasonProps, SettlementProps, TotalProps } from "../types";
import { signed, type Words } from "../words";
import { button, chip, closedPiece, pictures, type Host } from "./tiles";
import { primaryButton } from "./turn";

/** Whether the full account is open, and how to open or close it. */
export interface FullAccount {
  open: boolean;
  toggle(): void;
}

/** Return the end of a round with melds on the table, with its full account. */
export function roundEnd(end: SettlementProps, seats: readonly FeltSeatProps[], host: Host, level: number): Piece {
  const { t } = host;
  const { target, totals } = end;
  return html`<section class="rw-settled" tabindex="-1" aria-labelledby="rw-settled-title">
    <div class="rw-settled-head">${headPiece(end, level)}</div>
    ${totalsPiece(totals, t("spread-round"), t("spread-match"), t)}
    ${target ? html`<p class="rw-target">${target}</p>` : nothing}
    ${paymentsPiece(end, t, true)}${handsPiece(seats, t)}${codePiece(end, t)}
  </section>`;
}

/** Return the end of a game that is closed in one go; the proof and the payments are behind a button. */
export function closeEnd(end: SettlementProps, host: Host, level: number, account: FullAccount): Piece {
  const { t } = host;
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
      ${more ? plainButton("told", t("table-all-told"), account.toggle, { expanded: account.open }) : nothing}
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

/**
 * Return the list of payments at the end of a round, or nothing if there are none. With `signs` their points are
 * written as gains and losses ("+20", "−20"), otherwise as amounts ("20 points").
 */
export function paymentsPiece({ payments }: SettlementProps, t: Words, signs: boolean): Piece {
  if (payments.length === 0) return nothing;
  const lines = payments.map(
    ({ text, clause, points }) =>
      html`<li><span>${text}</span>${chip(clause)}<b>${signs ? signed(points) : t("points", { points })}</b></li>`,
  );
  return html`<ul class="rw-paid" role="list" aria-label=${t("table-payments")}>${lines}</ul>`;
}

/** Return the tiles that the other players had left at the end of a round, or nothing if they had none. */
export function handsPiece(seats: readonly FeltSeatProps[], t: Words): Piece {
  const hands = seats.flatMap(({ name, hand }) =>
    hand?.length ? html`<li><b>${name}</b> ${pictures(hand, "table-hand", t)}</li>` : [],
  );
  return hands.length ? html`<ul class="rw-hands" role="list">${hands}</ul>` : nothing;
}

/** Return the reasons that make the price. */
function whyPaid({ reasons }: SettlementProps): readonly ReasonProps[] {
  const paid = reasons.find(({ holds }) => holds);
  return paid?.children.filter(({ holds }) => holds) ?? [];
}

/**
 * Return the buttons at the end of a round: in `end` those under the felt, with the primary one last; in `seldom`
 * the menu items that replace some of them on a small screen.
 */
export function settledTools(end: SettlementProps, host: Host, next: string): { seldom: Piece; end: Piece } {
  const { t, locked } = host;
  const roomy = "rw-button rw-roomy";
  const inMenu = (type: "same-deal" | "to-setup"): Piece =>
    plainButton(`menu-${type}`, t(`table-${type}`), () => host.tell({ type }), {
      type: "rw-quiet rw-narrow",
      off: locked,
    });
  const again = { type: "next-game" } as const; // another match, if this one is over
  return {
    seldom: html`${inMenu("same-deal")}${inMenu("to-setup")}`,
    end: html`${button(host, { type: "same-deal" }, t("table-same-deal"), roomy, t("table-same-deal-about"))}
      ${button(host, { type: "replay", index: 0 }, t("table-replay"), "rw-button", t("table-replay-about"))}
      ${button(host, { type: "to-setup" }, t("table-to-setup"), roomy)}
      ${primaryButton({ act: again.type, text: end.next ? next : t("table-rematch"), why: null, press: () => host.tell(again) }, locked)}`,
  };
}
