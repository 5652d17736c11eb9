// The other zone of a rack that has one: a table. Only pages with a table load what draws it.
import type { PlaceProps, RackProps } from "../types";
import type { Carrier } from "./drag";
import type { Places } from "./glide";
import type { Command } from "./keys";
import type { Scene } from "./render";
import type { Local } from "./state";

/** A key that leads from place to place. */
export type Step = Command & { do: "walk" | "edge" | "zone" | "meld" };

export interface Zone extends Carrier {
  readonly element: HTMLElement; // for the view to put onto its felt
  layOut(rack: RackProps): void; // finds the size of its tiles
  draw(scene: Scene): void;
  /** Its tab stop, near a place; null where nothing can be one. */
  stop(rack: RackProps, lifting: boolean, near: PlaceProps | null): PlaceProps | null;
  /** Where a key leads from a place of it; null where that leads off it. */
  way(rack: RackProps, lifting: boolean, at: PlaceProps, step: Step): PlaceProps | null;
  /** A new meld: of tiles of the table beside the one that they leave, of others behind all. */
  beside(rack: RackProps, local: Local): PlaceProps;
  /** The ids of what is in the air: their places are seen empty. */
  readonly away: ReadonlySet<number>;
  places(): Places; // where every tile of both zones is seen
  // shows them there, until what becomes of them is known
  rest(rack: RackProps, ids: readonly number[], to: PlaceProps): void;
  land(): void; // nothing is in the air any more
  play(before: Places): void; // the way of every tile, in both zones
  again(): void; // what was measured holds no longer
  showOver(rack: RackProps, over: PlaceProps | null, lifted: readonly number[]): void;
}

/** Makes it for a rack; `moved`: it was scrolled under what is in the air. */
export type ZoneMaker = (wood: HTMLElement, moved: () => void) => Zone;
