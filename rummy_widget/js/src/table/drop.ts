// Drags between the rack and the middle of the table: a tile of the rack to the discards, the top tile of the stock or
// the last discard to the rack.
import { Drag, type DropTarget } from "../rack/drag";
import { resetTiles } from "../rack/glide";
import type { RackView } from "../rack/rack";

/**
 * A drop target that consists of several elements, such as the discards and a button. After a drop, `hit` says on which
 * of them the tiles were dropped: it returns the last element that dragged tiles were over, or null if they have never
 * been over one.
 */
export interface ElementTarget extends Pick<DropTarget, "over"> {
  hit(): Element | null;
}

/**
 * Return a drop target that consists of the elements that `find` returns (nulls are ignored). `find` is called again
 * whenever dragged tiles move.
 */
export function dropTarget(find: () => Iterable<Element | null>): ElementTarget {
  let marked: Element | null = null;
  let hit: Element | null = null;
  return {
    over(x, y) {
      const holds = (element: Element | null): boolean => {
        const box = element?.getBoundingClientRect();
        return !!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      };
      const found = [...find()].find(holds) ?? null;
      if (marked !== found) marked?.removeAttribute("data-over");
      found?.setAttribute("data-over", "");
      marked = found;
      hit = found ?? hit;
      return found !== null;
    },
    hit: () => hit,
  };
}

/**
 * Make those tiles in `table` that the player can take (they are buttons) draggable to the rack. `got` is called with
 * the id of a tile that was dropped on the rack. Return the drag, which the view must destroy when it closes.
 */
export function dragToRack(table: HTMLElement, rack: RackView, got: (tile: number) => void): Drag {
  return new Drag({
    root: table,
    outside: { ...dropTarget(() => [rack.element.querySelector(".rw-wood")]), drop: () => Promise.resolve() },
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
