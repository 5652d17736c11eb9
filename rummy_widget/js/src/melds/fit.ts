// The size of the tiles on a table: as large as leaves room for all melds, but large enough for a finger. If
// even that is too large, the table scrolls.
import type { RackProps } from "../types";

/** The size of the tiles on a table, and what follows from it. */
export interface TableFit {
  tile: number; // width of a tile in px
  end: number; // px after the last tile of a meld, where another can be added
  long: boolean; // the melds don't fit into the height of the table, so it scrolls
}

/** The distance in px between the edge of the table and the melds; the CSS has the same number. */
export const EDGE = 10;
/** The distance in px between two tiles. */
export const TILE_GAP = 2;
/** The distance in px between the end of a meld and the next meld. */
export const MELD_GAP = 8;
/** The height in px of what is under the tiles of a meld: the bar that moves the meld, and its label. */
export const BAR_HEIGHT = 27;
const ROWS = 6; // px between rows
const TARGET = 24; // px; the smallest target for a finger
const SIZES: Record<RackProps["size"], readonly number[]> = {
  normal: [54, 50, 46, 42, 38, 34, 31, 28],
  projector: [76, 70, 64, 58, 52, 46, 40],
};
const PHONE_WIDTH = 480;
const PHONE = [42, 38, 34, 31, 28, 26];

/**
 * Return how many px to leave free after the last tile of a meld, so that another can be added there. `tile` is the
 * width of a tile in px.
 */
export const endRoom = (tile: number): number => Math.max(TARGET, Math.round(tile * 0.55));

/**
 * Return the height in px that melds, and the place for a new one, take up on a table. `lengths` are the melds' numbers
 * of tiles; `width` is the width of the table, `tile` the width of a tile, both in px.
 */
export function tableHeight(lengths: readonly number[], width: number, tile: number): number {
  const row = tile * 1.32 + 3;
  const most = Math.max(1, Math.floor((width - endRoom(tile) + TILE_GAP) / (tile + TILE_GAP))); // tiles a line
  let [high, left, here] = [0, 0, 0]; // height of the full rows; width left in this row, and its height
  for (const length of [...lengths, 2]) {
    const wide = Math.min(length, most) * (tile + TILE_GAP) + endRoom(tile) + MELD_GAP;
    if (wide - MELD_GAP > left) [high, left, here] = [high + here, width, 0];
    left -= wide;
    here = Math.max(here, Math.ceil(length / most) * (row + TILE_GAP) + BAR_HEIGHT + ROWS);
  }
  return high + here;
}

/**
 * Return the largest tile size at which melds fit into a table of this width and height in px; if none is small enough,
 * the smallest size. `lengths` are the melds' numbers of tiles. `size` is the size of the widget (normal, or large for
 * a projector), which has its own list of tile sizes.
 */
export function fitTable(lengths: readonly number[], width: number, height: number, size: RackProps["size"]): TableFit {
  const sizes = size === "normal" && width < PHONE_WIDTH ? PHONE : SIZES[size];
  const tile = sizes.find((each) => tableHeight(lengths, width, each) <= height);
  const least = tile ?? sizes.at(-1)!;
  return { tile: least, end: endRoom(least), long: tile === undefined };
}
