// The interface of the table that can belong to a rack. The two are called zones. Only pages with a table load
// the code that draws it.
import type { SlotProps, RackProps } from "../types";
import type { Carrier } from "./drag";
import type { Places } from "./glide";
import type { Command } from "./keys";
import type { Scene } from "./render";
import type { Local } from "./state";

/** A keyboard command that moves the focus within the rack or the table, or between the two. */
export type ZoneStep = Command & { do: "walk" | "edge" | "zone" | "meld" };

/**
 * The table that belongs to a rack, with its melds. It draws the melds, moves the focus among them and shows where
 * dragged tiles would be dropped.
 */
export interface Zone extends Carrier {
  readonly element: HTMLElement; // the view puts it onto its felt (the playing area)
  layOut(rack: RackProps): void; // computes the size of the tiles on the table
  draw(scene: Scene): void; // draws the melds
  /**
   * Return the table's tab stop, the one place that can be reached with the Tab key: the place `near` or, if there is
   * no such place any more, one close to it. Return null if the table has no tab stop. `lifting` says whether tiles are
   * lifted: then the places at the ends of melds and the place for a new meld count too.
   */
  stop(rack: RackProps, lifting: boolean, near: SlotProps | null): SlotProps | null;
  /**
   * Return the place to which a command leads from `at`, a place on the table; null if it leads away from the table.
   * `lifting` says whether tiles are lifted, as in `stop`.
   */
  target(rack: RackProps, lifting: boolean, at: SlotProps, step: ZoneStep): SlotProps | null;
  /**
   * Return where a new meld of the lifted tiles is put: after the meld from which they come, otherwise after all melds.
   */
  newMeldPlace(rack: RackProps, local: Local): SlotProps;
  /** The ids of the dragged tiles. Their places are drawn empty. */
  readonly away: ReadonlySet<number>;
  places(): Places; // returns where every tile of rack and table is on the screen
  /** Show tiles that were moved without a drag at their new place until Python answers. */
  showAt(rack: RackProps, ids: readonly number[], to: SlotProps): void;
  endDrag(): void; // ends the drag and removes the pictures of the dragged tiles
  play(before: Places): void; // animates every tile of rack and table from its place in `before`
  invalidate(): void; // forgets the measured places, because the page was drawn again or has scrolled
  // shows where dragged tiles would be dropped (`over`); `lifted` are their ids
  showOver(rack: RackProps, over: SlotProps | null, lifted: readonly number[]): void;
}

/**
 * A function that makes the table that belongs to a rack. `shelves` is the element with the rack's shelves; `moved` is
 * called when the table scrolls under dragged tiles.
 */
export type ZoneMaker = (shelves: HTMLElement, moved: () => void) => Zone;
