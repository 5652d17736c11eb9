// Goes to the next task a moment after a right answer: only if that was given by mouse or touch, never while something
// is open to read, and not if the learner has switched it off or prefers reduced motion.
import { reducedMotion } from "../rack/glide";
import { storeText, loadText } from "../storage";

const OFF_KEY = "rummy-widget:v1:practice-onward"; // "no" if the learner switched it off
const READING =
  ".rw-drawer[data-open]:not([data-empty]), .rw-rule:not([hidden]), details[open], .rw-keys:not([hidden])";

/** How long a right answer is shown before the next task opens, in ms. An object, so that tests can change it. */
export const DELAY = { moment: 2200 };

/** Opens the next task by itself after a right answer. */
export interface AutoNext {
  readonly enabled: boolean; // whether it is switched on in this browser, which is the default
  enable(yes: boolean): void; // switches it on or off
  /** Whether the next task is about to open. */
  readonly pending: boolean;
  /**
   * Tell it about the current task: `task` identifies it, `right` says whether it is solved, and `locked` whether the
   * connection to Python is lost. Return true if the task has just been solved and the next one won't open by itself.
   */
  follow(task: string | null, right: boolean, locked: boolean): boolean;
  /** Stay at this task: don't open the next one by itself. */
  cancel(): void;
  /** Stop waiting and listening. */
  destroy(): void;
}

/**
 * Return an `AutoNext` for the view in `root`. `go` opens the next task; it is called about two seconds after a right
 * answer that was given by mouse or touch. `changed` is called to redraw the view if that wait is cancelled: by a key
 * press, by `cancel`, or by switching `AutoNext` off.
 */
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
