// Plain tables.
import { html, nothing } from "lit-html";
import type { RowsProps } from "../types";
import type { Piece } from "./parts";

/** Return a table whose cells are strings. If `quiet`, its title is read aloud but not shown. */
export function tablePiece({ title, head, rows, note }: RowsProps, quiet: boolean): Piece {
  return html`<div class="rw-table-box">
    <table class="rw-table">
      ${title ? html`<caption class=${quiet ? "rw-visually-hidden" : nothing}>${title}</caption>` : nothing}
      <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
      <tbody>
        ${rows.map(([first, ...rest]) => {
          const cells = rest.map((cell, at) => html`<td data-label=${head[at + 1] ?? ""}>${cell}</td>`);
          return html`<tr><th scope="row">${first}</th>${cells}</tr>`;
        })}
      </tbody>
    </table>
    ${note ? html`<p class="rw-muted rw-table-note">${note}</p>` : nothing}
  </div>`;
}
