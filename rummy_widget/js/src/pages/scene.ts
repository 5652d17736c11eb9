// What lies on the table in an "act" step: the stacks of a deal, the stock, the Trump, the discards, the other players.
import { html, nothing, type TemplateResult } from "lit-html";
import { tileFace } from "../rack/tile";
import type { Lain, Pile, Scene, Stack } from "../scene-types";
import type { Tile } from "../types";
import type { Piece } from "./parts";

type Act = (move: string) => void;

/** The table of a step; whatever has a move is a button that makes it. */
export function sceneTable(scene: Scene, locked: boolean, act: Act): TemplateResult {
  const { stacks, piles, row, seats } = scene;
  const press = (move: string | null) => (event: MouseEvent): void => {
    if (move !== null && !locked && event.detail < 2) act(move); // the second click of a double one is meant for nothing
  };
  return html`<div class="rw-panel rw-scene" role="group" tabindex="-1" data-scene=${scene.kind} aria-label=${scene.label}>
    <p class="rw-scene-told">${scene.told.join(" ")}</p>
    ${stacks.length ? html`<ol class="rw-stacks" role="list">${stacks.map((each) => html`<li>${stack(each, press)}</li>`)}</ol>` : nothing}
    ${piles.length || row.length
      ? html`<div class="rw-scene-piles">
          ${piles.map((each) => pile(each, press))}
          ${row.length ? html`<ol class="rw-scene-row" role="list">${row.map((each) => html`<li>${lain(each, press)}</li>`)}</ol>` : nothing}
        </div>`
      : nothing}
    ${seats.length ? html`<ul class="rw-scene-seats" role="list">${seats.map(({ next, label }) => html`<li ?data-next=${next}>${label}</li>`)}</ul>` : nothing}
  </div>`;
}

/** Where the focus goes when what was pressed is gone: to the table, not to another move, or a key held down makes that too. */
export function afterMove(card: HTMLElement): HTMLElement | null {
  return card.querySelector<HTMLElement>('[data-act="next"].rw-ready') ?? card.querySelector<HTMLElement>(".rw-scene");
}

/** A stack stays a button for as long as it is there, so that the focus does too. */
function stack({ number, count, tile, note, move, label, hinted }: Stack, press: (move: string | null) => (event: MouseEvent) => void): TemplateResult {
  return html`<button type="button" class="rw-stack" data-stack=${number} data-move=${move ?? nothing} aria-label=${label} title=${label}
    aria-disabled=${move ? nothing : "true"} ?data-hinted=${hinted} ?data-gone=${count === 0} @click=${press(move)}>
    ${face(tile, count)}<b aria-hidden="true">${number}</b>${note === null ? nothing : html`<span class="rw-owner" aria-hidden="true">${note}</span>`}
  </button>`;
}

function pile({ key, tile, count, move, text, label, hinted }: Pile, press: (move: string | null) => (event: MouseEvent) => void): TemplateResult {
  const inside = html`${key === "stock" ? face(null, count === 0 ? 0 : 7) : face(tile, tile || key === "apart" ? 1 : 0)}
    <span class="rw-caption" aria-hidden="true">${text}${count === null || !move ? nothing : html` <small>(${count})</small>`}</span>`;
  if (!move) return html`<div class="rw-pile" data-pile=${key}><span class="rw-visually-hidden">${label}</span>${inside}</div>`;
  return html`<button type="button" class="rw-pile" data-pile=${key} data-move=${move} aria-label=${label} ?data-hinted=${hinted}
    @click=${press(move)}>${inside}</button>`;
}

function lain(each: Lain, press: (move: string | null) => (event: MouseEvent) => void): TemplateResult {
  const { tile, by, move, text, label } = each;
  if (move) return pile({ ...each, count: null }, press);
  return html`<span class="rw-lain" title=${label}><span class="rw-visually-hidden">${label}</span>${tile ? tileFace(tile) : nothing}
    <span class="rw-owner" aria-hidden="true">${by ?? text}</span></span>`;
}

/** A pile as high as it is: its top tile face up, or its backs. */
function face(tile: Tile | null, count: number): Piece {
  return html`<span class="rw-heap" style=${`--count:${count}`} ?data-empty=${count === 0} aria-hidden="true">${tile ? tileFace(tile) : html`<span class="rw-down"></span>`}</span>`;
}
