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
 * Return the place to which an arrow key moves the focus from the place `from`. The key is given by `dx` and `dy`, each
 * -1, 0 or 1. Left and right lead to the previous and next one of `stops`, all places of the table in reading order; up
 * and down lead to the nearest place in the previous or next one of `rows`, the rows of these places on the screen.
 * Return `from` if there is no such place, but null for the down arrow in the last row, because that leads away from
 * the table.
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
 * Return the table's tab stop, the one place that can be reached with the Tab key. It is `at`, if `at` is one of
 * `stops`, the places of the table where the focus can be. Otherwise it is the nearest place of the same meld or, if
 * that meld is gone, the last place (the first, if no tile lies at the last). If `at` is null or on the rack, it is the
 * first place. Return null if `stops` is empty.
 */
export function tableStop(rack: RackProps, stops: readonly SlotProps[], at: SlotProps | null): SlotProps | null {
  if (!at || !onTable(at)) return stops[0] ?? null;
  if (stops.some((each) => samePlace(each, at))) return at;
  const own = stops.filter(({ shelf }) => shelf === at.shelf);
  return (
    own[Math.min(at.slot, own.length - 1)] ?? (tileAt(rack, stops.at(-1) ?? at) ? stops.at(-1)! : (stops[0] ?? null))
  );
}
