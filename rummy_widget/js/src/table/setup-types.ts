// What can be set, at the table and on the score page.
import type { Clause } from "../types";

export interface Choice {
  key: string;
  text: string;
  about?: string;
}
export interface SetupField {
  key: string;
  label: string;
  kind: "pick" | "text";
  value: string;
  options?: Choice[];
  about?: string | null;
  clause?: Clause | null;
  hidden?: boolean;
}
export interface Setup {
  fields: SetupField[];
  house: SetupField[]; // house rules
  kept: KeptTable[]; // games to go back to
  warning: string | null; // "When you deal, the oldest goes."
}
export interface KeptTable {
  place: string;
  text: string; // "3 players, 24 moves, 2026-11-22"
}
