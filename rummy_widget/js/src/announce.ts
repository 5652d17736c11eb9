// The polite live region: what is said to a screen reader and to nobody else.

const KEPT = 6_000; // ms; long enough for every reader to have fetched it

/** Sentences that come at once are all read, in their order; the same sentence twice is read twice. */
export class Announcer {
  readonly element = document.createElement("div");
  private last = "";

  constructor() {
    this.element.className = "rw-live rw-visually-hidden";
    this.element.setAttribute("aria-live", "polite");
    this.element.setAttribute("role", "status");
    this.element.setAttribute("aria-atomic", "false");
  }

  say(text: string): void {
    const said = text.trim();
    if (!said) return;
    const line = document.createElement("p");
    // A no-break space more makes a repeated sentence a new one.
    line.textContent = said === this.last ? `${said}\u00a0` : said;
    this.last = line.textContent;
    this.element.append(line);
    setTimeout(() => line.remove(), KEPT);
  }
}
