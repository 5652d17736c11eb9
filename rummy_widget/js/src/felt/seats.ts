// The players round the table: their names, whose turn it is, what everybody knows of their tiles.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import { pictures } from "../table/tiles";
import type { FeltSeatProps } from "../types";
import type { Words } from "../words";

// The sides of the table in the order of play, the player's own first.
const SIDES: Record<number, string[]> = { 2: ["own", "top"], 3: ["own", "left", "right"] };
const IN_SIGHT = 4; // discards of a player on a small screen: the CSS hides earlier ones
const FOUR = ["own", "left", "top", "right"];

/**
 * Return the list of players as cards, each at its side of the table. `time` shows the time that is left, and is put
 * beside the player whose turn it is.
 */
export function seatCards(seats: readonly FeltSeatProps[], t: Words, time?: HTMLElement): Piece {
  const sides = SIDES[seats.length] ?? FOUR;
  return html`<ul class="rw-seats" role="list" aria-label=${t("table-seats")}>
    ${seats.map((seat, at) => seatCard(seat, sides[at] ?? "top", t, time))}
  </ul>`;
}

function seatCard(seat: FeltSeatProps, side: string, t: Words, time?: HTMLElement): Piece {
  const { name, kind, score, notes, hand } = seat;
  const earlier = seat.thrown.length - IN_SIGHT;
  const known = html`${pictures(seat.known, "table-known", t)}${pictures(seat.thrown, "table-thrown", t)}`;
  return html`<li class="rw-seat" data-side=${side} data-seat=${seat.seat} ?data-turn=${seat.turn}>
    <p class="rw-visually-hidden">${seat.label}</p>
    <p class="rw-seat-head">
      <span class="rw-seat-name" aria-hidden="true"><b>${name}</b>${
        kind === null || kind === name ? nothing : html` <span class="rw-muted">${kind}</span>`
      }${earlier > 0 ? html` <span class="rw-earlier">+${earlier}</span>` : nothing}</span>
      ${seat.turn ? html`<span class="rw-turn-mark">${t("table-turn")}</span>${time ?? nothing}` : nothing}
      <span class="rw-held" aria-hidden="true" title=${t("table-held", { count: seat.tiles })}><span
        class="rw-back"></span>${seat.tiles}</span>
    </p>
    <p class="rw-seat-more rw-muted">
      ${score === null ? nothing : html`<span>${t("table-score", { points: score })}</span>`}
      ${notes.map((note) => html`<span>${note}</span>`)}
    </p>
    ${hand ? pictures(hand, "table-hand", t) : known}
  </li>`;
}
