// Dragging with mouse, finger and pen, by pointer events. On a touch screen a swipe stays what scrolls: the page's own
// up and down, that of long shelves sideways. A tile is picked up by pulling it the other way, or by holding it for a
// moment.
import type { PlaceProps } from "../types";
import { Autoscroll } from "./scroll";
import { float, shift } from "./glide";

const MOUSE_SLOP = 4; // px before a press becomes a drag
const TOUCH_SLOP = 9;
const HOLD = 250; // ms
const TAIL = 450; // ms more, until all that follows comes too
const REACH = 0.9; // how far outside the rack, in tile heights, a drop still counts

/** Where tiles may fall outside of where they lie: the discards, for those of a rack. */
export interface Outside {
  /** Whether this point of the window belongs to it; it shows that, until it is asked again. */
  over(x: number, y: number): boolean;
  /** Resolves when what was done with the tiles is seen. */
  drop(tiles: number[]): Promise<unknown>;
}

/** Who carries tiles over rack and table, where there are both. */
export interface Carrier {
  /** Takes tiles of this size up; how far one is from the next in the air. */
  take(tiles: readonly number[], width: number, height: number): number;
  /** Shows the first of them with its corner there; where they would fall. */
  carry(left: number, top: number, held: number, pointer: { x: number; y: number }): PlaceProps | null;
}

export interface DragHost {
  readonly root: HTMLElement; // the wood
  readonly table?: HTMLElement | undefined; // the other zone
  carrier?(): Carrier | null; // for as long as there is one
  readonly outside?: Outside | undefined;
  /**
   * The tiles that a press on this element would lift; the index of the one under the pointer, -1 for the segment's
   * label.
   */
  grab(target: Element, whole: boolean): { tiles: number[]; index: number } | null;
  lifted(tiles: number[]): void;
  over(place: PlaceProps | null): void;
  dropped(tiles: number[], place: PlaceProps | null): void;
  away?(tiles: number[]): void; // dropped outside
}

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

export class Drag {
  /** The tiles that are in the air. */
  tiles: number[] = [];
  private host: DragHost;
  private press: Press | null = null;
  private x = 0; // the pointer
  private y = 0;
  private dx = 0; // from the first tile's corner to the pointer
  private dy = 0;
  private place: PlaceProps | null = null;
  private out = false; // over the outside
  private telling = false; // the host draws anew where the tiles would fall
  private carrier: Carrier | null = null;
  private held = 0; // which of the tiles the pointer has
  private scroll: Autoscroll;
  private off: AbortController[];

  constructor(host: DragHost) {
    this.host = host;
    const { root } = host;
    this.scroll = new Autoscroll(root, () => this.follow());
    const zones = host.table ? [root, host.table] : [root];
    this.off = [window, ...zones].map(() => new AbortController());
    const { signal } = this.off[0]!;
    window.addEventListener("pointermove", (event) => this.move(event), { signal });
    window.addEventListener("pointerup", (event) => this.up(event), { signal });
    window.addEventListener("pointercancel", (event) => this.lost(event), { signal });
    // Not passive: a finger that holds a tile must not scroll the page.
    zones.forEach((zone, at) => {
      const { signal } = this.off[at + 1]!;
      zone.addEventListener("pointerdown", (event) => this.down(event), { signal });
      zone.addEventListener("touchmove", (event) => this.tiles.length && event.preventDefault(), {
        signal,
        passive: false,
      });
      zone.addEventListener("contextmenu", (event) => this.press?.touch && event.preventDefault(), { signal });
      zone.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    });
  }

  destroy(): void {
    this.cancel();
    for (const each of this.off) each.abort();
  }

  /** Escape: the tiles go back. */
  cancel(): void {
    this.finish(null);
  }

  /** Puts down what is in the air, where it is. */
  putDown(): void {
    if (this.tiles.length) this.finish(this.place, this.out);
  }

  /** Draws the tiles where the pointer is; called after every render too. */
  follow(): void {
    if (!this.tiles.length) return;
    const first = this.tileElement(this.tiles[0]!);
    if (!first) return this.cancel();
    if (this.carrier) return this.carried(this.carrier);
    const { width, height } = first.getBoundingClientRect();
    const pitch = width * 1.06;
    const [left, top] = [this.x - this.dx, this.y - this.dy];
    // What is drawn stays inside the widget: a tile outside would make the page wider.
    const frame = (this.host.root.closest(".rw") ?? this.host.root).getBoundingClientRect();
    const [x, y] = [
      clamp(left, frame.left, frame.right - width - (this.tiles.length - 1) * pitch),
      clamp(top, frame.top, frame.bottom - height),
    ];
    // such shelves would cut off what leaves them
    const sideways = this.host.root.querySelector("[data-scrolls]") !== null;
    this.tiles.forEach((id, i) => {
      const tile = this.tileElement(id);
      const home = tile && sideways ? float(tile, width) : tile?.parentElement?.getBoundingClientRect();
      if (!tile || !home) return;
      tile.dataset.drag = "";
      shift(tile, x + i * pitch - home.left, y - home.top);
    });
    this.falls(() => this.nearest(left + width / 2, top + height / 2, height));
  }

  private carried(carrier: Carrier): void {
    const place = carrier.carry(this.x - this.dx, this.y - this.dy, this.held, { x: this.x, y: this.y });
    this.falls(() => place);
  }

  /**
   * Tells where the tiles would fall, where that has changed. What is drawn anew for it may lie elsewhere: it is asked
   * once a move.
   */
  private falls(find: () => PlaceProps | null): void {
    if (this.telling) return;
    this.out = this.host.outside?.over(this.x, this.y) ?? false;
    const place = this.out ? null : find();
    if (place?.shelf !== this.place?.shelf || place?.slot !== this.place?.slot) {
      this.place = place;
      this.telling = true;
      try {
        this.host.over(place);
      } finally {
        this.telling = false;
      }
    }
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || this.press) return;
    const target = event.target as Element;
    const grabbed = this.host.grab(target, event.shiftKey);
    if (!grabbed?.tiles.length) return;
    const touch = event.pointerType !== "mouse";
    this.press = {
      ...grabbed,
      pointer: event.pointerId,
      touch,
      x: event.clientX,
      y: event.clientY,
      target,
      hold: touch ? setTimeout(() => this.begin(), HOLD) : undefined,
    };
    [this.x, this.y] = [event.clientX, event.clientY];
  }

  private move(event: PointerEvent): void {
    const press = this.press;
    if (!press || event.pointerId !== press.pointer) return;
    [this.x, this.y] = [event.clientX, event.clientY];
    if (!this.tiles.length) {
      const [right, down] = [Math.abs(this.x - press.x), Math.abs(this.y - press.y)];
      if (press.touch) {
        // A swipe is the page's, or that of shelves that scroll; whatever scrolls neither way is pulled either way.
        const table = press.target.closest(".rw-spread");
        const staged = this.host.root.closest(".rw-stage") !== null && !table?.hasAttribute("data-long");
        const sideways = !table && this.host.root.querySelector("[data-scrolls]") !== null;
        if (down > TOUCH_SLOP && down >= right) return staged ? this.begin() : this.forget();
        if (right > TOUCH_SLOP && right > down * 1.3) return sideways ? this.forget() : this.begin();
      } else if (Math.hypot(right, down) > MOUSE_SLOP) this.begin();
    }
    if (this.tiles.length) {
      event.preventDefault();
      if (
        !this.carrier ||
        this.host.root.closest("html:not([data-stage])") ||
        this.host.root.querySelector("[data-scrolls]")
      )
        this.scroll.at(this.x, this.y);
      this.follow();
    }
  }

  private begin(): void {
    const press = this.press;
    if (!press || this.tiles.length) return;
    clearTimeout(press.hold);
    const first = this.tileElement(press.tiles[0]!);
    const held = press.index >= 0 ? this.tileElement(press.tiles[press.index]!) : null;
    if (!first) return this.forget();
    const { width, height } = first.getBoundingClientRect();
    if (held) {
      const box = held.getBoundingClientRect();
      this.dx = press.x - box.left + press.index * width * 1.06;
      this.dy = press.y - box.top;
    } else {
      [this.dx, this.dy] = [width / 2, height / 2]; // by the label: the first tile comes under the pointer
    }
    this.tiles = press.tiles;
    this.place = null;
    this.carrier = this.host.carrier?.() ?? null;
    this.held = Math.max(0, press.index);
    if (this.carrier) {
      const pitch = this.carrier.take(press.tiles, width, height);
      if (held) this.dx += this.held * (pitch - width * 1.06);
      if (press.touch && press.tiles.length === 1) press.hold = setTimeout(() => this.tail(press), TAIL);
    }
    try {
      (press.target.closest<HTMLElement>(".rw-spread") ?? this.host.root).setPointerCapture(press.pointer);
    } catch {
      // the pointer is already up: its pointerup follows
    }
    if (press.touch) navigator.vibrate?.(8);
    this.host.lifted(press.tiles);
    this.follow();
  }

  /** A finger that has stayed where it was takes all that follows the tile, too. */
  private tail(press: Press): void {
    const more = this.host.grab(press.target, true);
    if (
      press !== this.press ||
      !this.carrier ||
      more?.index !== 0 ||
      Math.hypot(this.x - press.x, this.y - press.y) > TOUCH_SLOP
    )
      return;
    const first = this.tileElement(more.tiles[0]!);
    if (!first || !press.target.closest(".rw-spread")) return;
    this.tiles = more.tiles;
    this.carrier.take(more.tiles, first.offsetWidth, first.offsetHeight);
    navigator.vibrate?.(16);
    this.host.lifted(more.tiles);
    this.follow();
  }

  private up(event: PointerEvent): void {
    if (event.pointerId !== this.press?.pointer) return;
    if (!this.tiles.length) return this.forget();
    this.finish(this.place, this.out);
    // The click that follows a drag is none.
    const stop = (click: Event) => (click.stopPropagation(), click.preventDefault());
    window.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", stop, { capture: true }));
  }

  private lost(event: PointerEvent): void {
    if (event.pointerId === this.press?.pointer) this.finish(null);
  }

  private finish(place: PlaceProps | null, away = false): void {
    const tiles = this.tiles;
    this.forget();
    if (!tiles.length) return;
    for (const id of tiles) delete this.tileElement(id)?.dataset.drag;
    this.tiles = [];
    this.out = false;
    this.host.outside?.over(NaN, NaN);
    if (away) this.host.away?.(tiles);
    else this.host.dropped(tiles, place);
  }

  private forget(): void {
    clearTimeout(this.press?.hold);
    this.press = null;
    this.scroll.stop();
  }

  private nearest(x: number, y: number, height: number): PlaceProps | null {
    const wood = this.host.root.getBoundingClientRect();
    const reach = height * REACH;
    if (x < wood.left - reach || x > wood.right + reach || y < wood.top - reach || y > wood.bottom + reach) return null;
    let best: PlaceProps | null = null;
    let least = Infinity;
    for (const slot of this.host.root.querySelectorAll<HTMLElement>(".rw-slot")) {
      const box = slot.getBoundingClientRect();
      const away = Math.hypot(box.left + box.width / 2 - x, (box.top + box.height / 2 - y) * 0.8);
      if (away >= least) continue;
      least = away;
      best = { shelf: Number(slot.dataset.shelf), slot: Number(slot.dataset.slot) };
    }
    return best;
  }

  private tileElement(id: number): HTMLElement | null {
    const css = `.rw-tile[data-id="${id}"]`;
    return this.host.root.querySelector<HTMLElement>(css) ?? this.host.table?.querySelector<HTMLElement>(css) ?? null;
  }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
