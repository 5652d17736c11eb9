// The end of a game: what was closed and why it is worth that, who pays whom, and what comes next.
import { html, nothing } from "lit-html";
import { heading, type Piece } from "../pages/parts";
import { reasonsTemplate } from "../rack/reasons";
import type { FeltSeatProps, ReasonProps, SettlementProps } from "../types";
import { signed } from "../words";
import { button, chip, picture, pictures, type Hall } from "./tiles";
import { primaryButton } from "./turn";

/** The proof that lies folded under it. */
export interface Told {
  open: boolean;
  toggle(): void;
}

export function settlement(end: SettlementProps, hall: Hall, level: number, told: Told): Piece {
  const { t } = hall;
  const { melds, free, points, totals } = end;
  const why = whyPaid(end);
  const more = end.reasons.length + end.payments.length > 0;
  return html`<section class="rw-settled" tabindex="-1" aria-labelledby="rw-settled-title" ?data-closed=${melds.length > 0}>
    <div class="rw-settled-head">
      ${points === null ? nothing : html`<p class="rw-points"><b>${t("points", { points })}</b>${t("from-each")}</p>`}
      <div>${heading(level, "rw-title", end.title, "rw-settled-title")}
        <p>${end.text}${chip(end.clause)}</p></div>
    </div>
    ${
      melds.length === 0
        ? nothing
        : html`<ul class="rw-closed" role="list" aria-label=${t("table-melds")}>
      ${melds.map((meld) => html`<li>${pictures(meld.tiles, "table-tiles", t)}<span class="rw-caption">${meld.name}</span></li>`)}
      ${free ? html`<li>${picture(free)}<span class="rw-caption">${t("table-free")}</span></li>` : nothing}
    </ul>`
    }
    <div class="rw-settled-why">
      ${why.length === 0 ? nothing : html`<ul class="rw-why-paid" role="list">${why.map(({ text }) => html`<li><span aria-hidden="true">✓</span> ${text}</li>`)}</ul>`}
      ${more ? html`<button type="button" class="rw-button" data-act="told" aria-expanded=${String(told.open)} @click=${told.toggle}>${t("table-all-told")}</button>` : nothing}
    </div>
    <div class="rw-settled-totals"><table class="rw-table">
      <thead><tr><th scope="col">${t("table-player")}</th><th scope="col">${t("table-this-game")}</th><th scope="col">${t("table-match")}</th></tr></thead>
      <tbody>${totals.map(
        (each) => html`<tr><th scope="row">${each.name}</th>
        <td data-label=${t("table-this-game")}>${signed(each.game)}</td>
        <td data-label=${t("table-match")}>${signed(each.match)}</td></tr>`,
      )}</tbody>
    </table>
    <p class="rw-muted">${t("table-code")} <code>${end.code}</code></p></div>
  </section>`;
}

/** What makes the price, a line each: what lies under the close that was paid. */
function whyPaid({ reasons }: SettlementProps): readonly ReasonProps[] {
  const paid = reasons.find(({ holds }) => holds);
  return paid?.children.filter(({ holds }) => holds) ?? [];
}

/** In the drawer: the proof of the price, who pays whom, what the others held. */
export function settledMore(
  { reasons, payments }: SettlementProps,
  seats: readonly FeltSeatProps[],
  hall: Hall,
): Piece {
  const { t } = hall;
  return html`${reasons.length ? reasonsTemplate(t, reasons) : nothing}
    ${
      payments.length === 0
        ? nothing
        : html`<ul class="rw-paid" role="list" aria-label=${t("table-payments")}>
      ${payments.map((each) => html`<li><span>${each.text}</span>${chip(each.clause)}<b>${t("points", { points: each.points })}</b></li>`)}
    </ul>`
    }
    <ul class="rw-hands" role="list">${seats.map(({ name, hand }) => (hand ? html`<li><b>${name}</b> ${pictures(hand, "table-hand", t)}</li>` : nothing))}</ul>`;
}

/** The ways on: the first of them the one button; on a phone the seldom ones lie in the menu. */
export function settledTools(end: SettlementProps, hall: Hall): { seldom: Piece; end: Piece } {
  const { t, locked } = hall;
  const roomy = "rw-button rw-roomy";
  const inMenu = (
    type: "same-deal" | "to-setup",
  ): Piece => html`<button type="button" class="rw-quiet rw-narrow" data-act=${`menu-${type}`}
    aria-disabled=${locked ? "true" : nothing} @click=${() => hall.tell({ type })}>${t(`table-${type}`)}</button>`;
  return {
    seldom: html`${end.can_again ? inMenu("same-deal") : nothing}${inMenu("to-setup")}`,
    end: html`${end.can_again ? button(hall, { type: "same-deal" }, t("table-same-deal"), roomy, t("table-same-deal-about")) : nothing}
      ${button(hall, { type: "replay", index: 0 }, t("table-replay"), "rw-button", t("table-replay-about"))}
      ${button(hall, { type: "to-setup" }, t("table-to-setup"), roomy)}
      ${primaryButton({ act: "next-game", text: t("table-next-game"), why: null, press: () => hall.tell({ type: "next-game" }) }, locked)}`,
  };
}
