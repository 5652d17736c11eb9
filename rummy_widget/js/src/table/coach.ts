// The coach: what it says of every tile that could be discarded.
import { html, nothing } from "lit-html";
import { heading, type Piece } from "../pages/parts";
import type { CoachProps } from "../types";
import { button, picture, type Hall } from "./tiles";

const FEW = 4; // rows to begin with

/** `lifted` is the name of the tile that is about to be discarded: its row is shown too, and marked. */
export function coachPanel(
  coach: CoachProps | null,
  hall: Hall,
  level: number,
  all: boolean,
  lifted: string | null,
  more: () => void,
): Piece {
  if (!coach) return nothing;
  const { t } = hall;
  const { head, rows } = coach;
  const own = (row: CoachProps["rows"][number]): boolean => row.chosen || row.tile.name === lifted;
  const shown = all ? rows : rows.filter((row, at) => at < FEW || row.best || own(row));
  return html`<section class="rw-panel rw-coach" tabindex="-1" aria-labelledby="rw-coach-title">
    <div class="rw-coach-head">${heading(level, "rw-chapter-title", coach.title, "rw-coach-title")}
      ${button(hall, { type: "coach-off" }, t("table-coach-close"), "rw-quiet")}</div>
    <p class="rw-coach-text">${coach.text}</p>
    ${
      rows.length === 0
        ? nothing
        : html`<table class="rw-table">
      <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
      <tbody>${shown.map(
        (row) => html`<tr ?data-best=${row.best} ?data-chosen=${own(row)}>
        <th scope="row"><div class="rw-coach-tile">${picture(row.tile)}<div>
          ${row.best ? html`<span class="rw-tag" data-best>${t("table-best")}</span>` : nothing}
          ${own(row) ? html`<span class="rw-tag">${t("table-chosen")}</span>` : nothing}
          <p class="rw-muted">${row.why}</p></div></div></th>
        ${row.cells.map((cell, at) => html`<td data-label=${head[at + 1] ?? ""}>${cell}</td>`)}
      </tr>`,
      )}</tbody>
    </table>`
    }
    ${
      shown.length < rows.length || all
        ? html`<button type="button" class="rw-quiet" data-act="coach-all" aria-expanded=${String(all)} @click=${more}>
          ${t(all ? "table-coach-fewer" : "table-coach-all", { count: rows.length })}</button>`
        : nothing
    }
  </section>`;
}
