// The view "chances": a rack, and the chances of closing with it, which are updated as tiles are moved or exchanged.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import { cardLevel, heading, uniqueId, type Piece } from "../pages/parts";
import { problemNote } from "../pages/verdict";
import { rackIn } from "../rack/rack";
import { tileFace } from "../rack/tile";
import { makeSender } from "../sender";
import type { ChancesState, OptionProps } from "../types";

/** Open the view "chances": a rack, and the chances of closing (ending the round) with it. */
export function chancesView(frame: Frame): View {
  const { t } = frame;
  const sender = makeSender(frame, update);
  const rack = rackIn(frame);
  const id = uniqueId();
  const chosen = { given: "", received: "" };

  function update(): void {
    const { rack: state, chances } = frame.client.state<ChancesState>();
    const level = cardLevel(frame.root);
    const list = (name: "outs" | "draws", items: readonly Piece[]): Piece =>
      items.length
        ? html`<div>${heading(level + 1, "rw-chances-name", t(`chance-${name}-title`))}<ul
            class=${`rw-chances-${name}`} role="list">${items}</ul></div>`
        : nothing;
    const outs = chances.outs.map(
      ({ tile, text }) => html`<li><span class="rw-pic" aria-hidden="true">${tileFace(tile)}</span> ${text}</li>`,
    );
    const more = chances.outs.length && chances.more ? [html`<li class="rw-muted">${chances.more}</li>`] : [];
    const draws = chances.draws.map(
      ({ text, chance, part }) => html`<li><span>${text}</span> <b>${chance}</b><meter max="1" value=${part}
        aria-hidden="true"></meter></li>`,
    );
    render(
      html`<section class="rw-chances" data-size=${state.size} aria-labelledby=${`${id}-title`}>
        ${heading(level, "rw-title", t("chance-title"), `${id}-title`)}
        ${rack.element} ${swap(chances.swap)}
        <div class="rw-chances-sides rw-panel">
          ${chances.note ? html`<p class="rw-muted" data-note>${chances.note}</p>` : nothing}
          <dl class="rw-numbers">${chances.lines.map(
            ({ key, text, value }) => html`<div data-line=${key}><dt>${text}</dt><dd>${value}</dd></div>`,
          )}</dl>
          ${list("outs", [...outs, ...more])} ${list("draws", draws)}
        </div>
      </section>`,
      frame.body,
    );
    rack.update(state, { locked: frame.locked });
  }

  function swap(options: Record<"given" | "received", OptionProps[]>): Piece {
    const { locked } = frame;
    const submit = (event: Event): void => {
      event.preventDefault();
      void sender.send({ type: "swap", ...chosen });
    };
    const pick = (name: "given" | "received"): Piece => {
      const all = options[name];
      if (!all.some(({ key }) => key === chosen[name])) chosen[name] = all[0]?.key ?? "";
      return html`<p class="rw-setting">
        <label for=${`${id}-${name}`}>${t(`chance-${name}`)}</label>
        <select class="rw-field" id=${`${id}-${name}`} name=${name} ?disabled=${locked}
          @change=${(event: Event) => (chosen[name] = (event.target as HTMLSelectElement).value)}>
          ${all.map(({ key, text }) => html`<option value=${key} ?selected=${key === chosen[name]}>${text}</option>`)}
        </select>
      </p>`;
    };
    return html`<form class="rw-door-fields" @submit=${submit} novalidate>${pick("given")} ${pick("received")}
        <button type="submit" class="rw-button" data-act="swap"
          aria-disabled=${locked ? "true" : nothing}>${t("chance-swap")}</button>
      </form>
      ${problemNote(sender.problem)}`;
  }

  return { update, destroy: () => rack.destroy() };
}
