// Animates tiles to their new slots: their places before and after a render are compared.

import type { SlotProps, RackProps } from "../types";
import { tileAt } from "./state";

const MS = 140;
/** The CSS easing of tile movements. */
export const EASE = "cubic-bezier(.2, .7, .3, 1)";

/** The rectangle of each tile on the screen, by the id of the tile. */
export type Places = Map<number, DOMRect>;

/** Return whether the user asks for reduced motion. */
export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Return the elements of all tiles inside `root`. */
export function tileElements(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(".rw-tile[data-id]")];
}

/** Return where each tile is on the screen now, even in the middle of an animation, and stop the animations. */
export function measure(root: Element): Places {
  const places: Places = new Map();
  for (const tile of tileElements(root)) places.set(Number(tile.dataset.id), tile.getBoundingClientRect());
  for (const tile of tileElements(root))
    for (const glide of tile.getAnimations?.() ?? []) if (glide.id === "rw-glide") glide.cancel();
  return places;
}

/**
 * Animate every tile from its place in `before` to its place now. All places are measured before any tile is moved,
 * so that the browser computes the layout only once.
 */
export function glide(root: Element, before: Places): void {
  const now = tileElements(root).map(
    (tile) => [tile, before.get(Number(tile.dataset.id)), tile.getBoundingClientRect()] as const,
  );
  for (const [tile, old, here] of now) if (old) glideTile(tile, old, here);
}

/**
 * Animate a tile that has moved on the screen from the rectangle `old` to the rectangle `now`: it glides there and, if
 * its size has changed, grows or shrinks.
 */
export function glideTile(tile: HTMLElement, old: DOMRect, now: DOMRect): void {
  const [dx, dy] = [old.left - now.left, old.top - now.top];
  if ((Math.abs(dx) < 1 && Math.abs(dy) < 1) || reducedMotion() || !tile.animate) return;
  const [x, y] = offset(tile);
  // a smaller difference comes from a tilted tile
  const grown = Math.abs(old.width - now.width) > 6 ? old.width / now.width : 1;
  const [from, to] = [{ translate: `${x + dx}px ${y + dy}px` }, { translate: `${x}px ${y}px` }];
  const frames =
    grown === 1
      ? [from, to]
      : [
          { ...from, scale: grown, transformOrigin: "0 0" },
          { ...to, scale: 1, transformOrigin: "0 0" },
        ];
  tile.animate(frames, { id: "rw-glide", duration: MS, easing: EASE });
}

/** Show a tile away from its slot: `x` px to the right and `y` px down. */
export function shift(tile: HTMLElement, x: number, y: number): void {
  tile.style.translate = `${x}px ${y}px`;
}

/**
 * Prepare a tile for being dragged out of a box that scrolls and would cut it off: place it at the top left corner of
 * the window, outside of the flow of the page. Return its rectangle there. `width` is its width in px.
 */
export function detach(tile: HTMLElement, width: number): DOMRect {
  Object.assign(tile.style, { position: "fixed", left: "0", top: "0", width: `${width}px`, translate: "" });
  return tile.getBoundingClientRect();
}

function offset(tile: HTMLElement): [number, number] {
  const [x = 0, y = 0] = tile.style.translate.split(" ").map((part) => parseFloat(part) || 0);
  return [x, y];
}

/** Show all tiles inside `root` in their slots again, after a drag. */
export function resetTiles(root: Element): void {
  for (const tile of tileElements(root)) {
    if (tile.style.position) Object.assign(tile.style, { position: "", left: "", top: "", width: "" });
    tile.style.translate = "";
    delete tile.dataset.drag;
    delete tile.dataset.parked;
  }
}

/**
 * Show tiles at the place where they were dropped (`to`) until Python answers. If another tile lies there, they cover
 * half of it.
 */
export function park(root: Element, rack: RackProps, tiles: readonly number[], to: SlotProps): void {
  const under = tileAt(rack, to);
  tiles.forEach((id, i) => {
    const tile = root.querySelector<HTMLElement>(`.rw-tile[data-id="${id}"]`);
    const home = tile?.parentElement?.getBoundingClientRect();
    const slot = root.querySelector(`.rw-slot[data-shelf="${to.shelf}"][data-slot="${to.slot + i}"]`);
    const target = slot?.getBoundingClientRect();
    if (!tile || !home || !target) return;
    const aside = under && !tiles.includes(under.id) ? target.width / 2 : 0;
    tile.dataset.parked = "";
    shift(tile, target.left - home.left - aside, target.top - home.top);
  });
}
