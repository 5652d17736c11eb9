// The interface of the table as a rack's second zone. Only pages with a table load the code that draws it.
import type { SlotProps, RackProps } from "../types";
import type { Carrier } from "./drag";
import type { Places } from "./glide";
import type { Command } from "./keys";
import type { Scene } from "./render";
import type { Local } from "./state";

/** A keyboard command that moves the focus. */
export type ZoneStep = Command & { do: "walk" | "edge" | "zone" | "meld" };

/**
 * The melds on the table as the second part of a rack: draws them, moves the focus among them and takes
 * drops.
 */
export interface Zone extends Carrier {
  readonly element: HTMLElement; // for the view to put onto its felt
  layOut(rack: RackProps): void; // finds the size of its tiles
  draw(scene: Scene): void;
  /** Return its tab stop near a place, or null if it has none. */
  stop(rack: RackProps, lifting: boolean, near: SlotProps | null): SlotProps | null;
  /** Return where a key leads from one of its places, or null if that is outside. */
  target(rack: RackProps, lifting: boolean, at: SlotProps, step: ZoneStep): SlotProps | null;
  /** Return the place of a new meld: beside the meld that the lifted tiles leave, or after all melds. */
  newMeldPlace(rack: RackProps, local: Local): SlotProps;
  /** The ids of the dragged tiles, whose places are drawn empty. */
  readonly away: ReadonlySet<number>;
  places(): Places; // where every tile of both zones is seen
  /** Show tiles at a place until the answer comes. */
  showAt(rack: RackProps, ids: readonly number[], to: SlotProps): void;
  endDrag(): void; // ends the drag
  play(before: Places): void; // animates every tile of both zones from its place before
  invalidate(): void; // forgets what was measured
  showOver(rack: RackProps, over: SlotProps | null, lifted: readonly number[]): void;
}

/** Makes a rack's table zone from the element of its shelves; calls `moved` when it scrolls under dragged tiles. */
export type ZoneMaker = (shelves: HTMLElement, moved: () => void) => Zone;
