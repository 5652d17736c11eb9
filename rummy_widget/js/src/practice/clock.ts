// The seconds since a task was opened, shown quietly if at all: no alarm, no penalty.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import type { Words } from "../words";

const SECOND = 1000; // ms

/** The time spent on a task. */
export interface TaskClock {
  /** Restart with another task, and stop once this one is right. */
  follow(task: string | null, right: boolean): void;
  /** Return the time as a template. */
  piece(t: Words): Piece;
  /** Stop ticking. */
  destroy(): void;
}

/** Return a clock that calls `tick` every second while a task is open. */
export function taskClock(tick: () => unknown): TaskClock {
  let now: string | null = null; // the task
  let begun = 0;
  let stopped: number | null = null;
  const timer = setInterval(() => stopped === null && now && tick(), SECOND);
  return {
    follow(task, right) {
      if (task !== now) [now, begun, stopped] = [task, Date.now(), null];
      if (right) stopped ??= Date.now();
    },
    piece(t) {
      if (!now) return nothing;
      const count = Math.floor(((stopped ?? Date.now()) - begun) / SECOND);
      return html`<p class="rw-clock" role="timer" aria-live="off"
        aria-label=${t("practice-seconds-about", { count })}>${t("practice-seconds", { count })}</p>`;
    },
    destroy: () => clearInterval(timer),
  };
}
