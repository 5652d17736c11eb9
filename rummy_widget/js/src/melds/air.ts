// What is in the air: pictures of the lifted tiles, over everything and outside of all that scrolls. They move by one
// transform.
import { calm, EASE, type Places } from "../rack/glide";

const MS = 180;

export class Air {
  readonly element = document.createElement("div");
  ids: readonly number[] = [];
  private origin = { x: 0, y: 0 };
  private at = { x: 0, y: 0 }; // its corner, in the window

  constructor() {
    this.element.className = "rw-air";
    this.element.setAttribute("aria-hidden", "true");
  }

  /** Takes pictures of tiles up, side by side; they are as wide as these are. */
  lift(root: Element, tiles: readonly HTMLElement[], width: number, pitch: number): void {
    this.clear();
    this.ids = tiles.map((tile) => Number(tile.dataset["id"]));
    this.element.replaceChildren(...tiles.map((tile, i) => pictureOf(tile, width, i * pitch)));
    root.append(this.element);
    this.settle();
  }

  /** Shows the first of them with its corner at this point of the window. */
  move(x: number, y: number): void {
    this.at = { x, y };
    this.element.style.transform = `translate(${x - this.origin.x}px, ${y - this.origin.y}px)`;
  }

  /** The same, seen on its way. */
  glide(x: number, y: number): void {
    const [dx, dy] = [this.at.x - x, this.at.y - y];
    this.move(x, y);
    if (calm() || !this.element.animate) return;
    this.element.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: MS, easing: EASE });
  }

  /** Where its own corner would be: it stands in what may be scrolled. */
  settle(): void {
    this.element.style.transform = "none";
    const { left, top } = this.element.getBoundingClientRect();
    this.origin = { x: left, y: top };
    this.move(this.at.x, this.at.y);
  }

  /** Where they are seen. */
  places(): Places {
    return new Map(this.ids.map((id, i) => [id, this.element.children[i]!.getBoundingClientRect()]));
  }

  clear(): void {
    this.ids = [];
    this.element.remove();
  }
}

function pictureOf(tile: HTMLElement, width: number, left: number): HTMLElement {
  const picture = document.createElement("span");
  picture.className = "rw-aloft";
  picture.style.cssText = `--rw-tile: ${width}px; left: ${left}px`;
  const face = tile.querySelector(".rw-face");
  if (face) picture.append(face.cloneNode(true));
  return picture;
}

/** A tile from outside of what scrolls flies over everything; it is seen at its place when it is there. */
export function flyOver(root: Element, tile: HTMLElement, from: DOMRect): void {
  const now = tile.getBoundingClientRect();
  if (calm() || !tile.animate || !now.width) return;
  const air = new Air();
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
