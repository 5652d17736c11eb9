// The middle of the table: the stock, the Trump, the discards.
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { button } from "../button";
import { uid, type Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import { picture } from "../table/tiles";
import type { FeltProps, LainProps, PileProps } from "../types";
import type { Words } from "../words";
import { spot, type Player } from "./spot";

export const STOCK = -1; // what the top tile of the stock is called while it is dragged
const MANY = 18; // discards beyond these are drawn small

/** What is put down at the end of the row: the tile that is lifted. */
export interface Here {
  text: string;
  why: string | null;
  drop(): void;
}

const labelId = uid();

export function middle({ piles, row }: FeltProps, t: Words, player: Player, here: Here | null): Piece {
  const captions = piles.map(({ key, text }) => html`${text}${key === "stock" ? html`.<br />` : nothing}`);
  const lie = piles.map((each) => pile(each, player));
  return html`<div class="rw-piles">${lie}<p class="rw-caption">${captions}</p></div>
    <div class="rw-lying" ?data-many=${row.length > MANY}>
      <p class="rw-where" id=${labelId}>${t("table-row")}</p>
      <div class="rw-row-tiles">
        <ol role="list" aria-labelledby=${labelId}>
          ${row.map((each, at) => discarded(each, at === row.length - 1, player))}
        </ol>
        ${here ? discardHere(here, t) : nothing}
      </div>
    </div>`;
}

function pile(each: PileProps, player: Player): Piece {
  const { key, tile, count, move } = each;
  if (key !== "stock") return tile ? html`<span class="rw-trump" aria-hidden="true">${tileFace(tile)}</span>` : nothing;
  const back = html`<span class="rw-back" ?data-empty=${count === 0}>${count}</span>`;
  return move
    ? spot({ ...each, id: STOCK }, "rw-tile rw-stock", back, player)
    : html`<span class="rw-stock" aria-hidden="true">${back}</span>`;
}

const discarded = (each: LainProps, last: boolean, player: Player): Piece =>
  html`<li data-seat=${each.seat ?? nothing} ?data-last=${last}>${lain(each, player)}<span class="rw-by"
    aria-hidden="true">${each.by}</span></li>`;

/** The last discard is a button for as long as it could be taken by anybody at this place. */
function lain(each: LainProps, player: Player): unknown {
  const { tile, move, label } = each;
  if (!tile) return nothing;
  if (!move) return html`<span title=${label}>${picture({ ...tile, name: label })}</span>`;
  return keyed(tile.id, spot({ ...each, id: tile.id }, "rw-tile", tileFace(tile), player));
}

const discardHere = ({ text, why, drop }: Here, t: Words): TemplateResult =>
  button("discard-here", html`<span aria-hidden="true">${t("table-here")}</span>`, drop, {
    type: "rw-here",
    label: why === null ? text : t("table-discard-here"),
    title: why ?? text,
    off: why !== null,
  });
