// Dragging between the rack and the table: a tile of the rack onto the discards, the stock or the last discard onto
// the rack.
import { Drag, type Outside } from "../rack/drag";
import { settle } from "../rack/glide";
import type { RackView } from "../rack/rack";

/** The place of an element, for what is dragged; null where nothing may fall now. */
export function overElement(find: () => Element | null): Pick<Outside, "over"> {
  let shown: Element | null = null;
  return {
    over(x, y) {
      const element = find();
      const box = element?.getBoundingClientRect();
      const here = !!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      if (shown !== element || !here) shown?.removeAttribute("data-over");
      if (here) element!.setAttribute("data-over", "");
      shown = here ? element : null;
      return here;
    },
  };
}

/** Lets the tiles of the table that are buttons be dragged onto the rack. */
export function dragToRack(table: HTMLElement, rack: RackView, got: (tile: number) => void): Drag {
  return new Drag({
    root: table,
    outside: { ...overElement(() => rack.element.querySelector(".rw-wood")), drop: () => Promise.resolve() },
    grab(target) {
      const tile = target.closest<HTMLElement>(".rw-tile:not([aria-disabled])");
      return tile && { tiles: [Number(tile.dataset["id"])], index: 0 };
    },
    lifted: () => {},
    over: () => {},
    dropped: () => settle(table),
    away: ([tile]) => {
      settle(table);
      got(tile!);
    },
  });
}

/** The tiles of the rack that a key means: those that are lifted, or the one with the focus. */
export function tilesMeant({ target }: Event, lifted: readonly number[]): readonly number[] {
  const tile = (target as Element).closest<HTMLElement>(".rw-wood .rw-tile[data-id]");
  return lifted.length || !tile ? lifted : [Number(tile.dataset["id"])];
}
