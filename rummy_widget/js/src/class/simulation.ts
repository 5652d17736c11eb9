// Racks dealt again and again: how far it is, what was found so far, and the band as it narrows.
import { html, nothing, render, svg } from "lit-html";
import type { Frame, View } from "../frame";
import { cardLevel, heading, uid, type Piece } from "../pages/parts";
import { setting } from "../table/setting";
import { teller, type Teller } from "../tell";
import type { ChartProps, SimulationState } from "../types";

const WIDE = 600;
const HIGH = 160;

class SimulationCard implements View {
  private readonly frame: Frame;
  private readonly id = uid();
  private readonly told: Teller;

  constructor(frame: Frame) {
    this.frame = frame;
    this.told = teller(frame, () => this.update());
  }

  update(): void {
    const { frame } = this;
    const { t, locked } = frame;
    const { title, about, fields, running, part, told, over, rows, chart } = frame.client.state<SimulationState>();
    const act = running ? "stop" : "start";
    const name = running ? t("sim-stop") : over ? t("sim-again") : part > 0 ? t("sim-go-on") : t("sim-start");
    render(
      html`<section class="rw-class rw-sim rw-panel" aria-labelledby=${`${this.id}-title`} ?data-running=${running}>
        ${heading(cardLevel(frame.root), "rw-title", title, `${this.id}-title`)}
        <p class="rw-muted">${about}</p>
        <div class="rw-settings">${fields.map((field) =>
          setting(
            field,
            this.id,
            locked || running,
            (key, value) => void this.told.tell({ type: "setup", key, value }),
          ),
        )}</div>
        ${this.told.problem ? html`<p class="rw-problem" data-problem>${this.told.problem}</p>` : nothing}
        <div class="rw-sim-way">
          <button type="button" class="rw-button rw-primary" data-act=${act} aria-disabled=${locked ? "true" : nothing}
            @click=${() => void this.told.tell({ type: act })}>${name}</button>
          <progress max="1" .value=${part} aria-label=${t("sim-progress")} aria-valuetext=${told}></progress>
          <span class="rw-muted" data-told>${told}</span>
        </div>
        ${rows.length ? this.table(rows) : nothing} ${chart ? this.chart(chart) : nothing}
      </section>`,
      frame.body,
    );
  }

  private table(rows: SimulationState["rows"]): Piece {
    const { t } = this.frame;
    return html`<div class="rw-sim-table" tabindex="0" role="group" aria-labelledby=${`${this.id}-title`}><table>
      <thead><tr><th scope="col">${t("sim-column-what")}</th><th scope="col">${t("sim-column-count")}</th><th
        scope="col">${t("sim-column-estimate")}</th><th scope="col">${t("sim-column-band")}</th></tr></thead>
      <tbody>${rows.map(
        ({
          text,
          count,
          estimate,
          band,
          exact,
        }) => html`<tr><th scope="row">${text}</th><td>${count}</td><td data-estimate>${estimate}</td>
          <td>${band}${exact ? html`<br /><span class="rw-muted">${exact}</span>` : nothing}</td></tr>`,
      )}</tbody>
    </table></div>`;
  }

  private chart({ points, low, high, told }: ChartProps): Piece {
    const { t } = this.frame;
    const at = (x: number, y: number): string => `${(x * WIDE).toFixed(1)},${((1 - y) * HIGH).toFixed(1)}`;
    const band = [
      ...points.map((each) => at(each.x, each.high)),
      ...points.toReversed().map((each) => at(each.x, each.low)),
    ].join(" ");
    return html`<figure class="rw-sim-chart">
      <figcaption class="rw-muted">${t("sim-chart")}</figcaption>
      <div class="rw-sim-scale" aria-hidden="true"><span>${high}</span><span>${low}</span></div>
      <svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        ${svg`<polygon points=${band} /><polyline points=${points.map((each) => at(each.x, each.chance)).join(" ")} />`}
      </svg>
      <ol class="rw-visually-hidden">${told.map((each) => html`<li>${each}</li>`)}</ol>
    </figure>`;
  }
}

export const simulationView = (frame: Frame): View => new SimulationCard(frame);
