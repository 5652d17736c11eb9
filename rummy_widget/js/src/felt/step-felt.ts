// The felt (the playing area) above the rack in a step of kind "act", in which the learner makes moves of a game: the
// stacks of a deal, the stock, the Trump, the discards and the other players.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { FeltProps, FeltSeatProps, DiscardProps, PileProps, StackProps, TileProps } from "../types";
import { spotButton, type Mover } from "./spot";

/**
 * Return the felt (the playing area) of a step of a lesson: the stacks of a deal, the stock, the Trump (the tile turned
 * up at the deal), the discards and the other players. A click on a stack, the stock, the Trump or a discard calls
 * `player.act` with its move, if it has one. `places` are the buttons with which a tile of the rack can be discarded or
 * the player can close.
 */
export function feltPanel(
  { kind, label, sentences, stacks, piles, row, seats }: FeltProps,
  player: Mover,
  places: Piece,
): TemplateResult {
  const others = kind === "deal" ? seats : seats.filter(({ you }) => !you);
  const seat = ({ turn, label }: FeltSeatProps): TemplateResult =>
    html`<li ?data-next=${kind === "deal" && turn}>${label}</li>`;
  const own = stacks.map((each) => html`<li>${stack(each, player)}</li>`);
  const discards = row.map((each) => html`<li>${discardPiece(each, player)}</li>`);
  const middle = html`<div class="rw-scene-piles">
      ${piles.map((each) => pile(each, player))} ${list("rw-scene-row", discards)} ${places}
    </div>`;
  return html`<div class="rw-panel rw-scene" role="group" tabindex="-1" data-scene=${kind} aria-label=${label}>
    <p class="rw-scene-told">${sentences.join(" ")}</p>
    ${list("rw-stacks", own)} ${piles.length || row.length || places !== nothing ? middle : nothing}
    ${others.length ? html`<ul class="rw-scene-seats" role="list">${others.map(seat)}</ul>` : nothing}
  </div>`;
}

/** Return a list of items, or nothing if it is empty. */
const list = (type: string, items: readonly TemplateResult[]): Piece =>
  items.length ? html`<ol class=${type} role="list">${items}</ol>` : nothing;

/**
 * Return the element that should get the focus after a move, if the button that made the move has disappeared: the
 * button "Next" on the step's card if the step is solved, otherwise the felt.
 */
export function afterMove(card: HTMLElement): HTMLElement | null {
  return card.querySelector<HTMLElement>('[data-act="next"].rw-ready') ?? card.querySelector<HTMLElement>(".rw-scene");
}

function stack(each: StackProps, player: Mover): TemplateResult {
  const { number, count, tile, note } = each;
  const owner = note === null ? nothing : html`<span class="rw-owner" aria-hidden="true">${note}</span>`;
  const inside = html`${heap(tile, count)}<b aria-hidden="true">${number}</b>${owner}`;
  return spotButton(each, "rw-stack", inside, player);
}

function pile(each: PileProps, player: Mover): TemplateResult {
  const { key, tile, count, move, text, label } = each;
  const inside = html`${key === "stock" ? heap(null, count === 0 ? 0 : 7) : heap(tile, tile || key === "apart" ? 1 : 0)}
    <span class="rw-caption" aria-hidden="true">${text}${
      count === null || !move ? nothing : html` <small>(${count})</small>`
    }</span>`;
  return move
    ? spotButton(each, "rw-pile", inside, player)
    : html`<div class="rw-pile"><span class="rw-visually-hidden">${label}</span>${inside}</div>`;
}

function discardPiece(each: DiscardProps, player: Mover): TemplateResult {
  const { tile, by, move, text, label } = each;
  if (move) return pile(each, player);
  const face = tile ? tileFace(tile) : nothing;
  return html`<span class="rw-lain" title=${label}><span class="rw-visually-hidden">${label}</span>${face}
    <span class="rw-owner" aria-hidden="true">${by ?? text}</span></span>`;
}

/** Return a pile of `count` tiles with its top tile face up, or with backs only. */
function heap(tile: TileProps | null, count: number): Piece {
  const top = tile ? tileFace(tile) : html`<span class="rw-down"></span>`;
  return html`<span class="rw-heap" style=${`--count:${count}`} ?data-empty=${count === 0}
    aria-hidden="true">${top}</span>`;
}
