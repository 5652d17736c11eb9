// What Python and the browser say to each other: states one way, messages the other. The shapes of both are generated
// from Python's own. This side knows no rule of the game.

export type * from "./shapes/index";

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
