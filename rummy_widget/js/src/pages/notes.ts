// A note about the page rather than the game.
import { html, nothing } from "lit-html";
import type { Trouble } from "../progress";
import type { Words } from "../words";
import type { Piece } from "./parts";

/** Said once on a page: results last only as long as it is open. */
export const troubleNote = (trouble: Trouble | null, t: Words): Piece =>
  trouble ? html`<p class="rw-note">${t(`storage-${trouble}`)}</p>` : nothing;
