// The time limit of a turn: digits at the seat whose turn it is, and for the player a quiet bar, a spoken warning at
// ten seconds, and a call when the time is up.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import type { Piece } from "../pages/parts";
import type { SeatTimeProps } from "../types";
import type { Words } from "../words";

const SOON = 10_000; // ms before the end

/** The clock for turns with a time limit. */
export interface TurnClock {
  /**
   * The digits of the time that is left, to be put beside the player whose turn it is; empty if the turn is not timed.
   */
  readonly digits: HTMLElement;
  /**
   * Show the time left for the turn: `time` is that time as Python's new state gives it, null if the turn is not timed.
   * `own` says whether it is this player's turn: only then does the clock give the warning and end the turn.
   */
  set(time: SeatTimeProps | null, own: boolean): void;
  /** Return the bar that shrinks with the time that is left (`time`); nothing if the turn is not timed. */
  piece(time: SeatTimeProps | null, t: Words): Piece;
  /** Stop all timers. */
  stop(): void;
}

/**
 * Return a clock for turns. In this player's turns it calls `onWarning` ten seconds before the end and `onEnd` at the
 * end, each at most once per turn. `onEnd` gets the number of moves that were made before the turn.
 */
export function turnClock(onWarning: () => void, onEnd: (move: number) => void): TurnClock {
  const timers = new Set<ReturnType<typeof setTimeout>>(); // those that still run
  let known: SeatTimeProps | null = null;
  let warned = -1; // the last turns that were warned of or ended
  let over = -1;
  const digits = document.createElement("span");
  digits.className = "rw-time";
  digits.ariaHidden = "true";
  const stop = (): void => {
    timers.forEach(clearTimeout);
    timers.clear();
  };
  const later = (ms: number, act: () => void): void => {
    const timer = setTimeout(() => (timers.delete(timer), act()), Math.max(0, ms));
    timers.add(timer);
  };
  const count = (until: number): void => {
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    digits.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    digits.toggleAttribute("data-soon", left * 1000 <= SOON);
    if (left) later(Math.max(50, until - Date.now() - (left - 1) * 1000), () => count(until));
  };
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
    digits,
    stop,
    set(time, own) {
      if (time === known) return;
      known = time;
      stop();
      digits.textContent = "";
      if (!time) return;
      const { move, left, seconds } = time;
      count(Date.now() + left);
      if (!own) return;
      later(left, () => end(move));
      if (seconds * 1000 > SOON) later(left - SOON, () => warn(move));
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
