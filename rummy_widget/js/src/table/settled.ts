// The end of a game: what was closed and why it is worth that, who pays whom, and what comes next.
import { html, nothing } from "lit-html";
import { heading, type Piece } from "../pages/parts";
import { reasonsTemplate } from "../rack/reasons";
import type { FeltSeat, Settlement } from "../types";
import { button, chip, picture, pictures, signed, type Hall } from "./tiles";
import { primaryButton } from "./turn";

export function settlement(end: Settlement, hall: Hall, level: number): Piece {
  const { t } = hall;
  const { melds, free, points, totals } = end;
  return html`<section class="rw-settled" tabindex="-1" aria-labelledby="rw-settled-title">
    <div class="rw-settled-head">
      ${points === null ? nothing : html`<p class="rw-points"><b>${t("points", { points })}</b>${t("from-each")}</p>`}
      <div>${heading(level, "rw-title", end.title, "rw-settled-title")}
        <p>${end.text}${chip(end.clause)}</p></div>
    </div>
    ${melds.length === 0 ? nothing : html`<ul class="rw-closed" role="list" aria-label=${t("table-melds")}>
      ${melds.map((meld) => html`<li>${pictures(meld.tiles, "table-tiles", t)}<span class="rw-caption">${meld.name}</span></li>`)}
      ${free ? html`<li>${picture(free)}<span class="rw-caption">${t("table-free")}</span></li>` : nothing}
    </ul>`}
    <table class="rw-table">
      <thead><tr><th scope="col">${t("table-player")}</th><th scope="col">${t("table-this-game")}</th><th scope="col">${t("table-match")}</th></tr></thead>
      <tbody>${totals.map((each) => html`<tr><th scope="row">${each.name}</th>
        <td data-label=${t("table-this-game")}>${signed(each.game)}</td>
        <td data-label=${t("table-match")}>${signed(each.match)}</td></tr>`)}</tbody>
    </table>
    <p class="rw-muted">${t("table-code")} <code>${end.code}</code></p>
  </section>`;
}

/** In the drawer: the proof of the price, who pays whom, what the others held. */
export function settledMore({ reasons, payments }: Settlement, seats: readonly FeltSeat[], hall: Hall): Piece {
  const { t } = hall;
  return html`${reasons.length ? reasonsTemplate(t, reasons) : nothing}
    ${payments.length === 0 ? nothing : html`<ul class="rw-paid" role="list" aria-label=${t("table-payments")}>
      ${payments.map((each) => html`<li><span>${each.text}</span>${chip(each.clause)}<b>${t("points", { points: each.points })}</b></li>`)}
    </ul>`}
    <ul class="rw-hands" role="list">${seats.map(({ name, hand }) => (hand ? html`<li><b>${name}</b> ${pictures(hand, "table-hand", t)}</li>` : nothing))}</ul>`;
}

export function settledTools(end: Settlement, hall: Hall, told: { open: boolean; toggle(): void }): { start: Piece; end: Piece } {
  const { t, locked } = hall;
  const more = end.reasons.length + end.payments.length > 0;
  const start = more
    ? html`<button type="button" class="rw-button" data-act="told" aria-expanded=${String(told.open)} @click=${told.toggle}>${t("table-all-told")}</button>`
    : nothing;
  return {
    start,
    end: html`${end.can_again ? button(hall, { type: "same-deal" }, t("table-same-deal"), "rw-button", t("table-same-deal-about")) : nothing}
      ${button(hall, { type: "replay", index: 0 }, t("table-replay"), "rw-button", t("table-replay-about"))}
      ${button(hall, { type: "to-setup" }, t("table-to-setup"), "rw-button")}
      ${primaryButton({ act: "next-game", text: t("table-next-game"), why: null, press: () => hall.tell({ type: "next-game" }) }, locked)}`,
  };
}
