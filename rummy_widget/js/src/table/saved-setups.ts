// The settings that the player has saved under names in this browser: "our house rules".
import { html, nothing } from "lit-html";
import { button } from "../button";
import { uniqueId, type Piece } from "../pages/parts";
import { loadText, parseJson, storeText } from "../storage";
import type { Host } from "./tiles";

const KEY = "rummy-widget:setups:v1";
const MOST = 12;
const LONGEST = 40; // characters of a name

/** Settings that are saved under a name: the name of their game, and all of them as text, which Python reads. */
interface SavedSetup {
  name: string;
  game: string;
  text: string;
}

/** The saved settings that the player is about to rename or delete. */
interface Changing {
  name: string;
  act: "rename" | "delete";
}

/** What the saved settings are drawn from. */
export interface SavedScene {
  text: string | null; // the present settings; null if they can't be saved
  games: ReadonlyMap<string, string>; // the names of the games that can be set up here, by key
  host: Host;
  pick(text: string): void; // puts saved settings in the place of the present ones
}

/** Return all stored values, also those that can't be read: nothing is lost when they are stored again. */
function storedValues(): unknown[] {
  const text = loadText(KEY);
  const values = text === null ? [] : parseJson(text);
  return Array.isArray(values) ? values : [text];
}

/** Return the saved settings in a stored value, or null if it can't be read. */
function readSetup(value: unknown): SavedSetup | null {
  const { name, text } = Object(value) as Record<string, unknown>;
  if (typeof name !== "string" || !name || typeof text !== "string") return null;
  const { game } = Object(parseJson(text)) as Record<string, unknown>;
  return typeof game === "string" ? { name: name.slice(0, LONGEST), game, text } : null;
}

/** Shows the saved settings among the presets, and the form in which they are saved, renamed and deleted. */
export class SavedSetups {
  readonly #id = uniqueId();
  readonly #redraw: () => void;
  #changing: Changing | null = null;
  #note = "";

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** Return whether the present settings are saved ones. */
  isPicked = ({ text }: SavedScene): boolean => this.#all().some((each) => each.text === text);

  /** Return a button for each of the saved settings that can be used here. */
  cards(scene: SavedScene): Piece {
    const { games, host } = scene;
    const shown = this.#all().filter(({ game }) => games.has(game));
    if (!shown.length) return nothing;
    return html`${shown.map(({ name, game, text }) =>
      button("saved", html`<b>${name}</b><span class="rw-muted">${games.get(game)}</span>`, () => scene.pick(text), {
        type: "rw-preset",
        pressed: text === scene.text,
        off: host.locked,
      }),
    )}`;
  }

  /** Return the form that saves the present settings, and renames and deletes saved ones. */
  form(scene: SavedScene): Piece {
    const { text, host } = scene;
    const { t } = host;
    const all = this.#all();
    const unread = storedValues().length - all.length;
    if (text === null && !all.length && !unread) return nothing;
    const save = (name: string): void => this.#save(name, text, host);
    return html`<details class="rw-switches rw-saved" ?open=${unread > 0}>
      <summary data-act="saved-setups">${t("saved-setup-title")}</summary>
      ${unread ? html`<p class="rw-note" data-unread>${t("saved-setup-unread", { count: unread })}</p>` : nothing}
      ${text === null ? nothing : this.#field("", "saved-setup-save", save, host)}
      <p class="rw-muted" role="status">${this.#note}</p>
      <ul role="list">${all.map((each) => this.#row(each, host))}</ul>
    </details>`;
  }

  #row({ name }: SavedSetup, host: Host): Piece {
    const { t, locked } = host;
    const changing = this.#changing?.name === name ? this.#changing.act : null;
    const look = { type: "rw-button rw-small", off: locked };
    const change = (act: "rename" | "delete"): Piece =>
      button(`saved-${act}`, t(`saved-setup-${act}`), () => this.#draw({ name, act }), {
        ...look,
        label: t(`saved-setup-${act}-named`, { name }),
      });
    if (changing === "rename")
      return html`<li>${this.#field(name, "saved-setup-rename", (to) => this.#rename(name, to, host), host)}</li>`;
    const buttons =
      changing === "delete"
        ? html`${button("saved-delete-yes", t("saved-setup-delete-yes"), () => this.#delete(name, host), look)}
            ${button("saved-delete-no", t("saved-setup-delete-no"), () => this.#draw(), look)}`
        : html`${change("rename")}${change("delete")}`;
    return html`<li><b>${name}</b> ${buttons}</li>`;
  }

  /** Return a field for a name, and the button that uses it, whose text has the key `act`. */
  #field(value: string, act: string, use: (name: string) => void, { t, locked }: Host): Piece {
    const id = `${this.#id}-${value ? "rename" : "name"}`;
    const press = (): void => use((document.getElementById(id) as HTMLInputElement).value.trim());
    const enter = (event: KeyboardEvent): void => {
      if (event.key !== "Enter") return;
      event.preventDefault(); // it must not deal
      press();
    };
    return html`<div class="rw-field-row">
      <input class="rw-field" id=${id} maxlength=${LONGEST} autocomplete="off" .value=${value}
        aria-label=${t("saved-setup-name")} placeholder=${t("saved-setup-name")} @keydown=${enter} />
      ${button(act, t(act), press, { type: "rw-button", off: locked })}
    </div>`;
  }

  #all(): SavedSetup[] {
    return storedValues().flatMap((value) => readSetup(value) ?? []);
  }

  #save(name: string, text: string | null, host: Host): void {
    const problem =
      this.#all().length >= MOST ? host.t("saved-setup-full", { count: MOST }) : this.#problem(name, host);
    if (problem) return this.#draw(null, problem);
    this.#store([...storedValues(), { name, text }], host.t("saved-setup-saved", { name }), host);
  }

  #rename(name: string, to: string, host: Host): void {
    const problem = name === to ? null : this.#problem(to, host);
    if (problem) return this.#draw(this.#changing, problem);
    const renamed = (value: unknown): unknown =>
      readSetup(value)?.name === name ? { ...(value as object), name: to } : value;
    this.#store(storedValues().map(renamed), "", host);
  }

  #delete(name: string, host: Host): void {
    this.#store(
      storedValues().filter((value) => readSetup(value)?.name !== name),
      host.t("saved-setup-deleted", { name }),
      host,
    );
  }

  /** Return why settings can't have this name, or null if they can. */
  #problem(name: string, { t }: Host): string | null {
    if (!name) return t("saved-setup-nameless");
    return this.#all().some((each) => each.name === name) ? t("saved-setup-taken", { name }) : null;
  }

  #store(values: unknown[], note: string, { t }: Host): void {
    this.#draw(null, storeText(KEY, JSON.stringify(values)) ? note : t("table-storage"));
    const field = document.getElementById(`${this.#id}-name`) as HTMLInputElement | null;
    if (field) field.value = "";
    field?.focus();
  }

  #draw(changing: Changing | null = null, note = ""): void {
    this.#changing = changing;
    this.#note = note;
    this.#redraw();
    if (changing?.act === "rename") document.getElementById(`${this.#id}-rename`)?.focus();
  }
}
