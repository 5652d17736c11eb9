// The stacks of a deal as towers, to be looked at: each tile is a slip, what is told of them is said beside.
import { html, nothing, type TemplateResult } from "lit-html";
import { tileFace } from "../rack/tile";
import type { FeltProps, StackProps, TileProps } from "../types";

export function towers({ stacks, piles, seats }: FeltProps): TemplateResult {
  const own = seats.find(({ you }) => you)?.name;
  const apart = piles.map(
    ({ tile }) =>
      html`<div class="rw-tower rw-over"><span class="rw-slips">${tile ? tileFace(tile) : BACK}</span></div>`,
  );
  const dealt = stacks.map((each) => tower(each, each.dealt && each.note === own));
  return html`<div class="rw-towers" aria-hidden="true">${dealt}${apart}</div>`;
}

const BACK = html`<span class="rw-back"></span>`;

function tower({ number, count, tile, note, marked, dealt }: StackProps, own: boolean): TemplateResult {
  return html`<div
    class="rw-tower"
    data-count=${count}
    ?data-own=${own}
    ?data-marked=${marked}
    ?data-dealt=${dealt}
  >${slips(tile, count)}<b>${number}</b><small>${note ?? "\u00a0"}</small></div>`;
}

function slips(tile: TileProps | null, count: number): TemplateResult {
  const lines = Array.from({ length: count - (tile ? 1 : 0) }, () => html`<i></i>`);
  return html`<span class="rw-slips">${tile ? tileFace(tile) : nothing}${lines}</span>`;
}
