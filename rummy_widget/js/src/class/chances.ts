// A rack beside its chances: tiles are arranged, or exchanged for others, and the numbers follow.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import { cardLevel, heading, uid, type Piece } from "../pages/parts";
import { RackView } from "../rack/rack";
import { tileFace } from "../rack/tile";

import { teller, type Teller } from "../tell";
import type { ChancesState, OptionProps } from "../types";

class ChancesPage implements View {
  private readonly frame: Frame;
  private readonly rack: RackView;
  private readonly id = uid();
  private away = "";
  private by = "";
  private readonly told: Teller;

  constructor(frame: Frame) {
    this.frame = frame;
    this.told = teller(frame, () => this.update());
    const { client, t } = frame;
    this.rack = new RackView({ t, send: (message) => client.send(message), announce: (text) => frame.announce(text) });
  }

  destroy(): void {
    this.rack.destroy();
  }

  update(): void {
    const { frame } = this;
    const { t } = frame;
    const { rack, chances } = frame.client.state<ChancesState>();
    const level = cardLevel(frame.root);
    render(
      html`<section class="rw-chances" data-size=${rack.size} aria-labelledby=${`${this.id}-title`}>
        ${heading(level, "rw-title", t("chance-title"), `${this.id}-title`)}
        ${this.rack.element} ${this.swap(chances.swap)}
        <div class="rw-chances-sides rw-panel">
          ${chances.note ? html`<p class="rw-muted" data-note>${chances.note}</p>` : nothing}
          <dl class="rw-numbers">${chances.lines.map(
            ({ key, text, value }) => html`<div data-line=${key}><dt>${text}</dt><dd>${value}</dd></div>`,
          )}</dl>
          ${
            chances.outs.length
              ? html`<div>${heading(level + 1, "rw-chances-name", t("chance-outs-title"))}<ul class="rw-chances-outs"
                role="list">${chances.outs.map(
                  ({ tile, text }) =>
                    html`<li><span class="rw-pic" aria-hidden="true">${tileFace(tile)}</span> ${text}</li>`,
                )}${chances.more ? html`<li class="rw-muted">${chances.more}</li>` : nothing}</ul></div>`
              : nothing
          }
          ${
            chances.draws.length
              ? html`<div>${heading(level + 1, "rw-chances-name", t("chance-draws-title"))}<ul class="rw-chances-draws"
                role="list">${chances.draws.map(
                  ({ text, chance, part }) =>
                    html`<li><span>${text}</span> <b>${chance}</b><meter max="1" value=${part}
                      aria-hidden="true"></meter></li>`,
                )}</ul></div>`
              : nothing
          }
        </div>
      </section>`,
      frame.body,
    );
    this.rack.update(rack, { locked: frame.locked });
  }

  private swap({ away, by }: { away: OptionProps[]; by: OptionProps[] }): Piece {
    const { t, locked } = this.frame;
    this.away = away.some(({ key }) => key === this.away) ? this.away : (away[0]?.key ?? "");
    this.by = by.some(({ key }) => key === this.by) ? this.by : (by[0]?.key ?? "");
    const submit = (event: Event): void => {
      event.preventDefault();
      void this.told.tell({ type: "swap", away: this.away, by: this.by });
    };
    const pick = (name: "away" | "by", options: OptionProps[]): Piece => html`<p class="rw-setting">
      <label for=${`${this.id}-${name}`}>${t(`chance-${name}`)}</label>
      <select class="rw-field" id=${`${this.id}-${name}`} name=${name} ?disabled=${locked}
        @change=${(event: Event) => (this[name] = (event.target as HTMLSelectElement).value)}>
        ${options.map(({ key, text }) => html`<option value=${key} ?selected=${key === this[name]}>${text}</option>`)}
      </select>
    </p>`;
    return html`<form class="rw-door-fields" @submit=${submit} novalidate>${pick("away", away)} ${pick("by", by)}
        <button type="submit" class="rw-button" data-act="swap"
          aria-disabled=${locked ? "true" : nothing}>${t("chance-swap")}</button>
      </form>
      ${this.told.problem ? html`<p class="rw-problem" data-problem>${this.told.problem}</p>` : nothing}`;
  }
}

export const chancesView = (frame: Frame): View => new ChancesPage(frame);
