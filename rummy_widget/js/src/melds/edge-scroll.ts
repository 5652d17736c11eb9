// Scrolls a long table while tiles are dragged to its upper or lower edge.
import type { Box } from "./drop-place";

const EDGE = 30; // px
const SPEED = 10; // px a frame, at the very edge
const WAIT = 160; // ms at the edge before it scrolls, so that passing it does nothing

/** Scrolls a long table while tiles are dragged near its upper or lower edge. */
export class EdgeScroll {
  readonly #box: HTMLElement;
  readonly #moved: () => void;
  #frame = 0;
  #speed = 0;
  #since = 0;

  /** `box` is the table that scrolls; `moved` is called whenever it has scrolled. */
  constructor(box: HTMLElement, moved: () => void) {
    this.#box = box;
    this.#moved = moved;
  }

  /**
   * Scroll while the pointer is near the upper or lower edge of the table, otherwise stop. `x` and `y` are its place in
   * the window, `box` has the edges of the table (null: stop).
   */
  pointerAt(x: number, y: number, box: Box | null): void {
    const speed = box && x >= box.left && x <= box.right ? scrollSpeed(y, box) : 0;
    if (!speed) return this.stop();
    this.#speed = speed;
    if (this.#frame) return;
    this.#since = performance.now();
    this.#frame = requestAnimationFrame(() => this.#run());
  }

  /** Stop scrolling. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = this.#speed = 0;
  }

  #run(): void {
    if (this.#speed && performance.now() - this.#since > WAIT) {
      const before = this.#box.scrollTop;
      this.#box.scrollTop += this.#speed;
      if (this.#box.scrollTop === before) this.#speed = 0;
      else this.#moved(); // it calls `pointerAt`, which starts no new wait while a frame is pending
    }
    this.#frame = this.#speed ? requestAnimationFrame(() => this.#run()) : 0;
  }
}

/**
 * Return how fast the table should scroll if the pointer is at `y`, in px per frame: negative near the upper edge,
 * positive near the lower one, otherwise 0.
 */
export function scrollSpeed(y: number, { top, bottom }: Box): number {
  if (y < top - EDGE || y > bottom) return 0;
  const [before, after] = [top + EDGE - y, y - (bottom - EDGE)];
  return before > 0 ? -Math.min(1, before / EDGE) * SPEED : after > 0 ? (after / EDGE) * SPEED : 0;
}
