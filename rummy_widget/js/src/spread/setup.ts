// The set-up: a game is picked first, then how it is played; everything else is folded away.
import { html, nothing } from "lit-html";
import { heading, uid, type Piece } from "../pages/parts";
import { link } from "../pages/links";
import { setting } from "../table/setting";
import { button, type Hall } from "../table/tiles";
import type { OpenCardProps, OpenSetupProps } from "../types";

const PRESETS = ["first", "published", "own"] as const;

export class OpenForm {
  private readonly id = uid();

  /** `token` is that of the games to go back to. */
  piece(
    setup: OpenSetupProps,
    hall: Hall,
    level: number,
    token: string | null,
    notes: Piece,
    people: Piece = nothing,
  ): Piece {
    const { t, locked } = hall;
    return html`<section class="rw-setup rw-open-setup" tabindex="-1" aria-labelledby=${`${this.id}-title`}>
      ${heading(level, "rw-title", t("spread-which"), `${this.id}-title`)}
      <div class="rw-games" role="group" aria-labelledby=${`${this.id}-title`}>${setup.games.map((each) => gameCard(each, hall))}</div>
      <p class="rw-muted rw-game-about" aria-hidden="true">${setup.games.find(({ picked }) => picked)?.about ?? nothing}</p>
      <div class="rw-presets" role="group" aria-label=${t("spread-preset")}>
        ${PRESETS.map(
          (
            key,
          ) => html`<button type="button" class="rw-preset" data-act=${`preset-${key}`} aria-pressed=${String(setup.preset === key)}
          aria-disabled=${locked ? "true" : nothing} @click=${() => setup.preset !== key && hall.tell({ type: "preset", key })}>
          <b>${t(`spread-${key}`)}</b><span class="rw-muted">${t(`spread-${key}-about`)}</span></button>`,
        )}
      </div>
      ${setup.preset === "own" ? this.fields(setup, hall) : nothing}
      ${setup.warning ? html`<p class="rw-note" data-warning>${setup.warning}</p>` : nothing}
      ${notes}
      <div class="rw-setup-ways"><button type="button" class="rw-button rw-primary rw-large" data-act="deal" aria-disabled=${locked ? "true" : nothing}
        @click=${() => this.deal(setup, hall)}>${t("spread-play")}</button></div>
      ${people}
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

  /** What may be set while a game goes on. */
  during(setup: OpenSetupProps, hall: Hall): Piece {
    const fields = setup.fields.filter(({ key }) => key === "speed" || key === "practice");
    return html`<div class="rw-settings">${fields.map((field) => setting(field, this.id, hall.locked, give(hall)))}</div>`;
  }

  private fields(setup: OpenSetupProps, hall: Hall): Piece {
    const row = (fields: OpenSetupProps["fields"]): Piece =>
      html`<div class="rw-settings">${fields.map((field) => setting(field, this.id, hall.locked, give(hall)))}</div>`;
    return html`<div class="rw-panel rw-own-rules" id=${`${this.id}-own`}>${row(setup.fields)}
      ${setup.house.length === 0 ? nothing : html`<details class="rw-switches"><summary>${hall.t("table-house")}</summary>${row(setup.house)}</details>`}
    </div>`;
  }

  /** What stands in a field counts, whether or not it was left before. */
  private deal(setup: OpenSetupProps, hall: Hall): void {
    for (const field of document.querySelectorAll<HTMLInputElement>(`[id="${this.id}-own"] input`)) {
      const known = setup.fields.find(({ key }) => key === field.name);
      if (known && known.value !== field.value) give(hall)(field.name, field.value);
    }
    hall.tell({ type: "deal" });
  }
}

const give =
  (hall: Hall) =>
  (key: string, value: string): void =>
    hall.tell({ type: "setup", key, value });

function gameCard({ key, name, about, href, picked }: OpenCardProps, hall: Hall): unknown {
  const inside = html`<b>${name}</b><span class="rw-muted">${about}</span>`;
  if (href !== null) return link(href, inside, { type: "rw-game-card", act: `game-${key}` });
  return html`<button type="button" class="rw-game-card" data-act=${`game-${key}`} aria-pressed=${String(picked)} aria-disabled=${hall.locked ? "true" : nothing}
    @click=${() => !picked && hall.tell({ type: "game", key })}>${inside}</button>`;
}
