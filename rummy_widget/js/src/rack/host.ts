// What a rack and the view that holds it know of each other.
import type { Answer, Message, PlaceProps } from "../types";
import type { Words } from "../words";
import type { Outside } from "./drag";
import type { KeyRow, Piece } from "./verdict";
import type { ZoneMaker } from "./zone";

/** What a rack needs from the view that holds it. */
export interface RackHost {
  readonly t: Words;
  send(message: Message): Promise<Answer>;
  announce(text: string): void;
  readonly table?: ZoneMaker; // draws the melds of a rack that has some on a table
  readonly outside?: Outside; // where its tiles may be dropped besides
  lifting?(tiles: readonly number[]): void; // other tiles are lifted than before
}

/** What a view may add to the rack's own state. */
export interface RackExtras {
  picture?: boolean; // in the flow of a text: a verdict that says nothing new is only spoken
  shrinks?: boolean; // its shelves never scroll: tiles grow smaller instead
  low?: boolean; // its tiles are small, for there is a table above it
  still?: boolean; // other tiles than before: none of them glides
  moment?: string; // changes with what a refusal speaks of, if that can change by itself
  locked?: boolean; // nobody is there to answer: look, do not touch
  marked?: readonly number[]; // tiles that a hint shows
  slots?: readonly PlaceProps[]; // places that a hint shows
  ask?: Piece | undefined; // above the verdict: what is to be answered
  goal?: Piece | undefined; // what is asked for, at the head of the speech line
  more?: Piece | undefined; // in the drawer, under its sentence
  whole?: readonly string[]; // the goal and the hint in words, for where the line has no room for all of them
  note?: Piece | undefined; // under the sentence of the speech line: the last hint, what could not be done
  start?: Piece | undefined; // at the left end of the tools: Back
  end?: Piece | undefined; // at their right end: Hint, Check, Next step
  keys?: readonly KeyRow[]; // of the view, listed before the rack's own; the view takes them first
}
