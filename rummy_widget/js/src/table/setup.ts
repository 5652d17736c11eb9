// The set-up of a table. With several games: pick one, then how to begin, with all settings folded away. With
// one: play at once, play with the coach, or set up a table of your own.
import { html, nothing } from "lit-html";
import { button, PRIMARY } from "../button";
import { link } from "../pages/links";
import { heading, uniqueId, type Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { ColourName, GameChoiceProps, SetupFieldProps, TableSetupProps } from "../types";
import type { SavedScene, SavedSetups } from "./saved-setups";
import { settings } from "./setting";
import { button as tellButton, type Host } from "./tiles";

const LARGE = `${PRIMARY} rw-large`;
/** The addresses that start a game without setting it up. */
const WAYS = { quick: "?quick", coached: "?quick=coach" } as const;

/** The three tiles on each card of the set-up. */
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

/** What the set-up of a new table is drawn from. */
export interface SetupScene {
  setup: TableSetupProps;
  host: Host;
  level: number; // level of its heading
  token: string | null; // the secret token under which this browser's unfinished games are saved
  notes: Piece; // messages, for example why something was refused
  people: Piece; // the forms that create or join a multiplayer table
  saved: SavedSetups;
}

/** The set-up of a new table: the form in which its settings are chosen. */
export class SetupForm {
  readonly #id = uniqueId();

  /** Return the whole set-up: the games or ways to play, the settings, and the unfinished games. */
  piece(scene: SetupScene): Piece {
    const { setup, host, level, people, notes } = scene;
    const { t, locked } = host;
    const several = setup.games.length > 0;
    const title = setup.games.length === 1 ? setup.games[0]!.name : t(several ? "spread-which" : "table-setup");
    const warning = setup.warning ? html`<p class="rw-note" data-warning>${setup.warning}</p>` : nothing;
    const look = { type: LARGE, off: locked };
    const deal = html`<div class="rw-setup-ways">
      ${button("deal", t("spread-play"), () => this.#deal(setup, host), look)}</div>`;
    const inside = several
      ? html`${this.#choice(scene)}${warning}${notes}${deal}${people}`
      : html`${this.#cards(scene)}${people}${warning}${notes}`;
    return html`<section class=${several ? "rw-setup rw-open-setup" : "rw-setup"} tabindex="-1"
      aria-labelledby=${`${this.#id}-title`}>
      ${heading(level, "rw-title", title, `${this.#id}-title`)}
      ${inside} ${this.#kept(scene)}
    </section>`;
  }

  /** Return the form fields of those settings that may change during a game. */
  during(setup: TableSetupProps, host: Host): Piece {
    return this.#row(setup.fields, host);
  }

  #row(fields: readonly SetupFieldProps[], host: Host): Piece {
    return settings(fields, this.#id, host.locked, give(host));
  }

  /** Return the settings to choose first, and all others folded away. */
  #all({ fields }: TableSetupProps, host: Host): Piece {
    return html`${this.#row(
      fields.filter((field) => field.first),
      host,
    )}
      <details class="rw-switches">
        <summary data-act="more-settings">${host.t("spread-more-settings")}</summary>
        ${this.#row(
          fields.filter((field) => !field.first),
          host,
        )}
      </details>`;
  }

  #saved({ setup, host }: SetupScene): SavedScene {
    const here = setup.games.filter(({ href }) => href === null).map(({ key, name }) => [key, name] as const);
    const games = new Map(here.length ? here : [["rummy_pro", ""] as const]);
    return { text: setup.text, games, host, pick: (text) => give(host)("saved", text) };
  }

  /** Return the list of unfinished games. */
  #kept({ setup, host, token }: SetupScene): Piece {
    if (setup.saved.length === 0 || !token) return nothing;
    const { t } = host;
    const ways = setup.saved.map(({ key, text }) =>
      tellButton(host, { type: "resume", token, key }, t("table-resume", { game: text }), "rw-button rw-small"),
    );
    const items = ways.map((way) => html`<li>${way}</li>`);
    return html`<div class="rw-setup-kept"><p class="rw-where" id=${`${this.#id}-kept`}>${t("table-resume-these")}</p>
      <ul class="rw-kept" role="list" aria-labelledby=${`${this.#id}-kept`}>${items}</ul>
    </div>`;
  }

  // ---- Several games

  #choice(scene: SetupScene): Piece {
    const { setup, host, saved } = scene;
    const { t } = host;
    const picked = setup.games.find((each) => each.picked);
    const shown = this.#saved(scene);
    const preset = saved.isPicked(shown) ? null : setup.preset;
    const others = html`<details class="rw-panel rw-game-pick">
        <summary data-act="games"><b>${picked?.name}</b> <span class="rw-muted">${picked?.about}</span>
          <span class="rw-why">${t("spread-other-games")}</span></summary>
        <div class="rw-games" role="group" aria-labelledby=${`${this.#id}-title`}>
          ${setup.games.map((each) => gameCard(each, host))}
        </div>
      </details>`;
    return html`${setup.games.length > 1 ? others : nothing}
      <div class="rw-presets" role="group" aria-label=${t("spread-preset")}>
        ${PRESETS.map((key) => presetCard(key, preset, host))}${saved.cards(shown)}
      </div>
      <div class="rw-panel rw-own-rules" id=${`${this.#id}-own`}>
        ${this.#all(setup, host)}${saved.form(shown)}
      </div>`;
  }

  // ---- One game

  #cards(scene: SetupScene): Piece {
    const { host, level, saved } = scene;
    const shown = this.#saved(scene);
    const pick = (text: string): void => {
      shown.pick(text);
      document.querySelector(".rw-setup-own")?.setAttribute("open", "");
    };
    return html`<div class="rw-presets">${saved.cards({ ...shown, pick })}</div>
      <div class="rw-setup-cards">
        ${this.#card("quick", host, level + 1)}${this.#card("coached", host, level + 1)}${this.#own(scene, shown)}
      </div>`;
  }

  #card(way: keyof typeof WAYS, host: Host, level: number): Piece {
    const { t, locked } = host;
    const go = (): void => host.tell({ type: "read", text: WAYS[way] });
    return html`<div class="rw-panel rw-setup-card">
      ${faces(way)}${heading(level, "rw-chapter-title", t(`table-${way}`))}
      <p class="rw-muted">${t(`table-${way}-about`)}</p>
      ${button(way, t(`table-${way}-go`), go, { type: way === "quick" ? LARGE : "rw-button rw-large", off: locked })}
    </div>`;
  }

  #own({ setup, host, saved }: SetupScene, shown: SavedScene): Piece {
    const { t, locked } = host;
    const submit = (event: Event): void => {
      event.preventDefault();
      this.#deal(setup, host);
    };
    return html`<details class="rw-panel rw-setup-card rw-setup-own">
      <summary data-act="own-table">
        ${faces("own")}<span class="rw-chapter-title">${t("table-own")}</span>
        <span class="rw-muted">${t("table-own-about")}</span>
        <span class="rw-button rw-large" aria-hidden="true">${t("table-own-go")}</span></summary>
      <form id=${`${this.#id}-own`} @submit=${submit} novalidate>
        ${this.#all(setup, host)}
        <div class="rw-setup-ways">
          <button type="submit" class=${LARGE} data-act="deal"
            aria-disabled=${locked ? "true" : nothing}>${t("table-deal")}</button>
        </div>
      </form>
      ${saved.form(shown)}
    </details>`;
  }

  /**
   * Start a game. Values of text fields that were not sent yet are sent first: Enter in a field starts the game, too.
   */
  #deal(setup: TableSetupProps, host: Host): void {
    for (const field of document.querySelectorAll<HTMLInputElement>(`[id="${this.#id}-own"] input`)) {
      const known = setup.fields.find(({ key }) => key === field.name);
      if (known && known.value !== field.value) give(host)(field.name, field.value);
    }
    host.tell({ type: "deal" });
  }
}

const give =
  (host: Host) =>
  (key: string, value: string): void =>
    host.tell({ type: "setup", key, value });

function presetCard(
  key: (typeof PRESETS)[number],
  preset: TableSetupProps["preset"],
  { t, locked, tell }: Host,
): Piece {
  const words = html`<b>${t(`spread-${key}`)}</b><span class="rw-muted">${t(`spread-${key}-about`)}</span>`;
  const pressed = preset === key;
  return button(`preset-${key}`, words, () => pressed || tell({ type: "preset", key }), {
    type: "rw-preset",
    pressed,
    off: locked,
  });
}

function gameCard({ key, name, about, href, picked }: GameChoiceProps, { locked, tell }: Host): unknown {
  const inside = html`<b>${name}</b><span class="rw-muted">${about}</span>`;
  const [type, act] = ["rw-game-card", `game-${key}`];
  if (href !== null) return link(href, inside, { type, act });
  return button(act, inside, () => picked || tell({ type: "game", key }), { type, pressed: picked, off: locked });
}
