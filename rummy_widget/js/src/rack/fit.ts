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

/** A shelf as it is drawn. */
export interface Line {
  shelf: number;
  slots: number[];
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
const fixed = (rack: RackProps) => rack.readonly || rack.choose;

/** The shelves of a rack, from the top. A picture leaves out the one that has nothing on it. */
export function rackLines(rack: RackProps, columns: number, picture = false): Line[] {
  const slots = Array.from({ length: columns }, (_, slot) => slot);
  const shelves = rack.shelves.length < 2 && !picture ? [...rack.shelves, []] : rack.shelves;
  return shelves.flatMap((tiles, shelf) =>
    picture && shelf > 0 && tiles.every((tile) => tile === null) ? [] : [{ shelf, slots }],
  );
}

/** The place that an arrow key reaches: left and right along the shelf, up and down between them. */
export function step(lines: readonly Line[], from: PlaceProps, dx: number, dy: number): PlaceProps {
  const row = lines.findIndex((line) => line.shelf === from.shelf && line.slots.includes(from.slot));
  if (row < 0) return lines[0] ? { shelf: lines[0].shelf, slot: lines[0].slots[0]! } : from;
  if (dy !== 0) {
    const to = lines[row + dy];
    return to ? { shelf: to.shelf, slot: Math.min(from.slot, to.slots.length - 1) } : from;
  }
  const [first, last] = ends(lines, from.shelf);
  return { shelf: from.shelf, slot: Math.min(last, Math.max(first, from.slot + dx)) };
}

/** First and last slot that is drawn on a shelf. */
export function ends(lines: readonly Line[], shelf: number): [number, number] {
  const slots = lines.filter((line) => line.shelf === shelf).flatMap((line) => line.slots);
  return [slots[0] ?? 0, slots.at(-1) ?? 0];
}

/** Where a segment lies on its shelf, and how many columns its label may take before the next one. */
export interface Span {
  segment: SegmentProps;
  column: number; // from 0
  tiles: number;
  room: number;
}

export function spans(line: Line, segments: readonly SegmentProps[], columns: number): Span[] {
  const found = segments
    .filter((segment) => segment.shelf === line.shelf && segment.start < line.slots.length)
    .map((segment) => ({ segment, column: segment.start, tiles: segment.length, room: 0 }))
    .sort((a, b) => a.column - b.column);
  found.forEach((span, i) => {
    span.room = (found[i + 1]?.column ?? columns) - span.column;
  });
  return found;
}
