// Tiles fly to their places: a drawn tile from the stock to its slot, a discard from its player to the
// middle, laid tiles from their player onto the table. The layout doesn't wait for it, and with reduced
// motion nothing flies.
import { reducedMotion, EASE } from "../rack/glide";
import { flyOver } from "../melds/drag-layer";
import type { GameProps } from "../types";

const MS = 250;

/**
 * Animate a tile, so that it flies from the rectangle `from` to its own place, after `delay` ms. If its own rectangle
 * has been measured already, pass it as `now`.
 */
export function fly(
  tile: HTMLElement | null,
  from: DOMRect | undefined,
  delay = 0,
  now = tile?.getBoundingClientRect(),
): void {
  if (!tile?.animate || !from?.width || !now?.width || reducedMotion()) return;
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

/** What a game looked like before a change: its tiles, and the places that tiles may fly from. */
interface Snapshot {
  ids: ReadonlySet<number>; // on rack and table
  fresh: number | null;
  thrown: number;
  places: Map<string, DOMRect>;
  player: DOMRect | undefined; // the tiles of the player whose turn it was
}

const SPOTS = [
  ["stock", ".rw-stock"],
  ["last", ".rw-row-tiles li[data-last]"],
  ["seat 0", ".rw-tile[data-lifted], .rw-tile[data-parked]"],
] as const;

const onTable = ({ rack }: GameProps): number[] => (rack.trays ?? []).flatMap(({ tiles }) => tiles.map(({ id }) => id));

const onRack = ({ rack }: GameProps): number[] =>
  rack.shelves.flatMap((shelf) => shelf.flatMap((tile) => tile?.id ?? []));

/** Animates tiles that appear when the state of a game changes. */
export class Flights {
  #seen: Snapshot | null = null;
  // Where the player's own stacks and the Trump were.
  #towers: { own: DOMRect[]; trump: DOMRect | undefined } | null = null;

  /** Remember where everything is, before a new state is drawn. `game` is the game that `root` shows now. */
  remember(root: HTMLElement, game: GameProps | null): void {
    this.#seen = null;
    if (!game || reducedMotion()) return;
    const box = (css: string): DOMRect | undefined => root.querySelector(css)?.getBoundingClientRect();
    const places = new Map<string, DOMRect>();
    for (const [name, css] of SPOTS) {
      const place = box(css);
      if (place) places.set(name, place);
    }
    for (const seat of root.querySelectorAll<HTMLElement>(".rw-seat")) {
      const name = `seat ${seat.dataset["seat"]}`;
      if (!places.has(name)) places.set(name, seat.getBoundingClientRect());
    }
    this.#seen = {
      ids: new Set([...onTable(game), ...onRack(game)]),
      fresh: game.rack.new?.[0] ?? null,
      thrown: game.felt.row.length,
      places,
      player: box(".rw-seat[data-turn] .rw-held") ?? box(".rw-seat[data-turn]"),
    };
  }

  /**
   * Remember where the player's own stacks of tiles and the Trump (the tile turned up at the deal) are, before the
   * screen of the deal is replaced by that of the game.
   */
  rememberDeal(root: HTMLElement): void {
    if (reducedMotion()) return;
    const own = [...root.querySelectorAll(".rw-tower[data-own] .rw-slips")].map((each) => each.getBoundingClientRect());
    this.#towers = { own, trump: root.querySelector(".rw-tower .rw-face")?.getBoundingClientRect() };
  }

  /** Animate the tiles that have appeared, after a new state is drawn. `game` is the game in the new state. */
  play(root: HTMLElement, game: GameProps | null): void {
    const seen = this.#seen;
    const towers = this.#towers;
    this.#seen = this.#towers = null;
    if (!game) return;
    if (towers) {
      const tiles = [...root.querySelectorAll<HTMLElement>(".rw-wood .rw-tile")];
      const now = tiles.map((tile) => tile.getBoundingClientRect());
      for (const [at, tile] of tiles.entries())
        fly(tile, towers.own[Math.floor((at * towers.own.length) / tiles.length)], at * 25, now[at]);
      fly(root.querySelector(".rw-trump"), towers.trump);
    }
    if (!seen) return;
    this.#flyLaid(root, game, seen);
    const { length } = game.felt.row;
    const fresh = game.rack.new?.[0] ?? null;
    if (fresh !== null && fresh !== seen.fresh)
      fly(
        root.querySelector(`.rw-wood [data-id="${fresh}"]`),
        seen.places.get(length < seen.thrown ? "last" : "stock"),
      );
    const last = root.querySelector<HTMLElement>(".rw-row-tiles li[data-last]");
    if (length > seen.thrown) fly(last, seen.places.get(`seat ${last?.dataset["seat"]}`));
  }

  /** Animate tiles that other players have laid, from their player onto the table. */
  #flyLaid(root: HTMLElement, game: GameProps, { ids, player }: Snapshot): void {
    if (!player?.width) return;
    for (const id of onTable(game)) {
      const to = ids.has(id) ? null : root.querySelector<HTMLElement>(`.rw-spread .rw-tile[data-id="${id}"]`);
      if (to) flyOver(root, to, new DOMRect(player.left, player.top, to.offsetWidth * 0.6, to.offsetHeight * 0.6));
    }
  }
}
