// The last own turn once more: what would have gone, how, why not all, and whether it pays to wait.
import { html, nothing } from "lit-html";
import type { Piece } from "../../pages/parts";
import type { ReviewProps } from "../../types";
import { overFelt, shown, type Panel } from "../panel";

function list(about: string, lines: readonly string[], numbered: boolean): Piece {
  if (lines.length === 0) return nothing;
  const items = lines.map((each) => html`<li>${each}</li>`);
  return html`<p class="rw-muted">${about}</p>
    ${numbered ? html`<ol class="rw-steps">${items}</ol>` : html`<ul class="rw-steps">${items}</ul>`}`;
}

export const panel: Panel = {
  key: "review",
  order: 2,
  asked: true,
  title: (scene) => shown<ReviewProps>(scene, "review")?.title ?? null,
  piece(scene) {
    const review = shown<ReviewProps>(scene, "review");
    if (!review) return nothing;
    const { title, text, how, steps, why, stays, waiting } = review;
    const close = (): void => scene.hall.tell({ type: "review-off" });
    return overFelt(
      { type: "rw-advice rw-review", id: "rw-review-title", title, act: "review-off", close },
      scene,
      html`<p>${text}</p>
        ${list(how, steps, true)}${waiting ? html`<p>${waiting}</p>` : nothing}${list(why, stays, false)}`,
    );
  },
};
