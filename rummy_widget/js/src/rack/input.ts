// Turns mouse, touch, pen and keys into actions of the rack.
import type { SlotProps, RackProps } from "../types";
import * as actions from "./actions";
import { Drag } from "./drag";
import { commandOf, type Command } from "./keys";
import { focusAt, onTable, segmentName, placeOf, liftedWith, samePlace, segmentsOf, segmentTiles } from "./state";
import type { RackView } from "./rack";
import { edge, walk } from "./walk";
import type { ZoneStep } from "./zone";

/** Handles the input of a rack and its table: mouse, touch, pen and keys. */
export class RackInput {
  readonly drag: Drag;
  #view: RackView;
  #spaceDown = false;

  constructor(view: RackView) {
    this.#view = view;
    const table = view.table ? [view.table.element] : [];
    for (const zone of [view.wood, ...table]) {
      zone.addEventListener("click", (event) => this.#onClick(event));
      zone.addEventListener("focusin", (event) => this.#onFocus(event));
    }
    for (const whole of [view.element, ...table]) {
      whole.addEventListener("keydown", (event) => this.#onKey(event));
      // Firefox clicks a button when Space is released, even if we handled its keydown.
      whole.addEventListener("keyup", (event) => {
        if (event.key !== " " || !this.#spaceDown) return;
        this.#spaceDown = false;
        event.preventDefault();
      });
    }
    this.drag = new Drag({
      root: view.wood,
      table: table[0],
      carrier: () => (view.rack?.trays ? view.table : null),
      outside: view.host.outside,
      grab: (target, whole) => this.#grab(target, whole),
      lifted: (tiles) => this.#dragStarted(tiles),
      over: (place) => view.setDropPlace(place),
      dropped: (tiles, place) => this.#dropped(tiles, place),
      away: (tiles) => (view.setDropPlace(null), view.dropOutside(tiles)),
    });
  }

  #onClick(event: MouseEvent): void {
    const view = this.#view;
    const target = event.target as Element;
    if (target.closest("[data-act]")) return;
    const label = target.closest<HTMLElement>("[data-movable], button.rw-bar");
    if (label) {
      const id = this.#grab(label, true)?.tiles[0];
      if (id !== undefined) view.whenIdle((rack) => this.#clickSegment(rack, id));
      return;
    }
    const place = placeUnder(target);
    const twice = event.detail === 2;
    if (place && twice && view.rack?.trays && !onTable(place) && !view.rack.choose)
      return view.whenIdle((rack) => this.#fit(rack));
    const whole = event.shiftKey || twice; // a double click takes the whole segment
    if (place) view.whenIdle((rack) => view.apply(actions.actOn(rack, view.local, place, whole, "click")));
  }

  /** Ask Python to put tiles where they fit on the table. */
  #fit(rack: RackProps): void {
    const done = rack.readonly ? null : actions.fitAction(rack, this.#view.local);
    if (done) this.#view.apply(done);
  }

  #clickSegment(rack: RackProps, id: number): void {
    const view = this.#view;
    const place = placeOf(rack, id);
    if (!place) return;
    const { lifted } = view.local;
    const up = lifted.length > 0 && lifted.length === liftedWith(rack, id).length && lifted.includes(id);
    const at = focusAt(rack, view.local, place);
    view.apply(up ? actions.cancel(rack, view.local) : actions.lift(rack, at, id, true, "click"));
  }

  #onFocus(event: FocusEvent): void {
    const view = this.#view;
    const at = placeUnder(event.target as Element);
    if (!at || !view.rack || samePlace(at, view.local.at)) return;
    view.local = focusAt(view.rack, view.local, at);
    view.draw();
  }

  #onKey(event: KeyboardEvent): void {
    const view = this.#view;
    const target = event.target as Element;
    const command = commandOf(event);
    if (!command || !view.rack || target.closest("input, textarea, select")) return;
    if (!this.#accepts(command, target)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#spaceDown = event.key === " ";
    this.#run(command);
  }

  /** Return whether the rack handles a command now; otherwise the key keeps its usual meaning. */
  #accepts(given: Command, target: Element): boolean {
    const view = this.#view;
    if (given.do === "cancel") return this.drag.tiles.length > 0 || view.local.lifted.length > 0 || view.panel;
    if (given.do === "undo" || given.do === "redo") return view.rack!.tools.includes(given.do);
    if (["zone", "fit", "new", "meld"].includes(given.do) && !(view.table && view.rack!.trays)) return false;
    if (given.do === "meld") return onTable(view.local.at) && target.closest(".rw-spread") !== null;
    if (given.do === "new" && !view.local.lifted.length) return false;
    return target.closest(".rw-slot") !== null;
  }

  /** Carry out a command. */
  #run(given: Command): void {
    const view = this.#view;
    if (given.do === "undo" || given.do === "redo") return view.useTool(given.do);
    if (given.do === "cancel") return this.#escape();
    if (given.do === "act") {
      return view.whenIdle((rack) => view.apply(actions.actOn(rack, view.local, view.local.at, given.whole, "keys")));
    }
    if (given.do === "fit") return view.whenIdle((rack) => this.#fit(rack));
    if (given.do === "new")
      return view.whenIdle((rack) =>
        view.apply(actions.put(rack, view.local, view.local.lifted, view.table!.newMeldPlace(rack, view.local))),
      );
    const move = (rack: RackProps) => {
      view.apply({ local: focusAt(rack, view.local, this.#target(rack, given)) });
      document.activeElement?.closest(".rw-slot")?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    };
    if (view.locked) move(view.rack!);
    else view.whenIdle(move);
  }

  /** Return the place that a key leads to. */
  #target(rack: RackProps, given: ZoneStep): SlotProps {
    const view = this.#view;
    const { at, lifted } = view.local;
    const other = view.otherZone();
    if (given.do === "zone") return other ?? at;
    if (onTable(at) && view.table) return view.table.target(rack, lifted.length > 0, at, given) ?? other ?? at;
    if (given.do === "meld") return at;
    if (given.do === "edge") return edge(rack, view.fit, at, given.end, given.rack);
    const to = walk(rack, view.fit, at, given.dx, given.dy);
    return given.dy < 0 && samePlace(to, at) ? (other ?? at) : to;
  }

  #escape(): void {
    const view = this.#view;
    if (this.drag.tiles.length) return this.drag.cancel();
    if (view.local.lifted.length) return view.apply(actions.cancel(view.rack!, view.local));
    view.closePanel();
  }

  /** Return the tiles that a press on an element lifts, as `DragHost.grab` describes. */
  #grab(target: Element, whole: boolean): { tiles: number[]; index: number } | null {
    const { rack, local, locked } = this.#view;
    if (!rack || rack.readonly || rack.choose || locked || target.closest("[data-act]")) return null;
    const label = target.closest<HTMLElement>("[data-segment]");
    if (label) {
      const segment = segmentsOf(rack).find((it) => segmentName(it) === label.dataset.segment);
      return segment ? { tiles: segmentTiles(rack, segment).map((tile) => tile.id), index: -1 } : null;
    }
    const tile = target.closest<HTMLElement>(".rw-tile[data-id]");
    if (!tile) return null;
    const id = Number(tile.dataset.id);
    const tiles = whole ? liftedWith(rack, id) : local.lifted.includes(id) ? local.lifted : [id];
    return { tiles, index: tiles.indexOf(id) };
  }

  #dragStarted(tiles: number[]): void {
    const view = this.#view;
    view.local = { ...view.local, lifted: tiles };
    view.draw();
    view.announce(["picked-up", { count: tiles.length, tiles: actions.names(view.rack!, tiles) }]);
  }

  #dropped(tiles: number[], place: SlotProps | null): void {
    const view = this.#view;
    view.setDropPlace(null);
    if (place) view.drop(tiles, place);
    else view.apply(actions.cancel(view.rack!, { ...view.local, lifted: tiles }));
  }
}

/** Return the place of the slot that contains an element, or null. */
function placeUnder(target: Element): SlotProps | null {
  const slot = target.closest<HTMLElement>(".rw-slot");
  return slot && { shelf: Number(slot.dataset.shelf), slot: Number(slot.dataset.slot) };
}
