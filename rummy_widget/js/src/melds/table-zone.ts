// The table that belongs to a rack, in an element that the view puts onto its felt (the playing area). It draws the
// melds, finds where dragged tiles would be dropped and makes room there. Input and state are handled by the rack.
import { html, render } from "lit-html";
import type { SlotProps, RackProps } from "../types";
import { glideTile, measure, resetTiles, type Places } from "../rack/glide";
import type { Scene } from "../rack/render";
import { NEW_MELD, onTable, placeOf, tileAt, TRAY, type Local } from "../rack/state";
import type { ZoneStep, Zone, ZoneMaker } from "../rack/zone";
import { dropPlace, type Box, type DropField, type Strip } from "./drop-place";
import { DragLayer, flyOver } from "./drag-layer";
import { MELD_GAP, EDGE, fitTable, TILE_GAP, BAR_HEIGHT } from "./fit";
import { meldLengths, meldsPiece } from "./render";
import { EdgeScroll } from "./edge-scroll";
import { newPlace, nextMeld, tableEdge, tableStop, tableStops, walkTable, type FocusStop } from "./walk";

const PITCH = 1.04; // from one dragged tile to the next, in tile widths
const APART = 0.22; // how far tiles make room to either side, in tile widths

/**
 * The table that belongs to a rack, with its melds. It draws the melds, moves the focus among them and shows where
 * dragged tiles would be dropped.
 */
export class TableZone implements Zone {
  readonly element = document.createElement("div");
  readonly #shelves: HTMLElement;
  readonly #layer = new DragLayer();
  readonly #edgeScroll: EdgeScroll;
  #field: DropField | null = null;
  #scrollTop = 0; // how far the table is scrolled; read once, because reading it forces a layout
  #scrolledFrom = 0; // scroll position of the shelves when the field was measured
  #size = { width: 0, height: 0, tile: 0 };
  #height = 0; // of a dragged tile
  #pitch = 0;

  /** `shelves` is the element with the rack's shelves; `moved` is called when the table scrolls under dragged tiles. */
  constructor(shelves: HTMLElement, moved: () => void) {
    this.#shelves = shelves;
    this.element.className = "rw-spread";
    this.#edgeScroll = new EdgeScroll(this.element, moved);
    this.element.addEventListener("scroll", () => (this.#scrollTop = this.element.scrollTop), { passive: true });
  }

  // ---- Drawing

  /** Compute the size of the tiles on the table. They never grow during a game, because the melds would move. */
  layOut(rack: RackProps): void {
    const { element } = this;
    const size = this.#size;
    const staged = element.closest(".rw-stage") !== null;
    const [width, height] = [
      element.clientWidth - 2 * EDGE || 1000,
      staged && element.clientHeight ? element.clientHeight - 2 * EDGE : Infinity,
    ];
    const lengths = meldLengths(rack);
    const fit = fitTable(lengths, width, height, rack.size);
    const same = lengths.length > 0 && size.tile > 0 && size.width === width && size.height === height;
    const tile = same ? Math.min(size.tile, fit.tile) : fit.tile;
    this.#size = { width, height, tile };
    const { style } = element;
    style.setProperty("--rw-tile", `${tile}px`);
    style.setProperty("--rw-end", `${fit.end}px`);
    style.setProperty("--rw-gap", `${TILE_GAP}px`);
    style.setProperty("--rw-between", `${MELD_GAP}px`);
    style.setProperty("--rw-under", `${BAR_HEIGHT}px`);
    element.toggleAttribute("data-long", fit.long);
    element.toggleAttribute("data-small", tile < 36);
  }

  /** Draw the melds, with the scene of their rack. */
  draw(scene: Scene): void {
    const { rack, local } = scene;
    const focus = onTable(local.at) ? local.at : local.otherStop;
    render(
      rack.trays ? meldsPiece({ ...scene, at: this.stop(rack, local.lifted.length > 0, focus) }) : html``,
      this.element,
    );
    resetTiles(this.element);
  }

  /** The ids of the dragged tiles. Their places are drawn empty. */
  get away(): ReadonlySet<number> {
    return new Set(this.#layer.ids);
  }

  /** Return where every tile of rack and table is on the screen, including the dragged ones. */
  places(): Places {
    return new Map([...measure(this.#shelves), ...measure(this.element), ...this.#layer.places()]);
  }

  /** End the drag and remove the pictures of its tiles. */
  endDrag(): void {
    this.#layer.clear();
    this.#field = null;
    this.#edgeScroll.stop();
  }

  /**
   * Animate every tile of rack and table from its place in `before` to its place now. A tile that comes from outside of
   * its zone flies above everything else.
   */
  play(before: Places): void {
    const root = this.#root();
    for (const zone of [this.element, this.#shelves]) {
      const box = zone.getBoundingClientRect();
      const moved: [HTMLElement, DOMRect, DOMRect][] = [];
      for (const tile of zone.querySelectorAll<HTMLElement>(".rw-tile[data-id]")) {
        const id = Number(tile.dataset["id"]);
        const old = this.#layer.ids.includes(id) ? undefined : before.get(id);
        const now = old && tile.getBoundingClientRect();
        if (now && (Math.abs(old.left - now.left) >= 1 || Math.abs(old.top - now.top) >= 1))
          moved.push([tile, old, now]);
      }
      for (const [tile, old, now] of moved) {
        const inside =
          old.top >= box.top - old.height &&
          old.bottom <= box.bottom + old.height / 2 &&
          old.left >= box.left - old.width;
        if (inside) glideTile(tile, old, now);
        else if (overlaps(now, box)) flyOver(root, tile, old);
      }
    }
  }

  /** Return the root element of the widget. */
  #root(): Element {
    return this.element.closest(".rw") ?? this.element.parentElement ?? this.element;
  }

  // ---- Keys

  /**
   * Return the table's tab stop, the one place that can be reached with the Tab key: the place `near` or, if there is
   * no such place any more, one close to it. Return null if the table has no tab stop. `lifting` says whether tiles are
   * lifted: then the places at the ends of melds and the place for a new meld count too.
   */
  stop(rack: RackProps, lifting: boolean, near: SlotProps | null): SlotProps | null {
    return tableStop(rack, tableStops(rack, lifting), near);
  }

  /**
   * Return the place to which a command leads from `at`, a place on the table; null if it leads away from the table.
   * `lifting` says whether tiles are lifted, as in `stop`.
   */
  target(rack: RackProps, lifting: boolean, at: SlotProps, step: ZoneStep): SlotProps | null {
    const stops = tableStops(rack, lifting);
    if (step.do === "meld") return nextMeld(stops, at, step.by);
    if (step.do === "edge") return tableEdge(stops, at, step.end, step.rack);
    return step.do === "walk" ? walkTable(stops, step.dy ? this.#rows(stops) : [], at, step.dx, step.dy) : null;
  }

  /**
   * Return where a new meld of the lifted tiles is put: after the meld from which they come, otherwise after all melds.
   */
  newMeldPlace(rack: RackProps, { lifted }: Local): SlotProps {
    const from = placeOf(rack, lifted[0] ?? -1);
    const to = newPlace(rack);
    return from && onTable(from) ? { ...to, slot: from.shelf - TRAY + 1 } : to;
  }

  /** Return the tab stops of the table, row by row as they are on the screen. */
  #rows(stops: readonly SlotProps[]): FocusStop[][] {
    const rows = new Map<number, FocusStop[]>();
    for (const place of stops) {
      const slot = this.#slot(place);
      if (!slot) continue;
      const box = slot.getBoundingClientRect();
      const top = Math.round(box.top);
      rows.set(top, [...(rows.get(top) ?? []), { place, x: box.left + box.width / 2 }]);
    }
    return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
  }

  // ---- Dragging

  /** Start to drag tiles, each drawn `width` by `height` px; return the distance in px from one to the next. */
  take(ids: readonly number[], width: number, height: number): number {
    this.#field = this.#measureField();
    [this.#height, this.#pitch] = [height, width * PITCH];
    this.#layer.lift(
      this.#root(),
      ids.map((id) => this.#tile(id)).filter((tile) => tile !== null),
      width,
      this.#pitch,
    );
    return this.#pitch;
  }

  /**
   * Draw the dragged tiles with the top left corner of the first one at `left`, `top`, in px from that of the window.
   * Return the place where they would be dropped, or null if they are too far away. `held` is the index of the tile
   * under the pointer.
   */
  carry(left: number, top: number, held: number, pointer: { x: number; y: number }): SlotProps | null {
    this.#field ??= this.#measureField();
    const field = this.#field;
    const height = this.#height;
    const pitch = this.#pitch;
    this.#layer.move(left, top);
    if (this.element.hasAttribute("data-long")) this.#edgeScroll.pointerAt(pointer.x, pointer.y, field.table);
    const first = { x: left + pitch / 2 / PITCH, y: top + height / 2 };
    const scrolled = { table: this.#scrollTop, shelves: this.#shelvesScrolled() - this.#scrolledFrom };
    return dropPlace(field, { ...first, x: first.x + held * pitch }, first, height, scrolled);
  }

  /** Forget the measured places, because the page was drawn again or has scrolled. */
  invalidate(): void {
    this.#field = null;
    if (this.#layer.ids.length) this.#layer.relocate();
  }

  /** Show tiles that were moved without a drag at their new place until Python answers. */
  showAt(rack: RackProps, ids: readonly number[], to: SlotProps): void {
    const tiles = ids.map((id) => this.#tile(id)).filter((tile) => tile !== null);
    const from = tiles[0]?.getBoundingClientRect();
    const target = this.#slot(to)?.getBoundingClientRect();
    if (!from?.width || !target) return;
    this.#layer.lift(this.#root(), tiles, from.width, from.width * PITCH);
    this.#layer.move(from.left, from.top);
    this.#layer.glide(target.left - (tileAt(rack, to) ? target.width / 2 : 0), target.top);
  }

  /** Show where dragged tiles would be dropped (`over`): with a line before a tile, or with tiles that make room. */
  showOver(rack: RackProps, over: SlotProps | null, lifted: readonly number[]): void {
    for (const each of this.element.querySelectorAll<HTMLElement>("[data-over], [data-aside]")) {
      delete each.dataset["over"];
      delete each.dataset["aside"];
      each.style.translate = "";
    }
    if (!over || !onTable(over)) return;
    const apart = this.#size.tile * APART;
    if (over.shelf === NEW_MELD) {
      const trays = this.element.querySelectorAll<HTMLElement>(".rw-tray");
      const [before, after] = [trays[over.slot - 1], trays[over.slot]];
      if (!after) return void this.#slot({ shelf: NEW_MELD, slot: trays.length })?.setAttribute("data-over", "into");
      after.dataset["over"] = "new";
      const top = (at: number): number | undefined => this.#field?.strips.find(({ tray }) => tray === at)?.top;
      if (before && top(over.slot - 1) === top(over.slot)) shiftAside(before, -apart);
      return shiftAside(after, apart);
    }
    const tray = rack.trays?.[over.shelf - TRAY];
    const own = tray?.tiles[over.slot] && lifted.includes(tray.tiles[over.slot]!.id);
    this.#slot(over)?.setAttribute("data-over", over.slot === tray?.tiles.length || own ? "into" : "before");
    if (own) return;
    for (const slot of this.element.querySelectorAll<HTMLElement>(`.rw-slot[data-shelf="${over.shelf}"]`)) {
      const at = Number(slot.dataset["slot"]);
      if (over.slot > 0 && over.slot < (tray?.tiles.length ?? 0)) shiftAside(slot, at < over.slot ? -apart : apart);
    }
  }

  /** Return the element of a tile on the rack or table, or null. */
  #tile(id: number): HTMLElement | null {
    const css = `.rw-tile[data-id="${id}"]`;
    return this.element.querySelector<HTMLElement>(css) ?? this.#shelves.querySelector<HTMLElement>(css);
  }

  /** Return the element of a place on the rack or table, or null. */
  #slot({ shelf, slot }: SlotProps): HTMLElement | null {
    const css = `.rw-slot[data-shelf="${shelf}"][data-slot="${slot}"]`;
    return this.element.querySelector<HTMLElement>(css) ?? this.#shelves.querySelector<HTMLElement>(css);
  }

  /** Return how far the shelves are scrolled, in px. */
  #shelvesScrolled(): number {
    return this.#shelves.querySelector("[data-scrolls]")?.scrollTop ?? 0;
  }

  /** Measure everything on which tiles can be dropped. */
  #measureField(): DropField {
    const { element } = this;
    const shelves = this.#shelves;
    const box = element.getBoundingClientRect();
    const strips = [...element.querySelectorAll<HTMLElement>(".rw-tray")].flatMap((tray, at) => stripsOf(tray, at));
    const slots = [...shelves.querySelectorAll<HTMLElement>(".rw-slot")].map((slot) => {
      const { left, top, right, bottom } = slot.getBoundingClientRect();
      return {
        left,
        top,
        right,
        bottom,
        place: { shelf: Number(slot.dataset["shelf"]), slot: Number(slot.dataset["slot"]) },
      };
    });
    this.#scrollTop = element.scrollTop;
    this.#scrolledFrom = this.#shelvesScrolled();
    const trays = element.querySelectorAll(".rw-tray").length;
    return { shelves: shelves.getBoundingClientRect(), slots, strips, trays, table: box.height ? box : null };
  }
}

/** Return the strips of a meld, line by line, at its unshifted place. */
function stripsOf(tray: HTMLElement, at: number): Strip[] {
  const { offsetLeft: x, offsetTop: y } = tray;
  const strips: (Strip & { middles: number[] })[] = [];
  [...tray.querySelectorAll<HTMLElement>(".rw-slot")].forEach((slot, number) => {
    const [left, top, width] = [x + slot.offsetLeft, y + slot.offsetTop, slot.offsetWidth];
    const end = slot.classList.contains("rw-end");
    let strip = strips.find((each) => Math.abs(each.top - top) < 2) ?? (end ? strips.at(-1) : undefined);
    if (!strip)
      strips.push(
        (strip = {
          tray: at,
          first: number,
          left,
          right: left,
          top,
          bottom: top + slot.offsetHeight + BAR_HEIGHT,
          middles: [],
        }),
      );
    if (!end) strip.middles.push(left + width / 2);
    strip.right = Math.max(strip.right, left + width);
  });
  return strips;
}

/** Return whether two boxes overlap vertically. */
const overlaps = (now: Box, box: Box): boolean => now.bottom > box.top && now.top < box.bottom;

/** Shift an element sideways. */
function shiftAside(element: HTMLElement, by: number): void {
  element.dataset["aside"] = "";
  element.style.translate = `${by}px`;
}

/**
 * Return the table that belongs to a rack, with its melds. `shelves` is the element with the shelves of the rack;
 * `moved` is called when the table scrolls under dragged tiles.
 */
export const makeTableZone: ZoneMaker = (shelves, moved) => new TableZone(shelves, moved);
