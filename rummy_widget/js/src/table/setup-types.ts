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
  can_resume: boolean; // there is a game to go back to
  error: string | null; // about what was typed
}
