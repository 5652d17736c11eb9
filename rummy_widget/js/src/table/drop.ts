// Drags between rack and table: a tile of the rack to the discards, the stock or the last discard to the
// rack.
import { Drag, type DropTarget } from "../rack/drag";
import { resetTiles } from "../rack/glide";
import type { RackView } from "../rack/rack";

/** Return a drop target at the element that `find` returns; null means that nothing can be dropped now. */
export function dropTarget(find: () => Element | null): Pick<DropTarget, "over"> {
  let marked: Element | null = null;
  return {
    over(x, y) {
      const element = find();
      const box = element?.getBoundingClientRect();
      const inside = !!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      if (marked !== element || !inside) marked?.removeAttribute("data-over");
      if (inside) element!.setAttribute("data-over", "");
      marked = inside ? element : null;
      return inside;
    },
  };
}

/**
 * Let those tiles of the table that are buttons be dragged to the rack; `got` is then called with the id of the tile.
 */
export function dragToRack(table: HTMLElement, rack: RackView, got: (tile: number) => void): Drag {
  return new Drag({
    root: table,
    outside: { ...dropTarget(() => rack.element.querySelector(".rw-wood")), drop: () => Promise.resolve() },
    grab(target) {
      const tile = target.closest<HTMLElement>(".rw-tile:not([aria-disabled])");
      return tile && { tiles: [Number(tile.dataset["id"])], index: 0 };
    },
    lifted: () => {},
    over: () => {},
    dropped: () => resetTiles(table),
    away: ([tile]) => {
      resetTiles(table);
      got(tile!);
    },
  });
}

/** Return the ids of the tiles that a key press acts on: the lifted tiles, otherwise the focused one. */
export function keyTiles({ target }: Event, lifted: readonly number[]): readonly number[] {
  const tile = (target as Element).closest<HTMLElement>(".rw-wood .rw-tile[data-id]");
  return lifted.length || !tile ? lifted : [Number(tile.dataset["id"])];
}
