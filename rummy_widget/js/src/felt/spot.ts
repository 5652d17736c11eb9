// Buttons for the things on the felt that make a move when they are clicked.
import { html, nothing, type TemplateResult } from "lit-html";
import type { SpotProps } from "../types";

/** A view that shows the felt (the playing area) and makes the player's moves. */
export interface Mover {
  readonly locked: boolean; // the connection to Python is lost: clicks do nothing
  act(move: string): void; // makes a move, or says why it is not allowed now
}

/** What identifies a spot: the number of a stack, or the id of a tile that can be dragged. */
interface SpotKey {
  number?: number;
  id?: number;
  dealt?: boolean;
}

/**
 * Return the button for a spot (something on the felt, the playing area, that can be clicked, such as the stock). A
 * click calls `player.act` with the spot's move, if it has one. `type` is the button's CSS class, `inside` its content.
 * The second click of a double click is ignored.
 */
export function spotButton(spot: SpotProps & SpotKey, type: string, inside: unknown, player: Mover): TemplateResult {
  const { number, id, move, why, label, title, hinted, dealt } = spot;
  // Without a move it is a button as well, so that it keeps the focus.
  const press = (event: MouseEvent): void => {
    if (move !== null && !player.locked && event.detail < 2) player.act(move);
  };
  return html`<button type="button" class=${type} data-move=${move ?? nothing} data-stack=${number ?? nothing}
    data-id=${id ?? nothing} aria-label=${label} title=${title ?? nothing}
    aria-disabled=${move === null || why !== null ? "true" : nothing} ?data-hinted=${hinted} ?data-gone=${dealt}
    @click=${press}>${inside}</button>`;
}
