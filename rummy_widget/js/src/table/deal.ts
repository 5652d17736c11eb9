// The deal as it is done with real tiles, one step at a time: a row of stacks, and what becomes of them.
import { html, nothing } from "lit-html";
import { towers } from "../felt/towers";
import { heading, type Piece } from "../pages/parts";
import type { DealShowProps } from "../types";
import { button, type Hall } from "./tiles";
import { primaryButton } from "./turn";

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
