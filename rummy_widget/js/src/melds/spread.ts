// The table beside a rack: an element of its own that the view puts onto its felt. It draws the melds, knows where
// what is carried would fall, and makes room there. The rack has the hands and the state of both.
import { html, render } from "lit-html";
import type { PlaceProps, RackProps } from "../types";
import { glideTile, measure, settle, type Places } from "../rack/glide";
import type { Scene } from "../rack/render";
import { NEW, onTable, placeOf, tileAt, TRAY, type Local } from "../rack/state";
import type { Step, Zone, ZoneMaker } from "../rack/zone";
import { aim, type Box, type Field, type Strip } from "./aim";
import { Air, flyOver } from "./air";
import { BETWEEN, EDGE, fitTable, GAP, UNDER } from "./fit";
import { lengthsOf, traysPiece } from "./render";
import { Roll } from "./roll";
import { newPlace, nextMeld, tableEdge, tableStop, tableStops, walkTable, type Stop } from "./walk";

const PITCH = 1.04; // from tile to tile in the air, in tile widths
const APART = 0.22; // how far tiles make room to either side, in tile widths

export class Spread implements Zone {
  readonly element = document.createElement("div");
  private readonly wood: HTMLElement;
  private readonly air = new Air();
  private readonly roll: Roll;
  private field: Field | null = null;
  private rolled = 0; // how far the table is scrolled: asked once, for whoever asks again makes the page be laid out
  private scrolledFrom = 0; // of the shelves, when the field was measured
  private size = { width: 0, height: 0, tile: 0 };
  private height = 0; // of a tile in the air
  private pitch = 0;

  /** `moved`: the table was scrolled under what is in the air. */
  constructor(wood: HTMLElement, moved: () => void) {
    this.wood = wood;
    this.element.className = "rw-spread";
    this.roll = new Roll(this.element, moved);
    this.element.addEventListener("scroll", () => (this.rolled = this.element.scrollTop), { passive: true });
  }

  // ---- Drawing

  /** Finds the size of its tiles. They don't grow again while a game goes on: what was laid would lie elsewhere. */
  layOut(rack: RackProps): void {
    const { element, size } = this;
    const staged = element.closest(".rw-stage") !== null;
    const [width, height] = [
      element.clientWidth - 2 * EDGE || 1000,
      staged && element.clientHeight ? element.clientHeight - 2 * EDGE : Infinity,
    ];
    const lengths = lengthsOf(rack);
    const fit = fitTable(lengths, width, height, rack.size);
    const same = lengths.length > 0 && size.tile > 0 && size.width === width && size.height === height;
    const tile = same ? Math.min(size.tile, fit.tile) : fit.tile;
    this.size = { width, height, tile };
    const { style } = element;
    style.setProperty("--rw-tile", `${tile}px`);
    style.setProperty("--rw-end", `${fit.end}px`);
    style.setProperty("--rw-gap", `${GAP}px`);
    style.setProperty("--rw-between", `${BETWEEN}px`);
    style.setProperty("--rw-under", `${UNDER}px`);
    element.toggleAttribute("data-long", fit.long);
    element.toggleAttribute("data-small", tile < 36);
  }

  draw(scene: Scene): void {
    const { rack, local } = scene;
    const wanted = onTable(local.at) ? local.at : local.there;
    render(
      rack.trays ? traysPiece({ ...scene, at: this.stop(rack, local.lifted.length > 0, wanted) }) : html``,
      this.element,
    );
    settle(this.element);
  }

  /** The ids of what is in the air: their places are seen empty. */
  get away(): ReadonlySet<number> {
    return new Set(this.air.ids);
  }

  /** Where every tile is seen, those in the air too. */
  places(): Places {
    return new Map([...measure(this.wood), ...measure(this.element), ...this.air.places()]);
  }

  /** What was in the air has become something else, or lies again. */
  land(): void {
    this.air.clear();
    this.field = null;
    this.roll.stop();
  }

  /** Plays the way of every tile; from outside of a zone it goes over everything. */
  play(before: Places): void {
    const root = this.root();
    for (const zone of [this.element, this.wood]) {
      const box = zone.getBoundingClientRect();
      const moved: [HTMLElement, DOMRect, DOMRect][] = [];
      for (const tile of zone.querySelectorAll<HTMLElement>(".rw-tile[data-id]")) {
        const id = Number(tile.dataset["id"]);
        const old = this.air.ids.includes(id) ? undefined : before.get(id);
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
        else if (seen(now, box)) flyOver(root, tile, old);
      }
    }
  }

  private root(): Element {
    return this.element.closest(".rw") ?? this.element.parentElement ?? this.element;
  }

  // ---- Keys

  stop(rack: RackProps, lifting: boolean, near: PlaceProps | null): PlaceProps | null {
    return tableStop(rack, tableStops(rack, lifting), near);
  }

  way(rack: RackProps, lifting: boolean, at: PlaceProps, step: Step): PlaceProps | null {
    const stops = tableStops(rack, lifting);
    if (step.do === "meld") return nextMeld(stops, at, step.by);
    if (step.do === "edge") return tableEdge(stops, at, step.end, step.rack);
    return step.do === "walk" ? walkTable(stops, step.dy ? this.rows(stops) : [], at, step.dx, step.dy) : null;
  }

  beside(rack: RackProps, { lifted }: Local): PlaceProps {
    const from = placeOf(rack, lifted[0] ?? -1);
    const to = newPlace(rack);
    return from && onTable(from) ? { ...to, slot: from.shelf - TRAY + 1 } : to;
  }

  /** The stops as they are seen, row by row. */
  private rows(stops: readonly PlaceProps[]): Stop[][] {
    const rows = new Map<number, Stop[]>();
    for (const place of stops) {
      const slot = this.slot(place);
      if (!slot) continue;
      const box = slot.getBoundingClientRect();
      const top = Math.round(box.top);
      rows.set(top, [...(rows.get(top) ?? []), { place, x: box.left + box.width / 2 }]);
    }
    return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
  }

  // ---- In the air

  take(ids: readonly number[], width: number, height: number): number {
    this.field = this.measured();
    [this.height, this.pitch] = [height, width * PITCH];
    this.air.lift(
      this.root(),
      ids.map((id) => this.tile(id)).filter((tile) => tile !== null),
      width,
      this.pitch,
    );
    return this.pitch;
  }

  carry(left: number, top: number, held: number, pointer: { x: number; y: number }): PlaceProps | null {
    this.field ??= this.measured();
    const { field, height, pitch } = this;
    this.air.move(left, top);
    if (this.element.hasAttribute("data-long")) this.roll.at(pointer.x, pointer.y, field.table);
    const first = { x: left + pitch / 2 / PITCH, y: top + height / 2 };
    const scrolled = { table: this.rolled, wood: this.scrolled() - this.scrolledFrom };
    return aim(field, { ...first, x: first.x + held * pitch }, first, height, scrolled);
  }

  /** The page was drawn or scrolled under it. */
  again(): void {
    this.field = null;
    if (this.air.ids.length) this.air.settle();
  }

  /** Tiles that were put somewhere without a drag go there, until what becomes of them is known. */
  rest(rack: RackProps, ids: readonly number[], to: PlaceProps): void {
    const tiles = ids.map((id) => this.tile(id)).filter((tile) => tile !== null);
    const from = tiles[0]?.getBoundingClientRect();
    const target = this.slot(to)?.getBoundingClientRect();
    if (!from?.width || !target) return;
    this.air.lift(this.root(), tiles, from.width, from.width * PITCH);
    this.air.move(from.left, from.top);
    this.air.glide(target.left - (tileAt(rack, to) ? target.width / 2 : 0), target.top);
  }

  /** Shows where what is carried would go: a line before a tile, and tiles that make room for it. */
  showOver(rack: RackProps, over: PlaceProps | null, lifted: readonly number[]): void {
    for (const each of this.element.querySelectorAll<HTMLElement>("[data-over], [data-aside]")) {
      delete each.dataset["over"];
      delete each.dataset["aside"];
      each.style.translate = "";
    }
    if (!over || !onTable(over)) return;
    const apart = this.size.tile * APART;
    if (over.shelf === NEW) {
      const trays = this.element.querySelectorAll<HTMLElement>(".rw-tray");
      const [before, after] = [trays[over.slot - 1], trays[over.slot]];
      if (!after) return void this.slot({ shelf: NEW, slot: trays.length })?.setAttribute("data-over", "into");
      after.dataset["over"] = "new";
      const top = (at: number): number | undefined => this.field?.strips.find(({ tray }) => tray === at)?.top;
      if (before && top(over.slot - 1) === top(over.slot)) aside(before, -apart);
      return aside(after, apart);
    }
    const tray = rack.trays?.[over.shelf - TRAY];
    const own = tray?.tiles[over.slot] && lifted.includes(tray.tiles[over.slot]!.id);
    this.slot(over)?.setAttribute("data-over", over.slot === tray?.tiles.length || own ? "into" : "before");
    if (own) return;
    for (const slot of this.element.querySelectorAll<HTMLElement>(`.rw-slot[data-shelf="${over.shelf}"]`)) {
      const at = Number(slot.dataset["slot"]);
      if (over.slot > 0 && over.slot < (tray?.tiles.length ?? 0)) aside(slot, at < over.slot ? -apart : apart);
    }
  }

  private tile(id: number): HTMLElement | null {
    const css = `.rw-tile[data-id="${id}"]`;
    return this.element.querySelector<HTMLElement>(css) ?? this.wood.querySelector<HTMLElement>(css);
  }

  private slot({ shelf, slot }: PlaceProps): HTMLElement | null {
    const css = `.rw-slot[data-shelf="${shelf}"][data-slot="${slot}"]`;
    return this.element.querySelector<HTMLElement>(css) ?? this.wood.querySelector<HTMLElement>(css);
  }

  private scrolled(): number {
    return this.wood.querySelector("[data-scrolls]")?.scrollLeft ?? 0;
  }

  private measured(): Field {
    const { element, wood } = this;
    const here = element.getBoundingClientRect();
    const strips = [...element.querySelectorAll<HTMLElement>(".rw-tray")].flatMap((tray, at) => stripsOf(tray, at));
    const slots = [...wood.querySelectorAll<HTMLElement>(".rw-slot")].map((slot) => {
      const { left, top, right, bottom } = slot.getBoundingClientRect();
      return {
        left,
        top,
        right,
        bottom,
        place: { shelf: Number(slot.dataset["shelf"]), slot: Number(slot.dataset["slot"]) },
      };
    });
    this.rolled = element.scrollTop;
    this.scrolledFrom = this.scrolled();
    const trays = element.querySelectorAll(".rw-tray").length;
    return { wood: wood.getBoundingClientRect(), slots, strips, trays, table: here.height ? here : null };
  }
}

/** The tiles of a meld line by line, from the corner of the table: where it lies, also while it makes room. */
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
          bottom: top + slot.offsetHeight + UNDER,
          middles: [],
        }),
      );
    if (!end) strip.middles.push(left + width / 2);
    strip.right = Math.max(strip.right, left + width);
  });
  return strips;
}

const seen = (now: Box, box: Box): boolean => now.bottom > box.top && now.top < box.bottom;

function aside(element: HTMLElement, by: number): void {
  element.dataset["aside"] = "";
  element.style.translate = `${by}px`;
}

export const spreadOf: ZoneMaker = (wood, moved) => new Spread(wood, moved);
