// Where an arrow key, Home and End lead. Where nothing can be put down, only tiles are stops.
import type { PlaceProps, RackProps } from "../types";
import { ends, step, type Line } from "./fit";
import { firstStop, samePlace, tileAt } from "./state";

/** The stop that an arrow key reaches; the same place where there is none further. */
export function walk(rack: RackProps, lines: readonly Line[], from: PlaceProps, dx: number, dy: number): PlaceProps {
  if (!tilesOnly(rack)) return step(lines, from, dx, dy);
  for (let at = from; ; ) {
    const to = step(lines, at, dx, dy);
    if (samePlace(to, at)) return from;
    if (tileAt(rack, to)) return to;
    const near = dy ? nearestTile(rack, lines, to) : null;
    if (near) return near;
    at = to;
  }
}

/** The first or last stop of the shelf, or of the whole rack. */
export function edge(
  rack: RackProps,
  lines: readonly Line[],
  from: PlaceProps,
  end: 0 | 1,
  whole: boolean,
): PlaceProps {
  const shelf = whole ? (end ? rack.shelves.length - 1 : 0) : from.shelf;
  if (!tilesOnly(rack)) return { shelf, slot: ends(lines, shelf)[end] };
  const slots = (rack.shelves[shelf] ?? []).flatMap((tile, slot) => (tile ? [slot] : []));
  const slot = end ? slots.at(-1) : slots[0];
  return slot === undefined ? from : { shelf, slot };
}

/** The one tab stop: where the focus was, or the nearest stop where that place is no longer drawn. */
export function stop(rack: RackProps, lines: readonly Line[], at: PlaceProps): PlaceProps {
  if (tilesOnly(rack)) return tileAt(rack, at) ? at : firstStop(rack);
  const [first, last] = ends(lines, at.shelf);
  return { shelf: at.shelf, slot: Math.min(last, Math.max(first, at.slot)) };
}

const tilesOnly = (rack: RackProps) => rack.readonly || rack.choose;

function nearestTile(rack: RackProps, lines: readonly Line[], { shelf, slot }: PlaceProps): PlaceProps | null {
  const line = lines.find((it) => it.shelf === shelf && it.slots.includes(slot));
  const away = (it: number) => Math.abs((line?.slots.indexOf(it) ?? 0) - (line?.slots.indexOf(slot) ?? 0));
  const tiles = (line?.slots ?? []).filter((it) => tileAt(rack, { shelf, slot: it }));
  const near = tiles.sort((a, b) => away(a) - away(b))[0];
  return near === undefined ? null : { shelf, slot: near };
}
