// What the tiles are worth: the price, its reasons as a tree, what would be worth more, who pays whom.
import { html, nothing } from "lit-html";
import { button } from "../button";
import { heading, type Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import { pointsTemplate } from "../rack/verdict";
import { chip, closedPiece, type Host } from "../table/tiles";
import { signed } from "../words";
import type { BranchProps, StockTileProps, WorthProps } from "../types";

/**
 * Return the panel that shows what the tiles on the rack are worth, and why. `level` is the level of its heading; `add`
 * is called with a tile whose button is pressed, to add it to the rack.
 */
export function worthPanel(worth: WorthProps, host: Host, level: number, add: (tile: StockTileProps) => void): Piece {
  const { t } = host;
  const { closes, points, each, title, text, branches } = worth;
  const about = closes ? each && t("score-each", { each }) : text;
  const holding = branches.filter(({ holds }) => holds);
  const failing = branches.filter(({ holds }) => !holds);
  const trees = closes
    ? [
        tree(t("score-reasons"), holding, worth, host, level),
        tree(t("score-higher"), failing, worth, host, level, each ? t("score-before") : ""),
      ]
    : tree(t("score-nearest"), branches, worth, host, level);
  return html`<section class="rw-panel rw-worth" aria-labelledby="rw-worth-title" data-closes=${closes}
    data-points=${points ?? nothing}>
    <div class="rw-worth-head">${points === null ? nothing : pointsTemplate(t, points)}
      <div>${heading(level, "rw-title", title, "rw-worth-title")}
        ${about ? html`<p class="rw-muted">${about}</p>` : nothing}</div>
    </div>
    ${drawButtons(worth, host, add)} ${arrangementPiece(worth, host)} ${trees}
  </section>`;
}

function tree(
  title: string,
  branches: readonly BranchProps[],
  worth: WorthProps,
  host: Host,
  level: number,
  note = "",
): Piece {
  if (branches.length === 0) return nothing;
  return html`<div class="rw-score-head">${heading(level + 1, "rw-score-title", title)}${
    note ? html`<p class="rw-muted">${note}</p>` : nothing
  }</div>
    <ul class="rw-why-tree"
      role="list">${branches.map((each) => branch(each, worth, host, !worth.closes && each.holds))}</ul>`;
}

/**
 * Return a reason with its sub-reasons. `way` says whether the reason names a way to get more points, rather than
 * explaining the points. The clause that the reason cites is left out if it is also `next`, the clause that the next
 * reason cites.
 */
function branch(each: BranchProps, worth: WorthProps, host: Host, way: boolean, next?: string): Piece {
  const { t, locked } = host;
  const { text, clause, holds, children, swap } = each;
  const sign = way
    ? html`<span class="rw-tick" aria-hidden="true">→</span>`
    : html`<span class="rw-tick" role="img"
      aria-label=${t(holds ? "proof-holds" : "proof-fails")}>${holds ? "✓" : "✗"}</span>`;
  const attempt = swap
    ? html` <button type="button" class="rw-button rw-small" data-act="swap" data-received=${swap.received}
        data-given=${swap.given} aria-disabled=${locked ? "true" : nothing}
        aria-label=${`${t("score-try")}: ${text}`} @click=${() =>
          host.tell({ type: "swap", ...swap })}>${t("score-try")}</button>`
    : nothing;
  const under = children.map((child, at) => branch(child, worth, host, !holds, children[at + 1]?.clause));
  return html`<li data-holds=${holds} data-way=${way ? (swap ? "swap" : "more") : nothing}>${sign}<span
    class="rw-why-text">${text}${attempt}</span>${next === clause && !way ? nothing : chip(worth.clauses[clause])}
    ${children.length ? html`<ul class="rw-why-tree" role="list">${under}</ul>` : nothing}</li>`;
}

/** Return a picture of how the tiles must be arranged to be worth their points; nothing if they lie that way. */
function arrangementPiece({ melds, free }: WorthProps, host: Host): Piece {
  if (melds.length === 0) return nothing;
  const { t, locked } = host;
  return html`<div class="rw-lying-so"><p>${t("score-so")}</p>
    ${closedPiece(melds, free, t)}
    ${button("lay-so", t("score-lay"), () => host.tell({ type: "lay" }), { off: locked })}
  </div>`;
}

/** Return, as buttons, the tiles that would each let the player close if added to the fourteen on the rack. */
function drawButtons(worth: WorthProps, { locked }: Host, add: (tile: StockTileProps) => void): Piece {
  if (worth.draws.length === 0) return nothing;
  return html`<ul class="rw-draws" role="list">
    ${worth.draws.map(
      (each) => html`<li><button type="button" class="rw-stock" data-draw=${each.key} aria-label=${each.name}
        aria-disabled=${locked ? "true" : nothing}
        @click=${() => add(each)}>${tileFace(each.tile)}<span aria-hidden="true">${each.points}</span></button></li>`,
    )}
  </ul>`;
}

/**
 * Return the panel that shows who would pay whom if a player closed (ended the round) with the tiles on the rack.
 * `level` is the level of its heading.
 */
export function paymentsPanel({ payments, totals }: WorthProps, { t }: Host, level: number): Piece {
  if (totals.length === 0) return nothing;
  return html`<section class="rw-panel rw-pays" aria-labelledby="rw-pays-title">
    ${heading(level, "rw-score-title", t("score-pays"), "rw-pays-title")}
    <ul class="rw-paying" role="list">${payments.map((each) => html`<li>${each.text}${chip(each.clause)}</li>`)}</ul>
    <table class="rw-table">
      <thead><tr><th scope="col">${t("table-player")}</th><th scope="col">${t("score-wins")}</th></tr></thead>
      <tbody>${totals.map(
        ({ name, points }) =>
          html`<tr><th scope="row">${name}</th><td data-label=${t("score-wins")}>${signed(points)}</td></tr>`,
      )}</tbody>
    </table>
  </section>`;
}
