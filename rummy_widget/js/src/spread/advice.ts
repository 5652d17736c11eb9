// What can be laid, told in grades, each asked for by a press: how many tiles, with which, which melds, the steps.
import { html, nothing } from "lit-html";
import { heading, type Piece } from "../pages/parts";
import { button, pictures, type Hall } from "../table/tiles";
import type { AdviceProps } from "../types";

/** `weigh` is what the button says that tells of the discards. */
export function advicePanel(advice: AdviceProps, hall: Hall, level: number, weigh: string | null): Piece {
  const { t } = hall;
  const { text, melds, steps, more, play, waiting } = advice;
  return html`<section class="rw-panel rw-advice" tabindex="-1" aria-labelledby="rw-advice-title" @keydown=${(
    event: KeyboardEvent,
  ) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    hall.tell({ type: "advise-off" });
  }}>
    <div class="rw-coach-head">${heading(level, "rw-chapter-title", t("spread-advice"), "rw-advice-title")}
      ${button(hall, { type: "advise-off" }, t("table-coach-close"), "rw-quiet")}</div>
    <p>${text}</p>
    ${melds.length === 0 ? nothing : html`<ul class="rw-closed" role="list" aria-label=${t("spread-advice")}>${melds.map((tiles) => html`<li>${pictures(tiles, "table-tiles", t)}</li>`)}</ul>`}
    ${steps.length === 0 ? nothing : html`<ol class="rw-steps">${steps.map((each) => html`<li>${each}</li>`)}</ol>`}
    ${waiting ? html`<p class="rw-muted">${waiting}</p>` : nothing}
    ${
      more || play || weigh
        ? html`<p class="rw-advice-ways">
      ${more ? button(hall, { type: "advise" }, more, "rw-button rw-small") : nothing}
      ${play ? button(hall, { type: "step" }, play, "rw-button rw-small") : nothing}
      ${weigh ? button(hall, { type: "coach" }, weigh, "rw-button rw-small") : nothing}</p>`
        : nothing
    }
  </section>`;
}
