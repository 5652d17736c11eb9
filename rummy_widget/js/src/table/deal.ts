// The deal as it is done with real tiles, one step at a time: a row of stacks, and what becomes of them.
import { html, nothing, type TemplateResult } from "lit-html";
import { heading, type Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { DealShowProps, FeltProps, StackProps, TileProps } from "../types";
import { button, type Hall } from "./tiles";
import { primaryButton } from "./turn";

const BACK = html`<span class="rw-back"></span>`;

/** Whether nothing is left to be shown. */
export const dealt = ({ at, count }: DealShowProps): boolean => at >= count - 1;

export function dealShow(show: DealShowProps, hall: Hall, level: number): Piece {
  const { t } = hall;
  const { at, count, felt } = show;
  return html`<section class="rw-deal" tabindex="-1" aria-labelledby="rw-deal-title">
    <p class="rw-where">${t("step-of", { number: at + 1, count })}</p>
    ${heading(level, "rw-title", t("table-deal-show"), "rw-deal-title")}
    ${towers(felt)}
  </section>`;
}

/** Under the felt: what is done in this step, and the ways on. `runs`: by itself. */
export function dealTools(show: DealShowProps, hall: Hall, note: Piece, runs: boolean, next: () => void): Piece {
  const { t, locked } = hall;
  const last = dealt(show);
  const skip = { act: "dealt", text: t("table-deal-skip"), why: null, press: () => hall.tell({ type: "dealt" }) };
  const on = { act: "deal-next", text: t(last ? "table-play" : "table-deal-next"), why: null, press: next };
  const beside = runs
    ? button(hall, { type: "stage", index: show.at }, t("table-deal-steps"))
    : last
      ? nothing
      : button(hall, { type: "dealt" }, t("table-deal-skip"));
  const said = html`<div class="rw-verdict-main"><p class="rw-goal">${show.text}</p>${note}</div>`;
  return html`<div class="rw-above"><div class="rw-verdict">${said}</div></div>
    <div class="rw-tools"><div class="rw-tools-group rw-tools-end">
      ${beside}
      ${primaryButton(runs ? skip : on, locked)}
    </div></div>`;
}

/** Its stacks as towers, to be looked at: each tile is a slip, what is told of them is said beside. */
function towers({ stacks, piles, seats }: FeltProps): TemplateResult {
  const own = seats.find(({ you }) => you)?.name;
  const apart = piles.map(
    ({ tile }) =>
      html`<div class="rw-tower rw-over"><span class="rw-slips">${tile ? tileFace(tile) : BACK}</span></div>`,
  );
  const dealt = stacks.map((each) => tower(each, each.dealt && each.note === own));
  return html`<div class="rw-towers" aria-hidden="true">${dealt}${apart}</div>`;
}

function tower({ number, count, tile, note, marked, dealt }: StackProps, own: boolean): TemplateResult {
  return html`<div class="rw-tower" data-count=${count} ?data-own=${own} ?data-marked=${marked}
    ?data-dealt=${dealt}>${slips(tile, count)}<b>${number}</b><small>${note ?? "\u00a0"}</small></div>`;
}

function slips(tile: TileProps | null, count: number): TemplateResult {
  const lines = Array.from({ length: count - (tile ? 1 : 0) }, () => html`<i></i>`);
  return html`<span class="rw-slips">${tile ? tileFace(tile) : nothing}${lines}</span>`;
}
