// Tiles fly where they go: what was drawn from the stock to its slot, a discard from its seat to the middle. Nothing is laid
// out anew for it, and with reduced motion all is there at once.
import { calm, EASE } from "../rack/glide";
import type { GameViewProps } from "../types";

const MS = 250;

/** Plays the way of a tile from where something was seen; of many, where each is was asked before the first took off. */
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

/** What flies between two states of one game. */
export class Flights {
  private seen: { fresh: number | null; thrown: number; places: Map<string, DOMRect> } | null = null;
  private towers: { own: DOMRect[]; trump: DOMRect | undefined } | null = null; // where the own stacks and the Trump lay

  /** Before a new state is drawn: where everything is now. */
  look(root: HTMLElement, game: GameViewProps | null): void {
    this.seen = null;
    if (!game || calm()) return;
    const places = new Map<string, DOMRect>();
    for (const [name, css] of [
      ["stock", ".rw-stock"],
      ["last", ".rw-row-tiles li[data-last]"],
      ["seat 0", ".rw-tile[data-lifted], .rw-tile[data-parked]"],
    ] as const) {
      const found = root.querySelector(css);
      if (found) places.set(name, found.getBoundingClientRect());
    }
    for (const seat of root.querySelectorAll<HTMLElement>(".rw-seat")) {
      const name = `seat ${seat.dataset["seat"]}`;
      if (!places.has(name)) places.set(name, seat.getBoundingClientRect());
    }
    this.seen = { fresh: game.rack.new ?? null, thrown: game.felt.row.length, places };
  }

  /** The same before the game begins: its tiles come from the deal. */
  lookAtDeal(root: HTMLElement): void {
    if (calm()) return;
    const own = [...root.querySelectorAll(".rw-tower[data-own] .rw-slips")].map((each) => each.getBoundingClientRect());
    this.towers = { own, trump: root.querySelector(".rw-tower .rw-face")?.getBoundingClientRect() };
  }

  /** After it was drawn: what came flies in. */
  play(root: HTMLElement, game: GameViewProps | null): void {
    const { seen, towers } = this;
    this.seen = this.towers = null;
    if (!game) return;
    if (towers) {
      const tiles = [...root.querySelectorAll<HTMLElement>(".rw-wood .rw-tile")];
      const now = tiles.map((tile) => tile.getBoundingClientRect());
      tiles.forEach((tile, at) =>
        fly(tile, towers.own[Math.floor((at * towers.own.length) / tiles.length)], at * 25, now[at]),
      );
      fly(root.querySelector(".rw-trump"), towers.trump);
    }
    if (!seen) return;
    const { length } = game.felt.row;
    const fresh = game.rack.new ?? null;
    if (fresh !== null && fresh !== seen.fresh)
      fly(root.querySelector(".rw-wood [data-new]"), seen.places.get(length < seen.thrown ? "last" : "stock"));
    const last = root.querySelector<HTMLElement>(".rw-row-tiles li[data-last]");
    if (length > seen.thrown) fly(last, seen.places.get(`seat ${last?.dataset["seat"]}`));
  }
}
