// What Python and the browser say to each other. Python sends state, whose shapes are generated from its own; the browser
// sends messages. This side knows no rule of the game.
import type { ScoreMessage } from "./score/messages";

export type * from "./shapes/index";

/** What the browser may say; `seq` is put on by the client. */
export type Message =
  | { type: "move"; tiles: number[]; shelf: number; slot: number }
  | {
      type:
        | "undo"
        | "redo"
        | "hint"
        | "show"
        | "retry"
        | "skip"
        | "back"
        | "next"
        | "hello"
        | "house-off"
        | "explain"
        | "explain-off";
    }
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
  | { type: "book"; book: string } // the rules of another game
  | { type: "restore"; arrangement: string; spread?: string }
  | { type: "progress" | "import"; stored: Record<string, unknown> }
  | ScoreMessage
  | { type: "review" } // practise what went wrong; at an open table the last own turn once more
  | { type: "review-off" }
  | { type: "typed" | "work"; text: string } // of a class: what stands in the field; what the browser kept
  | { type: "begin" | "begin-alone"; code: string; name: string } // alone: with the code of worksheets, in no live class
  | { type: "hand"; step: string; text: string } // typed while the line was down
  | { type: "class"; act: string; n?: number; address?: string } // what the teacher of a live class does
  | { type: "leave" | "start" | "stop" }
  | { type: "export"; stored: Record<string, unknown> }
  | { type: TableOrder }
  | { type: "setup"; key: string; value: string }
  | { type: "play"; move: string }
  | { type: "discard" | "try"; tile: number }
  | { type: "resume"; token: string; place?: string; game?: string } // of that game, or else its set-up
  | { type: "look"; record: string; index: number; token: string } // at a game of before
  | { type: "ended"; record: string }
  | { type: "stage"; index: number }
  | { type: "replay" | "exercise"; index: number }
  | { type: "meld"; tiles: number[]; gap: number } // a new one, before meld number *gap*
  | { type: "fit"; tiles: number[] } // to the one place where they fit
  | { type: "done" | "revert" | "sort-table" | "advise" | "advise-off" | "step" }
  | { type: "game" | "preset"; key: string }
  | { type: "timeout"; move: number }
  | {
      type: "room";
      act: string;
      text?: string;
      name?: string;
      token?: string;
      key?: string;
      seat?: number;
      at?: string;
    };

/** What is said at the table in one word. */
export type TableOrder =
  | "deal"
  | "dealt"
  | "check-board"
  | "coach"
  | "coach-off"
  | "takeback"
  | "go-on"
  | "tick"
  | "next-game"
  | "same-deal"
  | "to-setup"
  | "replay-end";

/** Python's answer to one message. */
export interface Answer {
  ok: boolean;
  error: string | null;
  gone?: true; // there was nobody to answer
  stale?: boolean; // a later state than the one that it speaks of is there already
}

/** The part of anywidget's model that is used here. */
export interface Model {
  get(name: string): unknown;
  send(content: unknown): void;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback?: (...args: never[]) => void): void;
}
