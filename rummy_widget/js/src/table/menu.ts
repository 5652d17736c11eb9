// The menu of the table, and the drawer over the felt that it opens: last moves, this match, what may be set during play.
import { html, nothing } from "lit-html";
import { closeMenu } from "../menu";
import type { Piece } from "../pages/parts";
import { heading } from "../pages/parts";
import { soundItem } from "../sound";
import { hasPageMenu } from "../stage/menu";
import type { Hall } from "./tiles";

/** What the drawer can show besides the coach. */
export type Panel = "log" | "statistics" | "settings" | "moments" | "told" | "people";

export interface MenuScene {
  hall: Hall;
  panels: readonly [Panel, string][]; // what there is to open, with its word
  open: Panel | null;
  toggle(panel: Panel): void;
  moves: Piece; // of the game
}

export function tableMenu({ hall: { t }, panels, open, toggle, moves }: MenuScene): Piece {
  // Asked whether one really leaves, one has to see it.
  const pressed = (event: Event): void => {
    if (!(event.target as Element).closest("[data-act='do-leave']")) closeMenu(event);
  };
  return html`<details class="rw-more" @keydown=${closeMenu} @click=${pressed}>
    <summary class="rw-button rw-round" aria-label=${t("table-menu")} title=${t("table-menu")}><span aria-hidden="true">⋯</span></summary>
    <div class="rw-more-list">
      ${panels.map(([panel, text]) => html`<button type="button" class="rw-quiet" data-act=${panel} aria-expanded=${String(open === panel)} @click=${() => toggle(panel)}>${text}</button>`)}
      ${moves}
      ${hasPageMenu() ? nothing : soundItem(t)}
    </div>
  </details>`;
}

/** The drawer with one of them. */
export function drawerPiece(hall: Hall, level: number, title: string, inside: Piece, close: () => void): Piece {
  return html`<section class="rw-table-drawer rw-panel" tabindex="-1" aria-labelledby="rw-drawer-title" @keydown=${(
    event: KeyboardEvent,
  ) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  }}>
    <div class="rw-coach-head">${heading(level, "rw-chapter-title", title, "rw-drawer-title")}
      <button type="button" class="rw-quiet" data-act="drawer-close" @click=${close}>${hall.t("table-coach-close")}</button></div>
    ${inside === nothing ? nothing : inside}
  </section>`;
}
