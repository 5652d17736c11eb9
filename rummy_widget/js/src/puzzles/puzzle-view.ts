// The view "puzzle": choose a mode, then solve one puzzle after another on the card of a step with a table.
import { html, nothing, render, svg } from "lit-html";
import { button, PRIMARY } from "../button";
import type { Frame, View } from "../frame";
import { heading, titleLevel, uniqueId, type Piece } from "../pages/parts";
import { StepCard, type StepOptions } from "../pages/step";
import { taskPage } from "../practice/task-page";
import { PUZZLES_KEY } from "../progress";
import { tileFace } from "../rack/tile";
import { saveFile } from "../save";
import { setting } from "../table/setting";
import type { Message, PuzzleBoardProps, PuzzleState, TileProps } from "../types";

/** The icons of the modes. */
const ICONS: Record<string, unknown> = {
  run: svg`<path d="M8 13.6C3 10 1.8 7.8 1.8 5.6A3.2 3.2 0 0 1 8 4.4a3.2 3.2 0 0 1 6.2 1.2c0 2.2-1.2 4.4-6.2 8z" />`,
  row: svg`<path
    d="M8 8C6.8 6.2 5.8 5.2 4.4 5.2a2.8 2.8 0 1 0 0 5.6C5.8 10.8 6.8 9.8 8 8
      s2.2-2.8 3.6-2.8a2.8 2.8 0 1 1 0 5.6C10.2 10.8 9.2 9.8 8 8z" />`,
};

/** Open the view "puzzle", the page on which the learner chooses a mode and solves one puzzle after another. */
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

  function ways({ task, rating }: PuzzleState): StepOptions {
    const next = (): unknown => go({ type: "another" });
    const [another, cost] = [t("puzzle-next"), t("tell-move-practice")];
    return { next, skipped: next, back: null, another, cost, above: task?.standing ?? "", won: score(rating, task) };
  }

  // ---- Choosing

  function choice(state: PuzzleState, level: number): Piece {
    return html`<div class="rw-puzzles">
      ${page.bar(level)}
      <div class="rw-puzzles-choice">
        ${page.notes()}
        <div class="rw-puzzles-first">
          ${day(state, level)}
          <section class="rw-panel rw-puzzles-rating" aria-label=${t("puzzle-rating")}>
            <p class="rw-where">${t("puzzle-rating")}</p>
            ${score(state.rating, null)}
            <p class="rw-where">± ${state.rating.width} · ${state.rating.standing}</p>
            ${review()}
          </section>
        </div>
        <ul class="rw-puzzle-modes" role="list">${state.modes.slice(1).map(mode)}</ul>
        ${settings(state, level)} ${save()}
      </div>
    </div>`;
  }

  /** Return the rating, and by how much the puzzle has changed it. */
  const score = ({ now }: PuzzleState["rating"], task: PuzzleState["task"]): Piece =>
    html`<p class="rw-rating" data-rating title=${t("puzzle-rating")}><b>${now}</b>${
      task?.gain ? html` <span class="rw-gain" data-gain=${task.gain}>${task.gain}</span>` : nothing
    }</p>`;

  /** Return today's puzzle: its position on the felt, and the button that opens it. */
  function day({ modes: [daily], board }: PuzzleState, level: number): Piece {
    const { key, title, about, standing } = daily!;
    const open = (): unknown => go({ type: "setup", key: "mode", value: key });
    return html`<section class="rw-puzzle-day">
      ${heading(level + 1, "rw-title", title)}
      <p id=${`${id}-${key}`}>${board?.goal || about}</p>
      <div class="rw-board">${board ? position(board) : nothing}</div>
      <p><button type="button" class=${`${PRIMARY} rw-large`} data-mode=${key} aria-describedby=${`${id}-${key}`}
          aria-disabled=${frame.locked ? "true" : nothing} @click=${open}>${t("puzzle-solve")}</button>
        <span class="rw-puzzle-standing">${standing}</span></p>
    </section>`;
  }

  function position({ melds, rack }: PuzzleBoardProps): Piece {
    const row = (tiles: readonly TileProps[]): Piece =>
      html`<li role="img" aria-label=${tiles.map(({ name }) => name).join(", ")}>${tiles.map(tileFace)}</li>`;
    return html`<ul class="rw-board-melds" role="list">${melds.map(row)}</ul>
      <ul class="rw-board-rack" role="list">${row(rack)}</ul>`;
  }

  const mode = ({ key, title, about, standing }: PuzzleState["modes"][number]): Piece =>
    html`<li class="rw-puzzle-mode">
      <svg class="rw-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">${ICONS[key]}</svg>
      <button type="button" data-mode=${key} aria-describedby=${`${id}-${key}`}
        aria-disabled=${frame.locked ? "true" : nothing}
        @click=${() => go({ type: "setup", key: "mode", value: key })}>${title}</button>
      <span id=${`${id}-${key}`}>${about}${
        standing ? html` <span class="rw-puzzle-standing">${standing}</span>` : nothing
      }</span>
    </li>`;

  const review = (): Piece => page.review({});

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

  function taskPiece({ task }: PuzzleState, level: number): Piece {
    const items = html`${page.address(t("puzzle-link-about"))} ${review()} ${save()} ${page.addressField()}`;
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

  // The page shows the modes: now there is time to make today's position.
  void page.opened.then(() => now().task === null && sender.send({ type: "setup", key: "mode", value: "" }));
  return {
    update,
    destroy() {
      page.destroy();
      card?.destroy();
    },
  };
}
