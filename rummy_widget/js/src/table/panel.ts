// Panels that open over the felt. Each is a file in `panels`, and shows data that its Python half sends.
import { html } from "lit-html";
import { button, PRIMARY } from "../button";
import { heading, type Piece } from "../pages/parts";
import type { GameProps, PeopleProps, TableActionProps, TableProps } from "../types";
import type { SetupForm } from "./setup";
import type { Host } from "./tiles";

/** What a panel over the felt is drawn from. */
export interface Scene {
  readonly table: TableProps;
  readonly people: PeopleProps | null;
  readonly host: Host;
  readonly level: number; // of its heading
  readonly lifted: string | null; // name of the lifted tile, if it is one
  readonly form: SetupForm;
  /** Open a panel, or close it if it is open; null closes all. */
  toggle(key: string | null): void;
  redraw(): void;
  readonly unfolded: Set<string>; // keys of panels that are shown in full
}

/** A panel that opens over the felt, the playing area. */
export interface Panel {
  readonly key: string; // of its data from Python, and of its button
  readonly order: number; // in the menu; of several that Python has opened the first is shown
  /** Return the text of its button and heading, or null if there is nothing to show. */
  title(scene: Scene): string | null;
  /** Return its contents. */
  piece(scene: Scene): Piece;
  /**
   * Python opens it on request, and it draws its own frame. Other panels are opened by the menu and lie in a
   * drawer.
   */
  readonly asked?: true;
  /** Its button is not in the menu. */
  readonly apart?: true;
}

/** Return an action of the game by its key. */
export const actionOf = (game: GameProps, key: string): TableActionProps | undefined =>
  game.actions.find((each) => each.key === key);

/** Return the data that Python sends for a panel, or null. */
export const dataOf = <P>({ table }: Scene, key: string): P | null => (table.panels[key] as P | undefined) ?? null;

/** The style of a panel over the felt, its heading and the button that closes it. */
export interface Head {
  type: string; // its class
  id: string; // of its heading
  title: string;
  act: string; // of the button that closes it
  close(): void;
}

/** Return a key handler that calls `close` on Escape. */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };

/** Return a panel over the felt, with its heading and its Close button. */
export function overFelt({ type, id, title, act, close }: Head, { host, level }: Scene, inside: Piece): Piece {
  const off = act !== "drawer-close" && host.locked;
  return html`<section class=${`rw-panel ${type}`} tabindex="-1" aria-labelledby=${id} @keydown=${onEscape(close)}>
    <div class="rw-coach-head">${heading(level, "rw-chapter-title", title, id)}
      ${button(act, host.t("table-coach-close"), close, { type: "rw-quiet", off })}</div>
    ${inside}
  </section>`;
}

/** Return a panel of the menu, titled `title`, in the drawer that opens over the felt. */
export const drawer = (panel: Panel, title: string, scene: Scene): Piece =>
  overFelt(
    { type: "rw-table-drawer", id: "rw-drawer-title", title, act: "drawer-close", close: () => scene.toggle(null) },
    scene,
    panel.piece(scene),
  );

/** Return the question (`text`) whether to end a turn that costs a penalty; the answer calls `yes` or `no`. */
export const questionPiece = (text: string, { host: { t }, level }: Scene, yes: () => void, no: () => void): Piece =>
  html`<section class="rw-panel rw-advice rw-asking" role="alertdialog" tabindex="-1" aria-labelledby="rw-asking-title"
    aria-describedby="rw-asking-text" @keydown=${onEscape(no)}>
    ${heading(level, "rw-chapter-title", t("spread-penalty"), "rw-asking-title")}
    <p id="rw-asking-text">${text}</p>
    <p class="rw-advice-ways">
      ${button("penalty-yes", t("spread-penalty-yes"), yes)}
      ${button("penalty-no", t("spread-penalty-no"), no, { type: PRIMARY })}</p>
  </section>`;
