// The end of a round: who won how much, who pays whom, the match score, and what comes next.
import { html, nothing } from "lit-html";
import { button as plainButton } from "../button";
import { heading, type Piece } from "../pages/parts";
import type { FeltSeatProps, ReasonProps, SettlementProps } from "../types";
import { signed, type Words } from "../words";
import { button, chip, pictures, type Host } from "./tiles";
import { primaryButton } from "./turn";

/**
 * Return the end of a round as the felt (the playing area) shows it: the points of all players, the winner's points in
 * large type, and a button for the details, which calls `toggle`. `level` is the level of the heading; `open` says
 * whether the details are open.
 */
export function roundEnd(end: SettlementProps, host: Host, level: number, open: boolean, toggle: () => void): Piece {
  const { t } = host;
  const { title, pattern, text, clause, target, melds } = end;
  const gain = gainOf(end);
  const why = whyPaid(end).map(({ text }) => html`<li><span aria-hidden="true">✓</span> ${text}</li>`);
  const name = heading(level, pattern ? "rw-title rw-end-more" : "rw-title rw-end-name", title, "rw-settled-title");
  return html`<section class="rw-settled" tabindex="-1" aria-labelledby="rw-settled-title"
    ?data-closed=${melds.length > 0}>
    ${standings(end, host.t)}
    ${pattern ? html`<p class="rw-end-name" aria-hidden="true">${pattern}</p>` : name}
    ${gain > 0 ? html`<p class="rw-gain" aria-hidden="true"><b>${t("points", { points: gain })}</b></p>` : nothing}
    ${pattern ? name : nothing}
    <div class="rw-end-more">
      ${why.length ? html`<ul class="rw-why-paid" role="list">${why}</ul>` : nothing}
      ${pattern ? nothing : html`<p>${text}${chip(clause)}</p>`}
      ${target ? html`<p class="rw-target">${target}</p>` : nothing}
      ${plainButton("told", t("table-all-told"), toggle, { expanded: open })}
    </div>
  </section>`;
}

/** Return the points that the winner of the round gets; 0 if nobody has won. */
export const gainOf = ({ totals }: SettlementProps): number => totals.find(({ won }) => won)?.game ?? 0;

/** Return the points of all players in this round and in the match, side by side. */
function standings({ totals }: SettlementProps, t: Words): Piece {
  const gains = totals.some(({ won, game }) => won && game > 0);
  const rows = totals.map(
    ({ name, won, game, match }) => html`<tr ?data-pays=${gains && !won && game < 0} ?data-won=${won}>
      <th scope="row">${name}</th><td>${signed(game)}</td>
        <td data-label=${t("table-match")}>${signed(match)}</td></tr>`,
  );
  const heads = ["table-player", "table-this-game", "table-match"].map((key) => html`<th scope="col">${t(key)}</th>`);
  return html`<table class="rw-standings"><thead class="rw-visually-hidden"><tr>${heads}</tr></thead>
    <tbody>${rows}</tbody></table>`;
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

/** Return the tiles that players had left at the end of a round, or nothing if nobody had any. */
export function handsPiece(seats: readonly FeltSeatProps[], t: Words): Piece {
  const hands = seats.flatMap(({ name, hand }) =>
    hand?.length ? html`<li><b>${name}</b> ${pictures(hand, "table-hand", t)}</li>` : [],
  );
  return hands.length ? html`<ul class="rw-hands" role="list">${hands}</ul>` : nothing;
}

/** Return the reasons for the price that was paid. */
function whyPaid({ reasons }: SettlementProps): readonly ReasonProps[] {
  const paid = reasons.find(({ holds }) => holds);
  return paid?.children.filter(({ holds }) => holds) ?? [];
}

/**
 * Return the buttons at the end of a round. `end` contains those under the felt (the playing area), with the primary
 * button last: it begins the next round and has the text `next` or, if the match is over, offers a new match. A small
 * screen has no room for some of the others; `seldom` contains menu items that take their places.
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
  const text = end.next ? next : t("table-rematch");
  return {
    seldom: html`${inMenu("same-deal")}${inMenu("to-setup")}`,
    end: html`${button(host, { type: "same-deal" }, t("table-same-deal"), roomy, t("table-same-deal-about"))}
      ${button(host, { type: "replay", index: 0 }, t("table-replay"), "rw-button", t("table-replay-about"))}
      ${button(host, { type: "to-setup" }, t("table-to-setup"), roomy)}
      ${primaryButton({ act: again.type, text, why: null, press: () => host.tell(again) }, locked)}`,
  };
}
