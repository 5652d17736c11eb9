// The list "Your tables": the multiplayer tables at which this browser has a seat, each opened by one click.
import { html, nothing } from "lit-html";
import { button } from "../button";
import { link } from "../pages/links";
import type { Piece } from "../pages/parts";
import { loadText, storedKeys, storeText } from "../storage";
import type { Message, OwnTableProps } from "../types";
import { SEATS } from "./own-list";

/** Return the secrets of all seats that this browser keeps, by the codes of their tables. */
export const storedSeats = (): Record<string, string> =>
  Object.fromEntries(storedKeys(SEATS).map((key) => [key.slice(SEATS.length), loadText(key) ?? ""]));

/**
 * Return the list of tables, or nothing if there are none. Finished ones have a button with the label `remove`, which
 * takes them off the list; `tell` sends a message to Python.
 */
export function ownTables(
  tables: readonly OwnTableProps[],
  remove: string,
  tell: (message: Message) => unknown,
): Piece {
  if (tables.length === 0) return nothing;
  const forget = (code: string): void => {
    storeText(SEATS + code, null);
    void tell({ type: "own-tables", stored: storedSeats() });
  };
  const row = ({ code, title, people, text, href, mine, over }: OwnTableProps): Piece => {
    const words = html`<b>${title}</b> <span class="rw-muted">${people}</span>
      <span class="rw-own-state">${text}</span>`;
    const label = `${remove}: ${title}, ${people}`;
    const off = over
      ? button("own-remove", "✕", () => forget(code), { type: "rw-quiet rw-own-remove", title: remove, label })
      : nothing;
    return html`<li ?data-mine=${mine} ?data-over=${over}>
      ${link(href, words, { type: "rw-own-table", act: "own-table" })}${off}</li>`;
  };
  return html`<ul class="rw-own-tables" role="list">${tables.map(row)}</ul>`;
}
