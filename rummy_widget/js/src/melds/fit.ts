// How large the tiles of a table are: as large as all melds have room, down to what a finger still meets. Then it
// scrolls.
import type { RackProps } from "../types";

export interface TableFit {
  tile: number; // px wide
  end: number; // px behind the last tile of a meld, where one is added
  long: boolean; // it takes more than there is
}

export const EDGE = 10; // px between the edge of the table and what lies on it; the style has the same
export const GAP = 2; // px between two tiles
export const BETWEEN = 8; // px between the end of a meld and the next
export const UNDER = 27; // px under the tiles: the line, which is a handle, and its label
const ROWS = 6; // px between rows
const TARGET = 24; // px; what a finger is owed
const SIZES: Record<RackProps["size"], readonly number[]> = {
  normal: [54, 50, 46, 42, 38, 34, 31, 28],
  projector: [76, 70, 64, 58, 52, 46, 40],
};
const PHONE_WIDTH = 480;
const PHONE = [42, 38, 34, 31, 28, 26];

/** Room behind the tiles of a meld. */
export const endOf = (tile: number): number => Math.max(TARGET, Math.round(tile * 0.55));

/** How high melds of these lengths are, with the place for a new one, where tiles are so wide. */
export function tableHeight(lengths: readonly number[], width: number, tile: number): number {
  const row = tile * 1.32 + 3;
  const most = Math.max(1, Math.floor((width - endOf(tile) + GAP) / (tile + GAP))); // tiles on one line of a meld
  let [high, left, here] = [0, 0, 0]; // of the rows that are full; what this one has left, and its height
  for (const length of [...lengths, 2]) {
    const wide = Math.min(length, most) * (tile + GAP) + endOf(tile) + BETWEEN;
    if (wide - BETWEEN > left) [high, left, here] = [high + here, width, 0];
    left -= wide;
    here = Math.max(here, Math.ceil(length / most) * (row + GAP) + UNDER + ROWS);
  }
  return high + here;
}

export function fitTable(lengths: readonly number[], width: number, height: number, size: RackProps["size"]): TableFit {
  const sizes = size === "normal" && width < PHONE_WIDTH ? PHONE : SIZES[size];
  const tile = sizes.find((each) => tableHeight(lengths, width, each) <= height);
  const least = tile ?? sizes.at(-1)!;
  return { tile: least, end: endOf(least), long: tile === undefined };
}
