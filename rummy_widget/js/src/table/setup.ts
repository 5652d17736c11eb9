// The set-up: who plays, at which price, by which house rules.
import { html, nothing } from "lit-html";
import { heading, uid, type Piece } from "../pages/parts";
import type { Setup } from "../types";
import { setting } from "./setting";
import { button, type Hall } from "./tiles";

export class SetupForm {
  private readonly id = uid();

  /** `token` is that of the games to go back to. */
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
      <div class="rw-settings">${setup.fields.map((field) => setting(field, this.id, locked, give))}</div>
      <details class="rw-switches">
        <summary>${t("table-house")}</summary>
        <div class="rw-settings">${setup.house.map((field) => setting(field, this.id, locked, give))}</div>
      </details>
      ${setup.warning ? html`<p class="rw-note" data-warning>${setup.warning}</p>` : nothing}
      <div class="rw-setup-ways">
        <button type="submit" class="rw-button rw-primary rw-large" data-act="deal" aria-disabled=${locked ? "true" : nothing}>${t("table-deal")}</button>
      </div>
      ${setup.kept.length > 0 && token
        ? html`<p class="rw-where" id=${`${this.id}-kept`}>${t("table-resume-these")}</p>
            <ul class="rw-moments" role="list" aria-labelledby=${`${this.id}-kept`}>
              ${setup.kept.map(({ place, text }) => html`<li>
                ${button(hall, { type: "resume", token, place }, t("table-resume", { game: text }), "rw-button rw-small")}</li>`)}
            </ul>`
        : nothing}
    </form>`;
  }

  /** What may be set while a game goes on. */
  during(setup: Setup, hall: Hall): Piece {
    const give = (key: string, value: string): void => hall.tell({ type: "setup", key, value });
    const fields = setup.fields.filter(({ key }) => key === "speed" || key === "practice");
    return html`<details class="rw-panel rw-aside"><summary>${hall.t("table-during")}</summary>
      <div class="rw-settings">${fields.map((field) => setting(field, this.id, hall.locked, give))}</div></details>`;
  }
}
