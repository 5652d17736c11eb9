// The time limit of a turn: a quiet bar, a spoken warning at ten seconds, and a call when the time is up.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import type { Piece } from "../pages/parts";
import type { SeatTimeProps } from "../types";
import type { Words } from "../words";

const SOON = 10_000; // ms before the end

/** The time limit of turns. */
export interface TurnClock {
  /** Take over the time of a new state; null if the turn is not timed. */
  set(time: SeatTimeProps | null): void;
  /** Return the bar of the time that is left. */
  piece(time: SeatTimeProps | null, t: Words): Piece;
  /** Stop all timers. */
  stop(): void;
}

/**
 * Return a clock that calls `onWarning` ten seconds before the end of a turn and `onEnd` at its end, each at
 * most once per turn. `onEnd` gets the number of moves made before the turn.
 */
export function turnClock(onWarning: () => void, onEnd: (move: number) => void): TurnClock {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let known: SeatTimeProps | null = null;
  let warned = -1; // the last turns that were warned of or ended
  let over = -1;
  const stop = (): void => timers.splice(0).forEach(clearTimeout);
  const warn = (move: number): void => {
    if (warned === move) return;
    warned = move;
    onWarning();
  };
  const end = (move: number): void => {
    if (over === move) return;
    over = move;
    onEnd(move);
  };
  return {
    stop,
    set(time) {
      if (time === known) return;
      known = time;
      stop();
      if (!time) return;
      const { move, left, seconds } = time;
      timers = [setTimeout(() => end(move), Math.max(0, left))];
      if (seconds * 1000 > SOON) timers.push(setTimeout(() => warn(move), Math.max(0, left - SOON)));
    },
    piece(time, t) {
      if (!time) return nothing;
      const share = Math.max(0, Math.min(1, time.left / (time.seconds * 1000)));
      // Keyed by the state, so that redrawing doesn't restart the animation.
      const style = `--from: ${share}; animation-duration: ${Math.max(1, time.left)}ms`;
      const bar = keyed(time, html`<i style=${style}></i>`);
      return html`<div class="rw-clock" role="img" aria-label=${t("spread-clock")}>${bar}</div>`;
    },
  };
}
