// The types of the states that Python sends and of the messages sent to it, both generated from Python's own types, and
// of the model between them. The rules of the game are known to Python only.

export type * from "./shapes/index";

/** Python's answer to one message. */
export interface Answer {
  ok: boolean; // whether Python did what the message asks for
  error: string | null; // a sentence that says why not
  gone?: true; // there was no answer: the connection is lost
  stale?: boolean; // the page already shows a later state than the one that came with the answer
}

/** The part of anywidget's model that is used here. */
export interface Model {
  get(name: string): unknown;
  send(content: unknown): void;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback?: (...args: never[]) => void): void;
  refresh?(): void; // on our own server's pages: asks Python for the whole state
}
