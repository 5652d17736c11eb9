// After the kernel is lost: save the racks of the page, reload it, and restore them.
import type { Client } from "./client";
import { pageHost } from "./page";
import { storeText, loadJson } from "./storage";
import type { LessonState, RackProps, TileProps } from "./types";

const STORE = "rummy-widget:wake";
/** The name of the window event at which every widget of the page saves its rack. */
export const SAVE_EVENT = "rummy-wake";

/** The racks of a page, saved before the page is reloaded. */
export interface SavedRacks {
  path: string; // the path part of the page's URL
  top: number; // px from the top of the window to the widget in which "Reconnect" was pressed
  pressed: string | null; // key of that widget; null if there is none
  // One entry for each widget, by the widget's key. `arrangement` is its rack and `spread` the melds on its table, both
  // in notation such as "r5 r6 r7". `step` and `seed` are the key of a lesson's step and the seed of its task.
  racks: Record<string, { arrangement: string; spread?: string | undefined; step: string | null; seed: number | null }>;
}

const LETTERS = {
  red: "r",
  yellow: "y",
  blue: "b",
  black: "k",
  hearts: "h",
  diamonds: "d",
  clubs: "c",
  spades: "s",
  joker: "*",
} as const;

/** Return the notation of a tile, such as `r5`. */
export const tileText = ({ colour, text }: TileProps): string => `${LETTERS[colour]}${text.toLowerCase()}`;

/** Return the notation of tiles in a row. */
const rowOf = (tiles: readonly (TileProps | null)[]): string =>
  tiles.map((tile) => (tile ? tileText(tile) : "_")).join(" ");

/**
 * Return the notation of a rack, such as `r5 r6 r7 _ b9 / k12`: "_" is an empty slot, and "/" separates the shelves
 * (the rows of the rack).
 */
export const rackText = (rack: RackProps): string => rack.shelves.map(rowOf).join(" / ");

/**
 * Return the notation of the melds on the table beside a rack, such as `r5 r6 r7 | b9 y9 k9`; undefined if the rack has
 * no table.
 */
export const meldsText = (rack: RackProps): string | undefined =>
  rack.trays?.map(({ tiles }) => rowOf(tiles)).join(" | ");

/**
 * Return a name for a widget's rack that is the same before and after a reload, or null if the widget has no rack. For
 * a lesson or a single step, the name is its key; for any other rack, it is made from the tiles, so that two racks with
 * the same tiles share it. `view` is the name of the widget's view, and `state` its state.
 */
export function rackName(view: string, state: Partial<LessonState>): string | null {
  if (!state?.rack) return null;
  if (view === "lesson") return `lesson ${state.lesson?.key}`;
  if (view === "step") return `step ${state.step?.lesson} ${state.step?.key}`;
  const rows = [...state.rack.shelves, ...(state.rack.trays ?? []).map((tray) => tray.tiles)];
  const tiles = rows.flatMap((row) => row.flatMap((tile) => (tile ? [`${tile.colour} ${tile.text}`] : [])));
  return `rack ${tiles.sort().join(" ")}`;
}

/** Saves and restores the rack of one widget when the page is reloaded. */
export class Reconnector {
  #client: Client;
  #root: HTMLElement;
  #keep = (): void => this.#store();

  constructor(client: Client, root: HTMLElement) {
    this.#client = client;
    this.#root = root;
    window.addEventListener(SAVE_EVENT, this.#keep);
  }

  /** Stop listening. */
  destroy(): void {
    window.removeEventListener(SAVE_EVENT, this.#keep);
  }

  /** Whether reloading the page can bring Python back: in the app and on the website it can. */
  get possible(): boolean {
    return pageHost() === "voila";
  }

  /** Save every rack of the page, then reload the page. */
  reconnect(): void {
    writeRacks({ path: location.pathname, top: this.#root.getBoundingClientRect().top, pressed: null, racks: {} });
    window.dispatchEvent(new Event(SAVE_EVENT));
    const kept = readRacks();
    const pressed = this.#key(kept);
    if (kept) writeRacks({ ...kept, pressed });
    location.reload();
  }

  /**
   * After a reload, restore the saved tiles and the scroll position; return whether "Reconnect" was pressed in this
   * widget.
   */
  async restore(): Promise<boolean> {
    const kept = readRacks();
    const key = this.#key(kept);
    const saved = kept && key ? kept.racks[key] : undefined;
    if (!kept || !saved || !key) return false;
    const { [key]: _, ...racks } = kept.racks;
    writeRacks({ ...kept, racks });
    const woken = kept.pressed === key;
    if (saved.step && this.#client.state<Partial<LessonState>>().step?.key !== saved.step) {
      await this.#client.send({ type: "go", step: saved.step });
    }
    const drill = this.#client.state<Partial<LessonState>>().step?.drill;
    if (saved.seed !== null && drill && drill.seed !== saved.seed)
      await this.#client.send({ type: "another", seed: saved.seed });
    await this.#client.send({
      type: "restore",
      arrangement: saved.arrangement,
      ...(saved.spread !== undefined && { spread: saved.spread }),
    });
    if (woken) {
      const scroller = document.scrollingElement;
      if (scroller) scroller.scrollTop += this.#root.getBoundingClientRect().top - kept.top;
      this.#root.querySelector<HTMLElement>(".rw-slot [tabindex='0']")?.focus({ preventScroll: true });
    }
    return woken;
  }

  /** Save this widget's rack. */
  #store(): void {
    const state = this.#client.state<Partial<LessonState>>();
    const kept = readRacks();
    const key = this.#key(kept);
    if (!kept || !key || !state.rack || state.rack.readonly || kept.racks[key]) return;
    const step = this.#client.model.get("view") === "lesson" ? (state.step?.key ?? null) : null;
    kept.racks[key] = {
      arrangement: rackText(state.rack),
      spread: meldsText(state.rack),
      step,
      seed: state.step?.drill?.seed ?? null,
    };
    writeRacks(kept);
  }

  /** Return the key of this widget among the saved racks: its name, and its number among widgets with the same name. */
  #key(kept: SavedRacks | null): string | null {
    const name = rackName(String(this.#client.model.get("view")), this.#client.state());
    if (!name || kept?.path !== location.pathname) return null;
    this.#root.dataset.wake = name;
    const all = [...document.querySelectorAll<HTMLElement>(".rw[data-wake]")];
    const equal = all.filter(({ dataset }) => dataset.wake === name);
    return `${name} #${Math.max(0, equal.indexOf(this.#root))}`;
  }
}

/** Return the racks that are stored for this tab, or null. */
export function readRacks(): SavedRacks | null {
  const stored = loadJson<SavedRacks>(STORE, true);
  return typeof stored?.racks === "object" ? stored : null;
}

/**
 * Store the racks of a page for this tab, or delete the stored ones if `racks` is null; return false if the browser
 * refuses.
 */
export const writeRacks = (racks: SavedRacks | null): boolean => storeText(STORE, racks && JSON.stringify(racks), true);
