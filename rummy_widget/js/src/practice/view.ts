// Practice: skills to choose from, then one task after another on the card of a step.
import { html, nothing, render } from "lit-html";
import { button, PRIMARY } from "../button";
import type { Frame, View } from "../frame";
import { heading, star, titleLevel, uid, type Piece } from "../pages/parts";
import { StepCard, type Ways } from "../pages/step";
import { tileFace } from "../rack/tile";
import type { KeyRow } from "../rack/verdict";
import { overElement, tilesMeant } from "../table/drop";
import { tableKey } from "../table/keys";
import { setting } from "../table/setting";
import type { Message, PracticeState, TileProps } from "../types";
import { clockOf } from "./clock";
import { onwardOf, PACE } from "./onward";
import { tasksOf } from "./tasks";

const KEYS: readonly KeyRow[] = [[["D", "Delete"], "practice-keys-throw"]];

export function practiceView(frame: Frame): View {
  const { t } = frame;
  const id = uid();
  const page = tasksOf(frame, update, go);
  const { told } = page;
  const clock = clockOf(() => now().timed && update());
  const onward = onwardOf(frame.root, () => go({ type: "another" }), update);
  let lifted: readonly number[] = [];
  let card: StepCard | null = null;
  let awaited = false; // it is to take the focus once it is there

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
    const waits = onward.follow(task?.query ?? null, step?.outcome === "right", frame.locked);
    if (step && card) card.update(step, rack, ways(state), level + 1);
    if (fresh && awaited) card?.focus();
    if (fresh) awaited = false;
    // Nothing moves by itself: the way on is at hand.
    const on = ".rw-tools-end [data-act='another']";
    if (waits) card?.element.querySelector<HTMLElement>(on)?.focus({ preventScroll: true });
  }

  function begin(): StepCard {
    const made = new StepCard(frame, {
      outside: { ...overElement(() => frame.body.querySelector("[data-act='throw']")), drop: throwAway },
      lifting: (tiles) => {
        lifted = tiles;
        update();
      },
    });
    made.element.addEventListener("keydown", key, true);
    return made;
  }

  function ways(state: PracticeState): Ways {
    const next = (): unknown => told.tell({ type: "another" });
    const stay = html`<span class="rw-onward" style=${`--rw-moment: ${PACE.moment}ms`}>${button(
      "stay",
      t("practice-stay"),
      () => onward.stay(),
      { type: "rw-quiet" },
    )}</span>`;
    return {
      next,
      skipped: next,
      back: null,
      taps: true,
      another: t("practice-next"),
      cost: t("tell-move-practice"),
      felt: html`${place(state)}${standing(state)}`,
      end: onward.moving ? stay : nothing,
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
    const time = (on: boolean): void => told.setUp("timed", on ? "yes" : "no");
    return html`<section class="rw-panel rw-practice-settings" aria-labelledby=${`${id}-settings`}>
      ${heading(level + 1, "rw-visually-hidden", t("practice-settings"), `${id}-settings`)}
      ${setting(band, id, frame.locked, told.setUp)}
      ${timed === null ? nothing : box("timed", timed, frame.locked, time)}
      ${box("onward", onward.wished, false, (yes) => onward.wish(yes))}
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

  /** How far one is with the skill: a tile for each right answer in a row, as many places as it takes to master it. */
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

  /** Where a tile is thrown to: dropped on it, pressed with one tile in hand, or by a key. */
  function place({ task }: PracticeState): Piece {
    if (!task?.throws) return nothing;
    const one = lifted.length === 1 ? tile(lifted[0]!) : null;
    if (task.thrown)
      return html`<div class="rw-throw" data-thrown role="img"
        aria-label=${t("practice-thrown-tile", { tile: task.thrown.name })}>${tileFace(task.thrown)}</div>`;
    return html`<button type="button" class="rw-throw" data-act="throw" ?data-ready=${one !== null}
      aria-disabled=${frame.locked ? "true" : nothing}
      aria-label=${one ? t("practice-throw-tile", { tile: one.name }) : nothing}
      @click=${() => throwAway(lifted)}>${t("practice-throw")}</button>`;
  }

  const tile = (id: number): TileProps | null =>
    now()
      .rack?.shelves.flat()
      .find((each) => each?.id === id) ?? null;

  async function throwAway(tiles: readonly number[]): Promise<void> {
    if (frame.locked) return;
    if (tiles.length !== 1) return frame.announce(t(tiles.length ? "practice-lift-one" : "practice-lift"));
    await told.tell({ type: "choose", tiles: [...tiles] });
    card?.letGo();
  }

  function key(event: KeyboardEvent): void {
    const { task } = now();
    if (!task?.throws || task.thrown || frame.locked || tableKey(event) !== "discard") return;
    const tiles = tilesMeant(event, lifted);
    if (!tiles.length) return;
    event.preventDefault();
    event.stopPropagation();
    void throwAway(tiles);
  }

  // ---- Doing

  /** To another task, which takes the focus. */
  async function go(message: Message): Promise<void> {
    if (!(await told.tell(message))) return;
    awaited = !card; // its table is still on its way
    card?.focus();
  }

  /** Back to the skills, where the one that was practised has the focus. */
  async function leave(): Promise<void> {
    const skill = now().task?.skill;
    if (await told.tell({ type: "setup", key: "skill", value: "" }))
      frame.body.querySelector<HTMLElement>(`[data-skill="${skill}"]`)?.focus();
  }

  return {
    update,
    destroy() {
      page.destroy();
      clock.destroy();
      onward.destroy();
      card?.destroy();
    },
  };
}
