// Where keys lead on the table: from tile to tile in reading order, up and down by rows, from meld to meld.
import type { SlotProps, RackProps } from "../types";
import { NEW_MELD, onTable, samePlace, tileAt, TRAY } from "../rack/state";

/** A place where the focus can be, and its horizontal position `x` in px. */
export interface FocusStop {
  place: SlotProps;
  x: number;
}

/**
 * Return all places of the table where the focus can be. While tiles are lifted these include the place at the end
 * of each meld and the place of a new meld.
 */
export function tableStops(rack: RackProps, lifting: boolean): SlotProps[] {
  const trays = rack.trays ?? [];
  const stops = trays.flatMap(({ tiles }, at) =>
    Array.from({ length: tiles.length + Number(lifting) }, (_, slot) => ({ shelf: TRAY + at, slot })),
  );
  const open = !rack.readonly && !rack.choose;
  if (open && (lifting || stops.length === 0)) stops.push(newPlace(rack));
  return stops;
}

/** Return the place where tiles are laid as a new meld, after all melds that are on the table. */
export const newPlace = (rack: RackProps): SlotProps => ({ shelf: NEW_MELD, slot: rack.trays?.length ?? 0 });

/**
 * Return the place to which an arrow key leads from the place `from`; null if it leads down from the last row, and
 * `from` itself if there is nothing in that direction. `stops` are all places of the table in order, and `rows` the
 * same places row by row, as they lie on the screen. `dx` and `dy` give the direction: -1, 0 or 1.
 */
export function walkTable(
  stops: readonly SlotProps[],
  rows: readonly FocusStop[][],
  from: SlotProps,
  dx: number,
  dy: number,
): SlotProps | null {
  if (dx !== 0) return stops[stops.findIndex((each) => samePlace(each, from)) + dx] ?? from;
  const row = rows.findIndex((each) => each.some(({ place }) => samePlace(place, from)));
  const x = rows[row]?.find(({ place }) => samePlace(place, from))?.x ?? 0;
  const to = rows[row + dy];
  if (!to) return dy > 0 ? null : from;
  return to.reduce((best, each) => (Math.abs(each.x - x) < Math.abs(best.x - x) ? each : best)).place;
}

/**
 * Return the first place of the meld before (`by` -1) or after (1) the one that `from` is in; `from` itself if there is
 * no such meld. `stops` are all places of the table in order.
 */
export function nextMeld(stops: readonly SlotProps[], from: SlotProps, by: 1 | -1): SlotProps {
  const shelves = [...new Set(stops.map(({ shelf }) => shelf))];
  const to = shelves[shelves.indexOf(from.shelf) + by];
  return stops.find(({ shelf }) => shelf === to) ?? from;
}

/**
 * Return the first (`end` 0) or last (1) place of the meld that `from` is in or, if `whole`, of the whole table.
 * `stops` are all places of the table in order.
 */
export function tableEdge(stops: readonly SlotProps[], from: SlotProps, end: 0 | 1, whole: boolean): SlotProps {
  const own = whole ? stops : stops.filter(({ shelf }) => shelf === from.shelf);
  return (end ? own.at(-1) : own[0]) ?? from;
}

/**
 * Return the table's tab stop, the one place that can be reached with the Tab key: the place `at` or, if that is not
 * among `stops`, one of them near it (the first, if `at` is not on the table). Return null if `stops` is empty.
 */
export function tableStop(rack: RackProps, stops: readonly SlotProps[], at: SlotProps | null): SlotProps | null {
  if (!at || !onTable(at)) return stops[0] ?? null;
  if (stops.some((each) => samePlace(each, at))) return at;
  const own = stops.filter(({ shelf }) => shelf === at.shelf);
  return (
    own[Math.min(at.slot, own.length - 1)] ?? (tileAt(rack, stops.at(-1) ?? at) ? stops.at(-1)! : (stops[0] ?? null))
  );
}
