// Where an arrow key, Home and End lead. Where nothing can be put down, only tiles are stops.
import type { PlaceProps, RackProps } from "../types";
import { fixed, type Grid } from "./fit";
import { firstStop, samePlace, tileAt } from "./state";

/** The stop that an arrow key reaches; the same place where there is none further. */
export function walk(rack: RackProps, grid: Grid, from: PlaceProps, dx: number, dy: number): PlaceProps {
  if (!fixed(rack)) return step(grid, from, dx, dy);
  for (let at = from; ; ) {
    const to = step(grid, at, dx, dy);
    if (samePlace(to, at)) return from;
    if (tileAt(rack, to)) return to;
    const near = dy ? nearestTile(rack, to) : null;
    if (near) return near;
    at = to;
  }
}

/** The next place: left and right along the shelf, up and down between them. */
export function step({ shelves, columns }: Grid, { shelf, slot }: PlaceProps, dx: number, dy: number): PlaceProps {
  const row = shelves.indexOf(shelf);
  if (row < 0 || slot >= columns) return { shelf: shelves[0] ?? shelf, slot: 0 };
  return { shelf: shelves[row + dy] ?? shelf, slot: within(columns, slot + dx) };
}

/** The first or last stop of the shelf, or of the whole rack. */
export function edge(rack: RackProps, { columns }: Grid, from: PlaceProps, end: 0 | 1, whole: boolean): PlaceProps {
  const shelf = whole ? (end ? rack.shelves.length - 1 : 0) : from.shelf;
  if (!fixed(rack)) return { shelf, slot: end ? columns - 1 : 0 };
  const slots = tilesOn(rack, shelf);
  const slot = end ? slots.at(-1) : slots[0];
  return slot === undefined ? from : { shelf, slot };
}

/** The one tab stop: where the focus was, or the nearest stop where that place is no longer drawn. */
export function stop(rack: RackProps, { columns }: Grid, at: PlaceProps): PlaceProps {
  if (fixed(rack)) return tileAt(rack, at) ? at : firstStop(rack);
  return { shelf: at.shelf, slot: within(columns, at.slot) };
}

const within = (columns: number, slot: number) => Math.max(0, Math.min(columns - 1, slot));

/** The slots of a shelf that have a tile. */
const tilesOn = (rack: RackProps, shelf: number) =>
  (rack.shelves[shelf] ?? []).flatMap((tile, slot) => (tile ? [slot] : []));

function nearestTile(rack: RackProps, { shelf, slot }: PlaceProps): PlaceProps | null {
  const near = tilesOn(rack, shelf).sort((a, b) => Math.abs(a - slot) - Math.abs(b - slot))[0];
  return near === undefined ? null : { shelf, slot: near };
}
