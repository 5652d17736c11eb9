// Tiles that only lie there, and a few small things that all screens of the table share.
import { html, nothing, type TemplateResult } from "lit-html";
import { button as plainButton } from "../button";
import type { Frame } from "../frame";
import { rulesHref } from "../page";
import type { Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { ClauseProps, LaidProps, Message, TileProps } from "../types";
import type { Words } from "../words";

/** What the parts of the table need from the page that holds them. */
export interface Hall {
  readonly t: Words;
  readonly locked: boolean;
  tell(message: Message): void;
}

export const hallOf = (frame: Frame, tell: (message: Message) => void): Hall => ({
  t: frame.t,
  get locked() {
    return frame.locked;
  },
  tell,
});

/** One tile, with its name. */
export const picture = (tile: TileProps): TemplateResult =>
  html`<span class="rw-pic" role="img" aria-label=${tile.name}>${tileFace(tile)}</span>`;

/** Several tiles as one picture with a name; nothing where there are none. */
export const tilesPicture = (tiles: readonly TileProps[], label: string): Piece =>
  tiles.length ? html`<p class="rw-pics" role="img" aria-label=${label}>${tiles.map(tileFace)}</p>` : nothing;

/** Several tiles under one name that lists them: "Discarded: red 7, black 2". */
export function pictures(tiles: readonly TileProps[], key: string, t: Words): Piece {
  if (tiles.length === 0) return nothing;
  const label = t(key, { tiles: tiles.map(({ name }) => name).join(", ") });
  const faces = tiles.map(tileFace);
  return html`<span class="rw-pics" data-of=${key} role="img" aria-label=${label} title=${label}>${faces}</span>`;
}

/** The melds of a close, and the tile that was free. */
export function closedPiece(melds: readonly LaidProps[], free: TileProps | null, t: Words): Piece {
  if (melds.length === 0) return nothing;
  const meld = ({ tiles, name }: LaidProps): Piece =>
    html`<li>${pictures(tiles, "table-tiles", t)}<span class="rw-caption">${name}</span></li>`;
  return html`<ul class="rw-closed" role="list" aria-label=${t("table-melds")}>
    ${melds.map(meld)}
    ${free ? html`<li>${picture(free)}<span class="rw-caption">${t("table-free")}</span></li>` : nothing}
  </ul>`;
}

/** The number of a rule, with its text for whoever points at it and the way to the page of rules. */
export function chip(clause: ClauseProps | null | undefined): Piece {
  if (!clause) return nothing;
  const href = rulesHref(clause.id);
  const title = `${clause.title}. ${clause.text}`;
  return href
    ? html` <a class="rw-chip" href=${href} title=${title}>${clause.id}</a>`
    : html` <span class="rw-chip" title=${title}>${clause.id}</span>`;
}

/** A button that sends one message. */
export const button = (
  hall: Hall,
  message: Message,
  text: string,
  type = "rw-button",
  title: string | null = null,
): TemplateResult => plainButton(message.type, text, () => hall.tell(message), { type, title, off: hall.locked });
