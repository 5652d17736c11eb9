// The latest moves.
import { html } from "lit-html";
import type { LogLineProps } from "../../types";
import { dataOf, type Panel } from "../panel";

/** The panel "log": the latest moves. */
export const panel: Panel = {
  key: "log",
  order: 2,
  title: (scene) => (dataOf(scene, "log") ? scene.host.t("table-log") : null),
  piece(scene) {
    const lines = dataOf<LogLineProps[]>(scene, "log") ?? [];
    return html`<ol class="rw-log" role="list">
      ${lines.map(({ text, mine }) => html`<li ?data-mine=${mine}>${text}</li>`)}
    </ol>`;
  },
};
