// Where the arrow keys, Home and End lead on a rack. If no tile can be moved, only tiles are stops.
import type { SlotProps, RackProps } from "../types";
import { isFixed, type Fit } from "./fit";
import { firstStop, samePlace, tileAt } from "./state";

/** A place where the focus can be, and its x in px. */
interface Stop extends SlotProps {
  x: number;
}

/** Return the stops of each row, from the left. */
function stopsOf(rack: RackProps, { rows, gap }: Fit): Stop[][] {
  return rows.map(({ shelf, first, widths }) => {
    let left = 0;
    const stops = widths.map((px, i) => {
      left += px + gap;
      return { shelf, slot: first + i, x: left - gap - px / 2 };
    });
    return isFixed(rack) ? stops.filter((each) => tileAt(rack, each)) : stops;
  });
}

/**
 * Return the place to which an arrow key leads from the place `from`: left and right along the shelf, up and down
 * between rows; `from` itself if there is nothing in that direction. `dx` and `dy` give the direction: -1, 0 or 1.
 */
export function walk(rack: RackProps, fit: Fit, from: SlotProps, dx: number, dy: number): SlotProps {
  const rows = stopsOf(rack, fit).filter((row) => row.length > 0);
  const row = rows.findIndex((each) => each.some((place) => samePlace(place, from)));
  const at = rows[row]?.find((place) => samePlace(place, from));
  if (!at) return placeIn(rows[0]?.[0] ?? firstStop(rack));
  if (dx) {
    const shelf = rows.flat().filter((each) => each.shelf === from.shelf);
    return placeIn(shelf[shelf.indexOf(at) + dx] ?? from);
  }
  const to = rows[row + dy] ?? [at];
  return placeIn(to.reduce((best, each) => (Math.abs(each.x - at.x) < Math.abs(best.x - at.x) ? each : best)));
}

/** Return the first (`end` 0) or last (1) place of the shelf that `from` is on or, if `whole`, of the whole rack. */
export function edge(rack: RackProps, fit: Fit, from: SlotProps, end: 0 | 1, whole: boolean): SlotProps {
  const all = stopsOf(rack, fit).flat();
  const shelf = whole ? (end ? all.at(-1) : all[0])?.shelf : from.shelf;
  const own = all.filter((each) => each.shelf === shelf);
  return placeIn((end ? own.at(-1) : own[0]) ?? from);
}

/**
 * Return the rack's tab stop, the one place that can be reached with the Tab key: the place `at` or, if its shelf has
 * fewer slots, the last slot of that shelf. If no tile can be moved, the tab stop is always at a tile: at the place
 * `at` if a tile lies there, otherwise at the first tile.
 */
export function stop(rack: RackProps, { rows }: Fit, at: SlotProps): SlotProps {
  if (isFixed(rack)) return tileAt(rack, at) ? at : firstStop(rack);
  const slots = rows.filter(({ shelf }) => shelf === at.shelf).reduce((sum, { widths }) => sum + widths.length, 0);
  return { shelf: at.shelf, slot: Math.max(0, Math.min(slots - 1, at.slot)) };
}

const placeIn = ({ shelf, slot }: SlotProps): SlotProps => ({ shelf, slot });
