// The view "puzzle": choose a mode, then solve one puzzle after another on the card of a step with a table.
import { html, nothing, render } from "lit-html";
import { button } from "../button";
import type { Frame, View } from "../frame";
import { heading, titleLevel, uniqueId, type Piece } from "../pages/parts";
import { StepCard, type StepOptions } from "../pages/step";
import { taskPage } from "../practice/task-page";
import { PUZZLES_KEY } from "../progress";
import { saveFile } from "../save";
import { setting } from "../table/setting";
import type { Message, PuzzleState } from "../types";

/** Open the puzzle page. */
export function puzzleView(frame: Frame): View {
  const { t } = frame;
  const id = uniqueId();
  const page = taskPage(frame, update, go, PUZZLES_KEY, "puzzles");
  const { sender } = page;
  let card: StepCard | null = null;

  function now(): PuzzleState {
    return frame.client.state<PuzzleState>();
  }

  function update(): void {
    const state = now();
    const { step, rack, task } = state;
    if (step) card ??= new StepCard(frame);
    else {
      card?.destroy();
      card = null;
    }
    const level = titleLevel(frame.root);
    render(task ? taskPiece(state, level) : choice(state, level), frame.body);
    if (step) card?.update(step, rack, ways(state), level + 1);
  }

  function ways({ task }: PuzzleState): StepOptions {
    const next = (): unknown => go({ type: "another" });
    const [another, cost] = [t("puzzle-next"), t("tell-move-practice")];
    return { next, skipped: next, back: null, another, cost, above: task?.standing ?? "" };
  }

  // ---- Choosing

  function choice(state: PuzzleState, level: number): Piece {
    return html`<div class="rw-puzzles">
      ${page.bar(level)}
      <div class="rw-puzzles-choice">
        ${page.notes()}
        <p class="rw-lead">${state.about}</p>
        <p class="rw-where" data-rating>${state.rating}</p>
        <ul class="rw-puzzle-modes" role="list">${state.modes.map(mode)}</ul>
        ${review()} ${settings(state, level)} ${save()}
      </div>
    </div>`;
  }

  const mode = ({ key, title, about, standing }: PuzzleState["modes"][number]): Piece =>
    html`<li class="rw-puzzle-mode">
      <button type="button" data-mode=${key} aria-describedby=${`${id}-${key}`}
        aria-disabled=${frame.locked ? "true" : nothing}
        @click=${() => go({ type: "setup", key: "mode", value: key })}>${title}</button>
      <span id=${`${id}-${key}`}>${about}${
        standing ? html` <span class="rw-puzzle-standing">${standing}</span>` : nothing
      }</span>
    </li>`;

  function review(): Piece {
    const link = page.review({});
    return link === nothing ? nothing : html`<p>${link}</p>`;
  }

  const settings = ({ fields }: PuzzleState, level: number): Piece =>
    html`<section class="rw-panel rw-puzzle-settings" aria-labelledby=${`${id}-settings`}>
      ${heading(level + 1, "rw-visually-hidden", t("puzzle-settings"), `${id}-settings`)}
      ${fields.map((field) => setting(field, id, frame.locked, sender.setValue))}
    </section>`;

  /** Return the button that saves the puzzle record, with predictions and results, as a file. */
  function save(): Piece {
    const give = (): void => saveFile("rummy-puzzles.json", JSON.stringify(now().record));
    return html`<p>${button("save", t("puzzle-save"), give, { type: "rw-quiet", title: t("puzzle-save-about") })}</p>`;
  }

  // ---- A puzzle

  function taskPiece({ rating, task }: PuzzleState, level: number): Piece {
    const items = html`<p class="rw-where" data-rating>${rating}</p>
      ${page.address(t("puzzle-link-about"))} ${review()} ${save()} ${page.addressField()}`;
    const end = html`${button("modes", t("puzzle-all"), leave, { off: frame.locked })}
      ${page.menu(t("puzzle-settings"), "", items)}`;
    const { note } = task!;
    return html`<div class="rw-puzzles">
      ${page.bar(level, end)} ${page.notes()}
      ${note ? html`<p class="rw-note" data-note>${note}</p>` : nothing} ${card?.element}
    </div>`;
  }

  // ---- Doing

  /** Open another puzzle and focus it. */
  async function go(message: Message): Promise<void> {
    if (!(await sender.send(message))) return;
    if (card) card.focus();
    else frame.body.querySelector<HTMLElement>("[data-mode]")?.focus();
  }

  /** Go back to the modes, with the focus on the one that was played. */
  async function leave(): Promise<void> {
    const mode = now().task?.mode;
    if (!(await sender.send({ type: "setup", key: "mode", value: "" }))) return;
    const find = (css: string): HTMLElement | null => frame.body.querySelector<HTMLElement>(css);
    (find(`[data-mode="${mode}"]`) ?? find("[data-mode]"))?.focus();
  }

  return {
    update,
    destroy() {
      page.destroy();
      card?.destroy();
    },
  };
}
