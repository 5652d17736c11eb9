// All tiles of the game as buttons: each adds its tile to the rack, and shows how many copies are left.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { Words } from "../words";
import type { ScoreState, StockTileProps } from "../types";

const STEPS: Record<string, readonly [row: number, column: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -99],
  End: [0, 99],
};

/**
 * All tiles of the game, as buttons that add them to the rack. The Tab key reaches one of them, and the arrow keys move
 * to the others.
 */
export class Palette {
  #at: readonly [row: number, column: number] = [0, 0];

  /**
   * Return the tiles as buttons. `add` is called with the tile whose button is pressed, `redraw` when the arrow keys
   * have moved the focus; `id` is a prefix for ids.
   */
  piece(
    { palette }: ScoreState,
    t: Words,
    id: string,
    locked: boolean,
    add: (tile: StockTileProps) => void,
    redraw: () => void,
  ): Piece {
    const rows = palette.map(({ tiles }) => tiles);
    const key = (event: KeyboardEvent): void => {
      const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const row = clamp(this.#at[0] + step[0], rows.length);
      this.#at = [row, clamp(this.#at[1] + step[1], step[0] ? 99 : rows[row]!.length)];
      redraw();
      (event.currentTarget as HTMLElement).querySelector<HTMLElement>("[tabindex='0']")?.focus();
    };
    const here = (row: number, column: number): boolean =>
      this.#at[0] === row && Math.min(this.#at[1], rows[row]!.length - 1) === column;
    return html`<div class="rw-palette" role="group" aria-label=${t("score-palette")}
      aria-describedby=${`${id}-palette`} @keydown=${key}>
      ${palette.map(
        (
          { name, tiles },
          row,
        ) => html`<div class="rw-palette-row" role="group" aria-label=${name} data-many=${tiles.length > 1}>
          ${tiles.map(
            (each, column) => html`<button type="button" class="rw-stock" data-tile=${each.key} data-left=${each.left}
              tabindex=${here(row, column) ? 0 : -1} aria-label=${each.name} aria-disabled=${locked ? "true" : nothing}
              @focus=${() => (this.#at = [row, tiles.length > 1 ? column : this.#at[1]])} @click=${() =>
                add(
                  each,
                )}>${tileFace(each.tile)}<span class="rw-stock-left" aria-hidden="true">${each.left}</span></button>`,
          )}
        </div>`,
      )}
    </div>
    <p id=${`${id}-palette`} hidden>${t("score-palette-help")}</p>`;
  }
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
