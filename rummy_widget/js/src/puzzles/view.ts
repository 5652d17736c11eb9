// Puzzles: ways to be given them, then one after another on the card of a step with a table.
import { html, nothing, render } from "lit-html";
import { addressOf, openAsked, stayAtTask } from "../practice/asked";
import type { Frame, View, ViewFactory } from "../frame";
import { closeMenu } from "../menu";
import { bar } from "../pages/bar";
import { taskNotes } from "../pages/notes";
import { arrow, heading, SLIDERS, titleLevel, uid, type Piece } from "../pages/parts";
import { StepLink } from "../pages/share";
import { StepCard, type Ways } from "../pages/step";
import { Keeping } from "../practice/record";
import { PUZZLES } from "../progress";
import { setting } from "../table/setting";
import { teller, type Teller } from "../tell";
import type { Message, PuzzleState } from "../types";
import { ASK } from "../wake";
import { saveFile } from "./save";

class PuzzlePage implements View {
  private readonly frame: Frame;
  private readonly keeping: Keeping;
  private readonly link: StepLink;
  private readonly told: Teller;
  private readonly id = uid();
  private card: StepCard | null = null;

  constructor(frame: Frame) {
    this.frame = frame;
    this.told = teller(frame, () => this.update());
    this.keeping = new Keeping(frame.client, () => this.update(), PUZZLES, "puzzles");
    this.link = new StepLink(frame, () => this.update());
    window.addEventListener(ASK, this.stay);
    void openAsked(
      this.keeping,
      () => this.state.task,
      (message) => this.go(message),
    );
  }

  destroy(): void {
    window.removeEventListener(ASK, this.stay);
    this.keeping.stop();
    this.card?.destroy();
  }

  update(): void {
    const { state, frame } = this;
    const { step, rack, task } = state;
    if (step && !this.card) this.card = new StepCard(frame);
    if (!step && this.card) {
      this.card.destroy();
      this.card = null;
    }
    const level = titleLevel(frame.root);
    render(task ? this.task(state, level) : this.choice(state, level), frame.body);
    if (step && this.card) this.card.update(step, rack, this.ways(state), level + 1);
  }

  private get state(): PuzzleState {
    return this.frame.client.state<PuzzleState>();
  }

  private ways({ task }: PuzzleState): Ways {
    const onward = (): void => void this.go({ type: "another" });
    const { t } = this.frame;
    return {
      next: onward,
      skipped: onward,
      back: null,
      another: t("puzzle-next"),
      cost: t("tell-move-practice"),
      above: task?.standing ?? "",
    };
  }

  private stay = (): void => stayAtTask(this.state.task);

  // ---- Choosing

  private choice(state: PuzzleState, level: number): Piece {
    const { t, locked } = this.frame;
    const off = locked ? "true" : nothing;
    return html`<div class="rw-puzzles">
      ${bar(
        {
          home: state.home,
          above: t("brand"),
          title: heading(level, "rw-page-title", state.title),
          tongues: state.tongues,
        },
        t,
      )}
      <div class="rw-puzzles-choice">
        ${this.notes(state)}
        <p class="rw-lead">${state.about}</p>
        <p class="rw-where" data-rating>${state.rating}</p>
        <ul class="rw-puzzle-modes" role="list">
          ${state.modes.map(
            ({ key, title, about, standing }) => html`<li class="rw-puzzle-mode">
              <button type="button" data-mode=${key} aria-describedby=${`${this.id}-${key}`} aria-disabled=${off}
                @click=${() => void this.go({ type: "setup", key: "mode", value: key })}>${title}</button>
              <span id=${`${this.id}-${key}`}>${about}${
                standing ? html` <span class="rw-puzzle-standing">${standing}</span>` : nothing
              }</span>
            </li>`,
          )}
        </ul>
        ${this.review(state)} ${this.settings(state, level)} ${this.save()}
      </div>
    </div>`;
  }

  private review({ review }: PuzzleState): Piece {
    if (!review) return nothing;
    return html`<p><button type="button" class="rw-button" data-act="review"
      aria-disabled=${this.frame.locked ? "true" : nothing}
      @click=${() => void this.go({ type: "review" })}>${review}${arrow("right")}</button></p>`;
  }

  private settings({ fields }: PuzzleState, level: number): Piece {
    const { t, locked } = this.frame;
    return html`<section class="rw-panel rw-puzzle-settings" aria-labelledby=${`${this.id}-settings`}>
      ${heading(level + 1, "rw-visually-hidden", t("puzzle-settings"), `${this.id}-settings`)}
      ${fields.map((field) =>
        setting(field, this.id, locked, (key, value) => void this.told.tell({ type: "setup", key, value })),
      )}
    </section>`;
  }

  /** The record as a file: what was predicted, and how it went. */
  private save(): Piece {
    const { t } = this.frame;
    const give = (): void => saveFile("rummy-puzzles.json", JSON.stringify(this.state.record));
    return html`<p><button type="button" class="rw-quiet" data-act="save" title=${t("puzzle-save-about")}
      @click=${give}>${t("puzzle-save")}</button></p>`;
  }

  // ---- A puzzle

  private task(state: PuzzleState, level: number): Piece {
    const { t, locked } = this.frame;
    const { task } = state;
    const end = html`<button type="button" class="rw-button" data-act="modes" aria-disabled=${locked ? "true" : nothing}
      @click=${() => void this.leave()}>${t("puzzle-all")}</button>
      ${this.menu(state)}`;
    return html`<div class="rw-puzzles">
      ${bar({ home: state.home, above: t("brand"), title: heading(level, "rw-page-title", state.title), end }, t)}
      ${this.notes(state)} ${
        task?.over
          ? html`<p class="rw-note" data-over>${task.over}</p>`
          : task?.note
            ? html`<p class="rw-note" data-note>${task.note}</p>`
            : nothing
      }
      ${this.card?.element}
    </div>`;
  }

  private menu(state: PuzzleState): Piece {
    const { t } = this.frame;
    const { task } = state;
    const address = addressOf(task);
    return html`<details class="rw-more rw-page-menu" @keydown=${closeMenu}>
      <summary class="rw-button rw-round" aria-label=${t("puzzle-settings")}
        title=${t("puzzle-settings")}>${SLIDERS}</summary>
      <div class="rw-more-list">
        <p class="rw-where" data-rating>${state.rating}</p>
        ${this.link.button(address, t("puzzle-link-about"))} ${this.review(state)} ${this.save()} ${this.link.field()}
      </div>
    </details>`;
  }

  private notes({ notice }: PuzzleState): Piece {
    return taskNotes(this.keeping.trouble(), this.told.problem ?? notice, this.frame.t);
  }

  // ---- Doing

  /** To another puzzle, which takes the focus. */
  private async go(message: Message): Promise<void> {
    if (!(await this.told.tell(message))) return;
    if (this.card) this.card.focus();
    else this.frame.body.querySelector<HTMLElement>("[data-mode]")?.focus();
  }

  /** Back to the choice, where the way that was gone has the focus. */
  private async leave(): Promise<void> {
    const mode = this.state.task?.mode;
    if (!(await this.told.tell({ type: "setup", key: "mode", value: "" }))) return;
    const choices = this.frame.body;
    (
      choices.querySelector<HTMLElement>(`[data-mode="${mode}"]`) ?? choices.querySelector<HTMLElement>("[data-mode]")
    )?.focus();
  }
}

export const puzzleView: ViewFactory = (frame) => new PuzzlePage(frame);
