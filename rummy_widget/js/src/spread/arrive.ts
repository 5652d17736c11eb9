// What comes from elsewhere is seen to come: others' tiles from their seat onto the table, a drawn one from the stock.
import { fly } from "../felt/fly";
import { calm } from "../rack/glide";
import type { OpenGameProps } from "../types";
import { flyOver } from "./air";

interface Seen {
  ids: ReadonlySet<number>; // on the table
  fresh: number | null;
  thrown: number;
  player: DOMRect | undefined; // whose turn it was
  stock: DOMRect | undefined;
  last: DOMRect | undefined;
}

const onTable = (game: OpenGameProps): number[] =>
  (game.rack.trays ?? []).flatMap(({ tiles }) => tiles.map(({ id }) => id));

export class Arrivals {
  private seen: Seen | null = null;

  /** Before a new state is drawn. */
  look(root: HTMLElement, game: OpenGameProps | null): void {
    this.seen = null;
    if (!game || calm()) return;
    const box = (css: string): DOMRect | undefined => root.querySelector(css)?.getBoundingClientRect();
    this.seen = {
      ids: new Set([
        ...onTable(game),
        ...game.rack.shelves.flatMap((shelf) => shelf.flatMap((tile) => tile?.id ?? [])),
      ]),
      fresh: game.rack.new ?? null,
      thrown: game.felt.row.length,
      player: box(".rw-seat[data-turn] .rw-held") ?? box(".rw-seat[data-turn]"),
      stock: box(".rw-stock"),
      last: box(".rw-row-tiles li[data-last]"),
    };
  }

  /** After it was drawn. */
  play(root: HTMLElement, game: OpenGameProps | null): void {
    const { seen } = this;
    this.seen = null;
    if (!seen || !game) return;
    const tile = (id: number): HTMLElement | null =>
      root.querySelector<HTMLElement>(`.rw-spread .rw-tile[data-id="${id}"]`);
    const { player } = seen;
    for (const id of onTable(game)) {
      const to = seen.ids.has(id) ? null : tile(id);
      if (to && player?.width)
        flyOver(root, to, new DOMRect(player.left, player.top, to.offsetWidth * 0.6, to.offsetHeight * 0.6));
    }
    const { length } = game.felt.row;
    const fresh = game.rack.new ?? null;
    if (fresh !== null && fresh !== seen.fresh)
      fly(root.querySelector(".rw-wood [data-new]"), length < seen.thrown ? seen.last : seen.stock);
    if (length > seen.thrown) fly(root.querySelector<HTMLElement>(".rw-row-tiles li[data-last]"), player);
  }
}
