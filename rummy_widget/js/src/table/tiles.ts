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
 * What the parts of the table need from their page: texts, whether input is locked, and a way to send
 * messages.
 */
export interface Host {
  readonly t: Words;
  readonly locked: boolean;
  tell(message: Message): void;
}

/** Return the `Host` of a view: its texts, its lock, and `tell` to send messages. */
export const hostOf = (frame: Frame, tell: (message: Message) => void): Host => ({
  t: frame.t,
  get locked() {
    return frame.locked;
  },
  tell,
});

/** Return a picture of a tile with its name. */
export const picture = (tile: TileProps): TemplateResult =>
  html`<span class="rw-pic" role="img" aria-label=${tile.name}>${tileFace(tile)}</span>`;

/** Return tiles as one picture with a label, or nothing if there are none. */
export const tilesPicture = (tiles: readonly TileProps[], label: string): Piece =>
  tiles.length ? html`<p class="rw-pics" role="img" aria-label=${label}>${tiles.map(tileFace)}</p>` : nothing;

/** Return tiles as one picture, labelled with their names: "Discarded: red 7, black 2". */
export function pictures(tiles: readonly TileProps[], key: string, t: Words): Piece {
  if (tiles.length === 0) return nothing;
  const label = t(key, { tiles: tiles.map(({ name }) => name).join(", ") });
  const faces = tiles.map(tileFace);
  return html`<span class="rw-pics" data-of=${key} role="img" aria-label=${label} title=${label}>${faces}</span>`;
}

/** Return the list of a close's melds and free tile, as pictures with captions; nothing without melds. */
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
 * Return the id of a clause with its text as a tooltip and a link to the page of rules; nothing without a
 * clause.
 */
export function chip(clause: ClauseProps | null | undefined): Piece {
  if (!clause) return nothing;
  const href = rulesHref(clause.id);
  const title = `${clause.title}. ${clause.text}`;
  return href
    ? html` <a class="rw-chip" href=${href} title=${title}>${clause.id}</a>`
    : html` <span class="rw-chip" title=${title}>${clause.id}</span>`;
}

/** Return a button that sends one message. */
export const button = (
  host: Host,
  message: Message,
  text: string,
  type = "rw-button",
  title: string | null = null,
): TemplateResult => plainButton(message.type, text, () => host.tell(message), { type, title, off: host.locked });
