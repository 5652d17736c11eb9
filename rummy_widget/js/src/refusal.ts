// The sentence that says why something was not done, shown only while it is still true.
import type { Answer } from "./types";

/**
 * A sentence that says why something was not done. It disappears when the situation on the page changes: "Wait for your
 * turn." would be wrong on your turn.
 */
export class Refusal {
  #text: string | null = null;
  #shownIn = "";

  readonly #situation: () => string;

  /**
   * `situation` returns a text that describes the situation on the page, such as whose turn it is. When the text
   * changes, the sentence is no longer shown.
   */
  constructor(situation: () => string) {
    this.#situation = situation;
  }

  /** The sentence to show now, or null. */
  get shown(): string | null {
    if (this.#text !== null && this.#shownIn !== this.#situation()) this.#text = null;
    return this.#text;
  }

  set shown(text: string | null) {
    [this.#text, this.#shownIn] = [text, this.#situation()];
  }

  /**
   * Return whether an answer came too late to be shown: a later state has arrived already, and the situation is no
   * longer `asked`, the one in which the message was sent.
   */
  tooLate({ stale }: Answer, asked: string): boolean {
    return stale === true && asked !== this.#situation();
  }
}
