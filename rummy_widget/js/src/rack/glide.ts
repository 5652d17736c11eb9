// A tile glides to its new slot: its place before a render and after it are compared, and the difference is played.

import type { PlaceProps, RackProps } from "../types";
import { tileAt } from "./state";

const MS = 140;
export const EASE = "cubic-bezier(.2, .7, .3, 1)";

export type Places = Map<number, DOMRect>;

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function tileElements(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(".rw-tile[data-id]")];
}

/** Where each tile is seen now, in the middle of a glide too; and stops the glides. */
export function measure(root: Element): Places {
  const places: Places = new Map();
  for (const tile of tileElements(root)) places.set(Number(tile.dataset.id), tile.getBoundingClientRect());
  for (const tile of tileElements(root))
    for (const glide of tile.getAnimations?.() ?? []) if (glide.id === "rw-glide") glide.cancel();
  return places;
}

/**
 * Plays the way of every tile that is seen elsewhere than before. All are looked at before the first is moved: one
 * layout.
 */
export function glide(root: Element, before: Places): void {
  const now = tileElements(root).map(
    (tile) => [tile, before.get(Number(tile.dataset.id)), tile.getBoundingClientRect()] as const,
  );
  for (const [tile, old, here] of now) if (old) glideTile(tile, old, here);
}

/** Plays the way of one tile; from a place where tiles are of another size it grows or shrinks on it. */
export function glideTile(tile: HTMLElement, old: DOMRect, now: DOMRect): void {
  const [dx, dy] = [old.left - now.left, old.top - now.top];
  if ((Math.abs(dx) < 1 && Math.abs(dy) < 1) || calm() || !tile.animate) return;
  const [x, y] = offset(tile);
  const grown = Math.abs(old.width - now.width) > 6 ? old.width / now.width : 1; // less is a tilt
  const [from, to] = [{ translate: `${x + dx}px ${y + dy}px` }, { translate: `${x}px ${y}px` }];
  const way =
    grown === 1
      ? [from, to]
      : [
          { ...from, scale: grown, transformOrigin: "0 0" },
          { ...to, scale: 1, transformOrigin: "0 0" },
        ];
  tile.animate(way, { id: "rw-glide", duration: MS, easing: EASE });
}

/** Shows a tile away from its slot. */
export function shift(tile: HTMLElement, x: number, y: number): void {
  tile.style.translate = `${x}px ${y}px`;
}

/** Takes a tile out of the shelf that scrolls; where it stands then, before it is shifted. */
export function float(tile: HTMLElement, width: number): DOMRect {
  Object.assign(tile.style, { position: "fixed", left: "0", top: "0", width: `${width}px`, translate: "" });
  return tile.getBoundingClientRect();
}

function offset(tile: HTMLElement): [number, number] {
  const [x = 0, y = 0] = tile.style.translate.split(" ").map((part) => parseFloat(part) || 0);
  return [x, y];
}

/** Every tile back in its slot. */
export function settle(root: Element): void {
  for (const tile of tileElements(root)) {
    if (tile.style.position) Object.assign(tile.style, { position: "", left: "", top: "", width: "" });
    tile.style.translate = "";
    delete tile.dataset.drag;
    delete tile.dataset.parked;
  }
}

/** Tiles that were put down are shown where they were put until the answer comes; before a tile, half over it. */
export function park(root: Element, rack: RackProps, tiles: readonly number[], to: PlaceProps): void {
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
