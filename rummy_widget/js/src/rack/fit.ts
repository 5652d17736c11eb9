// How a shelf fits the width there is: the size of a tile and how many slots are drawn. A shelf is one line, always;
// one that is too long for the window scrolls sideways, both together.
import type { PlaceProps, RackProps, SegmentProps } from "../types";
import { onTable } from "./state";

export interface Fit {
  tile: number; // px wide
  gap: number; // px between two slots
  columns: number; // slots on a shelf
  scrolls: boolean; // they take more than there is
}

interface Range {
  least: number; // narrower than this, and the shelves scroll
  most: number;
  gap: number;
}
const DESK: Range = { least: 40, most: 60, gap: 6 };
const PHONE: Range = { least: 38, most: 44, gap: 4 };
// Under a table: there the table has the room.
const LOW: Range = { least: 38, most: 48, gap: 5 };
const LOW_PHONE: Range = { least: 34, most: 38, gap: 3 };
const PROJECTOR: Range = { least: 64, most: 92, gap: 8 };
const PHONE_WIDTH = 480;
const WIDE = 1164; // px; on a wider shelf tiles grow with it
const TARGET = 24; // px; what a finger is owed

/**
 * Tile size and columns for shelves of at least `slots` slots in `width` px.
 *
 * Tiles of full size, and as many slots as the width has; tiles grow smaller where more slots are needed than that. A
 * rack to look at (`fill` false) has no more slots than its tiles. A `whole_shelf` is seen at once, however small its
 * tiles; one that is `low` leaves the room to a table above it.
 */
export function fit(
  width: number,
  slots: number,
  size: RackProps["size"],
  fill = true,
  most_slots = Infinity,
  whole_shelf = false,
  low = false,
): Fit {
  const phone = width < PHONE_WIDTH;
  const {
    least: narrowest,
    most: usual,
    gap,
  } = size === "projector" ? PROJECTOR : low ? (phone ? LOW_PHONE : LOW) : phone ? PHONE : DESK;
  const least = whole_shelf ? TARGET : narrowest;
  const most = fill ? usual * Math.max(1, width / WIDE) : usual;
  const whole = (columns: number) => (width - (columns - 1) * gap) / columns;
  const wide = Math.floor((width + gap) / (most + gap)); // tiles of full size
  if (wide >= slots) {
    const columns = fill ? Math.min(wide, Math.max(slots, most_slots)) : slots;
    return { tile: fill && columns === wide ? round(whole(wide)) : most, gap, columns, scrolls: false };
  }
  const tile = Math.max(least, round(whole(slots)));
  return { tile, gap, columns: slots, scrolls: tile > whole(slots) };
}

// Down to a tenth of a pixel, so that a line is never wider than its shelf.
const round = (px: number) => Math.floor(px * 10) / 10;

/** The shelves that are drawn, and how many slots each of them has. */
export interface Grid {
  shelves: readonly number[];
  columns: number;
}

/** How many slots the shelves of a rack need at least. */
export function slotsOf(rack: RackProps, hinted: readonly PlaceProps[] = []): number {
  const lengths = rack.shelves.map((tiles) => tiles.length);
  if (fixed(rack)) return Math.max(1, ...lengths);
  // Always a place to lay a tile to, as long as there is one.
  const laid = lengths.map((length) => Math.min(length + 1, rack.most_slots));
  return Math.max(3, ...laid, ...hinted.filter((each) => !onTable(each)).map(({ slot }) => slot + 1));
}

/** Nothing is laid on it: it is looked at, or its tiles are chosen. */
export const fixed = (rack: RackProps) => rack.readonly || rack.choose;

/** The shelves of a rack, from the top. A picture leaves out the one that has nothing on it. */
export function gridOf(rack: RackProps, columns: number, picture = false): Grid {
  const all = rack.shelves.length < 2 && !picture ? [...rack.shelves, []] : rack.shelves;
  const drawn = [...all.keys()].filter((shelf) => !picture || shelf === 0 || all[shelf]!.some((tile) => tile !== null));
  return { shelves: drawn, columns };
}

/** Where a segment lies on its shelf, and how many columns its label may take before the next one. */
export interface Span {
  segment: SegmentProps;
  column: number; // from 0
  tiles: number;
  room: number;
}

export function spans(shelf: number, segments: readonly SegmentProps[], columns: number): Span[] {
  const own = segments.filter((segment) => segment.shelf === shelf && segment.start < columns);
  own.sort((a, b) => a.start - b.start);
  return own.map((segment, i) => {
    const room = (own[i + 1]?.start ?? columns) - segment.start;
    return { segment, column: segment.start, tiles: segment.length, room };
  });
}
