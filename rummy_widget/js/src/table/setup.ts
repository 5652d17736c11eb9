// The set-up. Where several games are played one is picked first, then how it begins; everything else is folded away.
// Else a game at once, one with the coach, or a table of one's own: who plays, at which price, by which rules.
import { html, nothing } from "lit-html";
import { button, PRIMARY } from "../button";
import { link } from "../pages/links";
import { heading, uid, type Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { ColourName, GameChoiceProps, SetupFieldProps, TableSetupProps } from "../types";
import { settings } from "./setting";
import { button as tellButton, type Hall } from "./tiles";

const LARGE = `${PRIMARY} rw-large`;
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
  const tiles = texts.map((text, id) =>
    tileFace({ id, text, name: "", colour: (text ? colour : "joker") as ColourName }),
  );
  return html`<span class="rw-setup-tiles" aria-hidden="true">${tiles}</span>`;
};

const PRESETS = ["first", "published", "own"] as const;

/** What is drawn of the set-up besides its own fields. */
export interface SetupScene {
  setup: TableSetupProps;
  hall: Hall;
  level: number;
  token: string | null; // of the games to go back to
  notes: Piece;
  people: Piece; // the way to a table of people
}

export class SetupForm {
  private readonly id = uid();

  piece(scene: SetupScene): Piece {
    const { setup, hall, level, people, notes } = scene;
    const { t, locked } = hall;
    const several = setup.games.length > 0;
    const warning = setup.warning ? html`<p class="rw-note" data-warning>${setup.warning}</p>` : nothing;
    const look = { type: LARGE, off: locked };
    const deal = html`<div class="rw-setup-ways">
      ${button("deal", t("spread-play"), () => this.deal(setup, hall), look)}</div>`;
    const inside = several
      ? html`${this.choice(setup, hall)}${warning}${notes}${deal}${people}`
      : html`${this.cards(setup, hall, level + 1)}${people}${warning}${notes}`;
    return html`<section class=${several ? "rw-setup rw-open-setup" : "rw-setup"} tabindex="-1"
      aria-labelledby=${`${this.id}-title`}>
      ${heading(level, "rw-title", t(several ? "spread-which" : "table-setup"), `${this.id}-title`)}
      ${inside} ${this.kept(scene)}
    </section>`;
  }

  /** What may be set while a game goes on. */
  during(setup: TableSetupProps, hall: Hall): Piece {
    return this.row(
      setup.fields.filter(({ key }) => key === "speed" || key === "practice"),
      hall,
    );
  }

  private row(fields: readonly SetupFieldProps[], hall: Hall): Piece {
    return settings(fields, this.id, hall.locked, give(hall));
  }

  private house(setup: TableSetupProps, hall: Hall): Piece {
    if (setup.house.length === 0) return nothing;
    return html`<details class="rw-switches">
      <summary>${hall.t("table-house")}</summary>${this.row(setup.house, hall)}
    </details>`;
  }

  /** Unfinished games to go back to. */
  private kept({ setup, hall, token }: SetupScene): Piece {
    if (setup.kept.length === 0 || !token) return nothing;
    const { t } = hall;
    const ways = setup.kept.map(({ place, text }) =>
      tellButton(hall, { type: "resume", token, place }, t("table-resume", { game: text }), "rw-button rw-small"),
    );
    const items = ways.map((way) => html`<li>${way}</li>`);
    return html`<div class="rw-setup-kept"><p class="rw-where" id=${`${this.id}-kept`}>${t("table-resume-these")}</p>
      <ul class="rw-kept" role="list" aria-labelledby=${`${this.id}-kept`}>${items}</ul>
    </div>`;
  }

  // ---- Several games

  private choice(setup: TableSetupProps, hall: Hall): Piece {
    const { t } = hall;
    const about = setup.games.find(({ picked }) => picked)?.about;
    return html`<div class="rw-games" role="group" aria-labelledby=${`${this.id}-title`}>
        ${setup.games.map((each) => gameCard(each, hall))}
      </div>
      <p class="rw-muted rw-game-about" aria-hidden="true">${about ?? nothing}</p>
      <div class="rw-presets" role="group" aria-label=${t("spread-preset")}>
        ${PRESETS.map((key) => presetCard(key, setup, hall))}
      </div>
      ${
        setup.preset === "own"
          ? html`<div class="rw-panel rw-own-rules" id=${`${this.id}-own`}>
              ${this.row(setup.fields, hall)}${this.house(setup, hall)}
            </div>`
          : nothing
      }`;
  }

  // ---- One game

  private cards(setup: TableSetupProps, hall: Hall, level: number): Piece {
    return html`<div class="rw-setup-cards">
      ${this.card("quick", hall, level)}${this.card("coached", hall, level)}${this.own(setup, hall)}
    </div>`;
  }

  private card(way: keyof typeof WAYS, hall: Hall, level: number): Piece {
    const { t, locked } = hall;
    const go = (): void => hall.tell({ type: "read", text: WAYS[way] });
    return html`<div class="rw-panel rw-setup-card">
      ${faces(way)}${heading(level, "rw-chapter-title", t(`table-${way}`))}
      <p class="rw-muted">${t(`table-${way}-about`)}</p>
      ${button(way, t(`table-${way}-go`), go, { type: way === "quick" ? LARGE : "rw-button rw-large", off: locked })}
    </div>`;
  }

  private own(setup: TableSetupProps, hall: Hall): Piece {
    const { t, locked } = hall;
    const submit = (event: Event): void => {
      event.preventDefault();
      this.deal(setup, hall);
    };
    return html`<details class="rw-panel rw-setup-card rw-setup-own">
      <summary data-act="own-table">
        ${faces("own")}<span class="rw-chapter-title">${t("table-own")}</span>
        <span class="rw-muted">${t("table-own-about")}</span>
        <span class="rw-button rw-large" aria-hidden="true">${t("table-own-go")}</span></summary>
      <form id=${`${this.id}-own`} @submit=${submit} novalidate>
        ${this.row(setup.fields, hall)}${this.house(setup, hall)}
        <div class="rw-setup-ways">
          <button type="submit" class=${LARGE} data-act="deal"
            aria-disabled=${locked ? "true" : nothing}>${t("table-deal")}</button>
        </div>
      </form>
    </details>`;
  }

  /** What stands in a field counts, whether or not it was left before: Enter in a field means it too. */
  private deal(setup: TableSetupProps, hall: Hall): void {
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

function presetCard(key: (typeof PRESETS)[number], { preset }: TableSetupProps, { t, locked, tell }: Hall): Piece {
  const words = html`<b>${t(`spread-${key}`)}</b><span class="rw-muted">${t(`spread-${key}-about`)}</span>`;
  const pressed = preset === key;
  return button(`preset-${key}`, words, () => pressed || tell({ type: "preset", key }), {
    type: "rw-preset",
    pressed,
    off: locked,
  });
}

function gameCard({ key, name, about, href, picked }: GameChoiceProps, { locked, tell }: Hall): unknown {
  const inside = html`<b>${name}</b><span class="rw-muted">${about}</span>`;
  const [type, act] = ["rw-game-card", `game-${key}`];
  if (href !== null) return link(href, inside, { type, act });
  return button(act, inside, () => picked || tell({ type: "game", key }), { type, pressed: picked, off: locked });
}
