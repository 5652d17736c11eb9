// A polite live region: text that only screen readers read aloud.

const KEPT = 6_000; // ms until a sentence is removed; long enough for every screen reader

/**
 * An ARIA live region. A screen reader reads aloud every sentence that is passed to `say`, in order, even if the same
 * one comes twice.
 */
export class Announcer {
  readonly element = document.createElement("div");
  #last = "";

  constructor() {
    this.element.className = "rw-live rw-visually-hidden";
    this.element.setAttribute("aria-live", "polite");
    this.element.setAttribute("role", "status");
    this.element.setAttribute("aria-atomic", "false");
  }

  /** Have a screen reader read `text` aloud. */
  say(text: string): void {
    const sentence = text.trim();
    if (!sentence) return;
    const line = document.createElement("p");
    // A no-break space at the end makes a repeated sentence a new one.
    line.textContent = sentence === this.#last ? `${sentence}\u00a0` : sentence;
    this.#last = line.textContent;
    this.element.append(line);
    setTimeout(() => line.remove(), KEPT);
  }
}
