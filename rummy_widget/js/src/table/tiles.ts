// Pictures of tiles, and other small parts of all screens of the table.
import { html, nothing, type TemplateResult } from "lit-html";
import { button as plainButton } from "../button";
import type { Frame } from "../frame";
import { rulesHref } from "../page";
import type { Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { ClauseProps, MeldProps, Message, TileProps } from "../types";
import type { Words } from "../words";

/**
 * What the parts of the table need from their page: texts, whether the connection to Python is lost (`locked`), and a
 * function that sends a message.
 */
export interface Host {
  readonly t: Words;
  readonly locked: boolean;
  tell(message: Message): void;
}

/**
 * Return the `Host` that the parts of a view need. It takes the texts and `locked` from the view's frame; `tell` sends
 * a message to Python.
 */
export const hostOf = (frame: Frame, tell: (message: Message) => void): Host => ({
  t: frame.t,
  get locked() {
    return frame.locked;
  },
  tell,
});

/** Return a picture of a tile, labelled with its name. */
export const picture = (tile: TileProps): TemplateResult =>
  html`<span class="rw-pic" role="img" aria-label=${tile.name}>${tileFace(tile)}</span>`;

/** Return tiles as one picture with a label, or nothing if there are none. */
export const tilesPicture = (tiles: readonly TileProps[], label: string): Piece =>
  tiles.length ? html`<p class="rw-pics" role="img" aria-label=${label}>${tiles.map(tileFace)}</p>` : nothing;

/**
 * Return tiles as one picture; nothing if there are none. Its label is the text with this key, filled in with the names
 * of the tiles, such as "Discarded: red 7, black 2".
 */
export function pictures(tiles: readonly TileProps[], key: string, t: Words): Piece {
  if (tiles.length === 0) return nothing;
  const label = t(key, { tiles: tiles.map(({ name }) => name).join(", ") });
  const faces = tiles.map(tileFace);
  return html`<span class="rw-pics" data-of=${key} role="img" aria-label=${label} title=${label}>${faces}</span>`;
}

/**
 * Return the tiles of a close (a complete hand, which ends the round) as pictures with captions: its melds, and the
 * tile that is in no meld (`free`), if there is one. Return nothing if there are no melds.
 */
export function closedPiece(melds: readonly MeldProps[], free: TileProps | null, t: Words): Piece {
  if (melds.length === 0) return nothing;
  const meld = ({ tiles, name }: MeldProps): Piece =>
    html`<li>${pictures(tiles, "table-tiles", t)}<span class="rw-caption">${name}</span></li>`;
  return html`<ul class="rw-closed" role="list" aria-label=${t("table-melds")}>
    ${melds.map(meld)}
    ${free ? html`<li>${picture(free)}<span class="rw-caption">${t("table-free")}</span></li>` : nothing}
  </ul>`;
}

/**
 * Return the id of a clause (a numbered rule, such as "PRO-20"), with the rule's text as a tooltip and a link to the
 * page of rules; nothing without a clause.
 */
export function chip(clause: ClauseProps | null | undefined): Piece {
  if (!clause) return nothing;
  const href = rulesHref(clause.id);
  const title = `${clause.title}. ${clause.text}`;
  return href
    ? html` <a class="rw-chip" href=${href} title=${title}>${clause.id}</a>`
    : html` <span class="rw-chip" title=${title}>${clause.id}</span>`;
}

/**
 * Return a button that sends `message` to Python. `text` is shown on it, `type` is its CSS class, `title` its tooltip.
 */
export const button = (
  host: Host,
  message: Message,
  text: string,
  type = "rw-button",
  title: string | null = null,
): TemplateResult => plainButton(message.type, text, () => host.tell(message), { type, title, off: host.locked });
