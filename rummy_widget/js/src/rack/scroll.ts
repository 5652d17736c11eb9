// Scrolls the page or the rows of a long rack while a tile is dragged to their edge.

const EDGE = 48; // px
const SPEED = 14; // px a frame, at the very edge

/** Scrolls the page, or the rows of a long rack, while a tile is dragged to their edge. */
export class Autoscroll {
  #root: HTMLElement;
  #moved: () => void;
  #frame = 0;
  #speed = 0;

  /** `root` is the element of the shelves; `moved` is called whenever something has scrolled. */
  constructor(root: HTMLElement, moved: () => void) {
    this.#root = root;
    this.#moved = moved;
  }

  /** Scroll while the pointer, which is at `y` in the window, is near the upper or lower edge; otherwise stop. */
  pointerAt(y: number): void {
    const shelves = this.#root.querySelector("[data-scrolls]");
    const box = shelves ?? this.#scroller();
    const whole = box === document.scrollingElement;
    const frame = whole ? { top: 0, bottom: innerHeight } : box.getBoundingClientRect();
    // Above a long rack there may be a table to drop on.
    const inside = !shelves || y > frame.top - EDGE;
    this.#start(box, inside ? rate(y, frame.top, frame.bottom) : 0);
  }

  /** Stop scrolling. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = this.#speed = 0;
  }

  #start(box: Element, speed: number): void {
    this.stop();
    this.#speed = speed;
    if (speed) this.#frame = requestAnimationFrame(() => this.#run(box));
  }

  #run(box: Element): void {
    this.#frame = 0;
    if (!this.#speed) return;
    const before = box.scrollTop;
    box.scrollTop += this.#speed;
    if (box.scrollTop === before) return;
    this.#moved();
    this.#frame = requestAnimationFrame(() => this.#run(box));
  }

  #scroller(): Element {
    for (let box = this.#root.parentElement; box; box = box.parentElement) {
      if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
    }
    return document.scrollingElement ?? document.documentElement;
  }
}

/** Return how fast to scroll for a pointer at a place between two edges, in px a frame; 0 away from them. */
function rate(at: number, first: number, last: number): number {
  const [before, after] = [first + EDGE - at, at - (last - EDGE)];
  return before > 0 ? -Math.min(1, before / EDGE) * SPEED : after > 0 ? Math.min(1, after / EDGE) * SPEED : 0;
}
