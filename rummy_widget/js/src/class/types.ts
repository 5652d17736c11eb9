// What Python says to the widgets of a class.
import type { Rack, SetupField, Tile } from "../types";

/** How what was typed is read: typeset as MathML and in a line, or why it cannot be read, and where. */
export interface Reading {
  text: string;
  typeset: string;
  problem: string | null;
  place: Pieces | null;
}
/** What was typed, the middle piece being what is spoken of. */
export type Pieces = [string, string, string];

export interface Graded {
  outcome: "right" | "wrong" | "unreadable";
  word: string;
  text: string;
  how: string; // "How it was compared: exact"
  misconception: string | null;
  read_as: string;
  typeset: string;
  place: Pieces | null;
}
export interface Solution {
  text: string;
  typeset: string;
  formula: string;
  value: string; // "= 3/46 ≈ 0.06522"
}
export interface Task {
  key: string;
  seed: number;
  title: string;
  where: string; // "Exercise 2 of 3"
  text: string;
  form: string; // in which form the answer is wanted
  tiles: Tile[];
  tiles_label: string;
  typed: string; // what the rest speaks of
  reading: Reading | null;
  verdict: Graded | null;
  tries: string;
  right: boolean;
  may_show: boolean;
  solution: Solution | null;
}
export type Size = "normal" | "projector";

export interface ExerciseState {
  rev: number;
  said?: string;
  task: Task;
  seed: string;
  size: Size;
}
export interface Entry {
  key: string;
  number: number;
  title: string;
  state: "right" | "wrong" | "open";
  label: string;
}
export interface WorkState {
  rev: number;
  said?: string;
  title: string;
  about: string;
  code: string | null; // the class's own, not asked for
  own: { text: string; seed: number; shown: string } | null; // whose work it is
  standing: string;
  list: Entry[];
  task: Task | null;
  next: string | null; // the exercise that comes next
  record: string | null; // what this browser is to keep
  file: { name: string; text: string } | null; // to be saved now
  size: Size;
}

export interface SimulationState {
  rev: number;
  said?: string;
  title: string;
  about: string;
  fields: SetupField[];
  running: boolean;
  part: number; // 0 to 1
  told: string; // "1,000 of 100,000 racks dealt"
  over: boolean;
  rows: { text: string; count: string; estimate: string; band: string; exact: string | null }[];
  chart: Chart | null;
}
/** Places from 0 to 1; the same in words. */
export interface Chart {
  points: { x: number; low: number; chance: number; high: number }[];
  low: string;
  high: string;
  told: string[];
}

export interface Option {
  key: string;
  text: string;
}
export interface ChancesState {
  rev: number;
  said?: string;
  rack: Rack;
  chances: {
    note: string; // why there are no numbers
    lines: { key: string; text: string; value: string }[];
    outs: { tile: Tile; text: string }[];
    more: string; // "And 40 other tiles"
    draws: { text: string; chance: string; part: number }[];
    swap: { away: Option[]; by: Option[] };
  };
}
