// What a rack needs from the view that holds it, and what the view can add to it.
import type { Answer, Message, SlotProps } from "../types";
import type { Words } from "../words";
import type { DropTarget } from "./drag";
import type { KeyRow, Piece } from "./verdict";
import type { ZoneMaker } from "./zone";

/** What a rack needs from the view that holds it: texts, a connection to Python, and where tiles can be dropped. */
export interface RackHost {
  readonly t: Words;
  send(message: Message): Promise<Answer>;
  announce(text: string): void; // has a screen reader read it aloud
  readonly table?: ZoneMaker; // makes the table, for racks that can have melds on a table
  readonly outside?: DropTarget; // a place outside of the rack and the table where tiles can be dropped
  lifting?(tiles: readonly number[]): void; // called with the ids of the lifted tiles when these change
}

/** What a view can add to a rack, besides the state from Python: how it is drawn, and parts around it. */
export interface RackExtras {
  // the rack illustrates a text: a verdict with the status "idle" is hidden, except from screen readers, and a rack
  // whose tiles can't be moved is drawn as with `tight`
  picture?: boolean;
  tight?: boolean; // no slots are drawn besides those with tiles, and no empty lower shelf
  shrinks?: boolean; // shelves are never folded into several rows: the tiles get smaller instead
  compact?: boolean; // tiles are small, because there is a table above the rack
  still?: boolean; // nothing is animated, because these are not the tiles that were drawn before
  situation?: string; // describes the situation on the page: when it changes, a refusal is hidden (see `Refusal`)
  locked?: boolean; // the connection to Python is lost: show the state, but take no input
  marked?: readonly number[]; // ids of the tiles that a hint marks
  slots?: readonly SlotProps[]; // places that a hint marks
  ask?: Piece | undefined; // above the verdict: the question
  goal?: Piece | undefined; // the goal, above the sentence of the verdict
  more?: Piece | undefined; // in the details, which open under the verdict
  whole?: readonly string[]; // the goal and the hint as text: the details show them if they were cut off
  note?: Piece | undefined; // under the verdict: the last hint, or why something could not be done
  answer?: Piece | undefined; // under the shelves: the options or the field of a question about the tiles
  start?: Piece | undefined; // at the left end of the tools (buttons such as Undo): the menu
  end?: Piece | undefined; // at the right end of the tools: Hint, Check, Next step
  keys?: readonly KeyRow[]; // keyboard shortcuts of the view, listed before the rack's own
}
