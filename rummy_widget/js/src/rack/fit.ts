// How a shelf fits the width there is: the size of a tile, and which slots share a line. To the eye only:
// a shelf that wraps is still one shelf.
import type { Place, Rack, Segment } from "../types";

export interface Fit {
  tile: number; // px wide
  gap: number; // px between two slots
  columns: number; // slots on a line
}

interface Range {
  least: number; // narrower than this, and a shelf wraps
  wrapped: number; // how wide tiles are then, or a little more
  most: number;
  gap: number;
}
const DESK: Range = { least: 46, wrapped: 56, most: 58, gap: 6 };
const PHONE: Range = { least: 35, wrapped: 35, most: 44, gap: 4 };
const PROJECTOR: Range = { least: 64, wrapped: 72, most: 92, gap: 8 };
const PHONE_WIDTH = 480;

/**
 * Tile size and columns for a shelf of `slots` slots in `width` px.
 *
 * One line where the tiles stay large enough for it; else as many columns as fit. The tiles take up what is left of
 * the line, unless the rack is to be no wider than its tiles (`fill` false).
 */
export function fit(width: number, slots: number, size: Rack["size"], fill = true): Fit {
  const { least, wrapped, most, gap } = size === "projector" ? PROJECTOR : width < PHONE_WIDTH ? PHONE : DESK;
  const whole = (columns: number) => (width - (columns - 1) * gap) / columns;
  const wide = Math.floor((width + gap) / (most + gap)); // tiles of full size
  if (wide >= slots) return { tile: fill ? round(whole(wide)) : most, gap, columns: wide };
  const columns = whole(slots) >= least ? slots : Math.max(3, Math.floor((width + gap) / (wrapped + gap)));
  return { tile: round(whole(columns)), gap, columns };
}

// Down to a tenth of a pixel, so that a line is never wider than its shelf.
const round = (px: number) => Math.floor(px * 10) / 10;

/**
 * Slots of one shelf, line by line. A segment is not divided where it fits on a line; the last line is filled up to `most`
 * slots in all, or not at all where that is 0.
 */
export function wrap(slots: number, segments: readonly Pick<Segment, "start" | "length">[], columns: number, most: number): number[][] {
  const lengths = new Map(segments.map((segment) => [segment.start, segment.length]));
  const lines: number[][] = [[]];
  for (let slot = 0; slot < slots || (slot < most && lines.at(-1)!.length < columns); slot++) {
    const line = lines.at(-1)!;
    const length = lengths.get(slot) ?? 1;
    const full = line.length >= columns;
    const divides = length <= columns && line.length + length > columns;
    if (full || divides) lines.push([slot]);
    else line.push(slot);
  }
  return lines;
}

/** A line of a shelf as it is drawn. */
export interface Line {
  shelf: number;
  slots: number[];
}

/** How many slots the shelves of a rack need at least. */
export function slotsOf(rack: Rack): number {
  const lengths = rack.shelves.map((tiles) => tiles.length);
  if (rack.readonly || rack.choose) return Math.max(1, ...lengths);
  // Always a place to lay a tile to, as long as there is one.
  return Math.max(rack.slots, ...lengths.map((length) => Math.min(length + 1, rack.most_slots)));
}

/** All lines of a rack, from the top. A shelf with nothing on it, where nothing can be laid, is left out. */
export function rackLines(rack: Rack, columns: number): Line[] {
  const fixed = rack.readonly || rack.choose;
  return rack.shelves.flatMap((tiles, shelf) => {
    if (fixed && shelf > 0 && tiles.every((tile) => tile === null)) return [];
    const segments = rack.segments.filter((segment) => segment.shelf === shelf);
    const most = rack.readonly ? 0 : rack.most_slots;
    return wrap(slotsOf(rack), segments, columns, most).map((line) => ({ shelf, slots: line }));
  });
}

/** The place that an arrow key reaches: left and right along the shelf, up and down as the eye sees the lines. */
export function step(lines: readonly Line[], from: Place, dx: number, dy: number): Place {
  const row = lines.findIndex((line) => line.shelf === from.shelf && line.slots.includes(from.slot));
  if (row < 0) return lines[0] ? { shelf: lines[0].shelf, slot: lines[0].slots[0]! } : from;
  if (dy !== 0) {
    const to = lines[row + dy];
    if (!to) return from;
    const column = Math.min(lines[row]!.slots.indexOf(from.slot), to.slots.length - 1);
    return { shelf: to.shelf, slot: to.slots[column]! };
  }
  const [first, last] = ends(lines, from.shelf);
  return { shelf: from.shelf, slot: Math.min(last, Math.max(first, from.slot + dx)) };
}

/** First and last slot that is drawn on a shelf. */
export function ends(lines: readonly Line[], shelf: number): [number, number] {
  const slots = lines.filter((line) => line.shelf === shelf).flatMap((line) => line.slots);
  return [slots[0] ?? 0, slots.at(-1) ?? 0];
}

/** A segment's part on one line: the columns its tiles take there, and how many its label may take before the next one. */
export interface Span {
  segment: Segment;
  column: number; // from 0
  tiles: number;
  room: number;
  last: boolean; // the part that carries the label
}

export function spans(line: Line, segments: readonly Segment[], columns: number): Span[] {
  const found: Span[] = [];
  for (const segment of segments) {
    if (segment.shelf !== line.shelf) continue;
    const here = line.slots.filter((slot) => slot >= segment.start && slot < segment.start + segment.length);
    if (here.length === 0) continue;
    const last = here.at(-1) === segment.start + segment.length - 1;
    found.push({ segment, column: line.slots.indexOf(here[0]!), tiles: here.length, room: 0, last });
  }
  found.sort((a, b) => a.column - b.column);
  found.forEach((span, i) => {
    span.room = (found[i + 1]?.column ?? columns) - span.column;
  });
  return found;
}
