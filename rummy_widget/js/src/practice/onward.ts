// On to the next task a moment after a right answer: only where that was given by hand and motion is welcome, never
// while somebody reads, and not at all where that is not wished.
import { calm } from "../rack/glide";
import { keep, kept } from "../storage";

const WISH = "rummy-widget:v1:practice-onward"; // "no" where one goes on oneself
const READING =
  ".rw-drawer[data-open]:not([data-empty]), .rw-rule:not([hidden]), details[open], .rw-keys:not([hidden])";

/** How long the answer is seen. */
export const PACE = { moment: 2200 }; // ms

export interface Onward {
  readonly wished: boolean;
  wish(yes: boolean): void;
  /** Whether it will go on by itself. */
  readonly moving: boolean;
  /** Told how a task stands; true when it has just become right and waits to be gone on from. */
  follow(task: string | null, right: boolean, locked: boolean): boolean;
  /** It stays, until it is gone on from. */
  stay(): void;
  destroy(): void;
}

export function onwardOf(root: HTMLElement, go: () => unknown, changed: () => void): Onward {
  const off = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byHand = false; // the last thing done was a press
  let taskWas: string | null = null;
  let rightWas = false;

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const wait = (): void => {
    timer = setTimeout(() => {
      if (document.hidden || root.querySelector(READING)) return wait();
      timer = undefined;
      go();
    }, PACE.moment);
  };
  const stay = (): void => {
    if (timer === undefined) return;
    stop();
    changed();
  };
  const onward: Onward = {
    get wished() {
      return kept(WISH) !== "no";
    },
    wish(yes) {
      keep(WISH, yes ? null : "no");
      if (!yes) stay();
    },
    get moving() {
      return timer !== undefined;
    },
    follow(task, right, locked) {
      const won = right && !rightWas && task === taskWas;
      if (task !== taskWas || !right || locked) stop();
      [taskWas, rightWas] = [task, right];
      if (won && byHand && onward.wished && !calm() && !locked) wait();
      return won && !onward.moving;
    },
    stay,
    destroy() {
      stop();
      off.abort();
    },
  };
  const heard = (hand: boolean) => (): void => {
    byHand = hand;
    if (!hand) stay();
  };
  root.addEventListener("pointerdown", heard(true), { capture: true, signal: off.signal });
  root.addEventListener("keydown", heard(false), { capture: true, signal: off.signal });
  return onward;
}
