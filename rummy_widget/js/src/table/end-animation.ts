// The animated end of a round. A close: its melds rise one after another, the price counts up while its
// reasons appear, then the totals. Any other end: the lines slide in, and tiles fly up if the player has won.
// Everything has its place from the start, so that nothing moves aside. A click or a key skips to the end,
// and nothing waits for it.
import { reducedMotion, EASE as EVEN } from "../rack/glide";

const EASE = "cubic-bezier(.2, .8, .3, 1.1)";
const MELD = 260; // ms between two melds
const COUNT = 900; // ms in which the price counts up
const LINE = 110; // ms between two lines
const MOST = 16; // tiles that fly up
const UP = 1500; // ms in the air

const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const SLIDE_IN: Keyframe[] = [
  { opacity: 0, translate: "-0.6rem 0" },
  { opacity: 1, translate: "0 0" },
];
const RISE: Keyframe[] = [
  { opacity: 0, translate: "0 2.5rem", scale: "0.9" },
  { opacity: 1, translate: "0 0", scale: "1" },
];

/** A running animation of the end of a round. */
interface Show {
  move(element: Element, frames: Keyframe[], times: KeyframeAnimationOptions): void;
  /** End the show once all its animations are finished. */
  endsByItself(): void;
  end(): void;
}

/** Start a show. The stage is marked as long as it lasts; `cleanUp` removes what was added for it. */
function show(stage: HTMLElement, mark: "cheered" | "staged", press: string, cleanUp: () => void): Show {
  const off = new AbortController();
  const moves: Animation[] = [];
  const end = (): void => {
    off.abort();
    for (const each of moves.splice(0)) each.finish();
    cleanUp();
    delete stage.dataset[mark];
  };
  stage.dataset[mark] = "";
  const root = stage.closest<HTMLElement>(".rw") ?? stage;
  for (const type of [press, "keydown"]) root.addEventListener(type, end, { signal: off.signal, capture: true });
  return {
    end,
    move: (element, frames, times) =>
      void moves.push(element.animate(frames, { id: `rw-${mark}`, easing: EASE, fill: "backwards", ...times })),
    endsByItself: () =>
      void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => off.signal.aborted || end()),
  };
}

const allOf = (within: Element, css: string): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(css)];

/**
 * Celebrate the end of a round: slide its lines in and let pictures of `faces` fly up. Return a function that
 * skips to the end.
 */
export function cheer(stage: HTMLElement | null, faces: readonly Element[]): () => void {
  if (!stage?.animate || reducedMotion()) return () => undefined;
  const sky = document.createElement("div");
  const running = show(stage, "cheered", "pointerdown", () => sky.remove());
  for (const [at, line] of allOf(stage, "tbody tr, .rw-paid li, .rw-hands li").entries())
    running.move(line, SLIDE_IN, { duration: 260, delay: 200 + at * LINE });
  const title = stage.querySelector(".rw-title");
  const grown = [{ scale: "0.7", opacity: 0 }, { scale: "1.06", opacity: 1, offset: 0.7 }, { scale: "1" }];
  if (title) running.move(title, grown, { duration: 420, easing: "ease-out" });
  if (faces.length) goUp(stage, sky, faces.slice(0, MOST), running);
  running.endsByItself();
  return running.end;
}

/** Let pictures of tiles rise from the bottom of the felt, spread out and fade. */
function goUp(stage: HTMLElement, sky: HTMLElement, faces: readonly Element[], its: Show): void {
  sky.className = "rw-sky";
  sky.setAttribute("aria-hidden", "true");
  (stage.closest(".rw-felt") ?? stage).append(sky);
  for (const [at, face] of faces.entries()) {
    const picture = document.createElement("span");
    picture.className = "rw-aloft";
    picture.append(face.cloneNode(true));
    sky.append(picture);
    const share = (at + 0.5) / faces.length;
    picture.style.left = `${share * 100}%`;
    const aside = (share - 0.5) * 90;
    const high = 60 + 25 * Math.sin(at * 2.4);
    const turn = (share - 0.5) * 70 + 12 * Math.sin(at * 5);
    const half = `translate(calc(-50% + ${aside / 2}px), -${high}cqh) rotate(${turn / 2}deg)`;
    const frames: Keyframe[] = [
      { transform: "translate(-50%, 40px)", opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { transform: half, opacity: 1, offset: 0.6 },
      { transform: `translate(calc(-50% + ${aside}px), -${high - 12}cqh) rotate(${turn}deg)`, opacity: 0 },
    ];
    its.move(picture, frames, { duration: UP, delay: at * 35, easing: EVEN, fill: "both" });
  }
}

/**
 * Return the number shown while a price counts up to `points`, when `part` (0 to 1) of the time has passed.
 */
export function countAt(points: number, part: number): number {
  return Math.round(points * (1 - (1 - part) ** 3));
}

/**
 * Animate a close: its melds appear, and its price counts up to `points`, which `format` turns into text. Return a
 * function that skips to the end.
 */
export function stageClose(
  stage: HTMLElement | null,
  points: number | null,
  format: (points: number) => string,
): () => void {
  const melds = stage ? allOf(stage, ".rw-closed > li") : [];
  if (!stage?.animate || reducedMotion() || melds.length === 0) return () => undefined;
  let uncount = (): void => undefined;
  const running = show(stage, "staged", "click", () => uncount());
  for (const [at, meld] of melds.entries()) running.move(meld, RISE, { duration: 420, delay: at * MELD });
  const then = melds.length * MELD;
  const why = allOf(stage, ".rw-why-paid li");
  for (const [at, line] of why.entries())
    running.move(line, SLIDE_IN, { duration: 260, delay: then + ((at + 1) * COUNT) / (why.length + 1) });
  for (const last of allOf(stage, ".rw-settled-totals, .rw-settled-why > button"))
    running.move(last, FADE_IN, { duration: 300, delay: then + COUNT });
  running.endsByItself();
  const price = stage.querySelector<HTMLElement>(".rw-points b");
  if (price && points !== null) uncount = countUp(price, points, format, then, running);
  return running.end;
}

/** Show a number that counts up to the price, on top of it; return a function that cancels that. */
function countUp(
  price: HTMLElement,
  points: number,
  said: (points: number) => string,
  delay: number,
  its: Show,
): () => void {
  const counter = document.createElement("span");
  counter.className = "rw-counting";
  counter.setAttribute("aria-hidden", "true");
  counter.textContent = said(0);
  price.append(counter);
  let start: number | null = null;
  let frame = 0;
  const step = (now: number): void => {
    start ??= now;
    const part = Math.min(1, Math.max(0, (now - start - delay) / COUNT));
    counter.textContent = said(countAt(points, part));
    if (part < 1) frame = requestAnimationFrame(step);
    else {
      counter.remove();
      its.move(price, [{ scale: "1" }, { scale: "1.12" }, { scale: "1" }], { duration: 260, easing: "ease-out" });
    }
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    counter.remove();
  };
}
