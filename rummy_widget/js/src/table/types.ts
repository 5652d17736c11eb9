// What Python says of a table, where a whole game is played.
import type { Setup } from "./setup-types";
import type { Clause, Common, Rack, Reason, Table, Tile, Tongue } from "../types";

export interface TableState extends Common {
  table: GameTable;
  home?: string | null; // href
  tongues?: Tongue[];
}
export interface GameTable {
  screen: "setup" | "deal" | "play" | "settled" | "replay";
  setup: Setup;
  game: GameView | null; // null only before the first game
  deal: DealShow | null;
  settlement: Settlement | null;
  replay: Replay | null;
  statistics: Table | null; // the games of this match so far
  notice: string | null; // "Your unfinished game is here again."
  token: string | null; // under which the tables of this browser are kept; it keeps this
  place: string | null; // which of them this one is; the tab keeps this
  unfinished: string | null; // the place of an unfinished game, this one if it is
  stale: boolean; // the game went on in another tab
}

export interface SeatView {
  seat: number;
  name: string; // "You", "Ana"
  kind: string; // "Steady"
  you: boolean;
  turn: boolean;
  first: boolean;
  tiles: number; // how many in hand
  score: number | null; // of the match
  thrown: Tile[]; // what it has discarded and what still lies there, oldest first
  known: Tile[]; // what everybody knows it to hold
  notes: string[]; // "first player", "Trump bonus: 300"
  hand: Tile[] | null; // only after the end
  label: string; // spoken: "Ana, Steady: 14 tiles, last discard red 7"
}

/** A discard that lies on the table. */
export interface Lying {
  tile: Tile;
  by: string;
  seat: number;
  label: string; // "red 7, discarded by Ana"
  last: boolean;
}

/** Something that may be done, or not now and why. `key` "draw", "take", "discard", "check", "coach", "go-on" ... */
export interface TableAction {
  key: string;
  text: string;
  enabled: boolean;
  why: string | null;
}

export interface GameView {
  you: number;
  seats: SeatView[]; // in playing order, you first
  stock: { count: number; label: string };
  trump: Tile | null;
  trump_label: string;
  row: Lying[]; // oldest first
  rack: Rack;
  asked: string; // whose turn it is and what to do
  phase: "refuse" | "draw" | "discard" | "over";
  mine: boolean;
  actions: TableAction[];
  wait: number | null; // ms until another player's move is to be asked for
  log: { text: string; mine: boolean }[];
  verdict: { text: string; clause: Clause | null; holds: boolean } | null;
  coach: Coach | null;
  takeback: boolean; // the last discard may be taken back
  code: string | null; // only after the end
}

export interface Coach {
  title: string;
  text: string;
  head: string[]; // of the tile first, then of its cells
  rows: { tile: Tile; cells: string[]; why: string; best: boolean; chosen: boolean }[];
}

/** The deal, to be shown step by step. Stacks count from 0. */
export interface DealShow {
  steps: { text: string; kind: "stacks" | "trump" | "find" | "swap" | "deal" | "done" }[];
  stacks: number[]; // how many tiles lie on each before anything moves
  trump: Tile;
  trump_stack: number;
  moved_to: number;
  put_back: number;
  dealt: { seat: string; stacks: number[] }[];
  at: number; // the step that is shown
}

export interface Settlement {
  title: string;
  text: string;
  clause: Clause | null;
  melds: { tiles: Tile[]; name: string }[];
  free: Tile | null;
  points: number | null;
  reasons: Reason[];
  payments: { text: string; points: number; clause: Clause | null }[];
  totals: { name: string; game: number; match: number }[];
  code: string;
  can_again: boolean;
}

export interface Replay {
  index: number;
  count: number;
  text: string; // the move in words
  who: string;
  own: string | null; // what was discarded
  best: string | null;
  cost: string | null;
  moments: { index: number; text: string }[]; // the costliest
  exercise: { text: string; tried: boolean; feedback: string | null; right: boolean } | null;
}
