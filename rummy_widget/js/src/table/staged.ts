// The end of a round is shown. A close is staged: its melds rise one after another, the price counts up to its number
// while its reasons appear, then what everybody has. Another end is celebrated: its lines come one after another, and
// where one has won tiles go up over the felt. All of it lies there from the beginning, so nothing moves aside; a click
// or a key leads to the end, and nothing waits for it.
import { calm, EASE as EVEN } from "../rack/glide";

const EASE = "cubic-bezier(.2, .8, .3, 1.1)";
const MELD = 260; // ms between two melds
const COUNT = 900; // ms in which the price counts up
const LINE = 110; // ms between two lines
const MOST = 16; // tiles
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

interface Show {
  move(element: Element, frames: Keyframe[], times: KeyframeAnimationOptions): void;
  /** Ends it once all that moves now has come to rest. */
  endsByItself(): void;
  end(): void;
}

/** Begins a show: the stage is marked for as long as it lasts, and `gone` takes away what was put there for it. */
function show(stage: HTMLElement, mark: "cheered" | "staged", press: string, gone: () => void): Show {
  const off = new AbortController();
  const moves: Animation[] = [];
  const end = (): void => {
    off.abort();
    for (const each of moves.splice(0)) each.finish();
    gone();
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

const all = (within: Element, css: string): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(css)];

/** Pictures of these `faces` go up, those of the tiles where the person has won; the function it returns ends it. */
export function cheer(stage: HTMLElement | null, faces: readonly Element[]): () => void {
  if (!stage?.animate || calm()) return () => undefined;
  const sky = document.createElement("div");
  const its = show(stage, "cheered", "pointerdown", () => sky.remove());
  for (const [at, line] of all(stage, "tbody tr, .rw-paid li, .rw-hands li").entries())
    its.move(line, SLIDE_IN, { duration: 260, delay: 200 + at * LINE });
  const title = stage.querySelector(".rw-title");
  const grown = [{ scale: "0.7", opacity: 0 }, { scale: "1.06", opacity: 1, offset: 0.7 }, { scale: "1" }];
  if (title) its.move(title, grown, { duration: 420, easing: "ease-out" });
  if (faces.length) goUp(stage, sky, faces.slice(0, MOST), its);
  its.endsByItself();
  return its.end;
}

/** Tiles rise from the foot of the felt, spread out, and fade. */
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

/** Whose number a price shows while it counts. */
export function counted(points: number, part: number): number {
  return Math.round(points * (1 - (1 - part) ** 3));
}

/** Stages a close; `points` is what it is worth, `said` the same as it is written. The function it returns ends it. */
export function stageClose(
  stage: HTMLElement | null,
  points: number | null,
  said: (points: number) => string,
): () => void {
  const melds = stage ? all(stage, ".rw-closed > li") : [];
  if (!stage?.animate || calm() || melds.length === 0) return () => undefined;
  let uncount = (): void => undefined;
  const its = show(stage, "staged", "click", () => uncount());
  for (const [at, meld] of melds.entries()) its.move(meld, RISE, { duration: 420, delay: at * MELD });
  const then = melds.length * MELD;
  const why = all(stage, ".rw-why-paid li");
  for (const [at, line] of why.entries())
    its.move(line, SLIDE_IN, { duration: 260, delay: then + ((at + 1) * COUNT) / (why.length + 1) });
  for (const last of all(stage, ".rw-settled-totals, .rw-settled-why > button"))
    its.move(last, FADE_IN, { duration: 300, delay: then + COUNT });
  its.endsByItself();
  const price = stage.querySelector<HTMLElement>(".rw-points b");
  if (price && points !== null) uncount = countUp(price, points, said, then, its);
  return its.end;
}

/**
 * Counts over the number that stands there already, which is seen again when they are the same; the function it returns
 * gives that up.
 */
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
  let begun: number | null = null;
  let frame = 0;
  const step = (now: number): void => {
    begun ??= now;
    const part = Math.min(1, Math.max(0, (now - begun - delay) / COUNT));
    counter.textContent = said(counted(points, part));
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
