// A turn that is timed: a quiet bar, a word at ten seconds, and what is to be done when the time is up.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import type { Piece } from "../pages/parts";
import type { SeatTimeProps } from "../types";
import type { Words } from "../words";

const SOON = 10_000; // ms before the end

export interface Clock {
  /** The time as the newest state says it; null where nothing is timed. */
  set(time: SeatTimeProps | null): void;
  piece(time: SeatTimeProps | null, t: Words): Piece;
  stop(): void;
}

/** `soon` is told once a turn, `up` once a turn when its time is over, by the number of the turn. */
export function clock(soon: () => void, up: (move: number) => void): Clock {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let known: SeatTimeProps | null = null;
  let warned = -1; // the turns of which it was told
  let over = -1;
  const stop = (): void => timers.splice(0).forEach(clearTimeout);
  const warn = (move: number): void => {
    if (warned === move) return;
    warned = move;
    soon();
  };
  const end = (move: number): void => {
    if (over === move) return;
    over = move;
    up(move);
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
      // Drawn again without a new state, it runs on.
      const style = `--from: ${share}; animation-duration: ${Math.max(1, time.left)}ms`;
      const bar = keyed(time, html`<i style=${style}></i>`);
      return html`<div class="rw-clock" role="img" aria-label=${t("spread-clock")}>${bar}</div>`;
    },
  };
}
