// What a rack's view remembers by itself, and the questions it asks of the state that Python sent.
import type { Place, Rack, Segment, Tile } from "../types";

/** Local to one view: two views of one rack may have different tiles lifted. */
export interface Local {
  at: Place; // where the focus is: the one tab stop
  on: number | null; // id of the tile there, so that the focus follows it
  lifted: number[]; // ids, in the order in which they lie
  chosen: number[] | null; // while an answer is awaited: what is being chosen
}

export const start: Local = { at: { shelf: 0, slot: 0 }, on: null, lifted: [], chosen: null };

export function tileAt(rack: Rack, place: Place): Tile | null {
  return rack.shelves[place.shelf]?.[place.slot] ?? null;
}

export function placeOf(rack: Rack, id: number): Place | null {
  for (const [shelf, tiles] of rack.shelves.entries()) {
    const slot = tiles.findIndex((tile) => tile?.id === id);
    if (slot >= 0) return { shelf, slot };
  }
  return null;
}

export function tileOf(rack: Rack, id: number): Tile | null {
  const place = placeOf(rack, id);
  return place && tileAt(rack, place);
}

export function segmentAt(rack: Rack, { shelf, slot }: Place): Segment | null {
  return rack.segments.find((it) => it.shelf === shelf && slot >= it.start && slot < it.start + it.length) ?? null;
}

/** Ids of a tile's whole segment, in the order in which they lie. */
export function wholeSegment(rack: Rack, id: number): number[] {
  const place = placeOf(rack, id);
  const segment = place && segmentAt(rack, place);
  if (!segment) return place ? [id] : [];
  return segmentTiles(rack, segment).map((tile) => tile.id);
}

export function segmentTiles(rack: Rack, { shelf, start, length }: Segment): Tile[] {
  return (rack.shelves[shelf] ?? []).slice(start, start + length).filter((tile) => tile !== null);
}

/** Names a segment within its rack: "0:4". */
export const ownerOf = ({ shelf, start }: Segment) => `${shelf}:${start}`;

export const samePlace = (a: Place, b: Place) => a.shelf === b.shelf && a.slot === b.slot;

export const chosen = (rack: Rack, local: Local): number[] => local.chosen ?? rack.chosen;

/** The local state after a new rack has come: the focus goes with its tile, what is gone is no longer lifted. */
export function follow(rack: Rack, local: Local): Local {
  const place = local.on === null ? null : placeOf(rack, local.on);
  const lifted = local.lifted.filter((id) => placeOf(rack, id));
  return focusAt(rack, { ...local, lifted }, place ?? local.at);
}

/** The focus at a place, and on the tile that lies there. */
export function focusAt(rack: Rack, local: Local, at: Place): Local {
  return { ...local, at, on: tileAt(rack, at)?.id ?? null };
}

/** Which place is the tab stop before anybody has been there: the first tile. */
export function firstStop(rack: Rack): Place {
  for (const [shelf, tiles] of rack.shelves.entries()) {
    const slot = tiles.findIndex((tile) => tile !== null);
    if (slot >= 0) return { shelf, slot };
  }
  return { shelf: 0, slot: 0 };
}
