// The middle of the table: the stock, the Trump, the discards.
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { uid, type Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { GameView, Lying, TableAction } from "../types";
import type { Words } from "../words";
import { picture } from "./tiles";

export const STOCK = -1; // what the top tile of the stock is called while it is dragged
const MANY = 18; // discards beyond these are drawn small

export interface MiddleScene {
  t: Words;
  game: GameView;
  draw: TableAction | undefined; // undefined: nobody can draw here, now or later
  take: TableAction | undefined;
  discard: { text: string; why: string | null } | null;
  does(key: "draw" | "take" | "discard"): void;
}

const labelId = uid();

export function middle(scene: MiddleScene): Piece {
  const { t, game } = scene;
  const { row, trump } = game;
  return html`<div class="rw-piles">
      ${stock(scene)}${trump ? html`<span class="rw-trump" aria-hidden="true">${tileFace(trump)}</span>` : nothing}
      <p class="rw-caption">${game.stock.label}.<br />${game.trump_label}</p>
    </div>
    <div class="rw-lying" ?data-many=${row.length > MANY}>
      <p class="rw-where" id=${labelId}>${t("table-row")}</p>
      <div class="rw-row-tiles">
        <ol role="list" aria-labelledby=${labelId}>
          ${row.map((lying) => html`<li data-seat=${lying.seat} ?data-last=${lying.last}>${lies(scene, lying)}<span class="rw-by" aria-hidden="true">${lying.by}</span></li>`)}
        </ol>
        ${discardHere(scene)}
      </div>
    </div>`;
}

function stock({ game, draw, does }: MiddleScene): TemplateResult {
  const { count, label } = game.stock;
  const back = html`<span class="rw-back" ?data-empty=${count === 0}>${count}</span>`;
  if (!draw) return html`<span class="rw-stock" aria-hidden="true">${back}</span>`;
  return html`<button type="button" class="rw-tile rw-stock" data-id=${STOCK} data-act="stock" aria-label=${`${draw.text}: ${label}`}
    title=${draw.why ?? draw.text} aria-disabled=${draw.enabled ? nothing : "true"} @click=${() => does("draw")}>${back}</button>`;
}

/** The last discard is a button for as long as it could be taken by anybody at this place. */
function lies({ take, does }: MiddleScene, { tile, label, last }: Lying): unknown {
  if (!last || !take) return html`<span title=${label}>${picture({ ...tile, name: label })}</span>`;
  return keyed(tile.id, html`<button type="button" class="rw-tile" data-id=${tile.id} data-act="last" aria-label=${take.enabled ? `${take.text}: ${label}` : label}
    title=${take.why ?? take.text} aria-disabled=${take.enabled ? nothing : "true"} @click=${() => does("take")}>${tileFace(tile)}</button>`);
}

function discardHere({ t, discard, does }: MiddleScene): Piece {
  if (!discard) return nothing;
  const { text, why } = discard;
  return html`<button type="button" class="rw-here" data-act="discard-here" aria-label=${why === null ? text : t("table-discard-here")}
    title=${why ?? text} aria-disabled=${why === null ? nothing : "true"} @click=${() => does("discard")}><span aria-hidden="true">${t("table-here")}</span></button>`;
}
