// The last moves.
import { html } from "lit-html";
import type { LogLineProps } from "../../types";
import { shown, type Panel } from "../panel";

export const panel: Panel = {
  key: "log",
  order: 2,
  title: (scene) => (shown(scene, "log") ? scene.hall.t("table-log") : null),
  piece(scene) {
    const lines = shown<LogLineProps[]>(scene, "log") ?? [];
    return html`<ol class="rw-log" role="list">
      ${lines.map(({ text, mine }) => html`<li ?data-mine=${mine}>${text}</li>`)}
    </ol>`;
  },
};
