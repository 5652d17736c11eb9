// The view "classwork": sign in, do the exercises, save the file for the teacher.
import { html, nothing, render } from "lit-html";
import { button, PRIMARY } from "../button";
import type { Frame, View } from "../frame";
import { cardLevel, heading, uniqueId, type Piece } from "../pages/parts";
import { problemNote } from "../pages/verdict";
import { allResults } from "../progress";
import { saveFile } from "../save";
import { makeSender } from "../sender";
import type { EntryProps, LivePlaceProps, Message, WorkState } from "../types";
import { Outbox } from "./outbox";
import { barsPiece, sizeButton, unreachablePiece } from "./pieces";
import { codeInAddress, WorkStore } from "./work-store";
import { ExerciseSheet } from "./sheet";

const MARKS = { right: "✓", wrong: "…", open: "" };

/** Open the view "classwork": a student's exercises, alone or in a live class. */
export function workView(frame: Frame): View {
  const { client, t } = frame;
  const sender = makeSender(frame, update);
  const sheet = new ExerciseSheet(frame, update);
  const store = new WorkStore(client, sender.showProblem);
  const outbox = new Outbox(client, update, sheet.sender.showProblem);
  const id = uniqueId();
  let saved: string | null = null;

  const now = (): WorkState => client.state<WorkState>();

  function update(): void {
    const state = now();
    const level = cardLevel(frame.root);
    sheet.takeAnswer = state.live ? (step, text) => outbox.add(step, text) : null;
    render(
      html`<section class="rw-class rw-work" data-size=${state.size} aria-labelledby=${`${id}-title`}>
        ${heading(level, "rw-title", state.title, `${id}-title`)}
        ${state.own ? html`${head(state)} ${problemNote(sender.problem)}` : signInForm(state)}
        ${store.blocked ? html`<p class="rw-note">${t("storage-blocked")}</p>` : nothing}
        ${state.task ? sheet.piece(state.task, level + 1, nextButton(state)) : nothing}
        ${state.live ? place(state.live, level + 1) : nothing}
        ${state.own ? foot(state) : nothing}
      </section>`,
      frame.body,
    );
  }

  // ---- Signing in

  function signInForm({ about, stored, code, alone, unreachable }: WorkState): Piece {
    const { locked } = frame;
    const submit = (event: Event): void => {
      event.preventDefault();
      void begin(code ?? typed("code"), typed("name"));
    };
    const field = (name: "code" | "name"): Piece => html`<p class="rw-setting">
      <label for=${`${id}-${name}`}>${t(`work-${name}`)}</label>
      <input class="rw-field" id=${`${id}-${name}`} name=${name}
        .defaultValue=${name === "code" ? codeInAddress() : ""} autocomplete="off" spellcheck="false" maxlength="60"
        ?readonly=${locked} />
    </p>`;
    const other = alone
      ? html`<div class="rw-door-more"><p>${alone.text}</p>
          ${button("begin-alone", alone.label, () => beginAlone(alone.code), { off: locked })}</div>`
      : nothing;
    return html`<form class="rw-panel rw-door" @submit=${submit} novalidate>
      <p>${about}</p>
      <div class="rw-door-fields">${code === null ? field("code") : nothing} ${field("name")}
        <button type="submit" class="rw-button rw-primary" data-act="begin"
          aria-disabled=${locked ? "true" : nothing}>${t("work-begin")}</button>
      </div>
      ${problemNote(sender.problem)} ${unreachablePiece(unreachable, frame, retry)} ${other}
      <div class="rw-door-stored" data-stored>${stored.map((each) => html`<p class="rw-muted">${each}</p>`)}</div>
    </form>`;
  }

  function head({ own, standing, list, task }: WorkState): Piece {
    return html`<p class="rw-work-own"><span data-own>${own?.text}</span> <span
      class="rw-muted">${own?.shown}</span> <strong data-standing>${standing}</strong></p>
      <nav aria-label=${t("work-list")}><ol class="rw-work-list"
        role="list">${list.map((each) => entry(each, each.key === task?.key))}</ol></nav>`;
  }

  /** Return the part for a live class: whether all answers are sent, what happens next, the class's results. */
  function place({ status, waiting, rejoin, held, shown, deal, dealt }: LivePlaceProps, level: number): Piece {
    const off = frame.locked;
    const { count } = outbox;
    const standing = count && client.status !== "live" ? held : status;
    return html`<div class="rw-live-place" data-unsent=${count}>
      ${standing ? html`<p class=${rejoin ? "rw-problem" : nothing} data-sent role="status">${standing}</p>` : nothing}
      ${rejoin ? html`<p>${button("rejoin", rejoin, leave, { type: PRIMARY, off })}</p>` : nothing}
      ${waiting ? html`<p class="rw-muted" data-waiting>${waiting}</p>` : nothing}
      ${shown.map((each) => html`<div class="rw-panel">${barsPiece(each, level, "shown")}</div>`)}
      ${dealt ? html`<div class="rw-panel">${barsPiece(dealt, level, "dealt")}</div>` : nothing}
      ${deal ? html`<p>${button("deal", deal, () => tell({ type: "start" }), { off })}</p>` : nothing}
    </div>`;
  }

  const entry = ({ key, number, state, label }: EntryProps, now: boolean): Piece =>
    html`<li><button type="button" class="rw-work-entry" data-go=${key} data-state=${state} aria-label=${label}
      title=${label} aria-current=${now ? "step" : nothing} aria-disabled=${frame.locked ? "true" : nothing}
      @click=${() => go(key)}>${number}<span aria-hidden="true">${MARKS[state]}</span></button></li>`;

  function nextButton({ task, next }: WorkState): Piece {
    const type = task?.right ? PRIMARY : "rw-button";
    return next ? button("next", t("work-next"), () => go(next), { type, off: frame.locked }) : nothing;
  }

  function foot({ size, live }: WorkState): Piece {
    const off = frame.locked;
    return html`<div class="rw-sheet-end">
        ${button("export", t("work-export"), save, { off })}
        ${button("leave", t("work-leave"), leave, { type: "rw-quiet", off })}
        ${live ? nothing : sizeButton(size, frame, tell)}
      </div>
      ${saved ? html`<p class="rw-muted" data-saved>${saved}</p>` : nothing}`;
  }

  // ---- Doing

  const field = (name: string): HTMLInputElement | null =>
    frame.body.querySelector<HTMLInputElement>(`.rw-door [name="${name}"]`);
  const typed = (name: string): string => field(name)?.value ?? "";

  function tell(message: Message): Promise<boolean> {
    saved = null;
    return sender.send(message);
  }

  async function begin(code: string, name: string): Promise<void> {
    if (await tell({ type: "begin", code, name })) return sheet.focus();
    // The typed text stays, and the focus goes to the field that has to be changed.
    field(now().alone || !code.trim() ? "code" : "name")?.focus();
  }

  async function beginAlone(code: string): Promise<void> {
    if (await tell({ type: "begin-alone", code, name: typed("name") })) sheet.focus();
  }

  async function retry(): Promise<void> {
    await store.retry();
    if (now().own) sheet.focus();
  }

  async function go(step: string): Promise<void> {
    if (await tell({ type: "go", step })) sheet.focus();
  }

  async function leave(): Promise<void> {
    store.forgetOpen();
    if (await tell({ type: "leave" })) frame.body.querySelector<HTMLElement>(".rw-door input")?.focus();
  }

  async function save(): Promise<void> {
    if (!(await tell({ type: "export", stored: allResults() }))) return;
    const { file } = now();
    if (!file) return;
    saveFile(file.name, file.text);
    saved = t("work-exported", { file: file.name });
    frame.announce(saved);
    update();
  }

  void store.open().then(() => outbox.flush());
  return {
    update,
    destroy() {
      sheet.destroy();
      store.stop();
      outbox.stop();
    },
  };
}
