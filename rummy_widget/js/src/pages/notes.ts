// Notes about the page rather than the game.
import { html, nothing } from "lit-html";
import type { Trouble } from "../progress";
import type { Words } from "../words";
import type { Piece } from "./parts";

/** Said once on a page: results last only as long as it is open. */
export function troubleNote(trouble: Trouble | null, t: Words): Piece {
  return trouble ? html`<p class="rw-note">${t(`storage-${trouble}`)}</p>` : nothing;
}

/** What went wrong on a page of tasks, with its storage or else. */
export function taskNotes(trouble: Trouble | null, said: string | null, t: Words): Piece {
  return html`${troubleNote(trouble, t)}${said ? html`<p class="rw-note" data-notice>${said}</p>` : nothing}`;
}
