// Where keys lead on the table: from tile to tile as one reads, up and down by rows, and from meld to meld.
import type { PlaceProps, RackProps } from "../types";
import { NEW, onTable, samePlace, tileAt, TRAY } from "../rack/state";

/** A place where the focus can be, as far to the right as it is seen. */
export interface Stop {
  place: PlaceProps;
  x: number;
}

/** All places of the table where the focus can be. With tiles in hand one may go behind each meld, and to a new one. */
export function tableStops(rack: RackProps, lifting: boolean): PlaceProps[] {
  const trays = rack.trays ?? [];
  const found = trays.flatMap(({ tiles }, at) =>
    Array.from({ length: tiles.length + Number(lifting) }, (_, slot) => ({ shelf: TRAY + at, slot })),
  );
  const open = !rack.readonly && !rack.choose;
  if (open && (lifting || found.length === 0)) found.push(newPlace(rack));
  return found;
}

/** The place of a meld to come, behind all others. */
export const newPlace = (rack: RackProps): PlaceProps => ({ shelf: NEW, slot: rack.trays?.length ?? 0 });

/** The stop that an arrow key reaches; null where that leads off the table. */
export function walkTable(
  stops: readonly PlaceProps[],
  rows: readonly Stop[][],
  from: PlaceProps,
  dx: number,
  dy: number,
): PlaceProps | null {
  if (dx !== 0) return stops[stops.findIndex((each) => samePlace(each, from)) + dx] ?? from;
  const row = rows.findIndex((each) => each.some(({ place }) => samePlace(place, from)));
  const x = rows[row]?.find(({ place }) => samePlace(place, from))?.x ?? 0;
  const to = rows[row + dy];
  if (!to) return dy > 0 ? null : from;
  return to.reduce((best, each) => (Math.abs(each.x - x) < Math.abs(best.x - x) ? each : best)).place;
}

/** The first stop of the meld before or after this one. */
export function nextMeld(stops: readonly PlaceProps[], from: PlaceProps, by: 1 | -1): PlaceProps {
  const shelves = [...new Set(stops.map(({ shelf }) => shelf))];
  const to = shelves[shelves.indexOf(from.shelf) + by];
  return stops.find(({ shelf }) => shelf === to) ?? from;
}

/** The first or last stop of the meld, or of the table. */
export function tableEdge(stops: readonly PlaceProps[], from: PlaceProps, end: 0 | 1, whole: boolean): PlaceProps {
  const own = whole ? stops : stops.filter(({ shelf }) => shelf === from.shelf);
  return (end ? own.at(-1) : own[0]) ?? from;
}

/** The tab stop of the table: a place, or the nearest to it that is there. */
export function tableStop(rack: RackProps, stops: readonly PlaceProps[], at: PlaceProps | null): PlaceProps | null {
  if (!at || !onTable(at)) return stops[0] ?? null;
  if (stops.some((each) => samePlace(each, at))) return at;
  const own = stops.filter(({ shelf }) => shelf === at.shelf);
  return (
    own[Math.min(at.slot, own.length - 1)] ?? (tileAt(rack, stops.at(-1) ?? at) ? stops.at(-1)! : (stops[0] ?? null))
  );
}
