// A refusal on the page, for as long as the moment lasts that it speaks of.
import type { Answer } from "./types";

/**
 * A sentence that says why something was not done. It goes when the moment changes: "Wait for your turn." on your turn
 * is wrong.
 */
export class Refusal {
  private text: string | null = null;
  private moment = "";

  private readonly now: () => string;

  /** `now` says in which moment the page is, as a text that changes with it. */
  constructor(now: () => string) {
    this.now = now;
  }

  get shown(): string | null {
    if (this.text !== null && this.moment !== this.now()) this.text = null;
    return this.text;
  }

  set shown(text: string | null) {
    [this.text, this.moment] = [text, this.now()];
  }

  /**
   * Whether an answer speaks of a moment that has passed: a later state came with it, and `asked` was another moment.
   */
  tooLate({ stale }: Answer, asked: string): boolean {
    return stale === true && asked !== this.now();
  }
}
