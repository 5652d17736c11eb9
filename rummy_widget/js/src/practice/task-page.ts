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
  readonly opened: Promise<void>; // the task in the address is open, if there is one
  readonly sender: Sender;
  /** Return the bar of the page. */
  bar(level: number, end?: Piece): Piece;
  /** Return what went wrong, if anything. */
  notes(): Piece;
  /** Return the button that opens past mistakes, or nothing. */
  review(look: ButtonLook, more?: Piece): Piece;
  /** Return the menu of the settings. */
  menu(label: string, type: string, items: Piece): Piece;
  /** Return the button that copies the address of the task. */
  address(about: string): Piece;
  /** Return a field with the address if copying failed, otherwise nothing. */
  addressField(): Piece;
  /** Stop listening. */
  destroy(): void;
}

/**
 * Return the common parts of the practice or puzzle page. `update` redraws the page, `go` opens another task; `record`
 * holds the storage key and the name to pass to `keepRecord`.
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
