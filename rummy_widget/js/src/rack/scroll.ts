// While a tile is dragged to the edge of the window, what scrolls there scrolls on.

const EDGE = 48; // px
const SPEED = 14; // px a frame, at the very edge

export class Autoscroll {
  private root: HTMLElement;
  private moved: () => void;
  private frame = 0;
  private speed = 0;

  constructor(root: HTMLElement, moved: () => void) {
    this.root = root;
    this.moved = moved;
  }

  /** The pointer is at this height of the window. */
  at(y: number): void {
    const box = this.scroller();
    const frame = box === document.scrollingElement ? { top: 0, bottom: innerHeight } : box.getBoundingClientRect();
    const up = frame.top + EDGE - y;
    const down = y - (frame.bottom - EDGE);
    this.speed = up > 0 ? -Math.min(1, up / EDGE) * SPEED : down > 0 ? Math.min(1, down / EDGE) * SPEED : 0;
    if (this.speed && !this.frame) this.frame = requestAnimationFrame(() => this.run(box));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = this.speed = 0;
  }

  private run(box: Element): void {
    this.frame = 0;
    if (!this.speed) return;
    const before = box.scrollTop;
    box.scrollTop += this.speed;
    if (box.scrollTop === before) return;
    this.moved();
    this.frame = requestAnimationFrame(() => this.run(box));
  }

  private scroller(): Element {
    for (let box = this.root.parentElement; box; box = box.parentElement) {
      if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
    }
    return document.scrollingElement ?? document.documentElement;
  }
}
