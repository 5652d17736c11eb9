// What lies on the table in a step to act; with types.ts, what Python says to the page.
import type { Tile } from "./types";

/** A move of the game with a button of its own; many of one kind are tiles under one title. */
export interface Move {
  key: string; // "discard r7"
  text: string; // "Discard red 7"
  tile?: Tile | null;
  group?: string | null; // "Discard"
}

/** What lies on the table in a step to act. What has a move makes it when it is pressed. */
export interface Scene {
  kind: "deal" | "turn" | "game";
  label: string; // "The stacks"
  told: string[]; // what has just happened, and what is to be done
  stacks: Stack[];
  piles: Pile[]; // stock, Trump, the tile beside the stacks
  row: Lain[]; // the last discards, oldest first
  seats: { label: string; next: boolean }[]; // "Ana: 14 tiles, threw a Joker"; who gets the next stack
}

/** A stack of the deal. */
export interface Stack {
  number: number; // from 1
  count: number; // tiles on it; 0 once it is dealt
  tile: Tile | null; // the Trump, where it lies on top
  note: string | null; // whose it is, or that it has eight tiles
  move: string | null; // "stack 7"
  label: string; // "Take stack 7: Stack 7, 7 tiles"
  hinted: boolean;
}

export interface Pile {
  key: "stock" | "trump" | "apart" | "discard";
  tile: Tile | null; // face up
  count: number | null;
  move: string | null; // "draw"
  text: string; // "Draw from the stock"
  label: string;
  hinted: boolean;
}

/** A discard, and whose it was. */
export type Lain = Pile & { by: string | null };
