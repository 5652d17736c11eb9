// Where the arrow keys, Home and End lead on a rack. If no tile can be moved, only tiles are stops.
import type { SlotProps, RackProps } from "../types";
import { isFixed, type Grid } from "./fit";
import { firstStop, samePlace, tileAt } from "./state";

/** Return the place that an arrow key leads to; `from` itself if there is none further. */
export function walk(rack: RackProps, grid: Grid, from: SlotProps, dx: number, dy: number): SlotProps {
  if (!isFixed(rack)) return step(grid, from, dx, dy);
  for (let at = from; ; ) {
    const to = step(grid, at, dx, dy);
    if (samePlace(to, at)) return from;
    if (tileAt(rack, to)) return to;
    const near = dy ? nearestTile(rack, to) : null;
    if (near) return near;
    at = to;
  }
}

/** Return the next place: left and right along the shelf, up and down between shelves. */
export function step({ shelves, columns }: Grid, { shelf, slot }: SlotProps, dx: number, dy: number): SlotProps {
  const row = shelves.indexOf(shelf);
  if (row < 0 || slot >= columns) return { shelf: shelves[0] ?? shelf, slot: 0 };
  return { shelf: shelves[row + dy] ?? shelf, slot: within(columns, slot + dx) };
}

/** Return the first (`end` 0) or last (1) place of the shelf, or of the whole rack. */
export function edge(rack: RackProps, { columns }: Grid, from: SlotProps, end: 0 | 1, whole: boolean): SlotProps {
  const shelf = whole ? (end ? rack.shelves.length - 1 : 0) : from.shelf;
  if (!isFixed(rack)) return { shelf, slot: end ? columns - 1 : 0 };
  const slots = tilesOn(rack, shelf);
  const slot = end ? slots.at(-1) : slots[0];
  return slot === undefined ? from : { shelf, slot };
}

/** Return the tab stop of a rack: the place `at`, or the nearest one that is drawn. */
export function stop(rack: RackProps, { columns }: Grid, at: SlotProps): SlotProps {
  if (isFixed(rack)) return tileAt(rack, at) ? at : firstStop(rack);
  return { shelf: at.shelf, slot: within(columns, at.slot) };
}

const within = (columns: number, slot: number) => Math.max(0, Math.min(columns - 1, slot));

/** Return the slots of a shelf that have a tile. */
const tilesOn = (rack: RackProps, shelf: number) =>
  (rack.shelves[shelf] ?? []).flatMap((tile, slot) => (tile ? [slot] : []));

function nearestTile(rack: RackProps, { shelf, slot }: SlotProps): SlotProps | null {
  const near = tilesOn(rack, shelf).sort((a, b) => Math.abs(a - slot) - Math.abs(b - slot))[0];
  return near === undefined ? null : { shelf, slot: near };
}
