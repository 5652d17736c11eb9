// Finds the place where dragged tiles would be dropped. Everything is measured once, when they are lifted, so that
// moving them forces no layout.
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
 * One line of a meld's tiles on the table (a long meld takes several lines). The box includes the bar under the tiles,
 * by which the meld is moved, and the room after them, where a tile can be added.
 */
export interface Strip extends Box {
  tray: number; // index of the meld, from 0
  first: number; // slot of its first tile
  middles: readonly number[]; // x of the middle of each tile, from the left
}

/**
 * The rectangles of all places where tiles can be dropped, in px. They are measured from the top left corner of the
 * window; only `strips` are measured from the top left corner of the table's content, so that they stay right when the
 * table scrolls.
 */
export interface DropField {
  shelves: Box; // all shelves of the rack together
  slots: readonly SlotBox[]; // of the rack
  table: Box | null; // null if there is no table
  strips: readonly Strip[]; // of the melds on the table
  trays: number; // number of melds on the table
}

/** A point in px from the top left corner of the window. */
export interface Point {
  x: number;
  y: number;
}

const REACH = 0.9; // how far outside a drop still counts, in tile heights
const LEAN = 14; // px before a meld that still count as part of it, as the room after it does

/**
 * Return the place where dragged tiles would be dropped, or null if they are too far from the rack and the table. On
 * the table, the place is the one at `held`, the middle of the tile that the pointer holds; on the rack, it is the slot
 * nearest to `first`, the middle of the first dragged tile. `field` are the rectangles of all places, and `height` is
 * the height of a tile. `scrolled` says by how many px the table is scrolled (`table`), and by how many the rack's
 * shelves have been scrolled since `field` was measured (`shelves`).
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
 * Return the place for tiles that are dropped at a point of the table. In a meld it is the place before the first tile
 * whose middle is to the right of the point; outside of all melds it is the place of a new meld. The point is in px
 * from the top left corner of the table's content.
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
