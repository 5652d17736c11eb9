// When the kernel has gone: keep how the racks lie, reload the page, and lay them again.
import type { Client } from "./client";
import { shower } from "./page";
import { keep, keptJson } from "./storage";
import type { LessonState, RackProps, TileProps } from "./types";

const STORE = "rummy-widget:wake";
export const ASK = "rummy-wake"; // every widget of the page keeps its own rack at this event

/** How the racks of a page lie. */
export interface Kept {
  path: string;
  top: number; // how far below the window's edge the widget stood where "Wake" was pressed
  pressed: string | null;
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

const rowOf = (tiles: readonly (TileProps | null)[]): string =>
  tiles.map((tile) => (tile ? `${LETTERS[tile.colour]}${tile.text.toLowerCase()}` : "_")).join(" ");

/** How the tiles lie, in notation: `r5 r6 r7 _ b9 / k12`. */
export const arrangementOf = (rack: RackProps): string => rack.shelves.map(rowOf).join(" / ");

/** And those of its table: `r5 r6 r7 | b9 y9 k9`. */
export const meldsOf = (rack: RackProps): string | undefined =>
  rack.trays?.map(({ tiles }) => rowOf(tiles)).join(" | ");

/** Which rack of the page this is, by what it shows; equal ones are told apart by their order. */
export function nameOf(view: string, state: Partial<LessonState>): string | null {
  if (!state?.rack) return null;
  if (view === "lesson") return `lesson ${state.lesson?.key}`;
  if (view === "step") return `step ${state.step?.lesson} ${state.step?.key}`;
  const rows = [...state.rack.shelves, ...(state.rack.trays ?? []).map((tray) => tray.tiles)];
  const tiles = rows.flatMap((row) => row.flatMap((tile) => (tile ? [`${tile.colour} ${tile.text}`] : [])));
  return `rack ${tiles.sort().join(" ")}`;
}

/** The part of waking that one widget does. */
export class Waker {
  private client: Client;
  private root: HTMLElement;
  private keep = (): void => this.store();

  constructor(client: Client, root: HTMLElement) {
    this.client = client;
    this.root = root;
    window.addEventListener(ASK, this.keep);
  }

  destroy(): void {
    window.removeEventListener(ASK, this.keep);
  }

  /** Whether a button can help here. */
  get possible(): boolean {
    return shower() === "voila";
  }

  /** Keeps every rack of the page and loads the page again. */
  wake(): void {
    write({ path: location.pathname, top: this.root.getBoundingClientRect().top, pressed: null, racks: {} });
    window.dispatchEvent(new Event(ASK));
    const kept = read();
    const pressed = this.key(kept);
    if (kept) write({ ...kept, pressed });
    location.reload();
  }

  /**
   * After the reload: lays the tiles as they lay, and brings the widget to where it stood. True for the one that was
   * woken.
   */
  async restore(): Promise<boolean> {
    const kept = read();
    const key = this.key(kept);
    const own = kept && key ? kept.racks[key] : undefined;
    if (!kept || !own || !key) return false;
    const { [key]: _, ...racks } = kept.racks;
    write({ ...kept, racks });
    const woken = kept.pressed === key;
    if (own.step && this.client.state<Partial<LessonState>>().step?.key !== own.step) {
      await this.client.send({ type: "go", step: own.step });
    }
    const drill = this.client.state<Partial<LessonState>>().step?.drill;
    if (own.seed !== null && drill && drill.seed !== own.seed)
      await this.client.send({ type: "another", seed: own.seed });
    await this.client.send({
      type: "restore",
      arrangement: own.arrangement,
      ...(own.spread !== undefined && { spread: own.spread }),
    });
    if (woken) {
      const scroller = document.scrollingElement;
      if (scroller) scroller.scrollTop += this.root.getBoundingClientRect().top - kept.top;
      this.root.querySelector<HTMLElement>(".rw-slot [tabindex='0']")?.focus({ preventScroll: true });
    }
    return woken;
  }

  private store(): void {
    const state = this.client.state<Partial<LessonState>>();
    const kept = read();
    const key = this.key(kept);
    if (!kept || !key || !state.rack || state.rack.readonly || kept.racks[key]) return;
    const step = this.client.model.get("view") === "lesson" ? (state.step?.key ?? null) : null;
    kept.racks[key] = {
      arrangement: arrangementOf(state.rack),
      spread: meldsOf(state.rack),
      step,
      seed: state.step?.drill?.seed ?? null,
    };
    write(kept);
  }

  private key(kept: Kept | null): string | null {
    const name = nameOf(String(this.client.model.get("view")), this.client.state());
    if (!name || kept?.path !== location.pathname) return null;
    this.root.dataset.wake = name;
    const all = [...document.querySelectorAll<HTMLElement>(".rw[data-wake]")];
    const equal = all.filter(({ dataset }) => dataset.wake === name);
    return `${name} #${Math.max(0, equal.indexOf(this.root))}`;
  }
}

/** What is kept of this tab's racks. */
export function read(): Kept | null {
  const found = keptJson<Kept>(STORE, true);
  return typeof found?.racks === "object" ? found : null;
}

/** Where that fails the page still wakes, with the racks as they were at their start. */
export const write = (racks: Kept | null): boolean => keep(STORE, racks && JSON.stringify(racks), true);
