// How many there are of each, as bars: numbers beside them, and a mark where one should come near.
import { html, nothing } from "lit-html";
import { heading, type Piece } from "../pages/parts";
import type { BarsProps } from "../types";

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

export function barsPiece({ title, text, bars }: BarsProps, level: number, name: string): Piece {
  return html`<section class="rw-bars" data-bars=${name}>
    ${heading(level, "rw-bars-title", title)}
    <p class="rw-muted">${text}</p>
    <dl>${bars.map(
      (bar) => html`<div data-bar=${bar.key} ?data-good=${bar.good}>
        <dt>${bar.text}</dt>
        <dd><span class="rw-tally" aria-hidden="true"><i style="inline-size: ${percent(bar.part)}"></i>${
          bar.exact === null ? nothing : html`<b style="inset-inline-start: ${percent(bar.exact)}"></b>`
        }</span><span class="rw-tally-count">${bar.count}</span></dd>
      </div>`,
    )}</dl>
  </section>`;
}
