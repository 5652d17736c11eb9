// What several pages of a class have: bars, and the button that makes all large for the projector, and back.
import { html, nothing } from "lit-html";
import { button } from "../button";
import type { Frame } from "../frame";
import { heading, type Piece } from "../pages/parts";
import type { BarsProps, Message, Size } from "../types";

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

/** How many there are of each, as bars: numbers beside them, and a mark where one should come near. */
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

export function sizeButton(now: Size, { t, locked }: Frame, tell: (message: Message) => unknown): Piece {
  const size = now === "normal" ? "projector" : "normal";
  return button("size", t(`work-size-${size}`), () => tell({ type: "size", size }), { type: "rw-quiet", off: locked });
}

/** Where a class is out of reach: that it is, and the way to try again. */
export const unreachablePiece = (said: string | null, { t, locked }: Frame, again: () => unknown): Piece =>
  said
    ? html`<div class="rw-door-more"><p class="rw-problem" role="status" data-unreachable>${said}</p>
        ${button("again", t("retry"), again, { off: locked })}</div>`
    : nothing;
