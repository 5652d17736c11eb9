// The size of a rack's tiles and the number of slots that are drawn. A shelf is always one line; shelves that
// are too long scroll sideways together.
import type { SlotProps, RackProps, SegmentProps } from "../types";
import { onTable } from "./state";

/** The sizes of a rack's tiles and slots. */
export interface Fit {
  tile: number; // px wide
  gap: number; // px between two slots
  columns: number; // slots on a shelf
  scrolls: boolean; // the shelves are wider than the rack, so they scroll
}

/** The tile widths in px that a kind of rack may have. */
interface Range {
  least: number; // if tiles would be narrower, the shelves scroll
  most: number;
  gap: number;
}
const DESK: Range = { least: 40, most: 60, gap: 6 };
const PHONE: Range = { least: 38, most: 44, gap: 4 };
// Under a table, which needs the room.
const LOW: Range = { least: 38, most: 48, gap: 5 };
const LOW_PHONE: Range = { least: 34, most: 38, gap: 3 };
const PROJECTOR: Range = { least: 64, most: 92, gap: 8 };
const PHONE_WIDTH = 480;
const WIDE = 1164; // px; on wider shelves the tiles grow
const TARGET = 24; // px; the smallest target for a finger

/**
 * Return the tile size and columns for shelves of at least `slots` slots in `width` px. Tiles shrink if more
 * slots are needed than fit at full size. `fill`: add slots up to the full width. `wholeShelf`: never
 * scroll, however small the tiles. `low`: small tiles, under a table.
 */
export function fit(
  width: number,
  slots: number,
  size: RackProps["size"],
  fill = true,
  mostSlots = Infinity,
  wholeShelf = false,
  low = false,
): Fit {
  const phone = width < PHONE_WIDTH;
  const {
    least: narrowest,
    most: usual,
    gap,
  } = size === "projector" ? PROJECTOR : low ? (phone ? LOW_PHONE : LOW) : phone ? PHONE : DESK;
  const least = wholeShelf ? TARGET : narrowest;
  const most = fill ? usual * Math.max(1, width / WIDE) : usual;
  const whole = (columns: number) => (width - (columns - 1) * gap) / columns;
  const wide = Math.floor((width + gap) / (most + gap)); // how many tiles of full size fit
  if (wide >= slots) {
    const columns = fill ? Math.min(wide, Math.max(slots, mostSlots)) : slots;
    return { tile: fill && columns === wide ? round(whole(wide)) : most, gap, columns, scrolls: false };
  }
  const tile = Math.max(least, round(whole(slots)));
  return { tile, gap, columns: slots, scrolls: tile > whole(slots) };
}

// Round down to a tenth of a pixel, so that a line is never wider than its shelf.
const round = (px: number) => Math.floor(px * 10) / 10;

/** The shelves that are drawn, and the number of slots of each. */
export interface Grid {
  shelves: readonly number[];
  columns: number;
}

/** Return how many slots the shelves of a rack need at least. */
export function slotsOf(rack: RackProps, hinted: readonly SlotProps[] = []): number {
  const lengths = rack.shelves.map((tiles) => tiles.length);
  if (isFixed(rack)) return Math.max(1, ...lengths);
  // Leave an empty slot at the end of a shelf, if the rules allow one.
  const needed = lengths.map((length) => Math.min(length + 1, rack.most_slots));
  return Math.max(3, ...needed, ...hinted.filter((each) => !onTable(each)).map(({ slot }) => slot + 1));
}

/** Return whether no tile can be moved, because the rack is only shown or its tiles can only be chosen. */
export const isFixed = (rack: RackProps) => rack.readonly || rack.choose;

/** Return the shelves to draw. A picture leaves out an empty lower shelf. */
export function gridOf(rack: RackProps, columns: number, picture = false): Grid {
  const all = rack.shelves.length < 2 && !picture ? [...rack.shelves, []] : rack.shelves;
  const drawn = [...all.keys()].filter((shelf) => !picture || shelf === 0 || all[shelf]!.some((tile) => tile !== null));
  return { shelves: drawn, columns };
}

/** Where a segment lies on its shelf, and how many columns its label may take. */
export interface Span {
  segment: SegmentProps;
  column: number; // from 0
  tiles: number;
  room: number;
}

/** Return the spans of a shelf's segments, from the left. */
export function spans(shelf: number, segments: readonly SegmentProps[], columns: number): Span[] {
  const own = segments.filter((segment) => segment.shelf === shelf && segment.start < columns);
  own.sort((a, b) => a.start - b.start);
  return own.map((segment, i) => {
    const room = (own[i + 1]?.start ?? columns) - segment.start;
    return { segment, column: segment.start, tiles: segment.length, room };
  });
}
