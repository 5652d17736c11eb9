// What lies on the felt as a button, where pointing at it makes a move.
import { html, nothing, type TemplateResult } from "lit-html";
import type { SpotProps } from "../types";

/** Who shows the felt, and makes the moves. */
export interface Player {
  readonly locked: boolean;
  act(move: string): void; // one that may not be made now, too: it is said why
}

/** By what it is found again: a stack by its number, a tile that can be dragged by its id. */
interface Named {
  number?: number;
  id?: number;
  dealt?: boolean;
}

/** A button for as long as it is there, so that the focus stays too; a second click at once is meant for nothing. */
export function spot(each: SpotProps & Named, type: string, inside: unknown, player: Player): TemplateResult {
  const { number, id, move, why, label, title, hinted, dealt } = each;
  const press = (event: MouseEvent): void => {
    if (move !== null && !player.locked && event.detail < 2) player.act(move);
  };
  return html`<button type="button" class=${type} data-move=${move ?? nothing} data-stack=${number ?? nothing}
    data-id=${id ?? nothing} aria-label=${label} title=${title ?? nothing}
    aria-disabled=${move === null || why !== null ? "true" : nothing} ?data-hinted=${hinted} ?data-gone=${dealt}
    @click=${press}>${inside}</button>`;
}
