// The seconds since a task was opened: shown quietly, if at all. No alarm, and it costs nothing.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import type { Words } from "../words";

const SECOND = 1000; // ms

export class Clock {
  private task = "";
  private begun = 0;
  private stopped: number | null = null;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(tick: () => void) {
    this.timer = setInterval(() => this.stopped === null && this.task && tick(), SECOND);
  }

  destroy(): void {
    clearInterval(this.timer);
  }

  /** Begins anew with another task, and stands still once this one is right. */
  follow(task: string | null, right: boolean): void {
    if ((task ?? "") !== this.task) {
      this.task = task ?? "";
      this.begun = Date.now();
      this.stopped = null;
    }
    if (right && this.stopped === null) this.stopped = Date.now();
  }

  piece(t: Words): Piece {
    if (!this.task) return nothing;
    const count = Math.floor(((this.stopped ?? Date.now()) - this.begun) / SECOND);
    return html`<p class="rw-clock" role="timer" aria-live="off"
      aria-label=${t("practice-seconds-about", { count })}>${t("practice-seconds", { count })}</p>`;
  }
}
