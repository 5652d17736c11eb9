// Where dragged tiles would fall. Everything is measured once, when they are lifted, so that moving them
// forces no layout.
import type { SlotProps } from "../types";
import { NEW_MELD, TRAY } from "../rack/state";

/** The edges of a rectangle in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A slot of the rack: its place and its edges in px. */
export interface SlotBox extends Box {
  place: SlotProps;
}

/**
 * One line of a meld's tiles on the table (a long meld takes several lines): the box around them, with their bar
 * and the room after them.
 */
export interface Strip extends Box {
  tray: number; // from 0
  first: number; // slot of its first tile
  middles: readonly number[]; // x of the middle of each tile, from the left
}

/**
 * Everything that tiles can fall on. All in px from the top left corner of the window, except `strips`: these are
 * in px from the top left corner of the table's content, so that they don't change when it scrolls.
 */
export interface DropField {
  shelves: Box;
  slots: readonly SlotBox[];
  table: Box | null;
  strips: readonly Strip[];
  trays: number;
}

/** A point in px. */
export interface Point {
  x: number;
  y: number;
}

const REACH = 0.9; // how far outside a drop still counts, in tile heights
const LEAN = 8; // px before a meld that still count as part of it

/**
 * Return the place that dragged tiles would fall on, or null if they are too far from the rack and the table.
 * `held` is the middle of the tile under the pointer, which decides on the table; `first` is the middle of the
 * first tile, which decides on the rack. `height` is the height of a tile. `field` holds the boxes of all places, and
 * `scrolled` two distances in px: `table` is how far the table is scrolled now, `shelves` how far the rack's shelves
 * have been scrolled since `field` was measured.
 */
export function dropPlace(
  field: DropField,
  held: Point,
  first: Point,
  height: number,
  scrolled: { table: number; shelves: number },
): SlotProps | null {
  const { table, shelves } = field;
  const reach = height * REACH;
  const gap = (box: Box, { x, y }: Point): number => Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom);
  const [onTable, onRack] = [table ? gap(table, held) : Infinity, gap(shelves, first)];
  if (Math.min(onTable, onRack) > reach) return null;
  if (table && onTable <= onRack) return tablePlace(field, held.x - table.left, held.y - table.top + scrolled.table);
  return rackPlace(field.slots, first.x, first.y + scrolled.shelves);
}

/** Return the place of the slot nearest to a point. */
function rackPlace(slots: readonly SlotBox[], x: number, y: number): SlotProps | null {
  let best: SlotProps | null = null;
  let least = Infinity;
  for (const { place, left, right, top, bottom } of slots) {
    const away = Math.hypot((left + right) / 2 - x, ((top + bottom) / 2 - y) * 0.8);
    if (away >= least) continue;
    least = away;
    best = place;
  }
  return best;
}

/**
 * Return the place that tiles dropped at a point of the table go to: in the meld there, before the first tile
 * whose middle is to the right of the point; outside of all melds, a new meld.
 */
export function tablePlace({ strips, trays }: Pick<DropField, "strips" | "trays">, x: number, y: number): SlotProps {
  const off = ({ top, bottom }: Strip): number => Math.max(0, top - y, y - bottom);
  const near = Math.min(...strips.map(off));
  const row = strips.filter((strip) => off(strip) === near).sort((a, b) => a.left - b.left);
  const last = Math.max(...strips.map(({ bottom }) => bottom));
  if (row.length === 0 || y > last) return { shelf: NEW_MELD, slot: trays };
  for (const strip of row) {
    if (x < strip.left - LEAN) return { shelf: NEW_MELD, slot: strip.tray };
    if (x <= strip.right)
      return { shelf: TRAY + strip.tray, slot: strip.first + strip.middles.filter((middle) => middle < x).length };
  }
  return { shelf: NEW_MELD, slot: row.at(-1)!.tray + 1 };
}
