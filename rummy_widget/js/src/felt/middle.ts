// The middle of the table: the stock, the Trump and the discards.
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { button } from "../button";
import { uniqueId, type Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import { picture } from "../table/tiles";
import type { FeltProps, DiscardProps, PileProps } from "../types";
import type { Words } from "../words";
import { spotButton, type Mover } from "./spot";

/** The id under which the top tile of the stock is dragged. Its own id is unknown until it is drawn. */
export const STOCK = -1;
const MANY = 18; // if there are more discards than this, they are drawn small

/** The place at the end of the discards where the player can discard the lifted tile. */
export interface DiscardTarget {
  text: string; // the text to show there, such as "Discard red 7"
  why: string | null; // why nothing can be discarded now; null if the lifted tile can be
  drop(): void; // discards the lifted tile
}

const labelId = uniqueId();

/**
 * Return the middle of the table: the stock, the Trump (the tile turned up at the deal) and the row of discards. At the
 * end of that row is `target`, the place where the lifted tile can be discarded; null if there is no such place. If
 * `closes`, there is also a place where the player can close (end the round). A click on the stock, on a discard that
 * can be taken or on the place to close calls `player.act` with its move.
 */
export function middle(
  { piles, row }: FeltProps,
  t: Words,
  player: Mover,
  target: DiscardTarget | null,
  closes = false,
): Piece {
  const captions = piles.map(({ key, text }) =>
    key === "stock" ? html`<span class="rw-stock-text">${text}.<br /></span>` : html`${text}`,
  );
  const drawn = piles.map((each) => pile(each, player));
  return html`<div class="rw-piles">${drawn}<p class="rw-caption">${captions}</p></div>
    <div class="rw-lying" ?data-many=${row.length > MANY}>
      <p class="rw-where" id=${labelId}>${t("table-row")}</p>
      <div class="rw-row-tiles">
        <ol role="list" aria-labelledby=${labelId}>
          ${row.map((each, at) => rowEntry(each, at === row.length - 1, player))}
        </ol>
        ${target ? discardHere(target, t) : nothing}
        ${closes ? closeHere(t, player) : nothing}
      </div>
    </div>`;
}

/** Return the stock or the Trump. */
function pile(each: PileProps, player: Mover): Piece {
  const { key, tile, count, move } = each;
  if (key !== "stock") return tile ? html`<span class="rw-trump" aria-hidden="true">${tileFace(tile)}</span>` : nothing;
  const back = html`<span class="rw-back" ?data-empty=${count === 0}>${count}</span>`;
  return move
    ? spotButton({ ...each, id: STOCK }, "rw-tile rw-stock", back, player)
    : html`<span class="rw-stock" aria-hidden="true">${back}</span>`;
}

/** Return an entry of the row of discards. */
const rowEntry = (each: DiscardProps, last: boolean, player: Mover): Piece =>
  html`<li data-seat=${each.seat ?? nothing} ?data-last=${last}>${discardPiece(each, player)}<span class="rw-by"
    aria-hidden="true">${each.by}</span></li>`;

/** Return a discard: a button if the player could take it, otherwise a picture. */
function discardPiece(each: DiscardProps, player: Mover): unknown {
  const { tile, move, label } = each;
  if (!tile) return nothing;
  if (!move) return html`<span title=${label}>${picture({ ...tile, name: label })}</span>`;
  return keyed(tile.id, spotButton({ ...each, id: tile.id }, "rw-tile", tileFace(tile), player));
}

const closeHere = (t: Words, player: Mover): TemplateResult =>
  button("close-here", t("table-close"), () => player.act("close"), { type: "rw-here rw-gold" });

const discardHere = ({ text, why, drop }: DiscardTarget, t: Words): TemplateResult =>
  button("discard-here", t("table-discard-here"), drop, {
    type: "rw-here",
    label: why === null ? text : t("table-discard-here"),
    title: why ?? text,
    off: why !== null,
  });
