// The deal step by step, as with real tiles: a row of stacks, and what happens to them.
import { html, nothing, type TemplateResult } from "lit-html";
import { heading, type Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { DealShowProps, FeltProps, StackProps, TileProps } from "../types";
import { button, type Host } from "./tiles";
import { primaryButton } from "./turn";

const BACK = html`<span class="rw-back"></span>`;

/** Return whether the last step of the deal is shown. */
export const isDealt = ({ at, count }: DealShowProps): boolean => at >= count - 1;

/**
 * Return one step of the deal as the felt (the playing area) shows it: its number, a heading, and the stacks of tiles.
 * `level` is the level of the heading.
 */
export function dealShow(show: DealShowProps, host: Host, level: number): Piece {
  const { t } = host;
  const { at, count, felt } = show;
  return html`<section class="rw-deal" tabindex="-1" aria-labelledby="rw-deal-title">
    <p class="rw-where">${t("step-of", { number: at + 1, count })}</p>
    ${heading(level, "rw-title", t("table-deal-show"), "rw-deal-title")}
    ${towers(felt)}
  </section>`;
}

/**
 * Return the text and the buttons under the felt (the playing area) during a deal; `note` is shown under the text. If
 * `playing`, the deal goes on by itself and the main button skips it; otherwise the main button calls `next`.
 */
export function dealTools(show: DealShowProps, host: Host, note: Piece, playing: boolean, next: () => void): Piece {
  const { t, locked } = host;
  const last = isDealt(show);
  const skip = { act: "dealt", text: t("table-deal-skip"), why: null, press: () => host.tell({ type: "dealt" }) };
  const forward = { act: "deal-next", text: t(last ? "table-play" : "table-deal-next"), why: null, press: next };
  const beside = playing
    ? button(host, { type: "stage", index: show.at }, t("table-deal-steps"))
    : last
      ? nothing
      : button(host, { type: "dealt" }, t("table-deal-skip"));
  const text = html`<div class="rw-verdict-main"><p class="rw-goal">${show.text}</p>${note}</div>`;
  return html`<div class="rw-above"><div class="rw-verdict">${text}</div></div>
    <div class="rw-tools"><div class="rw-tools-group rw-tools-end">
      ${beside}
      ${primaryButton(playing ? skip : forward, locked)}
    </div></div>`;
}

/** Return the stacks as towers, with a thin strip for each tile. */
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
