// A close is staged: its melds rise one after another, the price counts up to its number while its reasons appear,
// then what everybody has. All of it lies there from the beginning, so nothing moves aside; a click or a key leads to
// the end.
import { calm } from "../rack/glide";

const MELD = 260; // ms between two melds
const COUNT = 900; // ms in which the price counts up
const EASE = "cubic-bezier(.2, .8, .3, 1.1)";

/** Whose number a price shows while it counts. */
export function counted(points: number, part: number): number {
  return Math.round(points * (1 - (1 - part) ** 3));
}

export class Staging {
  private off = new AbortController();
  private stage: HTMLElement | null = null;
  private moves: Animation[] = [];
  private counter: HTMLElement | null = null;
  private frame = 0;

  /** Stages the close in this section; `points` is what it is worth, `said` the same as it is written. */
  play(stage: HTMLElement | null, points: number | null, said: (points: number) => string): void {
    this.end();
    const melds = [...(stage?.querySelectorAll<HTMLElement>(".rw-closed > li") ?? [])];
    if (!stage || calm() || melds.length === 0 || !stage.animate) return;
    this.stage = stage;
    this.off = new AbortController();
    stage.dataset["staged"] = "";
    for (const [at, meld] of melds.entries())
      this.move(
        meld,
        [
          { opacity: 0, translate: "0 2.5rem", scale: "0.9" },
          { opacity: 1, translate: "0 0", scale: "1" },
        ],
        420,
        at * MELD,
      );
    const then = melds.length * MELD;
    const why = [...stage.querySelectorAll<HTMLElement>(".rw-why-paid li")];
    for (const [at, line] of why.entries())
      this.move(
        line,
        [
          { opacity: 0, translate: "-0.6rem 0" },
          { opacity: 1, translate: "0 0" },
        ],
        260,
        then + ((at + 1) * COUNT) / (why.length + 1),
      );
    for (const last of stage.querySelectorAll<HTMLElement>(".rw-settled-totals, .rw-settled-why > button"))
      this.move(last, [{ opacity: 0 }, { opacity: 1 }], 300, then + COUNT);
    this.count(stage.querySelector<HTMLElement>(".rw-points b"), points, said, then);
    const root = stage.closest<HTMLElement>(".rw") ?? stage;
    const { signal } = this.off;
    root.addEventListener("click", () => this.end(), { signal, capture: true });
    root.addEventListener("keydown", () => this.end(), { signal, capture: true });
  }

  private move(element: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
    this.moves.push(element.animate(frames, { id: "rw-staged", duration, delay, easing: EASE, fill: "backwards" }));
  }

  /** The number over the one that stands there already, which is seen again when they are the same. */
  private count(
    price: HTMLElement | null,
    points: number | null,
    said: (points: number) => string,
    delay: number,
  ): void {
    const { off } = this;
    const over = (): void => void (this.off === off && this.end());
    void this.moves.at(-1)?.finished.then(over, over);
    if (!price || points === null) return;
    const counter = document.createElement("span");
    counter.className = "rw-counting";
    counter.setAttribute("aria-hidden", "true");
    counter.textContent = said(0);
    price.append(counter);
    this.counter = counter;
    let begun: number | null = null;
    const step = (now: number): void => {
      begun ??= now;
      const part = Math.min(1, Math.max(0, (now - begun - delay) / COUNT));
      counter.textContent = said(counted(points, part));
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.counted();
    };
    this.frame = requestAnimationFrame(step);
  }

  private counted(): void {
    const price = this.counter?.parentElement;
    this.counter?.remove();
    this.counter = null;
    if (price)
      this.moves.push(
        price.animate([{ scale: "1" }, { scale: "1.12" }, { scale: "1" }], {
          id: "rw-staged",
          duration: 260,
          easing: "ease-out",
        }),
      );
  }

  /** All is there. */
  end(): void {
    cancelAnimationFrame(this.frame);
    this.off.abort();
    this.counter?.remove();
    this.counter = null;
    for (const each of this.moves.splice(0)) each.finish();
    if (this.stage) delete this.stage.dataset["staged"];
    this.stage = null;
  }
}
