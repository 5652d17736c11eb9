// The size of a rack's tiles and the rows in which its slots are drawn. A shelf is one row as long as it fits.
// Otherwise its empty slots between tiles become narrow and, if that isn't enough, it is folded into several rows.
import type { SlotProps, RackProps, SegmentProps } from "../types";
import { onTable } from "./state";

/** A row of a rack as it is drawn: all slots of a shelf or, if the shelf is folded into several rows, some of them. */
export interface Row {
  shelf: number;
  first: number; // its first slot
  widths: readonly number[]; // px of each slot
}

/** The sizes of a rack's tiles and slots, and the rows in which they are drawn. */
export interface Fit {
  tile: number; // width of a tile in px
  gap: number; // px between two slots
  columns: number; // number of slots in the longest row
  rows: readonly Row[];
  folds: boolean; // empty slots are narrower than a tile, or a shelf takes several rows
  scrolls: boolean; // the tiles take too many rows, so the rows scroll
}

/**
 * What the tile size of a rack depends on, besides the rack's width. It is also kept in the page as JSON, for
 * `site/fitted.ts`.
 */
export interface FitRequest {
  shelves: readonly string[]; // a string for each shelf, as `outlines` returns them
  slots: number; // least number of slots on a shelf
  size: RackProps["size"];
  fill?: boolean | undefined; // add empty slots up to the full width
  most?: number | undefined; // most slots on a shelf
  shrinks?: boolean | undefined; // never break a shelf into several rows, however small the tiles get
  compact?: boolean | undefined; // small tiles, as there are melds on a table above the rack
  even?: boolean | undefined; // tiles as large and rows as even as the least number of rows allows
}

/** The tile widths in px that a kind of rack may have. */
interface Range {
  least: number; // if tiles would be narrower, the shelves fold
  most: number;
  gap: number;
  folded: readonly (readonly [least: number, gap: number])[]; // widths and gaps to try for folded shelves
}
const FOLDED = [
  [32, 2],
  [32, 1],
] as const;
const DESK: Range = { least: 40, most: 60, gap: 6, folded: [[40, 6], ...FOLDED] };
const PHONE: Range = { least: 38, most: 44, gap: 4, folded: FOLDED };
// Under a table, which needs the room.
const COMPACT: Range = { least: 38, most: 48, gap: 5, folded: [[38, 5], ...FOLDED] };
const COMPACT_PHONE: Range = { least: 34, most: 38, gap: 3, folded: FOLDED };
const PROJECTOR: Range = { least: 64, most: 92, gap: 8, folded: [[64, 8]] };
const PICTURE = [[26, 4]] as const; // for a rack that only illustrates a text
const PHONE_WIDTH = 480;
const EVENED = 36; // px; the widest tile of a question in several rows
const WIDE = 1164; // px; on wider shelves the tiles grow
const TARGET = 24; // px; the smallest target for a finger
// px: an empty slot between tiles of a folded shelf, and the one to drop on at its end where there is no more room
const NARROW = { least: 1, most: 10, drop: 3 };
const MOST_TILES = 40; // up to so many tiles are all in sight; more may scroll
const MOST_ROWS = 4; // rows in sight if the rack scrolls

/**
 * Return the tile size and the rows of a rack that is `width` px wide; `request` says what else they depend on. If a
 * shelf doesn't fit, the tiles get smaller first; only then is the shelf folded (broken into several rows).
 */
export function fit(width: number, request: FitRequest): Fit {
  const { shelves, slots, size, fill = true, most: mostSlots = Infinity, shrinks, compact, even } = request;
  const phone = width < PHONE_WIDTH;
  const range = size === "projector" ? PROJECTOR : compact ? (phone ? COMPACT_PHONE : COMPACT) : phone ? PHONE : DESK;
  const { gap } = range;
  const least = shrinks ? TARGET : range.least;
  const most = fill ? range.most * Math.max(1, width / WIDE) : range.most;
  const wide = Math.floor((width + gap) / (most + gap)); // how many tiles of full size fit
  const plain = (tile: number, columns: number): Fit => {
    const rows = shelves.map((_, shelf) => ({ shelf, first: 0, widths: Array<number>(columns).fill(tile) }));
    return { tile, gap, columns, rows, folds: false, scrolls: false };
  };
  if (wide >= slots) {
    const columns = fill ? Math.min(wide, Math.max(slots, mostSlots)) : slots;
    return plain(fill && columns === wide ? whole(width, wide, gap) : most, columns);
  }
  const tile = Math.max(least, whole(width, slots, gap));
  if (tile <= whole(width, slots, gap) || shrinks) return plain(tile, slots);
  const tries = (fill || even ? range.folded : PICTURE).flatMap(([least, gap]) =>
    [whole(width, Math.max(1, Math.floor((width + gap) / (least + gap))), gap), least].map((tile) =>
      fold(width, shelves, tile, gap, fill ? mostSlots : 0),
    ),
  );
  const [first, ...others] = tries;
  const best = others.reduce((best, each) => (each.rows.length < best.rows.length ? each : best), first!);
  return even ? evened(best, width, shelves) : best;
}

/** Return folded shelves with rows as short as possible, but no more rows than `fit` and no more broken segments. */
function evened(fit: Fit, width: number, shelves: readonly string[]): Fit {
  const broken = ({ rows }: Fit) =>
    rows.filter(({ shelf, first }) => first > 0 && shelves[shelf]!.slice(first - 1, first + 1) === "##").length;
  for (let best = fit, columns = Math.floor(width / (fit.tile + fit.gap)); ; columns -= 1) {
    const tile = Math.min(EVENED, whole(width, columns, fit.gap));
    const next = fold(columns * (tile + fit.gap), shelves, tile, fit.gap, 0);
    if (columns < 2 || next.rows.length > fit.rows.length || broken(next) > broken(fit)) return best;
    best = next;
  }
}

/** Return the width of each of `columns` tiles that fill a row. */
const whole = (width: number, columns: number, gap: number) => round((width - (columns - 1) * gap) / columns);

// Round down to a tenth of a pixel, so that a row is never wider than its shelf.
const round = (px: number) => Math.floor(px * 10) / 10;

/** Return folded shelves with tiles of this width. */
function fold(width: number, shelves: readonly string[], tile: number, gap: number, mostSlots: number): Fit {
  const rows = shelves.flatMap((shelf, at) => foldShelf(shelf, at, { width, tile, gap, mostSlots }));
  const tiles = shelves.join("").split("#").length - 1;
  const scrolls = tiles > MOST_TILES && rows.length > MOST_ROWS;
  return { tile, gap, columns: Math.max(...rows.map(({ widths }) => widths.length)), rows, folds: true, scrolls };
}

interface Folding {
  width: number;
  tile: number;
  gap: number;
  mostSlots: number;
}

/** Return the rows of one shelf: as few as possible, each ending between two segments if that takes no more rows. */
function foldShelf(shelf: string, at: number, folding: Folding): Row[] {
  const { width, tile, gap, mostSlots } = folding;
  const leastOf = (slot: string) => (slot === "_" ? NARROW.least : slot === "+" ? NARROW.drop : tile);
  const taken = (slots: string) => [...slots].reduce((px, slot) => px + leastOf(slot) + gap, -gap);
  const endOf = (first: number) => {
    let end = first + 1;
    // An empty slot at the end of a row may hang over into the padding.
    while (end < shelf.length && taken(shelf.slice(first, end + 1).replace(gap > 2 ? /_$/ : /[_+]$/, "")) <= width)
      end += 1;
    return end;
  };
  const count = (first: number): number => (first < shelf.length ? 1 + count(endOf(first)) : 0);
  const rows: Row[] = [];
  let left = count(0);
  for (let first = 0; first < shelf.length || !rows.length; ) {
    let end = endOf(first);
    left -= 1;
    const between = shelf.lastIndexOf("_", end - 1) + 1;
    const broken = end < shelf.length && shelf[end] !== "_";
    if (broken && between > first + 1 && count(between) <= left) end = between;
    const slots = shelf.slice(first, end);
    rows.push({ shelf: at, first, widths: widen(slots, [...slots].map(leastOf), width - taken(slots), tile) });
    first = end;
  }
  const last = rows.at(-1)!;
  const spare = width - last.widths.reduce((px, each) => px + each + gap, -gap);
  const room = Math.min(Math.floor(spare / (tile + gap)), mostSlots - shelf.length);
  return [...rows.slice(0, -1), { ...last, widths: [...last.widths, ...Array<number>(Math.max(0, room)).fill(tile)] }];
}

/** Return the widths of a row's slots; `spare` px go to an empty slot at its end, then to those between tiles. */
function widen(slots: string, widths: readonly number[], spare: number, tile: number): number[] {
  const last = slots.length - 1;
  const drop = slots.endsWith("#") ? 0 : clamp(spare, tile - widths[last]!);
  const between = (i: number) => slots[i] === "_" && i > 0 && i < last;
  const narrow = widths.filter((_, i) => between(i)).length;
  const more = clamp((spare - drop) / narrow, NARROW.most - NARROW.least);
  return widths.map((px, i) => {
    const wide = px + (between(i) ? more : i === last ? drop : 0);
    return wide > tile - 0.1 ? tile : round(wide);
  });
}

const clamp = (px: number, most: number) => Math.max(0, Math.min(px, most));

/**
 * Return a string for each shelf (row of slots) of a rack, which says how much room its slots need: "#" for a slot with
 * a tile or a hint, "_" for an empty one, and a final "+" for one more empty slot to drop tiles on, if the shelf may
 * have one. `hinted` are the places that a hint marks. If `picture`, an empty lower shelf is left out.
 */
export function outlines(rack: RackProps, hinted: readonly SlotProps[] = [], picture = false): string[] {
  const all = rack.shelves.length < 2 && !picture ? [...rack.shelves, []] : rack.shelves;
  const drawn = all.filter((tiles, shelf) => !picture || shelf === 0 || tiles.some((tile) => tile !== null));
  return drawn.map((tiles, shelf) => {
    const shown = hinted.filter((each) => each.shelf === shelf).map(({ slot }) => slot);
    const length = Math.max(tiles.findLastIndex((tile) => tile !== null) + 1, ...shown.map((slot) => slot + 1));
    const slots = Array.from({ length }, (_, slot) => (tiles[slot] || shown.includes(slot) ? "#" : "_"));
    return slots.join("") + (isFixed(rack) || length >= rack.most_slots ? "" : "+");
  });
}

/**
 * Return how many slots every shelf of the rack must have at least, to hold its tiles and the places that a hint marks
 * (`hinted`).
 */
export function slotsOf(rack: RackProps, hinted: readonly SlotProps[] = []): number {
  const lengths = rack.shelves.map((tiles) => tiles.length);
  if (isFixed(rack)) return Math.max(1, ...lengths);
  // Leave an empty slot at the end of a shelf, if the rules allow one.
  const needed = lengths.map((length) => Math.min(length + 1, rack.most_slots));
  return Math.max(3, ...needed, ...hinted.filter((each) => !onTable(each)).map(({ slot }) => slot + 1));
}

/** Return whether no tile can be moved, because the rack is only shown, or its tiles can only be chosen. */
export const isFixed = (rack: RackProps) => rack.readonly || rack.choose;

/**
 * Return the value of the CSS property `grid-template-columns` for a row: the widths of its slots. Return "" if the
 * property isn't needed, because all slots of the rack are as wide as a tile and no shelf takes several rows (see
 * `Fit.folds`).
 */
export const columnsOf = ({ widths }: Row, { tile, folds }: Fit): string =>
  folds ? widths.map((px) => (px === tile ? "var(--rw-tile)" : `${px}px`)).join(" ") : "";

/** Return a name for the height of a rack, by its number of rows. The style sheet uses it to save room on phones. */
export const heightOf = ({ rows }: Fit): "low" | "high" | "highest" =>
  rows.length <= 2 ? "low" : rows.length <= MOST_ROWS ? "high" : "highest";

/**
 * The position of a segment (a row of tiles without a gap) in a drawn row. If the segment takes several drawn rows,
 * each part has a position of its own.
 */
export interface Span {
  segment: SegmentProps;
  column: number; // the column of its first tile in this row, from 0
  tiles: number; // number of its tiles in this row
  room: number; // room for its label, in widths of a tile
  rest: boolean; // whether its first tiles, and so its label, are in the row before
}

/**
 * Return where each segment of a shelf lies in a drawn row of that shelf, from the left. `tile` is the width of a tile
 * in px.
 */
export function spans({ shelf, first, widths }: Row, segments: readonly SegmentProps[], tile: number): Span[] {
  const last = first + widths.length;
  const own = segments.filter((each) => each.shelf === shelf && each.start < last && each.start + each.length > first);
  own.sort((a, b) => a.start - b.start);
  return own.map((segment, i) => {
    const start = Math.max(segment.start, first);
    // A single tile without a label leaves its room to the one before.
    const next = own.slice(i + 1).find(({ length, label, clause }) => length > 1 || label || clause);
    const free = widths.slice(start - first, (next?.start ?? last) - first);
    const room = free.reduce((sum, px) => sum + px / tile, 0);
    const end = Math.min(segment.start + segment.length, last);
    return { segment, column: start - first, tiles: end - start, room, rest: start > segment.start };
  });
}
