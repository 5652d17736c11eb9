// The view "live": a teacher's live class, with its set-up, the class code, the questions and the incoming
// answers.
import { html, nothing, render, svg } from "lit-html";
import { button, PRIMARY } from "../button";
import { barsPiece, sizeButton, unreachablePiece } from "../class/pieces";
import type { Frame, View } from "../frame";
import { cardLevel, heading, uniqueId, type Piece } from "../pages/parts";
import { problemNote } from "../pages/verdict";
import { saveFile } from "../save";
import { storeText, loadText } from "../storage";
import { settings } from "../table/setting";
import { tilesPicture } from "../table/tiles";
import { makeSender } from "../sender";
import type { LiveAnswerProps, LiveQuestionProps, LiveState, LiveStudentProps, Message } from "../types";

const KEPT = "rummy-widget:v1:live:teacher";
const MARKS = { right: "✓", wrong: "✗", unreadable: "?", guess: "•" };

/**
 * The details of a button: the question or student number it sends, its look, and what happens after the
 * answer.
 */
interface ActionDetails {
  n?: number;
  primary?: boolean;
  quiet?: boolean;
  student?: string; // the student's name
  after?: (ok: boolean) => void;
}

/** Open the view "live": the teacher's page of a live class. */
export function liveView(frame: Frame): View {
  const { client, announce } = frame;
  const id = uniqueId();
  const sender = makeSender(frame, update);
  let confirming = false; // the question whether to close the class is open
  let early = false; // showing was refused once because not all have answered
  let saved: string | null = null;

  const now = (): LiveState => client.state<LiveState>();

  function update(): void {
    const state = now();
    const level = cardLevel(frame.root);
    if (state.ticket) storeText(KEPT, state.ticket);
    render(
      html`<section class="rw-class rw-live" data-size=${state.size} data-stage=${state.stage}
        ?data-asked=${state.question?.opened} aria-labelledby=${`${id}-title`}>
        ${state.stage === "setup" ? setup(state, level) : openClass(state, level)}
      </section>`,
      frame.body,
    );
  }

  /** Resume the class that this browser opened, if any. */
  async function resume(): Promise<void> {
    await client.send({ type: "class", act: "here", address: location.href.slice(0, 300) });
    const token = loadText(KEPT);
    if (!token || now().ticket) return;
    const { ok, gone: lost, error } = await client.send({ type: "resume", token });
    if (ok || lost) return; // the class may be out of reach; it is tried again later
    storeText(KEPT, null);
    sender.showProblem(error);
  }

  // ---- Set-up

  function setup({ title, about, stored, unreachable, fields, labels }: LiveState, level: number): Piece {
    const give = (key: string, value: string): void => void tell({ type: "setup", key, value });
    return html`<div class="rw-panel rw-live-setup">
      ${heading(level, "rw-title", title, `${id}-title`)}
      ${unreachablePiece(unreachable, frame, resume)}
      <p>${about}</p>
      ${settings(fields, id, frame.locked, give)}
      <p>${action("open", labels["open"], { primary: true })}</p>
      ${problemNote(sender.problem)}
      <p class="rw-muted" data-stored>${stored}</p>
    </div>`;
  }

  // ---- The open class

  function openClass(state: LiveState, level: number): Piece {
    const { labels, question, students, names, dealt, size } = state;
    const look = (key: string): unknown => act("look", { n: Number(key) });
    const list = state.questions.map(
      (each) => html`<li><button type="button" class="rw-work-entry" data-go=${each.key} data-state=${each.state}
        aria-label=${each.label} title=${each.label}
        aria-current=${Number(each.key) === question?.number ? "step" : nothing}
        aria-disabled=${frame.locked ? "true" : nothing}
        @click=${() => look(each.key)}>${each.number}</button></li>`,
    );
    const all =
      question?.opened && size === "normal"
        ? html`<div class="rw-panel" ?data-guess=${question.guess}>${answers("answers", question.answers, state, level)}
          </div>`
        : nothing;
    return html`${head(state, level)}
      ${state.status ? html`<p class="rw-live-told" data-told role="status">${state.status}</p>` : nothing}
      <nav aria-label=${labels["questions"]}><ol class="rw-work-list" role="list">${list}</ol></nav>
      ${question ? questionCard(question, state, level + 1) : nothing}
      ${dealt ? html`<div class="rw-panel">${barsPiece(dealt, level + 1, "dealt")}</div>` : nothing}
      ${foot(state)} ${all} ${names && students.length ? studentList(students, state, level + 1) : nothing}`;
  }

  function head({ title, code, link, link_note: note, square, labels, standing }: LiveState, level: number): Piece {
    const qr = square
      ? html`<svg class="rw-live-square" viewBox="0 0 ${square.side} ${square.side}" role="img"
          aria-label=${labels["square"] ?? ""} shape-rendering="crispEdges">${svg`<path d=${square.path} />`}</svg>`
      : nothing;
    return html`<div class="rw-panel rw-live-head">
      <div class="rw-live-in">
        ${heading(level, "rw-title", title, `${id}-title`)}
        <p class="rw-live-code"><span class="rw-muted">${labels["code"]}</span> <strong data-code>${code}</strong></p>
        ${link ? html`<p class="rw-live-link"><a href=${link} data-link>${link}</a></p>` : nothing}
        ${note ? html`<p class="rw-muted" data-note>${note}</p>` : nothing}
        <p data-standing>${standing}</p>
      </div>
      ${qr}
    </div>`;
  }

  function questionCard(question: LiveQuestionProps, state: LiveState, level: number): Piece {
    const { labels, stage, onward, paused } = state;
    const { opened, shown, guess } = question;
    const first = onward === 0;
    const shows = question.all && !shown; // the primary button is the next thing to do: show, tell, go on
    const tellNext = guess && shown && !question.revealed;
    const goNext = first || (shown && !tellNext);
    const title = (guess ? labels["guessed"] : labels["verdict"]) ?? "";
    const chart = question.chart && { ...question.chart, title, ...(guess ? {} : { text: "" }) };
    const answered = html`<p class="rw-live-answered"><progress max="1" .value=${question.part}
      aria-label=${question.answered}></progress> <span data-answered>${question.answered}</span></p>`;
    const toggleButton = (on: boolean, yes: string, no: string, more?: ActionDetails): Piece =>
      action(on ? yes : no, labels[on ? yes : no], more);
    return html`<article class="rw-panel rw-live-question" data-question=${question.number}
      aria-labelledby=${`${id}-question`}>
      <p class="rw-where">${question.where}</p>
      ${heading(level, "rw-title", question.title, `${id}-question`)}
      ${question.ask ? html`<p class="rw-live-ask" data-ask>${question.ask}</p>` : nothing}
      ${tilesPicture(question.tiles, question.tiles_label)}
      ${opened ? answered : nothing} ${chart ? barsPiece(chart, level + 1, "answers") : nothing}
      <div class="rw-live-acts">
        ${opened && !shown ? action("show", labels["show"], { primary: shows, after: (ok) => (early = !ok) }) : nothing}
        ${opened && !shown && early ? action("show-early", labels["show-early"]) : nothing}
        ${shown && guess ? toggleButton(question.revealed, "untell", "tell", { primary: tellNext }) : nothing}
        ${
          stage === "open" && onward !== null
            ? action("turn", labels[first ? "first-turn" : "turn"], { n: onward, primary: goNext })
            : nothing
        }
        ${shown ? action("hide", labels["hide"]) : nothing}
        ${stage === "open" ? toggleButton(paused, "go-on", "pause") : nothing}
      </div>
      ${problemNote(sender.problem)}
      ${question.picked.length ? answers("picked", question.picked, state, level) : nothing}
    </article>`;
  }

  function answers(
    name: "answers" | "picked",
    list: readonly LiveAnswerProps[],
    { labels }: LiveState,
    level: number,
  ): Piece {
    const answer = (each: LiveAnswerProps): Piece => {
      const pick = each.picked ? "unpick" : "pick";
      return html`<li data-outcome=${each.outcome}>
        <span class="rw-live-mark" role="img" aria-label=${each.word}>${MARKS[each.outcome]}</span>
        <div class="rw-live-answer">
          ${name === "picked" && each.ask ? html`<p class="rw-muted">${each.ask}</p>` : nothing}
          ${name === "picked" ? tilesPicture(each.tiles, each.tiles_label) : nothing}
          <p><code>${each.text}</code> ${each.note ? html`<span class="rw-muted">${each.note}</span>` : nothing} ${
            each.name ? html`<b>${each.name}</b>` : nothing
          }</p>
        </div>
        ${action(pick, labels[pick], { n: each.student, quiet: true })}
      </li>`;
    };
    return html`<section class="rw-live-answers" data-list=${name}>
      ${heading(level + 1, "rw-bars-title", labels[name] ?? "")}
      ${list.length ? nothing : html`<p class="rw-muted">${labels["none-yet"]}</p>`}
      <ul role="list">${list.map(answer)}</ul>
    </section>`;
  }

  function studentList(list: readonly LiveStudentProps[], { labels }: LiveState, level: number): Piece {
    const row = ({ student: n, name: student, text, here }: LiveStudentProps): Piece => html`<li>
      <p class="rw-live-answer"><b>${student}</b> <span class="rw-muted">${text}</span></p>
      ${here ? action("free", labels["free-name"], { n, quiet: true, student }) : nothing}
      ${action("drop", labels["drop"], { n, quiet: true, student })}
    </li>`;
    return html`<section class="rw-panel rw-live-answers" data-list="students">
      ${heading(level, "rw-bars-title", labels["students"] ?? "")}
      <ul role="list">${list.map(row)}</ul>
    </section>`;
  }

  function foot({ labels, stage, names, size }: LiveState): Piece {
    const closed = stage === "closed";
    const hide = names ? "names-off" : "names";
    const forget = (ok: boolean): void => void (ok && storeText(KEPT, null));
    const end = closed
      ? action("leave", labels["leave"], { quiet: true, after: forget })
      : confirming
        ? action("close", labels["sure"])
        : button("close", labels["close"], ask, { type: "rw-quiet", off: frame.locked });
    return html`<div class="rw-sheet-end">
      ${action("save", labels["save"], { primary: closed, after: (ok) => ok && save() })}
      ${action(hide, labels[hide], { quiet: true })} ${end} ${sizeButton(size, frame, tell)}
    </div>
    ${saved ? html`<p class="rw-muted" data-saved>${saved}</p>` : nothing}`;
  }

  // ---- Doing

  function action(name: string, text: string | undefined, more: ActionDetails = {}): Piece {
    const type = more.quiet ? "rw-quiet" : more.primary ? PRIMARY : "rw-button";
    const label = more.student ? `${text}: ${more.student}` : null;
    return button(name, text, () => act(name, more), { type, label, off: frame.locked });
  }

  function ask(): void {
    confirming = true;
    update();
    frame.body.querySelector<HTMLElement>("[data-act=close]")?.focus();
  }

  async function act(name: string, { n, after }: ActionDetails): Promise<void> {
    const { body } = frame;
    const here = body.contains(document.activeElement);
    const ok = await tell({ type: "class", act: name, ...(n !== undefined && { n }) });
    if (name !== "show") early = false;
    if (name === "close") confirming = false;
    after?.(ok);
    update();
    // Keep the focus nearby for teachers who use keys: the pressed button may have gone.
    const next =
      body.querySelector<HTMLElement>(".rw-live-acts .rw-primary") ??
      body.querySelector<HTMLElement>(".rw-live-acts button, button");
    if (here && !body.contains(document.activeElement)) next?.focus();
  }

  function tell(message: Message): Promise<boolean> {
    saved = null;
    return sender.send(message);
  }

  function save(): void {
    const { file, labels } = now();
    if (!file) return;
    const bytes = Uint8Array.from(atob(file.text), (each) => each.charCodeAt(0));
    saveFile(file.name, bytes, "application/zip");
    saved = labels["saved"] ?? "";
    announce(saved);
  }

  void client.hello().then(({ gone }) => (gone ? undefined : resume()));
  return { update };
}
