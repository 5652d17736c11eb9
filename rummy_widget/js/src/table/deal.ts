// The deal as it is done with real tiles, one step at a time: a row of stacks, and what becomes of them.
import { html, nothing } from "lit-html";
import { towers } from "../felt/towers";
import { heading, type Piece } from "../pages/parts";
import type { DealShow } from "../types";
import { button, type Hall } from "./tiles";

/** Whether nothing is left to be shown. */
export const dealt = ({ at, count }: DealShow): boolean => at >= count - 1;

export function dealShow(show: DealShow, hall: Hall, level: number, next: () => void): Piece {
  const { t, locked } = hall;
  const { at, count, text, felt } = show;
  const last = dealt(show);
  return html`<section class="rw-panel rw-deal" tabindex="-1" aria-labelledby="rw-deal-title">
    <p class="rw-where">${t("step-of", { number: at + 1, count })}</p>
    ${heading(level, "rw-title", t("table-deal-show"), "rw-deal-title")}
    <p class="rw-goal">${text}</p>
    ${towers(felt)}
    <div class="rw-setup-ways">
      <button type="button" class="rw-button rw-primary rw-large" data-act="deal-next" aria-disabled=${locked ? "true" : nothing} @click=${next}>
        ${t(last ? "table-play" : "table-deal-next")}</button>
      ${last ? nothing : button(hall, { type: "dealt" }, t("table-deal-skip"), "rw-button rw-large")}
    </div>
  </section>`;
}
