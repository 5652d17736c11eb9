// What a rack needs from the view that holds it, and what the view can add to it.
import type { Answer, Message, SlotProps } from "../types";
import type { Words } from "../words";
import type { DropTarget } from "./drag";
import type { KeyRow, Piece } from "./verdict";
import type { ZoneMaker } from "./zone";

/** What a rack needs from the view that holds it. */
export interface RackHost {
  readonly t: Words;
  send(message: Message): Promise<Answer>;
  announce(text: string): void; // has a screen reader read it aloud
  readonly table?: ZoneMaker; // makes the table zone of a rack that can have melds
  readonly outside?: DropTarget; // another place where its tiles can be dropped
  lifting?(tiles: readonly number[]): void; // called when other tiles are lifted than before
}

/** What a view can add to the state of a rack. */
export interface RackExtras {
  picture?: boolean; // an illustration in a text: a verdict that says nothing new is only read aloud
  tight?: boolean; // no slots beyond its tiles, and no empty lower shelf
  shrinks?: boolean; // its shelves never scroll: the tiles get smaller instead
  compact?: boolean; // its tiles are small, because there is a table above it
  still?: boolean; // other tiles than before: nothing is animated
  situation?: string; // changes with the situation that a refusal is about, as in `Refusal`
  locked?: boolean; // Python is gone: show the state, but take no input
  marked?: readonly number[]; // tiles that a hint shows
  slots?: readonly SlotProps[]; // places that a hint shows
  ask?: Piece | undefined; // above the verdict: the question
  goal?: Piece | undefined; // the goal, at the start of the verdict line
  more?: Piece | undefined; // in the details, under the sentence
  whole?: readonly string[]; // the goal and the hint as text, for when the line is too short for them
  note?: Piece | undefined; // under the verdict: the last hint, what could not be done
  answer?: Piece | undefined; // under the shelves: what to answer about them
  start?: Piece | undefined; // at the left end of the tools: the menu
  end?: Piece | undefined; // at their right end: Hint, Check, Next step
  keys?: readonly KeyRow[]; // keys of the view, listed before the rack's own
}
