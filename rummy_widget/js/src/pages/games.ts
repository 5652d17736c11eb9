// The games on the home page: the list to choose from, the choice stored in this browser, and how two games differ.
import { html, nothing } from "lit-html";
import { tileFace } from "../rack/tile";
import { storeText, loadText } from "../storage";
import type { DifferencesProps, GameCardProps } from "../types";
import type { Words } from "../words";
import { heading, type Piece } from "./parts";

const KEY = "rummy-widget:v1:game";

/**
 * Return the key of the game that the page's address names or, if it names none, of the game that this browser showed
 * last. Return null if there is no such game among `games`, or if the page shows it already.
 */
export function requestedGame(games: readonly GameCardProps[]): string | null {
  const named = new URLSearchParams(window.location.search).get("game") ?? loadText(KEY);
  return games.find(({ key, current }) => key === named && !current)?.key ?? null;
}

/** Remember which game the home page shows; return whether the browser has stored it. */
export const keepGame = (game: string): boolean => storeText(KEY, game);

/**
 * Return the list of games to choose from, as cards, or nothing if there is only one. `level` is the heading level of
 * the page's title; `show` is called with the key of the chosen game.
 */
export function gameShelf(
  games: readonly GameCardProps[],
  level: number,
  t: Words,
  show: (game: string) => unknown,
): Piece {
  if (games.length < 2) return nothing;
  const card = ({ key, title, text, standing, tiles, lies, current }: GameCardProps): Piece => {
    const name = html`<button type="button" class="rw-card-link" aria-pressed=${String(current)}
      @click=${() => show(key)}>${title}</button>`;
    return html`<li class="rw-card" data-game=${key} ?data-current=${current}>
      <div class="rw-card-tiles" data-lies=${lies} aria-hidden="true">${tiles.map(tileFace)}</div>
      ${heading(level + 2, "rw-card-title", name)}
      <p class="rw-card-text">${text}</p>
      <p class="rw-card-standing">${standing}</p>
    </li>`;
  };
  return html`<section class="rw-chapter rw-games">
    ${heading(level + 1, "rw-chapter-title", t("home-games"))}
    <ul class="rw-cards">${games.map(card)}</ul>
  </section>`;
}

/**
 * Return a part of the page, folded at first, that compares the game on the page with another one: a table of the
 * differences, and a line that lists what is the same. The other game is the one with the key `beside`, or the first
 * other game if there is none with that key. `compare` is called with the key of a game that the reader chooses
 * instead.
 */
export function differencesPiece(
  differences: DifferencesProps | null,
  beside: string | null,
  t: Words,
  compare: (game: string) => void,
): Piece {
  const other = differences?.others.find(({ key }) => key === beside) ?? differences?.others[0];
  if (!differences || !other) return nothing;
  const rows = differences.questions.map((what, at) => ({
    what,
    own: differences.own.answers[at],
    other: other.answers[at],
  }));
  const same = rows.filter((row) => row.own === row.other).map(({ what }) => what);
  const change = (event: Event): void => compare((event.target as HTMLSelectElement).value);
  return html`<details class="rw-differs">
    <summary>${differences.title}</summary>
    <label class="rw-differs-from">${t("home-differs-from")}
      <select name="beside" @change=${change}>${differences.others.map(
        ({ key, title }) => html`<option value=${key}
        ?selected=${key === other.key}>${title}</option>`,
      )}</select></label>
    <table>
      <thead><tr><td></td><th scope="col">${differences.own.title}</th><th scope="col">${other.title}</th></tr></thead>
      <tbody>${rows
        .filter((row) => row.own !== row.other)
        .map(
          ({ what, own, other }) => html`<tr><th scope="row">${what}</th><td>${own}</td><td>${other}</td></tr>`,
        )}</tbody>
    </table>
    ${same.length ? html`<p class="rw-card-text">${t("home-differs-same", { what: same.join(", ") })}</p>` : nothing}
  </details>`;
}
