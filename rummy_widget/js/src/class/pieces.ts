// Parts of several class pages: bar charts, the button for the projector size, the notice of an unreachable
// class.
import { html, nothing } from "lit-html";
import { button } from "../button";
import type { Frame } from "../frame";
import { heading, type Piece } from "../pages/parts";
import type { BarsProps, Message, Size } from "../types";

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

/**
 * Return a bar chart with the count of each bar and, if the exact value of a bar is known, a mark at that value.
 * `level` is the level of the chart's heading; `name` is the name by which tests find the chart.
 */
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

/**
 * Return the button that switches between normal and projector size. `now` is the current size; `tell` is called with
 * the message that asks Python for the other size.
 */
export function sizeButton(now: Size, { t, locked }: Frame, tell: (message: Message) => unknown): Piece {
  const size = now === "normal" ? "projector" : "normal";
  return button("size", t(`work-size-${size}`), () => tell({ type: "size", size }), { type: "rw-quiet", off: locked });
}

/**
 * Return the notice (`text`) that a class can't be reached, with a button that calls `retry` to try again; nothing if
 * `text` is empty.
 */
export const unreachablePiece = (text: string | null, { t, locked }: Frame, retry: () => unknown): Piece =>
  text
    ? html`<div class="rw-door-more"><p class="rw-problem" role="status" data-unreachable>${text}</p>
        ${button("again", t("retry"), retry, { off: locked })}</div>`
    : nothing;
