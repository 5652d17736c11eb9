// The animated end of a round: the melds of a close light up one by one, the pattern's name appears, the points
// of each player who pays fly to the total, and the total counts up. Everything has its place from the start, so
// that nothing moves aside. A click or a key skips to the end, and nothing waits for the animation.
import { reducedMotion } from "../rack/glide";

const LENGTH = 1200; // ms of the whole animation
const MELD = 120; // ms between two melds
const LATEST = 600; // ms after which the name appears, even if many melds are still to light up
const FLIGHT = 300; // ms
const PAYER = 80; // ms between two players
const POP = 200; // ms in which the counted total grows and shrinks back

const LIGHT_UP: Keyframe[] = [{ opacity: 0.25 }, { opacity: 1, translate: "0 -6px", offset: 0.6 }, { opacity: 1 }];
const GROW: Keyframe[] = [{ scale: "0.7", opacity: 0 }, { scale: "1.06", opacity: 1, offset: 0.7 }, { scale: "1" }];
const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

const allOf = (within: Element, css: string): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(css)];

/**
 * Return the number that a counter shows while it counts up to `points`, when `part` (0 to 1) of the time has passed.
 */
export function countedPoints(points: number, part: number): number {
  return Math.round(points * (1 - (1 - part) ** 3));
}

/**
 * Animate the end of a round. `stage` is the element on the felt (the playing area) that shows it; `points` is
 * what the winner gets for this round; `format` turns a number of points into text. Return a function that skips to
 * the end.
 */
export function stageEnd(stage: HTMLElement | null, points: number, format: (points: number) => string): () => void {
  if (!stage?.animate || reducedMotion()) return () => undefined;
  const root = stage.closest<HTMLElement>(".rw") ?? stage;
  const off = new AbortController();
  const moves: Animation[] = [];
  const added: HTMLElement[] = [];
  const move = (element: HTMLElement, frames: Keyframe[], duration: number, delay: number): void =>
    void moves.push(
      element.animate(frames, { id: "rw-staged", duration, delay, easing: "ease-out", fill: "backwards" }),
    );
  const end = (): void => {
    off.abort();
    for (const each of moves) each.finish();
    for (const each of added) each.remove();
    delete stage.dataset["staged"];
  };
  stage.dataset["staged"] = "";
  for (const type of ["click", "keydown"]) root.addEventListener(type, end, { signal: off.signal, capture: true });

  const melds = allOf(root, ".rw-own > .rw-closed > li");
  for (const [at, meld] of melds.entries()) move(meld, LIGHT_UP, 2 * MELD, at * MELD);
  const then = Math.min(melds.length * MELD, LATEST);
  for (const name of allOf(stage, ".rw-end-name")) move(name, GROW, 320, then);
  for (const more of allOf(stage, ".rw-end-more")) move(more, FADE_IN, 240, then + FLIGHT);
  const total = stage.querySelector<HTMLElement>(".rw-gain b");
  if (total) {
    move(total, FADE_IN, FLIGHT, then);
    for (const [at, paid] of allOf(stage, "[data-pays] td:first-of-type").entries()) {
      const flying = Object.assign(document.createElement("span"), { className: "rw-flying" });
      flying.textContent = paid.textContent;
      flying.ariaHidden = "true";
      stage.append(flying);
      added.push(flying);
      const [home, from, to] = [stage, paid, total].map((each) => each.getBoundingClientRect()) as DOMRect[];
      Object.assign(flying.style, { left: `${from!.left - home!.left}px`, top: `${from!.top - home!.top}px` });
      const path = `${to!.left + to!.width / 2 - from!.left - from!.width / 2}px ${to!.top - from!.top}px`;
      const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { translate: path, scale: "1.6", opacity: 0 }];
      move(flying, frames, FLIGHT, then + at * PAYER);
    }
    move(total, [{ scale: "1" }, { scale: "1.08" }, { scale: "1" }], POP, LENGTH - POP);
    added.push(countUp(total, points, format, then + FLIGHT / 2, off.signal));
  }
  void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => off.signal.aborted || end());
  return end;
}

/** Show a number that counts up to the total, in front of the total; return the element of that number. */
function countUp(
  total: HTMLElement,
  points: number,
  format: (points: number) => string,
  delay: number,
  off: AbortSignal,
): HTMLElement {
  const counter = Object.assign(document.createElement("span"), { className: "rw-counting" });
  counter.textContent = format(0);
  total.append(counter);
  let start: number | null = null;
  const step = (now: number): void => {
    if (off.aborted) return;
    start ??= now;
    const part = Math.min(1, Math.max(0, (now - start - delay) / (LENGTH - POP - delay)));
    counter.textContent = format(countedPoints(points, part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  return counter;
}
