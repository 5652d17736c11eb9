// The seconds since a task was opened, shown quietly if at all: no alarm, no penalty.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import type { Words } from "../words";

const SECOND = 1000; // ms

/** A clock for the time spent on a task. */
export interface TaskClock {
  /**
   * Tell the clock about the current task: `task` identifies it (null: none), `right` says whether it is solved.
   * Another task restarts the clock; once the task is solved, the clock stops.
   */
  follow(task: string | null, right: boolean): void;
  /** Return the seconds spent on the task, or nothing if there is none. */
  piece(t: Words): Piece;
  /** Stop ticking. */
  destroy(): void;
}

/** Return a clock for tasks. It calls `tick` every second until the current task is solved. */
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
