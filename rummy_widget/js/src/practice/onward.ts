// On to the next task a moment after a right answer: only where that was given by hand and motion is welcome, never
// while somebody reads, and not at all where that is not wished.
import { calm } from "../rack/glide";
import { keep, kept } from "../storage";

const WISH = "rummy-widget:v1:practice-onward"; // "no" where one goes on oneself
const READING =
  ".rw-drawer[data-open]:not([data-empty]), .rw-rule:not([hidden]), details[open], .rw-keys:not([hidden])";

/** How long the answer is seen. */
export const PACE = { moment: 2200 }; // ms

export class Onward {
  private readonly root: HTMLElement;
  private readonly go: () => void;
  private readonly changed: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private byHand = false; // the last thing done was a press
  private task = "";
  private right = false;

  constructor(root: HTMLElement, go: () => void, changed: () => void) {
    this.root = root;
    this.go = go;
    this.changed = changed;
    root.addEventListener("pointerdown", this.pressed, true);
    root.addEventListener("keydown", this.typed, true);
  }

  destroy(): void {
    this.stop();
    this.root.removeEventListener("pointerdown", this.pressed, true);
    this.root.removeEventListener("keydown", this.typed, true);
  }

  get wished(): boolean {
    return kept(WISH) !== "no";
  }

  wish(yes: boolean): void {
    keep(WISH, yes ? null : "no");
    if (!yes) this.stay();
  }

  /** Whether it will go on by itself. */
  get moving(): boolean {
    return this.timer !== undefined;
  }

  /** Told how a task stands; true when it has just become right and waits to be gone on from. */
  follow(task: string | null, right: boolean, locked: boolean): boolean {
    const won = right && !this.right && task === this.task;
    if (task !== this.task || !right || locked) this.stop();
    this.task = task ?? "";
    this.right = right;
    if (!won) return false;
    if (this.byHand && this.wished && !calm() && !locked) this.wait();
    return !this.moving;
  }

  /** It stays, until it is gone on from. */
  stay(): void {
    if (!this.moving) return;
    this.stop();
    this.changed();
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      if (document.hidden || this.root.querySelector(READING)) return this.wait();
      this.timer = undefined;
      this.go();
    }, PACE.moment);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private pressed = (): void => {
    this.byHand = true;
  };

  private typed = (): void => {
    this.byHand = false;
    this.stay();
  };
}
