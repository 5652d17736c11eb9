// The view "practice": choose a skill, then solve one task after another on the card of a step.
import { html, nothing, render } from "lit-html";
import { button, PRIMARY } from "../button";
import type { Frame, View } from "../frame";
import { heading, star, titleLevel, uniqueId, type Piece } from "../pages/parts";
import { StepCard, type StepOptions } from "../pages/step";
import { singleRackTile } from "../rack/state";
import { tileFace } from "../rack/tile";
import type { KeyRow } from "../rack/verdict";
import { dropTarget, keyTiles } from "../table/drop";
import { tableKey } from "../table/keys";
import { setting } from "../table/setting";
import type { Message, PracticeState } from "../types";
import { taskClock } from "./clock";
import { makeAutoNext, DELAY } from "./auto-next";
import { taskPage } from "./task-page";

const KEYS: readonly KeyRow[] = [[["D", "Delete"], "practice-keys-throw"]];

/** Open the view "practice", the page on which the learner chooses a skill and solves one task after another. */
export function practiceView(frame: Frame): View {
  const { t } = frame;
  const id = uniqueId();
  const page = taskPage(frame, update, go);
  const { sender } = page;
  const clock = taskClock(() => now().timed && update());
  const autoNext = makeAutoNext(frame.root, () => go({ type: "another" }), update);
  let lifted: readonly number[] = [];
  let card: StepCard | null = null;
  let focusWhenMade = false; // the card takes the focus once it exists

  function now(): PracticeState {
    return frame.client.state<PracticeState>();
  }

  function update(): void {
    const state = now();
    const { step, rack, task } = state;
    clock.follow(task?.query ?? null, step?.outcome === "right");
    if (!step) {
      card?.destroy();
      card = null;
    }
    const fresh = step !== null && !card;
    if (fresh) card = begin();
    const level = titleLevel(frame.root);
    render(task ? taskPiece(state, level) : choice(state, level), frame.body);
    const focusNext = autoNext.follow(task?.query ?? null, step?.outcome === "right", frame.locked);
    if (step && card) card.update(step, rack, ways(state), level + 1);
    if (fresh && focusWhenMade) card?.focus();
    if (fresh) focusWhenMade = false;
    // If the next task doesn't open by itself, focus its button.
    const css = ".rw-tools-end [data-act='another']";
    if (focusNext) card?.element.querySelector<HTMLElement>(css)?.focus({ preventScroll: true });
  }

  function begin(): StepCard {
    const made = new StepCard(frame, {
      outside: { ...dropTarget(() => [frame.body.querySelector("[data-act='throw']")]), drop: throwAway },
      lifting: (tiles) => {
        lifted = tiles;
        update();
      },
    });
    made.element.addEventListener("keydown", key, true);
    return made;
  }

  function ways(state: PracticeState): StepOptions {
    const next = (): unknown => sender.send({ type: "another" });
    const stay = html`<span class="rw-onward" style=${`--rw-moment: ${DELAY.moment}ms`}>${button(
      "stay",
      t("practice-stay"),
      () => autoNext.cancel(),
      { type: "rw-quiet" },
    )}</span>`;
    return {
      next,
      skipped: next,
      back: null,
      taps: true,
      another: t("practice-next"),
      cost: t("tell-move-practice"),
      felt: html`${throwPlace(state)}${standing(state)}`,
      end: autoNext.pending ? stay : nothing,
      keys: state.task?.throws ? KEYS : [],
    };
  }

  // ---- Choosing a skill

  function choice(state: PracticeState, level: number): Piece {
    const review = page.review({ type: PRIMARY }, nothing);
    return html`<div class="rw-practice">
      ${page.bar(level)}
      <div class="rw-practice-choice">
      ${page.notes()}
      <p class="rw-lead">${state.about}</p>
      ${review === nothing ? nothing : html`<p>${review}</p>`}
      ${state.groups.map(
        ({ title, skills }, at) => html`<section aria-labelledby=${`${id}-skills-${at}`}>
          ${heading(level + 1, "rw-chapter-title", title, `${id}-skills-${at}`)}
          <ul class="rw-skills" role="list">${skills.map((key) => skill(state, key))}</ul>
        </section>`,
      )}
      ${settings(state, level)}
      </div>
    </div>`;
  }

  function skill({ skills }: PracticeState, key: string): Piece {
    const { title, about, tiles, standing, mastered } = skills.find((each) => each.key === key)!;
    return html`<li class="rw-skill" ?data-mastered=${mastered !== null}>
      <button type="button" data-skill=${key} aria-describedby=${`${id}-${key}`}
        aria-disabled=${frame.locked ? "true" : nothing}
        @click=${() => go({ type: "setup", key: "skill", value: key })}>${title}</button>
      <span class="rw-skill-tiles" aria-hidden="true">${tiles.map(tileFace)}</span>
      <span id=${`${id}-${key}`}><span class="rw-skill-about">${about}</span> <span
        class="rw-skill-standing">${standing}</span></span>
    </li>`;
  }

  function settings({ band, timed }: PracticeState, level: number): Piece {
    const box = (name: string, checked: boolean, off: boolean, give: (on: boolean) => void): Piece =>
      html`<label class="rw-clock-switch"><input type="checkbox" name=${name} .checked=${checked} ?disabled=${off}
        @change=${(event: Event) => give((event.target as HTMLInputElement).checked)} />
        <span>${t(name === "timed" ? "practice-clock" : "practice-onward")}</span></label>`;
    const time = (on: boolean): void => sender.setValue("timed", on ? "yes" : "no");
    return html`<section class="rw-panel rw-practice-settings" aria-labelledby=${`${id}-settings`}>
      ${heading(level + 1, "rw-visually-hidden", t("practice-settings"), `${id}-settings`)}
      ${setting(band, id, frame.locked, sender.setValue)}
      ${timed === null ? nothing : box("timed", timed, frame.locked, time)}
      ${box("onward", autoNext.enabled, false, (yes) => autoNext.enable(yes))}
    </section>`;
  }

  // ---- A task

  function taskPiece(state: PracticeState, level: number): Piece {
    const items = html`${settings(state, level)} ${page.address(t("practice-link-about"))}
      ${page.review({ type: "rw-quiet" })} ${page.addressField()}`;
    const end = html`${button("skills", t("practice-all"), leave, { off: frame.locked })}
      ${page.menu(t("practice-settings"), "rw-practice-menu", items)}`;
    const note = state.task?.note;
    return html`<div class="rw-practice">
      ${page.bar(level, end)} ${page.notes()} ${note ? html`<p class="rw-note">${note}</p>` : nothing} ${card?.element}
    </div>`;
  }

  /**
   * Return the learner's results in the skill: a row of places, one filled for each right answer in a row, and the
   * numbers.
   */
  function standing({ task, streak, timed }: PracticeState): Piece {
    if (!task) return nothing;
    const places = Array.from({ length: task.most }, (_, at) => html`<i ?data-won=${at < task.row}></i>`);
    return html`<div class="rw-practice-now">
      <span class="rw-in-a-row" aria-hidden="true">${places}</span>
      <p class="rw-where" data-standing>${task.standing}</p>
      ${streak ? html`<p class="rw-streak" data-streak>${star(true)}${streak}</p>` : nothing}
      ${timed ? clock.piece(t) : nothing}
    </div>`;
  }

  /**
   * Return the place where a tile is discarded: by dropping it there, by pressing the place while one tile is lifted,
   * or by a key.
   */
  function throwPlace({ task }: PracticeState): Piece {
    if (!task?.throws) return nothing;
    const one = singleRackTile(now().rack, lifted);
    if (task.thrown)
      return html`<div class="rw-throw" data-thrown role="img"
        aria-label=${t("practice-thrown-tile", { tile: task.thrown.name })}>${tileFace(task.thrown)}</div>`;
    return html`<button type="button" class="rw-throw" data-act="throw" ?data-ready=${one !== null}
      aria-disabled=${frame.locked ? "true" : nothing}
      aria-label=${one ? t("practice-throw-tile", { tile: one.name }) : nothing}
      @click=${() => throwAway(lifted)}>${t("practice-throw")}</button>`;
  }

  async function throwAway(tiles: readonly number[]): Promise<void> {
    if (frame.locked) return;
    if (tiles.length !== 1) return frame.announce(t(tiles.length ? "practice-lift-one" : "practice-lift"));
    await sender.send({ type: "choose", tiles: [...tiles] });
    card?.cancelLift();
  }

  function key(event: KeyboardEvent): void {
    const { task } = now();
    if (!task?.throws || task.thrown || frame.locked || tableKey(event) !== "discard") return;
    const tiles = keyTiles(event, lifted);
    if (!tiles.length) return;
    event.preventDefault();
    event.stopPropagation();
    void throwAway(tiles);
  }

  // ---- Doing

  /** Open another task and focus it. */
  async function go(message: Message): Promise<void> {
    if (!(await sender.send(message))) return;
    focusWhenMade = !card; // the card is not made yet
    card?.focus();
  }

  /** Go back to the skills, with the focus on the one that was practised. */
  async function leave(): Promise<void> {
    const skill = now().task?.skill;
    if (await sender.send({ type: "setup", key: "skill", value: "" }))
      frame.body.querySelector<HTMLElement>(`[data-skill="${skill}"]`)?.focus();
  }

  return {
    update,
    destroy() {
      page.destroy();
      clock.destroy();
      autoNext.destroy();
      card?.destroy();
    },
  };
}
