// The last own turn once more: what would have gone, how, why not all, and whether it pays to wait.
import { html, nothing } from "lit-html";
import { heading, type Piece } from "../pages/parts";
import { button, type Hall } from "../table/tiles";
import type { ReviewProps } from "../types";

export function reviewPanel(
  { title, text, how, steps, why, stays, waiting }: ReviewProps,
  hall: Hall,
  level: number,
): Piece {
  const list = (about: string, lines: readonly string[], numbered: boolean): Piece => {
    if (lines.length === 0) return nothing;
    const items = lines.map((each) => html`<li>${each}</li>`);
    return html`<p class="rw-muted">${about}</p>${numbered ? html`<ol class="rw-steps">${items}</ol>` : html`<ul class="rw-steps">${items}</ul>`}`;
  };
  return html`<section class="rw-panel rw-advice rw-review" tabindex="-1" aria-labelledby="rw-review-title" @keydown=${(
    event: KeyboardEvent,
  ) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    hall.tell({ type: "review-off" });
  }}>
    <div class="rw-coach-head">${heading(level, "rw-chapter-title", title, "rw-review-title")}
      ${button(hall, { type: "review-off" }, hall.t("table-coach-close"), "rw-quiet")}</div>
    <p>${text}</p>
    ${list(how, steps, true)}${waiting ? html`<p>${waiting}</p>` : nothing}${list(why, stays, false)}
  </section>`;
}
