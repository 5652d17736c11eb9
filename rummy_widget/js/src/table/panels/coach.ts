// The coach's comments on every possible discard.
import { html, nothing } from "lit-html";
import { button } from "../../button";
import type { Piece } from "../../pages/parts";
import type { CoachProps, CoachRowProps } from "../../types";
import type { Words } from "../../words";
import { overFelt, dataOf, type Panel } from "../panel";
import { picture } from "../tiles";

const FEW = 4; // rows to begin with

function row(each: CoachRowProps, own: boolean, head: readonly string[], t: Words): Piece {
  return html`<tr ?data-best=${each.best} ?data-chosen=${own}>
    <th scope="row"><div class="rw-coach-tile">${picture(each.tile)}<div>
      ${each.best ? html`<span class="rw-tag" data-best>${t("table-best")}</span>` : nothing}
      ${own ? html`<span class="rw-tag">${t("table-chosen")}</span>` : nothing}
      <p class="rw-muted">${each.why}</p></div></div></th>
    ${each.cells.map((cell, at) => html`<td data-label=${head[at + 1] ?? ""}>${cell}</td>`)}
  </tr>`;
}

/**
 * The panel "coach": a rating of every possible discard, in numbers (such as the chance to complete the hand with the
 * next draw) and in the coach's words.
 */
export const panel: Panel = {
  key: "coach",
  order: 1,
  asked: true,
  title: (scene) => dataOf<CoachProps>(scene, "coach")?.title ?? null,
  piece(scene) {
    const coach = dataOf<CoachProps>(scene, "coach");
    if (!coach) return nothing;
    const { host, lifted, unfolded, redraw } = scene;
    const all = unfolded.has("coach");
    const { t } = host;
    const { title, text, head, rows } = coach;
    const isOwn = (each: CoachRowProps): boolean => each.chosen || each.tile.name === lifted;
    const visible = all ? rows : rows.filter((each, at) => at < FEW || each.best || isOwn(each));
    const words = t(all ? "table-coach-fewer" : "table-coach-all", { count: rows.length });
    const table = html`<table class="rw-table">
      <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
      <tbody>${visible.map((each) => row(each, isOwn(each), head, t))}</tbody>
    </table>`;
    const folded = visible.length < rows.length || all;
    const close = (): void => host.tell({ type: "coach-off" });
    const more = (): void => {
      if (!unfolded.delete("coach")) unfolded.add("coach");
      redraw();
    };
    return overFelt(
      { type: "rw-coach", id: "rw-coach-title", title, act: "coach-off", close },
      scene,
      html`<p class="rw-coach-text">${text}</p>${rows.length ? table : nothing}
        ${folded ? button("coach-all", words, more, { type: "rw-quiet", expanded: all }) : nothing}`,
    );
  },
};
