// What Python says to the score page.
import type { Clause, RackState, SetupField, Tile, Tongue } from "../types";

export interface ScoreState extends RackState {
  title: string;
  home: string | null; // href
  tongues?: Tongue[];
  notation: string; // of the rack
  count: { now: number; text: string };
  palette: { name: string; tiles: StockTile[] }[]; // by colour, the Joker last
  problem: { text: string; clause: Clause | null } | null;
  fields: SetupField[];
  house: SetupField[];
  changed: boolean; // house rules stand otherwise than in the course
  examples: { key: string; title: string; points: number | null }[];
  worth: Worth;
}
export interface StockTile {
  key: string; // "r7", as it is asked for
  tile: Tile;
  left: number;
  name: string; // "red 7, 2 left"
}
export interface Worth {
  closes: boolean;
  priced: boolean; // there are tiles enough to say more than how many are missing
  points: number | null; // from each player
  each: string; // "500 × 2", "" where nothing is multiplied
  title: string;
  text: string;
  branches: Branch[];
  clauses: Record<string, Clause>; // those that the branches cite
  melds: { tiles: Tile[]; name: string }[]; // where the rack lies otherwise
  free: Tile | null;
  draws: (StockTile & { points: number })[]; // of fourteen tiles: what closes them
  payments: { text: string; clause: Clause | null }[];
  totals: { name: string; points: number }[];
}
/** A reason, with those under it; `swap` is an exchange that can be tried. */
export interface Branch {
  text: string;
  clause: string;
  holds: boolean;
  children: Branch[];
  swap: { away: string; by: string } | null;
}

/** What the page may say that no other does. */
export type ScoreMessage =
  | { type: "add"; tile: string }
  | { type: "take-out"; tiles: number[] }
  | { type: "swap"; away: string; by: string }
  | { type: "read"; text: string }
  | { type: "clear" | "house-reset" }
  | { type: "example"; key: string };
