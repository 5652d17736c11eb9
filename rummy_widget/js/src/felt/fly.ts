// Tiles fly where they go: what was drawn from the stock to its slot, a discard from its seat to the middle, what
// others lay from their seat onto the table. Nothing is laid out anew for it, and with reduced motion all is there at
// once.
import { calm, EASE } from "../rack/glide";
import { flyOver } from "../melds/air";
import type { GameProps } from "../types";

const MS = 250;

/** Plays the way of a tile from where something was seen; of many, `now` was asked before the first took off. */
export function fly(
  tile: HTMLElement | null,
  from: DOMRect | undefined,
  delay = 0,
  now = tile?.getBoundingClientRect(),
): void {
  if (!tile?.animate || !from?.width || !now?.width || calm()) return;
  const x = from.left + from.width / 2 - now.left - now.width / 2;
  const y = from.top + from.height / 2 - now.top - now.height / 2;
  tile.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
    id: "rw-fly",
    duration: MS,
    delay,
    easing: EASE,
    fill: "backwards",
  });
}

/** What was to be seen of a game: its tiles, and where what may fly lay. */
interface Seen {
  ids: ReadonlySet<number>; // on rack and table
  fresh: number | null;
  thrown: number;
  places: Map<string, DOMRect>;
  player: DOMRect | undefined; // the tiles of whoever was to play
}

const SPOTS = [
  ["stock", ".rw-stock"],
  ["last", ".rw-row-tiles li[data-last]"],
  ["seat 0", ".rw-tile[data-lifted], .rw-tile[data-parked]"],
] as const;

const onTable = ({ rack }: GameProps): number[] => (rack.trays ?? []).flatMap(({ tiles }) => tiles.map(({ id }) => id));

const onRack = ({ rack }: GameProps): number[] =>
  rack.shelves.flatMap((shelf) => shelf.flatMap((tile) => tile?.id ?? []));

/** What flies between two states of one game. */
export class Flights {
  private seen: Seen | null = null;
  // Where the own stacks and the Trump lay.
  private towers: { own: DOMRect[]; trump: DOMRect | undefined } | null = null;

  /** Before a new state is drawn: where everything is now. */
  look(root: HTMLElement, game: GameProps | null): void {
    this.seen = null;
    if (!game || calm()) return;
    const box = (css: string): DOMRect | undefined => root.querySelector(css)?.getBoundingClientRect();
    const places = new Map<string, DOMRect>();
    for (const [name, css] of SPOTS) {
      const found = box(css);
      if (found) places.set(name, found);
    }
    for (const seat of root.querySelectorAll<HTMLElement>(".rw-seat")) {
      const name = `seat ${seat.dataset["seat"]}`;
      if (!places.has(name)) places.set(name, seat.getBoundingClientRect());
    }
    this.seen = {
      ids: new Set([...onTable(game), ...onRack(game)]),
      fresh: game.rack.new ?? null,
      thrown: game.felt.row.length,
      places,
      player: box(".rw-seat[data-turn] .rw-held") ?? box(".rw-seat[data-turn]"),
    };
  }

  /** The same before the game begins: its tiles come from the deal. */
  lookAtDeal(root: HTMLElement): void {
    if (calm()) return;
    const own = [...root.querySelectorAll(".rw-tower[data-own] .rw-slips")].map((each) => each.getBoundingClientRect());
    this.towers = { own, trump: root.querySelector(".rw-tower .rw-face")?.getBoundingClientRect() };
  }

  /** After it was drawn: what came flies in. */
  play(root: HTMLElement, game: GameProps | null): void {
    const { seen, towers } = this;
    this.seen = this.towers = null;
    if (!game) return;
    if (towers) {
      const tiles = [...root.querySelectorAll<HTMLElement>(".rw-wood .rw-tile")];
      const now = tiles.map((tile) => tile.getBoundingClientRect());
      for (const [at, tile] of tiles.entries())
        fly(tile, towers.own[Math.floor((at * towers.own.length) / tiles.length)], at * 25, now[at]);
      fly(root.querySelector(".rw-trump"), towers.trump);
    }
    if (!seen) return;
    this.laid(root, game, seen);
    const { length } = game.felt.row;
    const fresh = game.rack.new ?? null;
    if (fresh !== null && fresh !== seen.fresh)
      fly(root.querySelector(".rw-wood [data-new]"), seen.places.get(length < seen.thrown ? "last" : "stock"));
    const last = root.querySelector<HTMLElement>(".rw-row-tiles li[data-last]");
    if (length > seen.thrown) fly(last, seen.places.get(`seat ${last?.dataset["seat"]}`));
  }

  /** Others' tiles come over everything from their seat onto the table. */
  private laid(root: HTMLElement, game: GameProps, { ids, player }: Seen): void {
    if (!player?.width) return;
    for (const id of onTable(game)) {
      const to = ids.has(id) ? null : root.querySelector<HTMLElement>(`.rw-spread .rw-tile[data-id="${id}"]`);
      if (to) flyOver(root, to, new DOMRect(player.left, player.top, to.offsetWidth * 0.6, to.offsetHeight * 0.6));
    }
  }
}
