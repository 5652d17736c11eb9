// The deal as it is done with real tiles, one step at a time: a row of stacks, and what becomes of them.
import { html, nothing } from "lit-html";
import { heading, type Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { DealShow } from "../types";
import { button, type Hall } from "./tiles";

const ORDER = ["stacks", "trump", "find", "swap", "deal", "done"] as const;

export function dealShow(show: DealShow, hall: Hall, level: number, next: () => void): Piece {
  const { t, locked } = hall;
  const { steps, at } = show;
  const last = at >= steps.length - 1;
  const reached = (kind: (typeof ORDER)[number]): boolean => ORDER.indexOf(steps[at]?.kind ?? "done") >= ORDER.indexOf(kind);
  return html`<section class="rw-panel rw-deal" tabindex="-1" aria-labelledby="rw-deal-title">
    <p class="rw-where">${t("step-of", { number: at + 1, count: steps.length })}</p>
    ${heading(level, "rw-title", t("table-deal-show"), "rw-deal-title")}
    <p class="rw-goal">${steps[at]?.text ?? ""}</p>
    <div class="rw-stacks" aria-hidden="true">
      ${show.stacks.map((height, stack) => {
        const owner = reached("deal") ? show.dealt.find(({ stacks }) => stacks.includes(stack)) : undefined;
        const more = reached("swap") && stack === show.moved_to ? 1 : 0;
        const trump = reached("swap") && stack === show.trump_stack;
        return html`<div class="rw-stack" ?data-found=${reached("find") && !reached("deal") && stack === show.trump_stack} ?data-dealt=${!!owner}
          ?data-more=${more > 0 && !reached("deal")}>
          <span class="rw-heap">${trump ? tileFace(show.trump) : nothing}
            ${Array.from({ length: height + more - Number(trump) }, () => html`<i></i>`)}</span>
          <b>${stack + 1}</b><small>${owner?.seat ?? (reached("deal") ? "\u00a0" : height + more)}</small>
        </div>`;
      })}
      ${reached("swap") ? nothing : html`<div class="rw-stack rw-over"><span class="rw-heap">${reached("trump") ? tileFace(show.trump) : html`<span class="rw-back"></span>`}</span></div>`}
    </div>
    <div class="rw-setup-ways">
      <button type="button" class="rw-button rw-primary rw-large" data-act="deal-next" aria-disabled=${locked ? "true" : nothing} @click=${next}>
        ${t(last ? "table-play" : "table-deal-next")}</button>
      ${last ? nothing : button(hall, { type: "dealt" }, t("table-deal-skip"), "rw-button rw-large")}
    </div>
  </section>`;
}
