// What pages of tasks have in common: the bar, what went wrong, and a task that has an address. The page opens with the
// one that its own asks for, and keeps it there when it is loaded again.
import { html, nothing } from "lit-html";
import { button, type ButtonLook } from "../button";
import type { Frame } from "../frame";
import { menu } from "../menu";
import { shower } from "../page";
import { bar } from "../pages/bar";
import { troubleNote } from "../pages/keep";
import { arrow, heading, SLIDERS, type Piece } from "../pages/parts";
import { stepLinkOf } from "../pages/share";
import { teller, type Teller } from "../tell";
import type { Message, TaskPageState } from "../types";
import { ASK } from "../wake";
import { keepRecord } from "./record";

const MOST = 2000; // a longer address is none of ours

interface TaskState extends TaskPageState {
  task: { query: string } | null;
  review: string | null;
}

export interface Tasks {
  readonly told: Teller;
  bar(level: number, end?: Piece): Piece;
  notes(): Piece;
  /** The way to what went wrong. */
  review(look: ButtonLook, more?: Piece): Piece;
  menu(label: string, type: string, items: Piece): Piece;
  /** The button that copies the task's address. */
  address(about: string): Piece;
  /** The address itself, where it could not be copied. */
  addressField(): Piece;
  destroy(): void;
}

/** `go` leads to another task; what was done is kept as a record of that key and name (see `keepRecord`). */
export function tasksOf(
  frame: Frame,
  update: () => void,
  go: (message: Message) => Promise<void>,
  ...record: [key?: string, name?: string]
): Tasks {
  const { client, t } = frame;
  const told = teller(frame, update);
  const link = stepLinkOf(frame, update);
  const keeping = keepRecord(client, update, ...record);
  const state = (): TaskState => client.state<TaskState>();

  /** Before the page is loaded again to wake it up: then it opens with the same task. */
  const stay = (): void => {
    const { task } = state();
    if (task) history.replaceState(history.state, "", task.query);
  };

  /** What this browser has kept comes first, then what the address asks for, unless a task is there already. */
  const open = async (): Promise<void> => {
    if (!(await keeping.open())) return;
    const { search } = window.location;
    if (shower() === "voila" && search && !state().task) await go({ type: "read", text: search.slice(0, MOST) });
  };

  window.addEventListener(ASK, stay);
  void open();
  return {
    told,
    bar(level, end) {
      const { home, title, tongues, task } = state();
      const name = heading(level, "rw-page-title", title);
      return bar({ home, above: t("brand"), title: name, tongues: task ? undefined : tongues, end: end ?? nothing }, t);
    },
    notes() {
      const said = told.problem ?? state().notice;
      const notice = said ? html`<p class="rw-note" data-notice>${said}</p>` : nothing;
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
      const address = shower() === "voila" && task ? `${location.origin}${location.pathname}${task.query}` : null;
      return link.button(address, about);
    },
    addressField: () => link.field(),
    destroy() {
      window.removeEventListener(ASK, stay);
      keeping.stop();
    },
  };
}
