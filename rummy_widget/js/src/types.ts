// What Python and the browser say to each other. Python sends state, the browser sends messages;
// this side knows no rule of the game.
import type { Move, Scene } from "./scene-types";
import type { ScoreMessage } from "./score/types";

export type { Setup, SetupField } from "./table/setup-types";
export type {
  Coach, DealShow, GameTable, GameView, Lying, Replay, SeatView, Settlement, TableAction, TableState,
} from "./table/types";

/** A tile as it is drawn; `id` names this copy for as long as its rack lives. */
export interface Tile {
  id: number;
  text: string; // "7", "Q" for a queen, "" for a Joker
  colour: ColourName;
  name: string; // "red 7", "queen of clubs"
  as?: { text: string; colour: ColourName; name: string } | null; // what a Joker stands for where it lies
}
export type Suit = "hearts" | "diamonds" | "clubs" | "spades";
export type ColourName = "red" | "yellow" | "blue" | "black" | "joker" | Suit;

/** A rule in our words, by its id ("PRO-20"). */
export interface Clause {
  id: string;
  title: string;
  text: string;
}

export type SegmentState = "loose" | "valid" | "unfinished" | "fault" | "part" | "free";

/** Neighbouring tiles between two gaps of one shelf. */
export interface Segment {
  shelf: number;
  start: number;
  length: number;
  state: SegmentState;
  label: string; // "run", "one more: blue 8 or blue 11"
  reason: string | null; // the same in a sentence, where something is wrong
  clause: Clause | null;
  marked: number[]; // ids of the tiles to lift and ring
  name: string; // spoken: "run, red 5 to red 7"
}

export interface VerdictLine {
  holds: boolean;
  text: string;
  clause: string | null;
}

/** The sentence about the whole rack, with its proof. */
export interface Verdict {
  status: "idle" | "not-yet" | "wrong" | "right" | "closes" | "fault";
  word: string; // "Not yet"
  text: string;
  clause: Clause | null;
  lines: VerdictLine[];
  points: number | null;
}

export type RackTool = "undo" | "redo" | "sort-run" | "sort-group" | "lay" | "size";

/** A rack: everything that is drawn, and nothing that has to be worked out here. */
export interface Rack {
  shelves: (Tile | null)[][];
  slots: number; // least slots to draw on a shelf
  most_slots: number; // nothing can be laid beyond these
  segments: Segment[];
  verdict: Verdict;
  undo: boolean;
  redo: boolean;
  readonly: boolean;
  choose: boolean; // tiles are chosen, not moved
  chosen: number[];
  size: "normal" | "projector";
  label: string; // accessible name
  tools: RackTool[];
  single?: boolean; // where tiles are chosen: one at a time
  house?: string | null; // which house rules it is judged by
  reasons?: Reason[] | null; // what would pay more: null is not asked yet, without it there is nothing to ask
}

/** A sentence with its clause, and what stands under it. */
export interface Reason {
  text: string;
  clause: string;
  holds: boolean;
  children: Reason[];
}

/** A slot of a shelf. */
export interface Place {
  shelf: number;
  slot: number;
}

export interface Hint {
  grade: number;
  text: string;
  marked: number[];
  slots: Place[];
}

export type Outcome = "untried" | "not-yet" | "wrong" | "right";

export interface Step {
  lesson: string;
  key: string;
  number: number;
  count: number;
  kind: "arrange" | "choose" | "answer" | "act";
  title: string;
  goal: string;
  text: string | null;
  outcome: Outcome;
  stars: number | null; // won now
  best: number; // 0-3
  par: number | null;
  lifted: number;
  made: number; // act: moves made so far
  hints: Hint[]; // shown so far
  hints_left: number;
  feedback: string | null;
  options: { key: string; text: string }[] | null; // answer: pick
  numeric: boolean; // answer: a number
  answer: string | null; // what was typed, as it was understood
  moves: Move[] | null; // act: those that nothing on the table stands for
  scene?: Scene | null; // act: what lies on the table
  drill: { seed: number } | null;
  skipped: boolean;
  next: { text: string } | null;
  alone: boolean; // not in a stepper
  house?: string | null; // which house rules it is judged by, while it can win no stars
}

export interface StepSummary {
  key: string;
  title: string;
  stars: number;
  outcome: Outcome;
  current?: boolean;
}

export interface LessonSummary {
  key: string;
  number: number;
  title: string;
  chapter: string;
  summary: string;
  steps: StepSummary[];
  stars?: number;
  of?: number;
}

export interface Link {
  title: string;
  href: string;
}

/** A language that a page is there in; the one spoken has no address. */
export interface Tongue {
  code: string;
  name: string; // in that language itself
  href: string | null;
}

/** Progress of one lesson as localStorage keeps it. */
export interface Stored {
  v: 1;
  steps: Record<string, { stars: number }>;
}
export type Progress = Record<string, Stored>;

export interface Common {
  rev: number;
  said?: string; // for the live region
  progress?: Progress | null;
}
export interface RackState extends Common {
  rack: Rack;
}
export interface StepState extends Common {
  step: Step;
  rack: Rack | null;
}
export interface LessonState extends StepState {
  lesson: LessonSummary;
}
export interface HeaderState extends Common {
  lesson: LessonSummary;
  home: string | null;
  tongues?: Tongue[];
}
export interface FooterState extends Common {
  lesson: LessonSummary;
  next: Link | null;
  previous: Link | null;
  home: string | null;
}
/** One of our rulings, with the switch that changes it on this page. */
export interface HouseState extends Common {
  rule: {
    name: string;
    title: string;
    intro: string;
    ruling: string;
    clause: Clause;
    legend: string;
    options: { key: string; text: string; about: string | null }[];
    value: string;
    house: string | null; // what is said while a house rule stands
  };
}
export interface Card {
  key: string;
  number: number;
  title: string;
  summary: string;
  href: string;
  tiles: Tile[];
  stars: number; // 0-3
  done: boolean;
  started: boolean;
}
export interface HomeState extends Common {
  title: string;
  summary: string;
  chapters: { key: string; title: string; lessons: Card[] }[];
  resume: Link | null;
  know: Link | null; // for who knows the game already
  finished: number;
  total: number;
  rules: string; // href
  tongues?: Tongue[];
  practice: Link;
  score: Link;
  class: { title: string; text: string; pages: Link[] };
  play: { title: string; text: string; resume: string; href: string };
}
/** A clause on the rules page, in its parts where they are told apart. */
export interface RuleClause extends Clause {
  origin: "S" | "R"; // stated by the published rules, or ours
  stated?: string;
  ruling?: string;
  switch?: string; // what a table may set otherwise
  examples?: { tiles: Tile[]; holds: boolean; text: string }[]; // tiles that show it, right or wrong by it
}
export interface Table {
  title?: string;
  head: string[];
  rows: string[][];
  note?: string;
}
export interface RulesState extends Common {
  title?: string;
  intro?: string;
  home?: string | null; // href
  tongues?: Tongue[];
  sections: { key: string; title: string; clauses: RuleClause[] }[];
  prices: Table;
  raised?: Table | null; // what Jokers given up add
  glossary: { term: string; text: string }[];
}

/** What the browser may say; `seq` is put on by the client. */
export type Message =
  | { type: "move"; tiles: number[]; shelf: number; slot: number }
  | { type: "undo" | "redo" | "hint" | "show" | "retry" | "skip" | "back" | "next" | "hello" | "house-off" | "explain" | "explain-off" }
  | { type: "reset"; lesson?: string } // one lesson, or all
  | { type: "house"; value: string } // the switch of this card
  | { type: "another"; seed?: number }
  | { type: "sort"; by: "run" | "group" }
  | { type: "lay" } // as a good player would
  | { type: "size"; size: "normal" | "projector" }
  | { type: "choose"; tiles: number[] }
  | { type: "check"; tiles?: number[]; answer?: string }
  | { type: "act"; move: string }
  | { type: "go"; step: string }
  | { type: "restore"; arrangement: string }
  | { type: "progress" | "import"; stored: Record<string, unknown> }
  | ScoreMessage
  | { type: "review" } // practise what went wrong
  | { type: "typed" | "work"; text: string } // of a class: what stands in the field; what the browser kept
  | { type: "begin"; code: string; name: string }
  | { type: "leave" | "start" | "stop" }
  | { type: "export"; stored: Record<string, unknown> }
  | { type: TableOrder }
  | { type: "setup"; key: string; value: string }
  | { type: "play"; move: string }
  | { type: "discard" | "try"; tile: number }
  | { type: "resume"; token: string; place?: string }
  | { type: "stage"; index: number }
  | { type: "replay" | "exercise"; index: number };

/** What is said at the table in one word. */
export type TableOrder =
  | "deal" | "dealt" | "check-board" | "coach" | "coach-off" | "takeback" | "go-on" | "tick"
  | "next-game" | "same-deal" | "to-setup" | "replay-end";

/** Python's answer to one message. */
export interface Answer {
  ok: boolean;
  error: string | null;
  gone?: true; // there was nobody to answer
}

/** The part of anywidget's model that is used here. */
export interface Model {
  get(name: string): unknown;
  send(content: unknown): void;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback?: (...args: never[]) => void): void;
}
