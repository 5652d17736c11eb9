// What a rack's view remembers by itself, and the questions it asks of the state that Python sent.
import type { PlaceProps, RackProps, SegmentProps, TileProps, TrayProps } from "../types";

export const TRAY = 2; // the trays of a table are shelves too, from this number on
export const NEW = -1; // the shelf of a meld to come; its slot is the gap that it takes, from 0

/** Local to one view: two views of one rack may have different tiles lifted. */
export interface Local {
  at: PlaceProps; // where the focus is: the one tab stop
  there: PlaceProps | null; // the tab stop of the other zone, where rack and table both have one
  on: number | null; // id of the tile there, so that the focus follows it
  lifted: number[]; // ids, in the order in which they lie
  chosen: number[] | null; // while an answer is awaited: what is being chosen
}

export const start: Local = { at: { shelf: 0, slot: 0 }, there: null, on: null, lifted: [], chosen: null };

/** Whether a place is one of the table, not of the rack. */
export const onTable = ({ shelf }: PlaceProps): boolean => shelf >= TRAY || shelf === NEW;

export const trayAt = (rack: RackProps, { shelf }: PlaceProps): TrayProps | null => rack.trays?.[shelf - TRAY] ?? null;

const row = (rack: RackProps, shelf: number): readonly (TileProps | null)[] =>
  (shelf >= TRAY ? rack.trays?.[shelf - TRAY]?.tiles : rack.shelves[shelf]) ?? [];

export const tileAt = (rack: RackProps, { shelf, slot }: PlaceProps): TileProps | null =>
  row(rack, shelf)[slot] ?? null;

export function placeOf(rack: RackProps, id: number): PlaceProps | null {
  for (const [shelf, tiles] of rack.shelves.entries()) {
    const slot = tiles.findIndex((tile) => tile?.id === id);
    if (slot >= 0) return { shelf, slot };
  }
  for (const [at, { tiles }] of (rack.trays ?? []).entries()) {
    const slot = tiles.findIndex((tile) => tile.id === id);
    if (slot >= 0) return { shelf: TRAY + at, slot };
  }
  return null;
}

export function tileOf(rack: RackProps, id: number): TileProps | null {
  const place = placeOf(rack, id);
  return place && tileAt(rack, place);
}

/** A tray as a segment: all of its shelf. */
const asSegment = ({ tiles, state, label, reason, clause, marked, name }: TrayProps, shelf: number): SegmentProps => ({
  shelf,
  start: 0,
  length: tiles.length,
  state,
  label,
  reason,
  clause,
  marked,
  name,
});

/** What lies side by side, on the rack and on the table. */
export const segmentsOf = (rack: RackProps): SegmentProps[] => [
  ...rack.segments,
  ...(rack.trays ?? []).map((tray, at) => asSegment(tray, TRAY + at)),
];

export function segmentAt(rack: RackProps, { shelf, slot }: PlaceProps): SegmentProps | null {
  const tray = trayAt(rack, { shelf, slot });
  if (tray) return asSegment(tray, shelf);
  return rack.segments.find((it) => it.shelf === shelf && slot >= it.start && slot < it.start + it.length) ?? null;
}

/** Ids of a tile's whole segment, in the order in which they lie. */
export function wholeSegment(rack: RackProps, id: number): number[] {
  const place = placeOf(rack, id);
  const segment = place && segmentAt(rack, place);
  if (!segment) return place ? [id] : [];
  return segmentTiles(rack, segment).map((tile) => tile.id);
}

/** What is lifted with a tile where more than it alone is meant: its segment; on the table all from it to the end. */
export function reach(rack: RackProps, id: number): number[] {
  const place = placeOf(rack, id);
  const all = wholeSegment(rack, id);
  return place && onTable(place) ? all.slice(all.indexOf(id)) : all;
}

export function segmentTiles(rack: RackProps, { shelf, start, length }: SegmentProps): TileProps[] {
  return row(rack, shelf)
    .slice(start, start + length)
    .filter((tile) => tile !== null);
}

/** Names a segment within its rack: "0:4". */
export const ownerOf = ({ shelf, start }: SegmentProps) => `${shelf}:${start}`;

export const samePlace = (a: PlaceProps, b: PlaceProps) => a.shelf === b.shelf && a.slot === b.slot;

export const chosen = (rack: RackProps, local: Local): number[] => local.chosen ?? rack.chosen;

/** The local state after a new rack has come: the focus goes with its tile, what is gone is no longer lifted. */
export function follow(rack: RackProps, local: Local): Local {
  const place = local.on === null ? null : placeOf(rack, local.on);
  const lifted = local.lifted.filter((id) => placeOf(rack, id));
  return focusAt(rack, { ...local, lifted }, place ?? local.at);
}

/** The focus at a place, and on the tile that lies there. */
export function focusAt(rack: RackProps, local: Local, at: PlaceProps): Local {
  const there = onTable(at) === onTable(local.at) ? local.there : local.at;
  return { ...local, at, there, on: tileAt(rack, at)?.id ?? null };
}

/** Which place is the tab stop before anybody has been there: the first tile. */
export function firstStop(rack: RackProps): PlaceProps {
  for (const [shelf, tiles] of rack.shelves.entries()) {
    const slot = tiles.findIndex((tile) => tile !== null);
    if (slot >= 0) return { shelf, slot };
  }
  return { shelf: 0, slot: 0 };
}
