// While a tile is dragged to the edge of the window, or of shelves that scroll sideways, what scrolls there scrolls on.

const EDGE = 48; // px
const SPEED = 14; // px a frame, at the very edge

type Way = "scrollTop" | "scrollLeft";

export class Autoscroll {
  private root: HTMLElement;
  private moved: () => void;
  private frame = 0;
  private speed = 0;

  constructor(root: HTMLElement, moved: () => void) {
    this.root = root;
    this.moved = moved;
  }

  /** The pointer is at this place of the window. */
  at(x: number, y: number): void {
    const shelves = this.root.querySelector("[data-scrolls]");
    const sideways = shelves ? pace(x, shelves.getBoundingClientRect().left, shelves.getBoundingClientRect().right) : 0;
    if (shelves && sideways) return this.start(shelves, "scrollLeft", sideways);
    const box = this.scroller();
    const frame = box === document.scrollingElement ? { top: 0, bottom: innerHeight } : box.getBoundingClientRect();
    this.start(box, "scrollTop", pace(y, frame.top, frame.bottom));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = this.speed = 0;
  }

  private start(box: Element, way: Way, speed: number): void {
    this.stop();
    this.speed = speed;
    if (speed) this.frame = requestAnimationFrame(() => this.run(box, way));
  }

  private run(box: Element, way: Way): void {
    this.frame = 0;
    if (!this.speed) return;
    const before = box[way];
    box[way] += this.speed;
    if (box[way] === before) return;
    this.moved();
    this.frame = requestAnimationFrame(() => this.run(box, way));
  }

  private scroller(): Element {
    for (let box = this.root.parentElement; box; box = box.parentElement) {
      if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
    }
    return document.scrollingElement ?? document.documentElement;
  }
}

/** How fast what ends at these edges scrolls; 0 away from them. */
function pace(at: number, first: number, last: number): number {
  const [before, after] = [first + EDGE - at, at - (last - EDGE)];
  return before > 0 ? -Math.min(1, before / EDGE) * SPEED : after > 0 ? Math.min(1, after / EDGE) * SPEED : 0;
}
