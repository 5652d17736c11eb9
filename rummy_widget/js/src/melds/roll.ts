// While something is carried to the upper or lower edge of a table that is longer than its zone, that scrolls on.
import type { Box } from "./aim";

const EDGE = 30; // px
const SPEED = 10; // px a frame, at the very edge
const WAIT = 160; // ms: who only passes the edge is not meant

export class Roll {
  private readonly box: HTMLElement;
  private readonly moved: () => void;
  private frame = 0;
  private speed = 0;
  private since = 0;

  constructor(box: HTMLElement, moved: () => void) {
    this.box = box;
    this.moved = moved;
  }

  /** The pointer is at this place of the window. */
  at(x: number, y: number, box: Box | null): void {
    const speed = box && x >= box.left && x <= box.right ? pace(y, box) : 0;
    if (!speed) return this.stop();
    this.speed = speed;
    if (this.frame) return;
    this.since = performance.now();
    this.frame = requestAnimationFrame(() => this.run());
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = this.speed = 0;
  }

  private run(): void {
    if (this.speed && performance.now() - this.since > WAIT) {
      const before = this.box.scrollTop;
      this.box.scrollTop += this.speed;
      if (this.box.scrollTop === before) this.speed = 0;
      else this.moved(); // which asks where the pointer is: the frame that runs tells it that no new wait begins
    }
    this.frame = this.speed ? requestAnimationFrame(() => this.run()) : 0;
  }
}

/** How fast what ends at these edges scrolls; 0 away from them, and outside. */
export function pace(y: number, { top, bottom }: Box): number {
  if (y < top - EDGE || y > bottom) return 0;
  const [before, after] = [top + EDGE - y, y - (bottom - EDGE)];
  return before > 0 ? -Math.min(1, before / EDGE) * SPEED : after > 0 ? (after / EDGE) * SPEED : 0;
}
