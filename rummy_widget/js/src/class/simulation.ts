// The view "simulation": racks dealt again and again, with the progress, the counts so far and a chart of the
// estimate.
import { html, nothing, render, svg } from "lit-html";
import { button, PRIMARY } from "../button";
import type { Frame, View } from "../frame";
import { cardLevel, heading, uniqueId, type Piece } from "../pages/parts";
import { problemNote } from "../pages/verdict";
import { settings } from "../table/setting";
import { makeSender } from "../sender";
import type { ChartProps, SimulationState } from "../types";

const WIDE = 600;
const HIGH = 160;

/**
 * Open the view "simulation", which deals many random racks to estimate a chance, and shows the estimates in a table
 * and a chart.
 */
export function simulationView(frame: Frame): View {
  const { t } = frame;
  const id = uniqueId();
  const sender = makeSender(frame, update);

  function update(): void {
    const state = frame.client.state<SimulationState>();
    const { title, about, fields, running, part, over, rows, chart } = state;
    const act = running ? "stop" : "start";
    const name = running ? t("sim-stop") : over ? t("sim-again") : part > 0 ? t("sim-go-on") : t("sim-start");
    const press = (): unknown => sender.send({ type: act });
    render(
      html`<section class="rw-class rw-sim rw-panel" aria-labelledby=${`${id}-title`} ?data-running=${running}>
        ${heading(cardLevel(frame.root), "rw-title", title, `${id}-title`)}
        <p class="rw-muted">${about}</p>
        ${settings(fields, id, frame.locked || running, sender.setValue)}
        ${problemNote(sender.problem)}
        <div class="rw-sim-way">
          ${button(act, name, press, { type: PRIMARY, off: frame.locked })}
          <progress max="1" .value=${part} aria-label=${t("sim-progress")} aria-valuetext=${state.dealt}></progress>
          <span class="rw-muted" data-told>${state.dealt}</span>
        </div>
        ${rows.length ? table(rows) : nothing} ${chart ? chartPiece(chart, t("sim-chart")) : nothing}
      </section>`,
      frame.body,
    );
  }

  function table(rows: SimulationState["rows"]): Piece {
    const heads = ["what", "count", "estimate", "band"].map(
      (each) => html`<th scope="col">${t(`sim-column-${each}`)}</th>`,
    );
    const lines = rows.map(
      (each) => html`<tr><th scope="row">${each.text}</th><td>${each.count}</td><td data-estimate>${each.estimate}</td>
        <td>${each.band}${each.exact ? html`<br /><span class="rw-muted">${each.exact}</span>` : nothing}</td></tr>`,
    );
    return html`<div class="rw-sim-table" tabindex="0" role="group" aria-labelledby=${`${id}-title`}>
      <table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>`;
  }

  return { update };
}

/** Return the chart of an estimate and its confidence interval, which narrows as racks are dealt. */
function chartPiece({ points, low, high, texts }: ChartProps, caption: string): Piece {
  const at = (x: number, y: number): string => `${(x * WIDE).toFixed(1)},${((1 - y) * HIGH).toFixed(1)}`;
  const upper = points.map((each) => at(each.x, each.high));
  const lower = points.map((each) => at(each.x, each.low)).reverse();
  const middle = points.map((each) => at(each.x, each.chance));
  return html`<figure class="rw-sim-chart">
    <figcaption class="rw-muted">${caption}</figcaption>
    <div class="rw-sim-scale" aria-hidden="true"><span>${high}</span><span>${low}</span></div>
    <svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      ${svg`<polygon points=${[...upper, ...lower].join(" ")} /><polyline points=${middle.join(" ")} />`}
    </svg>
    <ol class="rw-visually-hidden">${texts.map((each) => html`<li>${each}</li>`)}</ol>
  </figure>`;
}
