// Dragging by mouse, finger and pen. On a touch screen, swipes up and down still scroll the page or a long rack: a tile
// is picked up by pulling it sideways, or by holding it for a moment.
import type { SlotProps } from "../types";
import { Autoscroll } from "./scroll";
import { detach, shift } from "./glide";

const MOUSE_SLOP = 4; // px before a press becomes a drag
const TOUCH_SLOP = 9;
const HOLD = 250; // ms until a finger that stays still picks up a tile
const TAIL = 450; // ms more until all tiles after it are picked up too
const REACH = 0.9; // how far outside the rack, in tile heights, a drop still counts

/** A place outside of the rack and the table where tiles can be dropped, such as the discards. */
export interface DropTarget {
  /** Return whether a point of the window is in it, and highlight it if so. */
  over(x: number, y: number): boolean;
  /** Handle tiles that were dropped on it; resolve once the result is visible. */
  drop(tiles: number[]): Promise<unknown>;
}

/** Draws the dragged tiles over the rack and the table, in games with melds on the table. */
export interface Carrier {
  /** Start to drag tiles, each drawn `width` by `height` px; return the distance in px from one to the next. */
  take(tiles: readonly number[], width: number, height: number): number;
  /**
   * Draw the dragged tiles with the top left corner of the first one at `left`, `top`, in px from that of the window.
   * Return the place where they would be dropped, or null if they are too far away. `held` is the index of the tile
   * under the pointer.
   */
  carry(left: number, top: number, held: number, pointer: { x: number; y: number }): SlotProps | null;
}

/** Where tiles can be dragged from and to, and what to call during a drag. Tiles are given by their ids. */
export interface DragHost {
  readonly root: HTMLElement; // contains the tiles and slots: the shelves of a rack
  readonly table?: HTMLElement | undefined; // the table with the melds, if there is one beside the rack
  carrier?(): Carrier | null; // returns what draws the dragged tiles; if null, they are moved inside `root`
  readonly outside?: DropTarget | undefined; // another place where tiles can be dropped
  /**
   * Return the tiles that a press on an element lifts, with the index of the one under the pointer (-1 if the label of
   * a row of tiles was pressed); null if it lifts none. If `whole`, a tile is lifted with its neighbours.
   */
  grab(target: Element, whole: boolean): { tiles: number[]; index: number } | null;
  lifted(tiles: number[]): void; // called when a drag starts
  over(place: SlotProps | null): void; // called when the place where the tiles would be dropped changes
  // called when tiles are dropped on rack or table; `place` is null if they should go back
  dropped(tiles: number[], place: SlotProps | null): void;
  away?(tiles: number[]): void; // called when tiles are dropped on `outside`
}

/** A press of mouse, finger or pen that may become a drag. */
interface Press {
  pointer: number;
  touch: boolean;
  x: number;
  y: number;
  tiles: number[];
  index: number;
  target: Element;
  hold: ReturnType<typeof setTimeout> | undefined;
}

/** Lets the player drag tiles with the mouse, a finger or a pen. */
export class Drag {
  /** The ids of the tiles being dragged. */
  tiles: number[] = [];
  #host: DragHost;
  #press: Press | null = null;
  #x = 0; // x of the pointer
  #y = 0;
  #dx = 0; // px from the first tile's corner to the pointer
  #dy = 0;
  #place: SlotProps | null = null;
  #overOutside = false; // over the outside target
  #drawing = false; // the host is redrawing: don't look again where the tiles would be dropped
  #carrier: Carrier | null = null;
  #held = 0; // index of the tile under the pointer
  #scroll: Autoscroll;
  #off: AbortController[];

  constructor(host: DragHost) {
    this.#host = host;
    const { root } = host;
    this.#scroll = new Autoscroll(root, () => this.follow());
    const zones = host.table ? [root, host.table] : [root];
    this.#off = [window, ...zones].map(() => new AbortController());
    const { signal } = this.#off[0]!;
    window.addEventListener("pointermove", (event) => this.#onMove(event), { signal });
    window.addEventListener("pointerup", (event) => this.#onUp(event), { signal });
    window.addEventListener("pointercancel", (event) => this.#onCancel(event), { signal });
    // Not passive: a finger that drags a tile must not scroll the page.
    zones.forEach((zone, at) => {
      const { signal } = this.#off[at + 1]!;
      zone.addEventListener("pointerdown", (event) => this.#onDown(event), { signal });
      zone.addEventListener("touchmove", (event) => this.tiles.length && event.preventDefault(), {
        signal,
        passive: false,
      });
      zone.addEventListener("contextmenu", (event) => this.#press?.touch && event.preventDefault(), { signal });
      zone.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    });
  }

  /** Stop listening. */
  destroy(): void {
    this.cancel();
    for (const each of this.#off) each.abort();
  }

  /** End the drag and put the tiles back. */
  cancel(): void {
    this.#finish(null);
  }

  /** Drop the dragged tiles where the pointer is. */
  putDown(): void {
    if (this.tiles.length) this.#finish(this.#place, this.#overOutside);
  }

  /** Draw the dragged tiles at the pointer. This must also be called after every render of the host. */
  follow(): void {
    if (!this.tiles.length) return;
    const first = this.#tileElement(this.tiles[0]!);
    if (!first) return this.cancel();
    if (this.#carrier) return this.#followCarrier(this.#carrier);
    const { width, height } = first.getBoundingClientRect();
    const pitch = width * 1.06;
    const [left, top] = [this.#x - this.#dx, this.#y - this.#dy];
    // Tiles are drawn inside the widget: one outside would make the page wider.
    const frame = (this.#host.root.closest(".rw") ?? this.#host.root).getBoundingClientRect();
    const [x, y] = [
      clamp(left, frame.left, frame.right - width - (this.tiles.length - 1) * pitch),
      clamp(top, frame.top, frame.bottom - height),
    ];
    // rows that scroll would clip a tile that leaves them
    const clips = this.#scrolls();
    this.tiles.forEach((id, i) => {
      const tile = this.#tileElement(id);
      const home = tile && clips ? detach(tile, width) : tile?.parentElement?.getBoundingClientRect();
      if (!tile || !home) return;
      tile.dataset.drag = "";
      shift(tile, x + i * pitch - home.left, y - home.top);
    });
    this.#updatePlace(() => this.#nearest(left + width / 2, top + height / 2, height));
  }

  #followCarrier(carrier: Carrier): void {
    const place = carrier.carry(this.#x - this.#dx, this.#y - this.#dy, this.#held, { x: this.#x, y: this.#y });
    this.#updatePlace(() => place);
  }

  /**
   * Tell the host where the tiles would be dropped, if that has changed. Do nothing while the host redraws, because
   * that may move what was measured.
   */
  #updatePlace(find: () => SlotProps | null): void {
    if (this.#drawing) return;
    this.#overOutside = this.#host.outside?.over(this.#x, this.#y) ?? false;
    const place = this.#overOutside ? null : find();
    if (place?.shelf !== this.#place?.shelf || place?.slot !== this.#place?.slot) {
      this.#place = place;
      this.#drawing = true;
      try {
        this.#host.over(place);
      } finally {
        this.#drawing = false;
      }
    }
  }

  #onDown(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || this.#press) return;
    const target = event.target as Element;
    const grabbed = this.#host.grab(target, event.shiftKey);
    if (!grabbed?.tiles.length) return;
    const touch = event.pointerType !== "mouse";
    this.#press = {
      ...grabbed,
      pointer: event.pointerId,
      touch,
      x: event.clientX,
      y: event.clientY,
      target,
      hold: touch ? setTimeout(() => this.#begin(), HOLD) : undefined,
    };
    [this.#x, this.#y] = [event.clientX, event.clientY];
  }

  #onMove(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    [this.#x, this.#y] = [event.clientX, event.clientY];
    if (!this.tiles.length) {
      const [right, down] = [Math.abs(this.#x - press.x), Math.abs(this.#y - press.y)];
      if (press.touch) {
        // A swipe up or down scrolls, if anything there does; otherwise it starts a drag.
        const table = press.target.closest(".rw-spread");
        const long = table ? table.hasAttribute("data-long") : this.#scrolls();
        const staged = this.#host.root.closest(".rw-stage") !== null && !long;
        if (down > TOUCH_SLOP && down >= right) return staged ? this.#begin() : this.#forget();
        if (right > TOUCH_SLOP && right > down * 1.3) return this.#begin();
      } else if (Math.hypot(right, down) > MOUSE_SLOP) this.#begin();
    }
    if (this.tiles.length) {
      event.preventDefault();
      const staged = this.#host.root.closest("html[data-stage]") !== null;
      if (!this.#carrier || !staged || this.#scrolls()) this.#scroll.pointerAt(this.#y);
      this.follow();
    }
  }

  #begin(): void {
    const press = this.#press;
    if (!press || this.tiles.length) return;
    clearTimeout(press.hold);
    const first = this.#tileElement(press.tiles[0]!);
    const held = press.index >= 0 ? this.#tileElement(press.tiles[press.index]!) : null;
    if (!first) return this.#forget();
    const { width, height } = first.getBoundingClientRect();
    if (held) {
      const box = held.getBoundingClientRect();
      this.#dx = press.x - box.left + press.index * width * 1.06;
      this.#dy = press.y - box.top;
    } else {
      // pressed on the label: the first tile jumps under the pointer
      [this.#dx, this.#dy] = [width / 2, height / 2];
    }
    this.tiles = press.tiles;
    this.#place = null;
    this.#carrier = this.#host.carrier?.() ?? null;
    this.#held = Math.max(0, press.index);
    if (this.#carrier) {
      const pitch = this.#carrier.take(press.tiles, width, height);
      if (held) this.#dx += this.#held * (pitch - width * 1.06);
      if (press.touch && press.tiles.length === 1) press.hold = setTimeout(() => this.#takeTail(press), TAIL);
    }
    try {
      (press.target.closest<HTMLElement>(".rw-spread") ?? this.#host.root).setPointerCapture(press.pointer);
    } catch {
      // the pointer is already up: its pointerup follows
    }
    if (press.touch) navigator.vibrate?.(8);
    this.#host.lifted(press.tiles);
    this.follow();
  }

  /** Pick up all tiles after this one as well, if the finger has stayed still. */
  #takeTail(press: Press): void {
    const more = this.#host.grab(press.target, true);
    if (
      press !== this.#press ||
      !this.#carrier ||
      more?.index !== 0 ||
      Math.hypot(this.#x - press.x, this.#y - press.y) > TOUCH_SLOP
    )
      return;
    const first = this.#tileElement(more.tiles[0]!);
    if (!first || !press.target.closest(".rw-spread")) return;
    this.tiles = more.tiles;
    this.#carrier.take(more.tiles, first.offsetWidth, first.offsetHeight);
    navigator.vibrate?.(16);
    this.#host.lifted(more.tiles);
    this.follow();
  }

  #onUp(event: PointerEvent): void {
    if (event.pointerId !== this.#press?.pointer) return;
    if (!this.tiles.length) return this.#forget();
    this.#finish(this.#place, this.#overOutside);
    // Swallow the click that follows a drag.
    const stop = (click: Event) => (click.stopPropagation(), click.preventDefault());
    window.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", stop, { capture: true }));
  }

  #onCancel(event: PointerEvent): void {
    if (event.pointerId === this.#press?.pointer) this.#finish(null);
  }

  #finish(place: SlotProps | null, away = false): void {
    const tiles = this.tiles;
    this.#forget();
    if (!tiles.length) return;
    for (const id of tiles) delete this.#tileElement(id)?.dataset.drag;
    this.tiles = [];
    this.#overOutside = false;
    this.#host.outside?.over(NaN, NaN);
    if (away) this.#host.away?.(tiles);
    else this.#host.dropped(tiles, place);
  }

  #forget(): void {
    clearTimeout(this.#press?.hold);
    this.#press = null;
    this.#scroll.stop();
  }

  /** Return whether the rows of the rack scroll. */
  #scrolls(): boolean {
    return this.#host.root.querySelector("[data-scrolls]") !== null;
  }

  #nearest(x: number, y: number, height: number): SlotProps | null {
    const wood = this.#host.root.getBoundingClientRect();
    const reach = height * REACH;
    if (x < wood.left - reach || x > wood.right + reach || y < wood.top - reach || y > wood.bottom + reach) return null;
    let best: SlotProps | null = null;
    let least = Infinity;
    for (const slot of this.#host.root.querySelectorAll<HTMLElement>(".rw-slot")) {
      const box = slot.getBoundingClientRect();
      const away = Math.hypot(box.left + box.width / 2 - x, (box.top + box.height / 2 - y) * 0.8);
      if (away >= least) continue;
      least = away;
      best = { shelf: Number(slot.dataset.shelf), slot: Number(slot.dataset.slot) };
    }
    return best;
  }

  #tileElement(id: number): HTMLElement | null {
    const css = `.rw-tile[data-id="${id}"]`;
    return this.#host.root.querySelector<HTMLElement>(css) ?? this.#host.table?.querySelector<HTMLElement>(css) ?? null;
  }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
