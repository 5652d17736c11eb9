// The felt above the rack of an "act" step: the stacks of a deal, the stock, the Trump, the discards, the other players.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { FeltProps, LainProps, PileProps, StackProps, TileProps } from "../types";
import { spot, type Player } from "./spot";

export function feltPanel({ kind, label, told, stacks, piles, row, seats }: FeltProps, player: Player): TemplateResult {
  const others = kind === "deal" ? seats : seats.filter(({ you }) => !you);
  return html`<div class="rw-panel rw-scene" role="group" tabindex="-1" data-scene=${kind} aria-label=${label}>
    <p class="rw-scene-told">${told.join(" ")}</p>
    ${stacks.length ? html`<ol class="rw-stacks" role="list">${stacks.map((each) => html`<li>${stack(each, player)}</li>`)}</ol>` : nothing}
    ${
      piles.length || row.length
        ? html`<div class="rw-scene-piles">
          ${piles.map((each) => pile(each, player))}
          ${row.length ? html`<ol class="rw-scene-row" role="list">${row.map((each) => html`<li>${lain(each, player)}</li>`)}</ol>` : nothing}
        </div>`
        : nothing
    }
    ${others.length ? html`<ul class="rw-scene-seats" role="list">${others.map(({ turn, label }) => html`<li ?data-next=${kind === "deal" && turn}>${label}</li>`)}</ul>` : nothing}
  </div>`;
}

/** Where the focus goes when what was pressed is gone: to the table, not to another move, or a key held down makes that too. */
export function afterMove(card: HTMLElement): HTMLElement | null {
  return card.querySelector<HTMLElement>('[data-act="next"].rw-ready') ?? card.querySelector<HTMLElement>(".rw-scene");
}

function stack(each: StackProps, player: Player): TemplateResult {
  const { number, count, tile, note } = each;
  const inside = html`${heap(tile, count)}<b aria-hidden="true">${number}</b>${note === null ? nothing : html`<span class="rw-owner" aria-hidden="true">${note}</span>`}`;
  return spot(each, "rw-stack", inside, player);
}

function pile(each: PileProps, player: Player): TemplateResult {
  const { key, tile, count, move, text, label } = each;
  const inside = html`${key === "stock" ? heap(null, count === 0 ? 0 : 7) : heap(tile, tile || key === "apart" ? 1 : 0)}
    <span class="rw-caption" aria-hidden="true">${text}${count === null || !move ? nothing : html` <small>(${count})</small>`}</span>`;
  return move
    ? spot(each, "rw-pile", inside, player)
    : html`<div class="rw-pile"><span class="rw-visually-hidden">${label}</span>${inside}</div>`;
}

function lain(each: LainProps, player: Player): TemplateResult {
  const { tile, by, move, text, label } = each;
  if (move) return pile(each, player);
  return html`<span class="rw-lain" title=${label}><span class="rw-visually-hidden">${label}</span>${tile ? tileFace(tile) : nothing}
    <span class="rw-owner" aria-hidden="true">${by ?? text}</span></span>`;
}

/** A pile as high as it is: its top tile face up, or its backs. */
function heap(tile: TileProps | null, count: number): Piece {
  return html`<span class="rw-heap" style=${`--count:${count}`} ?data-empty=${count === 0} aria-hidden="true">${tile ? tileFace(tile) : html`<span class="rw-down"></span>`}</span>`;
}
