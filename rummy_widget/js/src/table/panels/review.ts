// A review of the player's last turn: what could have been laid, how, why not more, and whether waiting was better.
import { html, nothing } from "lit-html";
import type { Piece } from "../../pages/parts";
import type { ReviewProps } from "../../types";
import { overFelt, dataOf, type Panel } from "../panel";

function list(about: string, lines: readonly string[], numbered: boolean): Piece {
  if (lines.length === 0) return nothing;
  const items = lines.map((each) => html`<li>${each}</li>`);
  return html`<p class="rw-muted">${about}</p>
    ${numbered ? html`<ol class="rw-steps">${items}</ol>` : html`<ul class="rw-steps">${items}</ul>`}`;
}

/** The panel "review": what more the player could have laid in the last turn. */
export const panel: Panel = {
  key: "review",
  order: 2,
  asked: true,
  title: (scene) => dataOf<ReviewProps>(scene, "review")?.title ?? null,
  piece(scene) {
    const review = dataOf<ReviewProps>(scene, "review");
    if (!review) return nothing;
    const { title, text, how, steps, why, stays, waiting } = review;
    const close = (): void => scene.host.tell({ type: "review-off" });
    return overFelt(
      { type: "rw-advice rw-review", id: "rw-review-title", title, act: "review-off", close },
      scene,
      html`<p>${text}</p>
        ${list(how, steps, true)}${waiting ? html`<p>${waiting}</p>` : nothing}${list(why, stays, false)}`,
    );
  },
};
