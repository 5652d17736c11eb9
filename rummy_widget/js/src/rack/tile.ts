// How a tile looks: the face alone, for racks and for pictures of tiles.
import { html, type TemplateResult } from "lit-html";
import type { Tile } from "../types";

/** The face of a tile, hidden from screen readers; whoever holds it gives it a name. Its size is the CSS variable --rw-tile. */
export function tileFace(tile: Tile): TemplateResult {
  return html`<span class="rw-face" data-colour=${tile.colour} aria-hidden="true">${tile.text}</span>`;
}
