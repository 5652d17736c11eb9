// The state of a rack that only the view has, such as the lifted tiles, and questions about the state from Python.
import type { SlotProps, RackProps, SegmentProps, TileProps, TrayProps } from "../types";

/**
 * The shelf number of the first meld on the table. Melds count as shelves: the second has the next number, and so on.
 */
export const TRAY = 2;
/** The shelf number of a place for a new meld. The place's slot is the index that the meld gets among the melds. */
export const NEW_MELD = -1;

/** The state that one view of a rack keeps to itself: two views of the same rack may have different tiles lifted. */
export interface Local {
  at: SlotProps; // where the focus is: the one tab stop
  otherStop: SlotProps | null; // if there is a table: the tab stop of the zone (rack or table) without the focus
  tile: number | null; // id of the tile at that place, which the focus follows
  lifted: number[]; // ids of the lifted tiles, in order
  chosen: number[] | null; // ids of the chosen tiles until Python answers; then its state has them
}

/** The local state of a rack's view that has just opened: nothing is lifted, and the focus is at the first slot. */
export const initialState: Local = { at: { shelf: 0, slot: 0 }, otherStop: null, tile: null, lifted: [], chosen: null };

/** Return whether a place is on the table, not on the rack. */
export const onTable = ({ shelf }: SlotProps): boolean => shelf >= TRAY || shelf === NEW_MELD;

/** Return the meld at a place on the table; null if the place is on the rack, or is the place of a new meld. */
export const trayAt = (rack: RackProps, { shelf }: SlotProps): TrayProps | null => rack.trays?.[shelf - TRAY] ?? null;

/** Return the tiles of a shelf or meld. */
const row = (rack: RackProps, shelf: number): readonly (TileProps | null)[] =>
  (shelf >= TRAY ? rack.trays?.[shelf - TRAY]?.tiles : rack.shelves[shelf]) ?? [];

/** Return the tile at a place, or null. */
export const tileAt = (rack: RackProps, { shelf, slot }: SlotProps): TileProps | null => row(rack, shelf)[slot] ?? null;

/** Return the place of a tile by its id, or null if it is gone. */
export function placeOf(rack: RackProps, id: number): SlotProps | null {
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

/** Return a tile by its id, or null if it is gone. */
export function tileOf(rack: RackProps, id: number): TileProps | null {
  const place = placeOf(rack, id);
  return place && tileAt(rack, place);
}

/**
 * Return the tile that `ids` names, if it names exactly one tile and that tile is on the rack, not on the table;
 * otherwise null.
 */
export function singleRackTile(rack: RackProps | null | undefined, ids: readonly number[]): TileProps | null {
  const place = rack && ids.length === 1 ? placeOf(rack, ids[0]!) : null;
  return place && !onTable(place) ? tileAt(rack!, place) : null;
}

/** Return a meld as a segment that fills its shelf. */
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

/** Return all segments of the rack (rows of tiles without a gap) and, as segments too, the melds on the table. */
export const segmentsOf = (rack: RackProps): SegmentProps[] => [
  ...rack.segments,
  ...(rack.trays ?? []).map((tray, at) => asSegment(tray, TRAY + at)),
];

/** Return the segment or meld at a place, or null. */
export function segmentAt(rack: RackProps, { shelf, slot }: SlotProps): SegmentProps | null {
  const tray = trayAt(rack, { shelf, slot });
  if (tray) return asSegment(tray, shelf);
  return rack.segments.find((it) => it.shelf === shelf && slot >= it.start && slot < it.start + it.length) ?? null;
}

/** Return the ids of all tiles in the segment or meld that contains the tile with this id, in order. */
export function wholeSegment(rack: RackProps, id: number): number[] {
  const place = placeOf(rack, id);
  const segment = place && segmentAt(rack, place);
  if (!segment) return place ? [id] : [];
  return segmentTiles(rack, segment).map((tile) => tile.id);
}

/**
 * Return the ids of the tiles that are lifted if a tile is lifted with its neighbours: on the rack all tiles of its
 * segment, on the table those from the tile to the end of its meld.
 */
export function liftedWith(rack: RackProps, id: number): number[] {
  const place = placeOf(rack, id);
  const all = wholeSegment(rack, id);
  return place && onTable(place) ? all.slice(all.indexOf(id)) : all;
}

/** Return the tiles of a segment. */
export function segmentTiles(rack: RackProps, { shelf, start, length }: SegmentProps): TileProps[] {
  return row(rack, shelf)
    .slice(start, start + length)
    .filter((tile) => tile !== null);
}

/** Return a name that identifies a segment within its rack: its shelf and the slot of its first tile, such as "0:4". */
export const segmentName = ({ shelf, start }: SegmentProps) => `${shelf}:${start}`;

/** Return whether two places are the same. */
export const samePlace = (a: SlotProps, b: SlotProps) => a.shelf === b.shelf && a.slot === b.slot;

/** Return the ids of the tiles that are chosen in an exercise. */
export const chosen = (rack: RackProps, local: Local): number[] => local.chosen ?? rack.chosen;

/**
 * Return a view's local state after Python has sent a new state of the rack: the focus stays with its tile, and tiles
 * that are gone are no longer lifted.
 */
export function nextState(rack: RackProps, local: Local): Local {
  const place = local.tile === null ? null : placeOf(rack, local.tile);
  const lifted = local.lifted.filter((id) => placeOf(rack, id));
  return focusAt(rack, { ...local, lifted }, place ?? local.at);
}

/**
 * Return the local state after the focus has moved to a place. If there is a tile, the focus will follow it when it
 * moves.
 */
export function focusAt(rack: RackProps, local: Local, at: SlotProps): Local {
  const otherStop = onTable(at) === onTable(local.at) ? local.otherStop : local.at;
  return { ...local, at, otherStop, tile: tileAt(rack, at)?.id ?? null };
}

/**
 * Return the place that the Tab key reaches on a rack that has never had the focus: its first tile or, if the rack is
 * empty, its first slot.
 */
export function firstStop(rack: RackProps): SlotProps {
  for (const [shelf, tiles] of rack.shelves.entries()) {
    const slot = tiles.findIndex((tile) => tile !== null);
    if (slot >= 0) return { shelf, slot };
  }
  return { shelf: 0, slot: 0 };
}
