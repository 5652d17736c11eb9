// The menu of the table: what can be opened over the felt, and what is seldom done.
import { html, nothing } from "lit-html";
import { closeMenu } from "../menu";
import type { Piece } from "../pages/parts";
import { soundItem } from "../sound";
import { hasPageMenu } from "../stage/menu";
import type { Hall } from "./tiles";

export interface MenuScene {
  hall: Hall;
  ways: readonly [key: string, word: string][]; // panels that can be opened
  open: string | null;
  toggle(key: string): void;
  moves: Piece; // of the game
}

export function tableMenu({ hall: { t }, ways, open, toggle, moves }: MenuScene): Piece {
  // Asked whether one really leaves, one has to see it.
  const pressed = (event: Event): void => {
    if (!(event.target as Element).closest("[data-act='do-leave']")) closeMenu(event);
  };
  const items = ways.map(
    ([key, word]) =>
      html`<button
        type="button"
        class="rw-quiet"
        data-act=${key}
        aria-expanded=${String(open === key)}
        @click=${() => toggle(key)}
      >${word}</button>`,
  );
  return html`<details class="rw-more" @keydown=${closeMenu} @click=${pressed}>
    <summary class="rw-button rw-round" aria-label=${t("table-menu")} title=${t("table-menu")}>
      <span aria-hidden="true">⋯</span></summary>
    <div class="rw-more-list">${items}${moves}${hasPageMenu() ? nothing : soundItem(t)}</div>
  </details>`;
}
