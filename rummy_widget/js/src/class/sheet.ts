// One exercise: its question, the answer field, how the text is read, and the grade.
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { button } from "../button";
import type { Frame } from "../frame";
import { heading, uniqueId, type Piece } from "../pages/parts";
import { problemNote } from "../pages/verdict";
import { tilesPicture } from "../table/tiles";
import { makeSender, type Sender } from "../sender";
import type { GradedProps, Pieces, ReadingProps, TaskProps } from "../types";
import { typeset } from "./typeset";

const TYPING_PAUSE = 250; // ms after the last key until Python is asked how it reads the text
const MOST_CHARS = 2000; // characters sent at most; Python refuses far fewer
const STATUS = { right: "right", wrong: "wrong", unreadable: "not-yet", guess: "guess" } as const;

/** The card of an exercise, with its answer field. The card itself keeps the text that is being typed. */
export class ExerciseSheet {
  readonly #frame: Frame;
  readonly #redraw: () => void;
  readonly #id = uniqueId();
  #draft = "";
  #task = "";
  /** The sender of its messages. */
  readonly sender: Sender;
  /**
   * If set, it is called with each answer (`text`) and the key of its exercise (`step`), and the answer isn't sent to
   * Python. Then answers are taken even while the connection is lost.
   */
  takeAnswer: ((step: string, text: string) => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(frame: Frame, redraw: () => void) {
    this.#frame = frame;
    this.#redraw = redraw;
    this.sender = makeSender(frame, redraw);
  }

  /** Stop its timer, which waits for pauses in typing. */
  destroy(): void {
    clearTimeout(this.#timer);
  }

  /** Put the focus on the answer field. */
  focus(): void {
    this.#frame.body.querySelector<HTMLElement>(".rw-sheet input")?.focus();
  }

  /**
   * Return the template of an exercise. `level` is the level of its heading, `more` are buttons beside Check, and `end`
   * is shown below everything else.
   */
  piece(task: TaskProps, level: number, more: Piece = nothing, end: Piece = nothing): Piece {
    const { t } = this.#frame;
    const id = this.#id;
    const locked = this.#frame.locked && !this.takeAnswer;
    const name = `${task.key} ${task.seed}`;
    if (name !== this.#task) {
      clearTimeout(this.#timer);
      this.#draft = task.typed;
      this.sender.problem = null;
    }
    this.#task = name;
    const current = task.typed === this.#draft;
    const submit = (event: Event): void => {
      event.preventDefault();
      void this.#check();
    };
    return html`<article class="rw-sheet rw-panel" data-task=${task.key} data-seed=${task.seed}
      aria-labelledby=${`${id}-title`}>
      <p class="rw-where">${task.where}</p>
      ${heading(level, "rw-title", task.title, `${id}-title`)}
      <p class="rw-goal" id=${`${id}-ask`}>${task.text}</p>
      ${tilesPicture(task.tiles, task.tiles_label)}
      <form class="rw-sheet-form" @submit=${submit} novalidate>
        <label class="rw-field-label" for=${`${id}-field`}>${t(task.guess ? "work-guess-field" : "work-answer")}</label>
        <div class="rw-field-row">
          <input class="rw-field" id=${`${id}-field`} type="text" autocomplete="off" autocapitalize="off"
            spellcheck="false" maxlength=${MOST_CHARS} .value=${live(this.#draft)} ?readonly=${locked}
            aria-describedby=${`${id}-form ${id}-read`} @input=${(event: Event) => this.#type(event)} />
          <button type="submit" class=${task.right ? "rw-button" : "rw-button rw-primary"} data-act="check"
            aria-disabled=${locked || !this.#draft.trim() ? "true" : nothing}>${t(
              task.guess ? "work-guess" : "check",
            )}</button>
          ${more}
        </div>
        <p class="rw-muted" id=${`${id}-form`}>${task.form}</p>
        <div class="rw-reading" id=${`${id}-read`}
          data-reading>${current && task.reading ? this.#reading(task.reading) : nothing}</div>
      </form>
      ${problemNote(this.sender.problem)}
      ${current && task.verdict ? this.#verdict(task.verdict) : nothing}
      ${task.tries ? html`<p class="rw-muted" data-tries>${task.tries}</p>` : nothing}
      ${this.#solution(task)} ${end}
    </article>`;
  }

  // ---- Drawing

  #reading(reading: ReadingProps): Piece {
    if (reading.problem) return html`<p class="rw-unread">${reading.problem}</p>${markedText(reading.place)}`;
    return this.#read(reading.typeset, reading.text);
  }

  #read(source: string, text: string): Piece {
    return html`<p class="rw-read"><span class="rw-muted">${this.#frame.t("work-reads")}</span> <span class="rw-formula"
      tabindex="0" role="group" aria-label=${text}>${formulaElement(source, text)}</span></p>`;
  }

  #verdict(graded: GradedProps): Piece {
    return html`<div class="rw-verdict" role="group" data-status=${STATUS[graded.outcome]}
      data-outcome=${graded.outcome} aria-label=${this.#frame.t("verdict")}>
      <div class="rw-verdict-main">
        <p class="rw-verdict-line"><strong class="rw-word">${graded.word}</strong> <span
          class="rw-verdict-text">${graded.text}</span></p>
        ${graded.read_as ? this.#read(graded.typeset, graded.read_as) : nothing} ${markedText(graded.place)}
        ${graded.how ? html`<p class="rw-muted" data-how>${graded.how}</p>` : nothing}
      </div>
    </div>`;
  }

  #solution({ solution, may_show }: TaskProps): Piece {
    const { t, locked } = this.#frame;
    const show = (): unknown => this.sender.send({ type: "show" });
    if (may_show) return html`<p>${button("show", t("work-show"), show, { type: "rw-quiet", off: locked })}</p>`;
    if (!solution) return nothing;
    const { text, typeset: source, formula, value } = solution;
    return html`<section class="rw-solution" aria-label=${t("work-solution")}>
      <p><b>${t("work-solution")}.</b> ${text}</p>
      <p class="rw-formula" tabindex="0" role="group"
        aria-label=${`${formula} ${value}`}>${formulaElement(source, formula)} <span>${value}</span></p>
    </section>`;
  }

  // ---- Doing

  #type(event: Event): void {
    this.#draft = (event.target as HTMLInputElement).value;
    this.sender.problem = null;
    clearTimeout(this.#timer);
    const text = this.#draft;
    this.#timer = setTimeout(() => void this.sender.send({ type: "typed", text }), TYPING_PAUSE);
    this.#redraw();
  }

  async #check(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.takeAnswer && this.#draft.trim()) this.takeAnswer(this.#task.split(" ")[0]!, this.#draft);
    else if (this.#draft.trim()) await this.sender.send({ type: "check", answer: this.#draft });
    this.focus();
  }
}

/** Return a formula as an element, made again only if its source changes. */
const formulaElement = (source: string, text: string): unknown => guard([source], () => typeset(source, text));

/** Return the typed text with the part in question marked. */
const markedText = (place: Pieces | null): Piece =>
  place ? html`<p class="rw-typed">${place[0]}<mark>${place[1]}</mark>${place[2]}</p>` : nothing;
