// The types of the states that Python sends and of the messages sent to it, both generated from Python's own,
// and of the model between them. This side knows no rule of the game.

export type * from "./shapes/index";

/** Python's answer to one message. */
export interface Answer {
  ok: boolean;
  error: string | null;
  gone?: true; // nobody was there to answer
  stale?: boolean; // a later state has arrived already
}

/** The part of anywidget's model that is used here. */
export interface Model {
  get(name: string): unknown;
  send(content: unknown): void;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback?: (...args: never[]) => void): void;
}
