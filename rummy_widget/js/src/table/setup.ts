// The set-up: who plays, at which price, by which house rules.
import { html, nothing } from "lit-html";
import { heading, uid, type Piece } from "../pages/parts";
import type { Setup, SetupField } from "../types";
import { chip, type Hall } from "./tiles";

export class SetupForm {
  private readonly id = uid();

  /** `token` is that of a game to go back to. */
  piece(setup: Setup, hall: Hall, level: number, token: string | null): Piece {
    const { t, locked } = hall;
    const give = (key: string, value: string): void => hall.tell({ type: "setup", key, value });
    const submit = (event: Event): void => {
      event.preventDefault();
      // Enter in a field means what stands there, too.
      for (const field of (event.target as HTMLElement).querySelectorAll<HTMLInputElement>("input")) {
        const known = setup.fields.find(({ key }) => key === field.name);
        if (known && known.value !== field.value) give(field.name, field.value);
      }
      hall.tell({ type: "deal" });
    };
    return html`<form class="rw-panel rw-setup" @submit=${submit} novalidate>
      ${heading(level, "rw-title", t("table-setup"))}
      <div class="rw-settings">${setup.fields.map((field) => this.field(field, locked, give))}</div>
      ${setup.error ? html`<p class="rw-problem">${setup.error}</p>` : nothing}
      <details class="rw-house">
        <summary>${t("table-house")}</summary>
        <div class="rw-settings">${setup.house.map((field) => this.field(field, locked, give))}</div>
      </details>
      <div class="rw-setup-ways">
        <button type="submit" class="rw-button rw-primary rw-large" data-act="deal" aria-disabled=${locked ? "true" : nothing}>${t("table-deal")}</button>
        ${setup.can_resume && token
          ? html`<button type="button" class="rw-button rw-large" data-act="resume" aria-disabled=${locked ? "true" : nothing}
              @click=${() => hall.tell({ type: "resume", token })}>${t("table-resume")}</button>`
          : nothing}
      </div>
    </form>`;
  }

  /** What may be set while a game goes on. */
  during(setup: Setup, hall: Hall): Piece {
    const give = (key: string, value: string): void => hall.tell({ type: "setup", key, value });
    const fields = setup.fields.filter(({ key }) => key === "speed" || key === "practice");
    return html`<details class="rw-panel rw-aside"><summary>${hall.t("table-during")}</summary>
      <div class="rw-settings">${fields.map((field) => this.field(field, hall.locked, give))}</div></details>`;
  }

  private field(field: SetupField, locked: boolean, give: (key: string, value: string) => void): Piece {
    const { key, label, kind, value, options = [], clause } = field;
    if (field.hidden) return nothing;
    const id = `${this.id}-${key}`;
    const about = options.find((each) => each.key === value)?.about ?? field.about;
    const changed = (event: Event): void => {
      const to = (event.target as HTMLInputElement).value;
      if (to !== value) give(key, to);
    };
    const note = about ? html`<p class="rw-muted" id=${`${id}-about`}>${about}</p>` : nothing;
    const described = about ? `${id}-about` : nothing;
    return html`<div class="rw-setting">
      <span class="rw-setting-name"><label for=${id}>${label}</label>${chip(clause)}</span>
      ${kind === "text"
        ? html`<input class="rw-field" id=${id} name=${key} autocomplete="off" spellcheck="false" maxlength="60" .value=${value}
            aria-describedby=${described} ?readonly=${locked} @change=${changed} />`
        : html`<select class="rw-field" id=${id} name=${key} aria-describedby=${described} ?disabled=${locked} .value=${value} @change=${changed}>
            ${options.map((each) => html`<option value=${each.key} ?selected=${each.key === value}>${each.text}</option>`)}
          </select>`}
      ${note}
    </div>`;
  }
}
