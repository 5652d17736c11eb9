// What can be opened over the felt. Each panel is a file of `panels`, and shows what Python's half of it gives.
import { html } from "lit-html";
import { button, PRIMARY } from "../button";
import { heading, type Piece } from "../pages/parts";
import type { GameProps, PeopleProps, TableActionProps, TableProps } from "../types";
import type { SetupForm } from "./setup";
import type { Hall } from "./tiles";

/** What a panel is drawn from. */
export interface Scene {
  readonly table: TableProps;
  readonly people: PeopleProps | null;
  readonly hall: Hall;
  readonly level: number; // of its heading
  readonly lifted: string | null; // the name of the one tile that is picked up
  readonly form: SetupForm;
  /** Opens a panel, or closes it where it is open; null closes all. */
  toggle(key: string | null): void;
  redraw(): void;
  readonly unfolded: Set<string>; // panels of which all is shown
}

export interface Panel {
  readonly key: string; // of Python's half, and of the button that opens it
  readonly order: number; // in the menu; of several that were asked for the first is shown
  /** What its button and its heading say; null where there is nothing to open. */
  title(scene: Scene): string | null;
  piece(scene: Scene): Piece;
  /** Python opens it when it is asked for: it draws all of itself. The others are opened here, and lie in a drawer. */
  readonly asked?: true;
  /** Its button stands elsewhere than in the menu. */
  readonly apart?: true;
}

export const actionOf = (game: GameProps, key: string): TableActionProps | undefined =>
  game.actions.find((each) => each.key === key);

/** What Python tells of a panel; null where it has nothing to show. */
export const shown = <P>({ table }: Scene, key: string): P | null => (table.panels[key] as P | undefined) ?? null;

/** The head of what lies over the felt, and the way to close it. */
export interface Over {
  type: string; // its class
  id: string; // of its heading
  title: string;
  act: string; // of the button that closes it
  close(): void;
}

/** Whoever presses Escape there wants it gone. */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };

export function overFelt({ type, id, title, act, close }: Over, { hall, level }: Scene, inside: Piece): Piece {
  const off = act !== "drawer-close" && hall.locked;
  return html`<section class=${`rw-panel ${type}`} tabindex="-1" aria-labelledby=${id} @keydown=${onEscape(close)}>
    <div class="rw-coach-head">${heading(level, "rw-chapter-title", title, id)}
      ${button(act, hall.t("table-coach-close"), close, { type: "rw-quiet", off })}</div>
    ${inside}
  </section>`;
}

/** The drawer with one that was opened here. */
export const drawer = (panel: Panel, title: string, scene: Scene): Piece =>
  overFelt(
    { type: "rw-table-drawer", id: "rw-drawer-title", title, act: "drawer-close", close: () => scene.toggle(null) },
    scene,
    panel.piece(scene),
  );

/** Before a turn that costs something is ended: whether it really is to be. */
export const questionPiece = (text: string, { hall: { t }, level }: Scene, yes: () => void, no: () => void): Piece =>
  html`<section class="rw-panel rw-advice rw-asking" role="alertdialog" tabindex="-1" aria-labelledby="rw-asking-title"
    aria-describedby="rw-asking-text" @keydown=${onEscape(no)}>
    ${heading(level, "rw-chapter-title", t("spread-penalty"), "rw-asking-title")}
    <p id="rw-asking-text">${text}</p>
    <p class="rw-advice-ways">
      ${button("penalty-yes", t("spread-penalty-yes"), yes)}
      ${button("penalty-no", t("spread-penalty-no"), no, { type: PRIMARY })}</p>
  </section>`;
