// The set-up: a game at once, one with the coach, or a table of one's own: who plays, at which price, by which rules.
import { html, nothing } from "lit-html";
import { heading, uid, type Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { ColourName, SetupProps } from "../types";
import { setting } from "./setting";
import { button, type Hall } from "./tiles";

/** A table that is not set up by hand, as an address asks for it. */
const WAYS = { quick: "?quick", coached: "?quick=coach" } as const;

/** Three tiles on each card, to know it by. */
const FACES = {
  quick: ["red", "5", "6", "7"],
  coached: ["blue", "9", "", "11"],
  own: ["black", "12", "13", "1"],
} as const;

const faces = (of: keyof typeof FACES): Piece => {
  const [colour, ...texts] = FACES[of];
  return html`<span class="rw-setup-tiles" aria-hidden="true">${texts.map((text, id) => tileFace({ id, text, name: "", colour: (text ? colour : "joker") as ColourName }))}</span>`;
};

export class SetupForm {
  private readonly id = uid();

  /** `token` is that of the games to go back to. */
  piece(
    setup: SetupProps,
    hall: Hall,
    level: number,
    token: string | null,
    notes: Piece,
    people: Piece = nothing,
  ): Piece {
    const { t } = hall;
    return html`<section class="rw-setup" tabindex="-1" aria-labelledby=${`${this.id}-title`}>
      ${heading(level, "rw-title", t("table-setup"), `${this.id}-title`)}
      <div class="rw-setup-cards">
        ${this.card("quick", hall, level + 1)}
        ${this.card("coached", hall, level + 1)}
        ${this.own(setup, hall)}
      </div>
      ${people}
      ${setup.warning ? html`<p class="rw-note" data-warning>${setup.warning}</p>` : nothing}
      ${notes}
      ${
        setup.kept.length > 0 && token
          ? html`<div class="rw-setup-kept"><p class="rw-where" id=${`${this.id}-kept`}>${t("table-resume-these")}</p>
            <ul class="rw-kept" role="list" aria-labelledby=${`${this.id}-kept`}>
              ${setup.kept.map(
                ({ place, text }) => html`<li>
                ${button(hall, { type: "resume", token, place }, t("table-resume", { game: text }), "rw-button rw-small")}</li>`,
              )}
            </ul></div>`
          : nothing
      }
    </section>`;
  }

  private card(way: keyof typeof WAYS, hall: Hall, level: number): Piece {
    const { t, locked } = hall;
    return html`<div class="rw-panel rw-setup-card">
      ${faces(way)}${heading(level, "rw-chapter-title", t(`table-${way}`))}
      <p class="rw-muted">${t(`table-${way}-about`)}</p>
      <button type="button" class=${`rw-button rw-large${way === "quick" ? " rw-primary" : ""}`} data-act=${way} aria-disabled=${locked ? "true" : nothing}
        @click=${() => hall.tell({ type: "read", text: WAYS[way] })}>${t(`table-${way}-go`)}</button>
    </div>`;
  }

  private own(setup: SetupProps, hall: Hall): Piece {
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
    return html`<details class="rw-panel rw-setup-card rw-setup-own">
      <summary data-act="own-table">${faces("own")}<span class="rw-chapter-title">${t("table-own")}</span> <span class="rw-muted">${t("table-own-about")}</span>
        <span class="rw-button rw-large" aria-hidden="true">${t("table-own-go")}</span></summary>
      <form @submit=${submit} novalidate>
        <div class="rw-settings">${setup.fields.map((field) => setting(field, this.id, locked, give))}</div>
        <details class="rw-switches">
          <summary>${t("table-house")}</summary>
          <div class="rw-settings">${setup.house.map((field) => setting(field, this.id, locked, give))}</div>
        </details>
        <div class="rw-setup-ways">
          <button type="submit" class="rw-button rw-primary rw-large" data-act="deal" aria-disabled=${locked ? "true" : nothing}>${t("table-deal")}</button>
        </div>
      </form>
    </details>`;
  }

  /** What may be set while a game goes on. */
  during(setup: SetupProps, hall: Hall): Piece {
    const give = (key: string, value: string): void => hall.tell({ type: "setup", key, value });
    const fields = setup.fields.filter(({ key }) => key === "speed" || key === "practice");
    return html`<div class="rw-settings">${fields.map((field) => setting(field, this.id, hall.locked, give))}</div>`;
  }
}
