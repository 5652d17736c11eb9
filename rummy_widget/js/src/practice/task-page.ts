// The common parts of the practice and puzzle pages: the bar, the notes, and the address of a task. A page
// opens with the task in its address, and keeps it when it is reloaded.
import { html, nothing } from "lit-html";
import { button, type ButtonLook } from "../button";
import type { Frame } from "../frame";
import { menu } from "../menu";
import { pageHost } from "../page";
import { bar } from "../pages/bar";
import { troubleNote } from "../pages/progress-sync";
import { arrow, heading, SLIDERS, type Piece } from "../pages/parts";
import { stepLinkFor } from "../pages/step-link";
import { makeSender, type Sender } from "../sender";
import type { Message, TaskPageState } from "../types";
import { SAVE_EVENT } from "../reload";
import { keepRecord } from "./record";

const MOST = 2000; // longer addresses are not ours

interface TaskState extends TaskPageState {
  task: { query: string } | null;
  review: string | null;
}

/** The parts that the practice page and the puzzle page have in common. */
export interface TaskPage {
  readonly opened: Promise<void>; // resolves once the task in the page's address, if there is one, is open
  readonly sender: Sender;
  /** Return the bar at the top of the page. `level` is the level of its title; `end` is put after the title. */
  bar(level: number, end?: Piece): Piece;
  /** Return notes on what went wrong, for example that results can't be stored; empty if nothing did. */
  notes(): Piece;
  /**
   * Return the button that opens a task that went wrong before, to try it again; nothing if there is none. `more` is
   * added to the button's text, by default an arrow.
   */
  review(look: ButtonLook, more?: Piece): Piece;
  /** Return the menu of the settings, with `items`. `label` is its tooltip, `type` its CSS class. */
  menu(label: string, type: string, items: Piece): Piece;
  /**
   * Return the button that copies the address of the task, with the tooltip `about`; nothing if the task has no address
   * here.
   */
  address(about: string): Piece;
  /** Return a field with the address if copying failed, otherwise nothing. */
  addressField(): Piece;
  /** Stop listening. */
  destroy(): void;
}

/**
 * Return the parts that the practice page and the puzzle page have in common. `update` redraws the page, `go` sends a
 * message that opens another task. `record` consists of the storage key of the page's results and Python's name for
 * them, as in `keepRecord`.
 */
export function taskPage(
  frame: Frame,
  update: () => void,
  go: (message: Message) => Promise<void>,
  ...record: [key?: string, name?: string]
): TaskPage {
  const { client, t } = frame;
  const sender = makeSender(frame, update);
  const link = stepLinkFor(frame, update);
  const keeping = keepRecord(client, update, ...record);
  const state = (): TaskState => client.state<TaskState>();

  /** Put the task into the address before the page is reloaded. */
  const keepAddress = (): void => {
    const { task } = state();
    if (task) history.replaceState(history.state, "", task.query);
  };

  /** Send the stored record, then open the task in the address, unless one is open. */
  const open = async (): Promise<void> => {
    if (!(await keeping.open())) return;
    const { search } = window.location;
    if (pageHost() === "voila" && search && !state().task) await go({ type: "read", text: search.slice(0, MOST) });
  };

  window.addEventListener(SAVE_EVENT, keepAddress);
  return {
    opened: open(),
    sender,
    bar(level, end) {
      const { home, title, languages, task } = state();
      const name = heading(level, "rw-page-title", title);
      return bar(
        { home, above: t("brand"), title: name, languages: task ? undefined : languages, end: end ?? nothing },
        t,
      );
    },
    notes() {
      const text = sender.problem ?? state().notice;
      const notice = text ? html`<p class="rw-note" data-notice>${text}</p>` : nothing;
      return html`${troubleNote(keeping.trouble(), t)}${notice}`;
    },
    review(look, more = arrow("right")) {
      const { review } = state();
      const press = (): unknown => go({ type: "review" });
      return review ? button("review", html`${review}${more}`, press, { ...look, off: frame.locked }) : nothing;
    },
    menu: (label, type, items) => menu({ label, sign: SLIDERS, type: `rw-page-menu ${type}` }, items),
    address(about) {
      const { task } = state();
      const address = pageHost() === "voila" && task ? `${location.origin}${location.pathname}${task.query}` : null;
      return link.button(address, about);
    },
    addressField: () => link.field(),
    destroy() {
      window.removeEventListener(SAVE_EVENT, keepAddress);
      keeping.stop();
    },
  };
}
