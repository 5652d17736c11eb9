// Where what is in the air would fall. All is measured once, when it is lifted: nothing is asked of the page while it
// moves.
import type { PlaceProps } from "../types";
import { NEW, TRAY } from "../rack/state";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Slot extends Box {
  place: PlaceProps;
}

/** The tiles of a meld that lie in one line, and the room behind them. Its places are those of its tray. */
export interface Strip extends Box {
  tray: number; // from 0
  first: number; // slot of its first tile
  middles: readonly number[]; // of its tiles, from the left
}

/** What is seen of rack and table; all in window px, but `strips` from the corner of what scrolls. */
export interface Field {
  wood: Box;
  slots: readonly Slot[];
  table: Box | null;
  strips: readonly Strip[];
  trays: number;
}

export interface Spot {
  x: number;
  y: number;
}

const REACH = 0.9; // how far outside a drop still counts, in tile heights
const LEAN = 8; // px before a meld that still belong to it

/**
 * The place under what is carried: on the table by the tile that is held, on the rack by the first of them.
 *
 * `scrolled` is how far the table and the shelves have been scrolled since, or are by now.
 */
export function aim(
  field: Field,
  held: Spot,
  first: Spot,
  height: number,
  scrolled: { table: number; wood: number },
): PlaceProps | null {
  const { table, wood } = field;
  const reach = height * REACH;
  const away = (box: Box, { x, y }: Spot): number => Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom);
  const [onTable, onWood] = [table ? away(table, held) : Infinity, away(wood, first)];
  if (Math.min(onTable, onWood) > reach) return null;
  if (table && onTable <= onWood) return aimTable(field, held.x - table.left, held.y - table.top + scrolled.table);
  return aimWood(field.slots, first.x + scrolled.wood, first.y);
}

function aimWood(slots: readonly Slot[], x: number, y: number): PlaceProps | null {
  let best: PlaceProps | null = null;
  let least = Infinity;
  for (const { place, left, right, top, bottom } of slots) {
    const away = Math.hypot((left + right) / 2 - x, ((top + bottom) / 2 - y) * 0.8);
    if (away >= least) continue;
    least = away;
    best = place;
  }
  return best;
}

/** In a meld: before the first tile whose middle is further right. Between melds, and where nothing lies: a new one. */
export function aimTable({ strips, trays }: Pick<Field, "strips" | "trays">, x: number, y: number): PlaceProps {
  const off = ({ top, bottom }: Strip): number => Math.max(0, top - y, y - bottom);
  const near = Math.min(...strips.map(off));
  const row = strips.filter((strip) => off(strip) === near).sort((a, b) => a.left - b.left);
  const last = Math.max(...strips.map(({ bottom }) => bottom));
  if (row.length === 0 || y > last) return { shelf: NEW, slot: trays };
  for (const strip of row) {
    if (x < strip.left - LEAN) return { shelf: NEW, slot: strip.tray };
    if (x <= strip.right)
      return { shelf: TRAY + strip.tray, slot: strip.first + strip.middles.filter((middle) => middle < x).length };
  }
  return { shelf: NEW, slot: row.at(-1)!.tray + 1 };
}
