// The end of a round: who won and why, who pays whom, how the match stands, and what comes next.
import { html, nothing } from "lit-html";
import { heading, type Piece } from "../pages/parts";
import { button, chip, pictures, type Hall } from "../table/tiles";
import { signed } from "../words";
import { primaryButton } from "../table/turn";
import type { FeltSeatProps, OpenEndProps } from "../types";

export function openEnd(end: OpenEndProps, seats: readonly FeltSeatProps[], hall: Hall, level: number): Piece {
  const { t } = hall;
  const { title, text, clause, payments, totals, target, code } = end;
  const held = seats.filter(({ hand }) => hand?.length);
  return html`<section class="rw-settled" tabindex="-1" aria-labelledby="rw-settled-title">
    <div class="rw-settled-head"><div>${heading(level, "rw-title", title, "rw-settled-title")}<p>${text}${chip(clause)}</p></div></div>
    <table class="rw-table">
      <thead><tr><th scope="col">${t("table-player")}</th><th scope="col">${t("spread-round")}</th><th scope="col">${t("spread-match")}</th></tr></thead>
      <tbody>${totals.map(
        (each) => html`<tr><th scope="row">${each.name}</th>
        <td data-label=${t("spread-round")}>${signed(each.game)}</td><td data-label=${t("spread-match")}>${signed(each.match)}</td></tr>`,
      )}</tbody>
    </table>
    ${target ? html`<p class="rw-target">${target}</p>` : nothing}
    ${
      payments.length === 0
        ? nothing
        : html`<ul class="rw-paid" role="list" aria-label=${t("table-payments")}>
      ${payments.map((each) => html`<li><span>${each.text}</span>${chip(each.clause)}<b>${signed(each.points)}</b></li>`)}</ul>`
    }
    ${held.length === 0 ? nothing : html`<ul class="rw-hands" role="list">${held.map(({ name, hand }) => html`<li><b>${name}</b> ${pictures(hand ?? [], "table-hand", t)}</li>`)}</ul>`}
    <p class="rw-muted">${t("table-code")} <code>${code}</code></p>
  </section>`;
}

export function endTools(end: OpenEndProps, hall: Hall): Piece {
  const { t, locked } = hall;
  const next = end.next
    ? { act: "next-game", text: t("spread-next-round"), why: null, press: () => hall.tell({ type: "next-game" }) }
    : { act: "to-setup", text: t("table-to-setup"), why: null, press: () => hall.tell({ type: "to-setup" }) };
  return html`${others(end, hall, "rw-button rw-roomy")}
    ${button(hall, { type: "replay", index: 0 }, t("table-replay"), "rw-button", t("table-replay-about"))}
    ${primaryButton(next, locked)}`;
}

/** What has no room beside these on a small screen stands in the menu. */
export const endMenu = (end: OpenEndProps, hall: Hall): Piece => others(end, hall, "rw-quiet rw-narrow");

function others(end: OpenEndProps, hall: Hall, type: string): Piece {
  const { t } = hall;
  return html`${button(hall, { type: "same-deal" }, t("table-same-deal"), type, t("table-same-deal-about"))}
    ${end.next ? button(hall, { type: "to-setup" }, t("table-to-setup"), type) : nothing}`;
}
