// The places on the felt of a step where a tile of the rack is given up: to discard it, or to close.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import { tileText } from "../reload";
import type { PlaceKey, TileProps } from "../types";
import type { Words } from "../words";

/**
 * Return the move, in notation, that discards a tile or closes with it, such as "discard r7" or "close r7". The move
 * that discards a Joker is "throw".
 */
export const moveTo = (place: PlaceKey, tile: TileProps): string =>
  place === "discard" && tile.colour === "joker" ? "throw" : `${place} ${tileText(tile)}`;

/**
 * Return buttons for the places where a tile of the rack can be put to discard it or to close. `lifted` is the lifted
 * tile, if there is one; `give` is called with the place whose button is pressed.
 */
export function placesPiece(
  places: readonly PlaceKey[],
  lifted: TileProps | null,
  t: Words,
  give: (place: PlaceKey) => void,
): Piece {
  const one = (place: PlaceKey): Piece => {
    const closes = place === "close";
    const text = t(closes ? "place-close" : "table-discard-here");
    const label = lifted && t(closes ? "place-close-tile" : "table-discard-tile", { tile: lifted.name });
    return html`<button type="button" class=${closes ? "rw-here rw-gold" : "rw-here"} data-place=${place}
      aria-label=${label ?? nothing} title=${label ?? t("table-lift")} @click=${() => give(place)}>${text}</button>`;
  };
  return places.length ? html`<div class="rw-places">${places.map(one)}</div>` : nothing;
}
