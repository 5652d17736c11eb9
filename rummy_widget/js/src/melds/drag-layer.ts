// Pictures of the lifted tiles, drawn over everything and outside of all that scrolls, and moved by one CSS
// transform.
import { reducedMotion, EASE, type Places } from "../rack/glide";

const MS = 180;

/** The pictures of the lifted tiles that follow the pointer during a drag, drawn over everything else. */
export class DragLayer {
  readonly element = document.createElement("div");
  ids: readonly number[] = []; // of the lifted tiles
  #origin = { x: 0, y: 0 };
  #at = { x: 0, y: 0 }; // the top left corner of the first of them, in px from that of the window

  constructor() {
    this.element.className = "rw-air";
    this.element.setAttribute("aria-hidden", "true");
  }

  /**
   * Show pictures of tiles above everything else in `root`, each `width` px wide and `pitch` px to the right of the one
   * before.
   */
  lift(root: Element, tiles: readonly HTMLElement[], width: number, pitch: number): void {
    this.clear();
    this.ids = tiles.map((tile) => Number(tile.dataset["id"]));
    this.element.replaceChildren(...tiles.map((tile, i) => pictureOf(tile, width, i * pitch)));
    root.append(this.element);
    this.relocate();
  }

  /** Move the top left corner of the first picture to a point, in px from that of the window. */
  move(x: number, y: number): void {
    this.#at = { x, y };
    this.element.style.transform = `translate(${x - this.#origin.x}px, ${y - this.#origin.y}px)`;
  }

  /** Do the same as `move`, with an animation. */
  glide(x: number, y: number): void {
    const [dx, dy] = [this.#at.x - x, this.#at.y - y];
    this.move(x, y);
    if (reducedMotion() || !this.element.animate) return;
    this.element.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: MS, easing: EASE });
  }

  /** Measure again where the layer itself lies, because something around it may have scrolled. */
  relocate(): void {
    this.element.style.transform = "none";
    const { left, top } = this.element.getBoundingClientRect();
    this.#origin = { x: left, y: top };
    this.move(this.#at.x, this.#at.y);
  }

  /** Return where each picture is on the screen, by the id of its tile. */
  places(): Places {
    return new Map(this.ids.map((id, i) => [id, this.element.children[i]!.getBoundingClientRect()]));
  }

  /** Remove the pictures. */
  clear(): void {
    this.ids = [];
    this.element.remove();
  }
}

/** Return a picture of a tile. */
function pictureOf(tile: HTMLElement, width: number, left: number): HTMLElement {
  const picture = document.createElement("span");
  picture.className = "rw-aloft";
  picture.style.cssText = `--rw-tile: ${width}px; left: ${left}px`;
  const face = tile.querySelector(".rw-face");
  if (face) picture.append(face.cloneNode(true));
  return picture;
}

/**
 * Animate a picture of a tile from the rectangle `from` to the tile's own place, above everything else in `root`. The
 * tile itself is hidden until the picture arrives.
 */
export function flyOver(root: Element, tile: HTMLElement, from: DOMRect): void {
  const now = tile.getBoundingClientRect();
  if (reducedMotion() || !tile.animate || !now.width) return;
  const air = new DragLayer();
  air.lift(root, [tile], from.width, 0);
  air.move(from.left, from.top);
  const { transform } = air.element.style;
  const [dx, dy, grown] = [now.left - from.left, now.top - from.top, now.width / from.width];
  tile.dataset["away"] = "";
  const end = (): void => {
    air.clear();
    delete tile.dataset["away"];
  };
  const flight = air.element.animate(
    [{ transform }, { transform: `translate(${dx}px, ${dy}px) ${transform} scale(${grown})` }],
    { duration: MS, easing: EASE },
  );
  flight.finished.then(end, end);
}
