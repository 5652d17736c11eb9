// Mouse, finger, pen and keys: what they do becomes actions of the rack.
import type { PlaceProps, RackProps } from "../types";
import * as actions from "./actions";
import { Drag } from "./drag";
import { command, type Command } from "./keys";
import { focusAt, onTable, ownerOf, placeOf, reach, samePlace, segmentsOf, segmentTiles } from "./state";
import type { RackView } from "./rack";
import { edge, walk } from "./walk";
import type { Step } from "./zone";

export class Hands {
  readonly drag: Drag;
  private desk: RackView;
  private spaceDown = false;

  constructor(desk: RackView) {
    this.desk = desk;
    const table = desk.table ? [desk.table.element] : [];
    for (const zone of [desk.wood, ...table]) {
      zone.addEventListener("click", (event) => this.click(event));
      zone.addEventListener("focusin", (event) => this.focused(event));
    }
    for (const whole of [desk.element, ...table]) {
      whole.addEventListener("keydown", (event) => this.key(event));
      // Firefox clicks a button when Space comes up, even if its keydown was ours.
      whole.addEventListener("keyup", (event) => {
        if (event.key !== " " || !this.spaceDown) return;
        this.spaceDown = false;
        event.preventDefault();
      });
    }
    this.drag = new Drag({
      root: desk.wood,
      table: table[0],
      carrier: () => (desk.rack?.trays ? desk.table : null),
      outside: desk.host.outside,
      grab: (target, whole) => this.grab(target, whole),
      lifted: (tiles) => this.dragStarted(tiles),
      over: (place) => desk.fallsOn(place),
      dropped: (tiles, place) => this.dropped(tiles, place),
      away: (tiles) => (desk.fallsOn(null), desk.away(tiles)),
    });
  }

  private click(event: MouseEvent): void {
    const { desk } = this;
    const target = event.target as Element;
    if (target.closest("[data-act]")) return;
    const label = target.closest<HTMLElement>("[data-movable], button.rw-bar");
    if (label) {
      const id = this.grab(label, true)?.tiles[0];
      if (id !== undefined) desk.soon((rack) => this.clickSegment(rack, id));
      return;
    }
    const place = placeUnder(target);
    const twice = event.detail === 2;
    if (place && twice && desk.rack?.trays && !onTable(place) && !desk.rack.choose)
      return desk.soon((rack) => this.fit(rack));
    const whole = event.shiftKey || twice; // a double click takes the whole segment
    if (place) desk.soon((rack) => desk.do(actions.act(rack, desk.local, place, whole, "click")));
  }

  /** Sends tiles to the place of the table where they fit. */
  private fit(rack: RackProps): void {
    const done = rack.readonly ? null : actions.fitting(rack, this.desk.local);
    if (done) this.desk.do(done);
  }

  private clickSegment(rack: RackProps, id: number): void {
    const { desk } = this;
    const place = placeOf(rack, id);
    if (!place) return;
    const { lifted } = desk.local;
    const up = lifted.length > 0 && lifted.length === reach(rack, id).length && lifted.includes(id);
    const at = focusAt(rack, desk.local, place);
    desk.do(up ? actions.cancel(rack, desk.local) : actions.lift(rack, at, id, true, "click"));
  }

  private focused(event: FocusEvent): void {
    const { desk } = this;
    const at = placeUnder(event.target as Element);
    if (!at || !desk.rack || samePlace(at, desk.local.at)) return;
    desk.local = focusAt(desk.rack, desk.local, at);
    desk.draw();
  }

  private key(event: KeyboardEvent): void {
    const { desk } = this;
    const target = event.target as Element;
    const given = command(event);
    if (!given || !desk.rack || target.closest("input, textarea, select")) return;
    if (!this.takes(given, target)) return;
    event.preventDefault();
    event.stopPropagation();
    this.spaceDown = event.key === " ";
    this.obey(given);
  }

  private takes(given: Command, target: Element): boolean {
    const { desk } = this;
    if (given.do === "cancel") return this.drag.tiles.length > 0 || desk.local.lifted.length > 0 || desk.panel;
    if (given.do === "undo" || given.do === "redo") return desk.rack!.tools.includes(given.do);
    if (["zone", "fit", "new", "meld"].includes(given.do) && !(desk.table && desk.rack!.trays)) return false;
    if (given.do === "meld") return onTable(desk.local.at) && target.closest(".rw-spread") !== null;
    if (given.do === "new" && !desk.local.lifted.length) return false;
    return target.closest(".rw-slot") !== null;
  }

  private obey(given: Command): void {
    const { desk } = this;
    if (given.do === "undo" || given.do === "redo") return desk.use(given.do);
    if (given.do === "cancel") return this.escape();
    if (given.do === "act") {
      return desk.soon((rack) => desk.do(actions.act(rack, desk.local, desk.local.at, given.whole, "keys")));
    }
    if (given.do === "fit") return desk.soon((rack) => this.fit(rack));
    if (given.do === "new")
      return desk.soon((rack) =>
        desk.do(actions.put(rack, desk.local, desk.local.lifted, desk.table!.beside(rack, desk.local))),
      );
    const go = (rack: RackProps) => {
      desk.do({ local: focusAt(rack, desk.local, this.way(rack, given)) });
      document.activeElement?.closest(".rw-slot")?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    };
    if (desk.locked) go(desk.rack!);
    else desk.soon(go);
  }

  /** The place that a key leads to. */
  private way(rack: RackProps, given: Step): PlaceProps {
    const { desk } = this;
    const { at, lifted } = desk.local;
    const other = desk.otherZone();
    if (given.do === "zone") return other ?? at;
    if (onTable(at) && desk.table) return desk.table.way(rack, lifted.length > 0, at, given) ?? other ?? at;
    if (given.do === "meld") return at;
    if (given.do === "edge") return edge(rack, desk.grid, at, given.end, given.rack);
    const to = walk(rack, desk.grid, at, given.dx, given.dy);
    return given.dy < 0 && samePlace(to, at) ? (other ?? at) : to;
  }

  private escape(): void {
    const { desk } = this;
    if (this.drag.tiles.length) return this.drag.cancel();
    if (desk.local.lifted.length) return desk.do(actions.cancel(desk.rack!, desk.local));
    desk.closePanel();
  }

  private grab(target: Element, whole: boolean): { tiles: number[]; index: number } | null {
    const { rack, local, locked } = this.desk;
    if (!rack || rack.readonly || rack.choose || locked || target.closest("[data-act]")) return null;
    const label = target.closest<HTMLElement>("[data-segment]");
    if (label) {
      const segment = segmentsOf(rack).find((it) => ownerOf(it) === label.dataset.segment);
      return segment ? { tiles: segmentTiles(rack, segment).map((tile) => tile.id), index: -1 } : null;
    }
    const tile = target.closest<HTMLElement>(".rw-tile[data-id]");
    if (!tile) return null;
    const id = Number(tile.dataset.id);
    const tiles = whole ? reach(rack, id) : local.lifted.includes(id) ? local.lifted : [id];
    return { tiles, index: tiles.indexOf(id) };
  }

  private dragStarted(tiles: number[]): void {
    const { desk } = this;
    desk.local = { ...desk.local, lifted: tiles };
    desk.draw();
    desk.announce(["picked-up", { count: tiles.length, tiles: actions.names(desk.rack!, tiles) }]);
  }

  private dropped(tiles: number[], place: PlaceProps | null): void {
    const { desk } = this;
    desk.fallsOn(null);
    if (place) desk.drop(tiles, place);
    else desk.do(actions.cancel(desk.rack!, { ...desk.local, lifted: tiles }));
  }
}

function placeUnder(target: Element): PlaceProps | null {
  const slot = target.closest<HTMLElement>(".rw-slot");
  return slot && { shelf: Number(slot.dataset.shelf), slot: Number(slot.dataset.slot) };
}
