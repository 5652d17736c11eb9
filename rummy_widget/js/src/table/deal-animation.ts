// The animated deal: its steps one after another in about three seconds. A click, Space or Enter skips to the end; with
// reduced motion the end is shown at once.
import { fly } from "../felt/fly";
import { reducedMotion, EASE } from "../rack/glide";
import type { DealShowProps } from "../types";

const LASTS = 3_000; // ms, all steps together

/** Shows the steps of a deal one after another, as an animation. */
export class DealAnimation {
  readonly #redraw: () => void;
  readonly #over: () => void;
  readonly #off = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at = 0;
  #state: "idle" | "running" | "over" = "idle";
  #seen: Snapshot | null = null;

  /** `redraw` draws the next step. `over` is called once for each deal, when all of it has been shown or skipped. */
  constructor(root: HTMLElement, redraw: () => void, over: () => void) {
    this.#redraw = redraw;
    this.#over = over;
    const { signal } = this.#off;
    root.addEventListener("click", (event) => this.#onPress(event), { signal });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.target === document.body || root.contains(event.target as Node)) this.#onPress(event);
      },
      { capture: true, signal },
    );
  }

  /** Stop playing and listening. */
  destroy(): void {
    clearTimeout(this.#timer);
    this.#off.abort();
  }

  /** Whether the deal is being played. */
  get running(): boolean {
    return this.#state === "running";
  }

  /** Whether the deal that was shown last was animated. */
  get animated(): boolean {
    return this.#state !== "idle" && !reducedMotion();
  }

  /**
   * Return `deal` as it should be drawn now: at the step that the animation has reached. A new deal starts the
   * animation. If `deal` has no steps to animate, or `locked` (the connection to Python is lost), stop the animation
   * and return `deal` unchanged.
   */
  current(deal: DealShowProps | null, locked: boolean): DealShowProps | null {
    const count = deal?.run.length ?? 0;
    if (!deal || count === 0 || locked) {
      this.#stop("idle");
      return deal;
    }
    if (this.#state === "idle") this.#begin(count);
    const at = Math.min(this.#at, count - 1);
    return { ...deal, ...deal.run[at]!, at };
  }

  #begin(count: number): void {
    this.#at = 0;
    this.#seen = null;
    this.#state = "running";
    if (reducedMotion()) {
      this.#at = count - 1;
      return queueMicrotask(() => this.#end());
    }
    const step = (): void => {
      if (this.#at + 1 >= count) return this.#end();
      this.#at += 1;
      this.#timer = setTimeout(step, LASTS / count);
      this.#redraw();
    };
    this.#timer = setTimeout(step, LASTS / count);
  }

  #stop(state: "idle" | "over"): void {
    clearTimeout(this.#timer);
    this.#state = state;
  }

  #end(): void {
    if (!this.running) return;
    this.#stop("over");
    this.#over();
  }

  /** Skip to the end after a press anywhere but on a button or field. */
  #onPress(event: MouseEvent | KeyboardEvent): void {
    if (!this.running || (event.target as Element).closest?.("button, a, summary, input, select")) return;
    if (event instanceof KeyboardEvent) {
      if (event.repeat || (event.key !== " " && event.key !== "Enter")) return;
      event.preventDefault();
      event.stopPropagation();
    } else if (event.detail > 1) return; // the second click of the double click that started it
    this.#end();
  }

  /** After a step was drawn, animate what has changed in it. */
  animate(root: HTMLElement): void {
    if (!this.running || reducedMotion()) return;
    const before = this.#seen;
    this.#seen = { state: new Map(), face: null };
    const towers = [...root.querySelectorAll<HTMLElement>(".rw-tower")];
    const eight = towers.findIndex(({ dataset }) => dataset["count"] === "8");
    for (const [at, tower] of towers.entries()) {
      const { marked, dealt } = tower.dataset;
      const now = dealt !== undefined ? "dealt" : marked !== undefined ? "marked" : "";
      this.#seen!.state.set(at, now);
      const face = tower.querySelector<HTMLElement>(".rw-face");
      if (face) this.#seen!.face = face.getBoundingClientRect();
      if (!before) {
        rise(tower, at * 18);
        continue;
      }
      if (now && now !== before.state.get(at))
        hop(tower, now === "dealt" ? ((at - eight + towers.length - 1) % (towers.length - 1)) * 55 : 0);
      if (!face) continue;
      if (before.face) fly(face, before.face);
      else turn(face);
    }
  }
}

/**
 * What the last step looked like: how each stack was marked, and where the Trump (the tile turned up at the deal) was.
 */
interface Snapshot {
  state: Map<number, string>;
  face: DOMRect | null;
}

function rise(tower: HTMLElement, delay: number): void {
  tower.animate?.(
    [
      { opacity: 0, translate: "0 -1.2rem" },
      { opacity: 1, translate: "0 0" },
    ],
    { duration: 220, delay, easing: EASE, fill: "backwards" },
  );
}

function hop(tower: HTMLElement, delay: number): void {
  tower.animate?.([{ translate: "0 0" }, { translate: "0 -0.7rem", offset: 0.4 }, { translate: "0 0" }], {
    duration: 260,
    delay,
    easing: "ease-in-out",
  });
}

function turn(face: HTMLElement): void {
  face.animate?.([{ transform: "rotateY(90deg)" }, { transform: "rotateY(0)" }], { duration: 240, easing: EASE });
}
