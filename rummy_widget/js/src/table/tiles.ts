// Tiles that only lie there, and a few small things that all screens of the table share.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Frame } from "../frame";
import { rulesHref } from "../page";
import type { Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { ClauseProps, Message, TileProps } from "../types";
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

/** Several tiles under one name that lists them: "Discarded: red 7, black 2". */
export function pictures(tiles: readonly TileProps[], key: string, t: Words): Piece {
  if (tiles.length === 0) return nothing;
  const label = t(key, { tiles: tiles.map(({ name }) => name).join(", ") });
  const faces = tiles.map(tileFace);
  return html`<span class="rw-pics" data-of=${key} role="img" aria-label=${label} title=${label}>${faces}</span>`;
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
export function button(
  hall: Hall,
  message: Message,
  text: string,
  type = "rw-button",
  about: string | null = null,
): TemplateResult {
  return html`<button type="button" class=${type} data-act=${message.type} title=${about || nothing}
    aria-disabled=${hall.locked ? "true" : nothing} @click=${() => hall.tell(message)}>${text}</button>`;
}
