// The face of a tile, for racks and for pictures of tiles.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit-html";
import type { ColourName, RackProps, Suit, TileProps } from "../types";

// Each colour has a symbol, so that tiles can be told apart without seeing colours: circle, triangle, square, diamond.
const MARKS: Record<Exclude<ColourName, "joker" | Suit>, SVGTemplateResult> = {
  red: svg`<circle cx="10" cy="10" r="8" />`,
  yellow: svg`<path d="M10 1.5 19 18H1z" />`,
  blue: svg`<path d="M2.5 2.5h15v15h-15z" />`,
  black: svg`<path d="M10 0 18 10 10 20 2 10z" />`,
};

// Suits are drawn, because fonts show them differently.
const SUITS: Record<Suit, SVGTemplateResult> = {
  hearts: svg`<path d="M10 18.5C2 12 1 9 1 6a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 19 6c0 3-1 6-9 12.5z" />`,
  diamonds: svg`<path d="M10 .5 17.5 10 10 19.5 2.5 10z" />`,
  clubs: svg`<path
    d="M10 1a4.3 4.3 0 0 1 3.4 6.9A4.3 4.3 0 1 1 11.4 14l2 5.5H6.6l2-5.5A4.3 4.3 0 1 1 6.6 7.9 4.3 4.3 0 0 1 10 1z" />`,
  spades: svg`<path
    d="M10 .5C18 7 19 10 19 12a4.4 4.4 0 0 1-7.7 2.5l2 5H6.7l2-5A4.4 4.4 0 0 1 1 12c0-2 1-5 9-11.5z" />`,
};

const isSuit = (colour: ColourName): colour is Suit => colour in SUITS;

const JOKER = html`<svg class="rw-joker" viewBox="0 0 44 46" focusable="false">
  <path class="rw-ink" d="M6.5 21.5 3.8 8.6l9.6 6.6L22 4.6l8.6 10.6 9.6-6.6-2.7 12.9z" />
  <circle class="rw-tip" data-colour="red" cx="3.8" cy="7.4" r="3" />
  <circle class="rw-tip" data-colour="yellow" cx="22" cy="3.4" r="3" />
  <circle class="rw-tip" data-colour="blue" cx="40.2" cy="7.4" r="3" />
  <circle class="rw-ink" cx="14.6" cy="29" r="2.7" />
  <circle class="rw-ink" cx="29.4" cy="29" r="2.7" />
  <path class="rw-smile" d="M10.5 35.2q11.5 11 23 0" />
</svg>`;

/** Return the word for what a rack is played with: "cards" or "tiles". */
export const playedWith = ({ cards }: RackProps): "cards" | "tiles" => (cards ? "cards" : "tiles");

/**
 * Return the symbol of a colour or suit, by which tiles can be told apart without seeing their colours; nothing for a
 * Joker.
 */
export function mark(colour: ColourName): TemplateResult | typeof nothing {
  if (colour === "joker") return nothing;
  const shape = isSuit(colour) ? SUITS[colour] : MARKS[colour];
  return html`<svg class="rw-mark" viewBox="0 0 20 20" focusable="false">${shape ?? nothing}</svg>`;
}

/**
 * Return the face of a tile. It is hidden from screen readers, so its parent needs a label. The CSS variable
 * --rw-tile is its width.
 */
export function tileFace(tile: TileProps): TemplateResult {
  const stands = tile.stands
    ? html`<span class="rw-badge"
      data-colour=${tile.stands.colour}>${tile.stands.text}${mark(tile.stands.colour)}</span>`
    : nothing;
  if (isSuit(tile.colour)) {
    return html`<span class="rw-face rw-suited" data-colour=${tile.colour} aria-hidden="true"><span
      class="rw-corner"><span
      class="rw-rank">${tile.text}</span>${mark(tile.colour)}</span>${mark(tile.colour)}</span>`;
  }
  const picture =
    tile.colour === "joker" ? JOKER : html`<span class="rw-number">${tile.text}</span>${mark(tile.colour)}`;
  return html`<span class="rw-face" data-colour=${tile.colour} ?data-stands=${!!tile.stands}
    aria-hidden="true">${picture}${stands}</span>`;
}
