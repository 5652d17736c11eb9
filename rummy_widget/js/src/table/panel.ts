// Panels that open over the felt (the playing area). Each is a file in the folder `panels`, and shows data from Python.
import { html } from "lit-html";
import { button, PRIMARY } from "../button";
import { heading, type Piece } from "../pages/parts";
import type { GameProps, PeopleProps, TableActionProps, TableProps } from "../types";
import type { SetupForm } from "./setup";
import type { Host } from "./tiles";

/** What a panel over the felt (the playing area) is drawn from. */
export interface Scene {
  readonly table: TableProps;
  readonly people: PeopleProps | null;
  readonly host: Host;
  readonly level: number; // level of the panel's heading
  readonly lifted: string | null; // name of the lifted tile of the rack, if exactly one is lifted
  readonly form: SetupForm; // the form with the settings of the table
  /** Open the panel with this key, or close it if it is open; null closes every panel. */
  toggle(key: string | null): void;
  redraw(): void; // redraws the page
  readonly unfolded: Set<string>; // keys of panels that are shown in full
}

/** A panel that opens over the felt, the playing area. */
export interface Panel {
  readonly key: string; // the key of its data from Python, and of its button
  readonly order: number; // its place in the menu; if Python has opened several panels, the first is shown
  /** Return the text of its button and heading, or null if it has nothing to show. */
  title(scene: Scene): string | null;
  /** Return its contents. */
  piece(scene: Scene): Piece;
  /**
   * Whether it is opened by Python, for as long as Python sends data for it: the player presses a button of the game,
   * such as "Coach", and Python answers with the data. Such a panel draws its own frame. Other panels are opened by the
   * page itself, and are shown in a drawer.
   */
  readonly asked?: true;
  /** Whether its button is not in the menu, but somewhere else on the page. */
  readonly apart?: true;
}

/** Return an action of the game by its key. */
export const actionOf = (game: GameProps, key: string): TableActionProps | undefined =>
  game.actions.find((each) => each.key === key);

/** Return the data that Python sends for a panel, or null. */
export const dataOf = <P>({ table }: Scene, key: string): P | null => (table.panels[key] as P | undefined) ?? null;

/** The look of a panel over the felt (the playing area): its class, its heading, and the button that closes it. */
export interface Head {
  type: string; // CSS class of the panel
  id: string; // id of its heading
  title: string; // text of its heading
  act: string; // `data-act` attribute of the button that closes it, by which styles and tests find it
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

/** Return a panel over the felt (the playing area), with its heading, its Close button and its contents (`inside`). */
export function overFelt({ type, id, title, act, close }: Head, { host, level }: Scene, inside: Piece): Piece {
  const off = act !== "drawer-close" && host.locked;
  return html`<section class=${`rw-panel ${type}`} tabindex="-1" aria-labelledby=${id} @keydown=${onEscape(close)}>
    <div class="rw-coach-head">${heading(level, "rw-chapter-title", title, id)}
      ${button(act, host.t("table-coach-close"), close, { type: "rw-quiet", off })}</div>
    ${inside}
  </section>`;
}

/**
 * Return a panel that was opened from the menu, with the heading `title`, in the drawer over the felt (the playing
 * area).
 */
export const drawer = (panel: Panel, title: string, scene: Scene): Piece =>
  overFelt(
    { type: "rw-table-drawer", id: "rw-drawer-title", title, act: "drawer-close", close: () => scene.toggle(null) },
    scene,
    panel.piece(scene),
  );

/** A question whether to do something that costs points, and the labels of its two answers. */
export interface Question {
  act: string; // prefix of the `data-act` attributes of the answers
  title: string;
  text: string;
  yes: string;
  no: string;
}

/** Return a question over the felt. The buttons for the answer call `yes` and `no`. */
export const questionPiece = (question: Question, level: number, yes: () => void, no: () => void): Piece =>
  html`<section class="rw-panel rw-advice rw-asking" role="alertdialog" tabindex="-1" aria-labelledby="rw-asking-title"
    aria-describedby="rw-asking-text" @keydown=${onEscape(no)}>
    ${heading(level, "rw-chapter-title", question.title, "rw-asking-title")}
    <p id="rw-asking-text">${question.text}</p>
    <p class="rw-advice-ways">
      ${button(`${question.act}-yes`, question.yes, yes)}
      ${button(`${question.act}-no`, question.no, no, { type: PRIMARY })}</p>
  </section>`;
