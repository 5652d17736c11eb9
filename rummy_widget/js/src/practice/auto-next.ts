// Goes to the next task a moment after a right answer: only if that was given by mouse or touch and motion is
// welcome, never while something is open to read, and not if the learner switched it off.
import { reducedMotion } from "../rack/glide";
import { storeText, loadText } from "../storage";

const OFF_KEY = "rummy-widget:v1:practice-onward"; // "no" if the learner switched it off
const READING =
  ".rw-drawer[data-open]:not([data-empty]), .rw-rule:not([hidden]), details[open], .rw-keys:not([hidden])";

/** How long a right answer is shown before the next task opens, in ms. An object, so that tests can change it. */
export const DELAY = { moment: 2200 };

/** Opens the next task by itself after a right answer. */
export interface AutoNext {
  readonly enabled: boolean; // the learner wants this, which is the default
  enable(yes: boolean): void; // switches it on or off
  /** Whether the next task is about to open. */
  readonly pending: boolean;
  /**
   * Take in the state of a task; return true if it has just become right and the next one does not open by
   * itself.
   */
  follow(task: string | null, right: boolean, locked: boolean): boolean;
  /** Stay at this task. */
  cancel(): void;
  /** Stop listening. */
  destroy(): void;
}

/** Return an `AutoNext` that calls `go` to open the next task; `changed` redraws the view. */
export function makeAutoNext(root: HTMLElement, go: () => unknown, changed: () => void): AutoNext {
  const off = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byHand = false; // the last input was a press, not a key
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
    }, DELAY.moment);
  };
  const cancel = (): void => {
    if (timer === undefined) return;
    stop();
    changed();
  };
  const onward: AutoNext = {
    get enabled() {
      return loadText(OFF_KEY) !== "no";
    },
    enable(yes) {
      storeText(OFF_KEY, yes ? null : "no");
      if (!yes) cancel();
    },
    get pending() {
      return timer !== undefined;
    },
    follow(task, right, locked) {
      const won = right && !rightWas && task === taskWas;
      if (task !== taskWas || !right || locked) stop();
      [taskWas, rightWas] = [task, right];
      if (won && byHand && onward.enabled && !reducedMotion() && !locked) wait();
      return won && !onward.pending;
    },
    cancel,
    destroy() {
      stop();
      off.abort();
    },
  };
  const onInput = (hand: boolean) => (): void => {
    byHand = hand;
    if (!hand) cancel();
  };
  root.addEventListener("pointerdown", onInput(true), { capture: true, signal: off.signal });
  root.addEventListener("keydown", onInput(false), { capture: true, signal: off.signal });
  return onward;
}
