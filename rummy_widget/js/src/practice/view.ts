// Practice: skills to choose from, then one task after another on the card of a step.
import { html, nothing, render } from "lit-html";
import { addressOf, openAsked, stayAtTask } from "./asked";
import type { Frame, View } from "../frame";
import { bar } from "../pages/bar";
import { taskNotes } from "../pages/notes";
import { arrow, heading, SLIDERS, star, titleLevel, uid, type Piece } from "../pages/parts";
import { StepLink } from "../pages/share";
import { closeMenu } from "../menu";
import { StepCard, type Ways } from "../pages/step";
import { tileFace } from "../rack/tile";
import type { KeyRow } from "../rack/verdict";
import { overElement } from "../table/drop";
import { tableKey } from "../table/keys";
import { setting } from "../table/setting";
import type { Message, PracticeState, TileProps } from "../types";
import { teller, type Teller } from "../tell";
import { ASK } from "../wake";
import { Clock } from "./clock";
import { Onward, PACE } from "./onward";
import { Keeping } from "./record";

const KEYS: readonly KeyRow[] = [[["D", "Delete"], "practice-keys-throw"]];

class PracticePage implements View {
  private readonly frame: Frame;
  private readonly keeping: Keeping;
  private readonly link: StepLink;
  private readonly clock = new Clock(() => this.state.timed && this.update());
  private readonly id = uid();
  private readonly onward: Onward;
  private lifted: readonly number[] = [];
  private card: StepCard | null = null;
  private awaited = false; // it is to take the focus once it is there
  private readonly told: Teller;

  constructor(frame: Frame) {
    this.frame = frame;
    this.told = teller(frame, () => this.update());
    this.keeping = new Keeping(frame.client, () => this.update());
    this.link = new StepLink(frame, () => this.update());
    this.onward = new Onward(
      frame.root,
      () => void this.go({ type: "another" }),
      () => this.update(),
    );
    window.addEventListener(ASK, this.stay);
    void openAsked(
      this.keeping,
      () => this.state.task,
      (message) => this.go(message),
    );
  }

  destroy(): void {
    window.removeEventListener(ASK, this.stay);
    this.clock.destroy();
    this.onward.destroy();
    this.keeping.stop();
    this.card?.destroy();
  }

  update(): void {
    const { state, frame } = this;
    const { step, rack, task } = state;
    this.clock.follow(task && `${task.query}`, step?.outcome === "right");
    if (this.card && !step) {
      this.card.destroy();
      this.card = null;
    }
    const fresh = step !== null && !this.card;
    if (fresh) this.begin();
    const level = titleLevel(frame.root);
    render(task ? this.task(state, level) : this.choice(state, level), frame.body);
    const waits = this.onward.follow(task?.query ?? null, step?.outcome === "right", frame.locked);
    if (step && this.card) this.card.update(step, rack, this.ways(state), level + 1);
    if (fresh && this.awaited) this.card?.focus();
    if (fresh) this.awaited = false;
    // Nothing moves by itself: the way on is at hand.
    if (waits)
      this.card?.element
        .querySelector<HTMLElement>(".rw-tools-end [data-act='another']")
        ?.focus({ preventScroll: true });
  }

  private begin(): void {
    this.card = new StepCard(this.frame, {
      outside: {
        ...overElement(() => this.frame.body.querySelector("[data-act='throw']")),
        drop: (tiles) => this.throwAway(tiles),
      },
      lifting: (tiles) => {
        this.lifted = tiles;
        this.update();
      },
    });
    this.card.element.addEventListener("keydown", this.key, true);
  }

  private ways(state: PracticeState): Ways {
    const { t } = this.frame;
    const onward = (): void => void this.told.tell({ type: "another" });
    const { moving } = this.onward;
    return {
      next: onward,
      skipped: onward,
      back: null,
      taps: true,
      another: t("practice-next"),
      cost: t("tell-move-practice"),
      felt: html`${this.place(state)}${this.standing(state)}`,
      end: moving
        ? html`<span class="rw-onward" style=${`--rw-moment: ${PACE.moment}ms`}><button type="button" class="rw-quiet"
          data-act="stay" @click=${() => this.onward.stay()}>${t("practice-stay")}</button></span>`
        : nothing,
      keys: state.task?.throws ? KEYS : [],
    };
  }

  private get state(): PracticeState {
    return this.frame.client.state<PracticeState>();
  }

  private stay = (): void => stayAtTask(this.state.task);

  // ---- Choosing a skill

  private choice(state: PracticeState, level: number): Piece {
    const { t, locked } = this.frame;
    const off = locked ? "true" : nothing;
    return html`<div class="rw-practice">
      ${bar(
        {
          home: state.home,
          above: t("brand"),
          title: heading(level, "rw-page-title", state.title),
          tongues: state.tongues,
        },
        t,
      )}
      <div class="rw-practice-choice">
      ${this.notes(state)}
      <p class="rw-lead">${state.about}</p>
      ${
        state.review
          ? html`<p><button type="button" class="rw-button rw-primary" data-act="review" aria-disabled=${off}
            @click=${() => void this.go({ type: "review" })}>${state.review}</button></p>`
          : nothing
      }
      ${state.groups.map(
        ({ title, skills }, at) => html`<section aria-labelledby=${`${this.id}-skills-${at}`}>
          ${heading(level + 1, "rw-chapter-title", title, `${this.id}-skills-${at}`)}
          <ul class="rw-skills" role="list">${skills.map((key) => this.skill(state, key))}</ul>
        </section>`,
      )}
      ${this.settings(state, level)}
      </div>
    </div>`;
  }

  private skill({ skills }: PracticeState, key: string): Piece {
    const { title, about, tiles, standing, mastered } = skills.find((each) => each.key === key)!;
    const off = this.frame.locked ? "true" : nothing;
    return html`<li class="rw-skill" ?data-mastered=${mastered !== null}>
      <button type="button" data-skill=${key} aria-describedby=${`${this.id}-${key}`} aria-disabled=${off}
        @click=${() => void this.choose(key)}>${title}</button>
      <span class="rw-skill-tiles" aria-hidden="true">${tiles.map(tileFace)}</span>
      <span id=${`${this.id}-${key}`}><span class="rw-skill-about">${about}</span> <span
        class="rw-skill-standing">${standing}</span></span>
    </li>`;
  }

  private settings({ band, timed }: PracticeState, level: number): Piece {
    const { t, locked } = this.frame;
    return html`<section class="rw-panel rw-practice-settings" aria-labelledby=${`${this.id}-settings`}>
      ${heading(level + 1, "rw-visually-hidden", t("practice-settings"), `${this.id}-settings`)}
      ${setting(band, this.id, locked, (key, value) => void this.told.tell({ type: "setup", key, value }))}
      ${
        timed === null
          ? nothing
          : html`<label class="rw-clock-switch"><input type="checkbox" name="timed" .checked=${timed}
            ?disabled=${locked}
            @change=${(event: Event) =>
              void this.told.tell({
                type: "setup",
                key: "timed",
                value: (event.target as HTMLInputElement).checked ? "yes" : "no",
              })} />
            <span>${t("practice-clock")}</span></label>`
      }
      <label class="rw-clock-switch"><input type="checkbox" name="onward" .checked=${this.onward.wished}
        @change=${(event: Event) =>
          this.onward.wish((event.target as HTMLInputElement).checked)} /><span>${t("practice-onward")}</span></label>
    </section>`;
  }

  // ---- A task

  private task(state: PracticeState, level: number): Piece {
    const { t, locked } = this.frame;
    const { task } = state;
    const off = locked ? "true" : nothing;
    return html`<div class="rw-practice">
      ${bar(
        {
          home: state.home,
          above: t("brand"),
          title: heading(level, "rw-page-title", state.title),
          end: html`<button type="button" class="rw-button" data-act="skills" aria-disabled=${off}
            @click=${() => void this.leave()}>${t("practice-all")}</button>
            ${this.menu(state, level)}`,
        },
        t,
      )}
      ${this.notes(state)} ${task?.note ? html`<p class="rw-note">${task.note}</p>` : nothing}
      ${this.card?.element}
    </div>`;
  }

  /** How far one is with the skill: a tile for each right answer in a row, as many places as it takes to master it. */
  private standing({ task, streak, timed }: PracticeState): Piece {
    if (!task) return nothing;
    const places = Array.from({ length: task.most }, (_, at) => html`<i ?data-won=${at < task.row}></i>`);
    return html`<div class="rw-practice-now">
      <span class="rw-in-a-row" aria-hidden="true">${places}</span>
      <p class="rw-where" data-standing>${task.standing}</p>
      ${streak ? html`<p class="rw-streak" data-streak>${star(true)}${streak}</p>` : nothing}
      ${timed ? this.clock.piece(this.frame.t) : nothing}
    </div>`;
  }

  /** How to practise, the way back to this very task, and what went wrong. */
  private menu(state: PracticeState, level: number): Piece {
    const { t, locked } = this.frame;
    const { task, review } = state;
    const address = addressOf(task);
    return html`<details class="rw-more rw-page-menu rw-practice-menu" @keydown=${closeMenu}>
      <summary class="rw-button rw-round" aria-label=${t("practice-settings")}
        title=${t("practice-settings")}>${SLIDERS}</summary>
      <div class="rw-more-list">
        ${this.settings(state, level)}
        ${this.link.button(address, t("practice-link-about"))}
        ${
          review
            ? html`<button type="button" class="rw-quiet" data-act="review" aria-disabled=${locked ? "true" : nothing}
              @click=${() => void this.go({ type: "review" })}>${review}${arrow("right")}</button>`
            : nothing
        }
        ${this.link.field()}
      </div>
    </details>`;
  }

  /** Where a tile is thrown to: dropped on it, pressed with one tile in hand, or by a key. */
  private place({ task }: PracticeState): Piece {
    const { t, locked } = this.frame;
    if (!task?.throws) return nothing;
    const one = this.lifted.length === 1 ? this.tile(this.lifted[0]!) : null;
    if (task.thrown)
      return html`<div class="rw-throw" data-thrown role="img"
        aria-label=${t("practice-thrown-tile", { tile: task.thrown.name })}>${tileFace(task.thrown)}</div>`;
    return html`<button type="button" class="rw-throw" data-act="throw" ?data-ready=${one !== null}
      aria-disabled=${locked ? "true" : nothing}
      aria-label=${one ? t("practice-throw-tile", { tile: one.name }) : nothing} @click=${() =>
        void this.throwAway(this.lifted)}>${t("practice-throw")}</button>`;
  }

  private tile(id: number): TileProps | null {
    return this.state.rack?.shelves.flat().find((each) => each?.id === id) ?? null;
  }

  private async throwAway(tiles: readonly number[]): Promise<void> {
    const { t, locked } = this.frame;
    if (locked) return;
    if (tiles.length !== 1) return this.frame.announce(t(tiles.length ? "practice-lift-one" : "practice-lift"));
    await this.told.tell({ type: "choose", tiles: [...tiles] });
    this.card?.letGo();
  }

  private key = (event: KeyboardEvent): void => {
    const { task } = this.state;
    if (!task?.throws || task.thrown || this.frame.locked || tableKey(event) !== "discard") return;
    const tile = (event.target as Element).closest<HTMLElement>(".rw-wood .rw-tile[data-id]");
    const tiles = this.lifted.length ? this.lifted : tile ? [Number(tile.dataset["id"])] : [];
    if (!tiles.length) return;
    event.preventDefault();
    event.stopPropagation();
    void this.throwAway(tiles);
  };

  private notes({ notice }: PracticeState): Piece {
    return taskNotes(this.keeping.trouble(), this.told.problem ?? notice, this.frame.t);
  }

  // ---- Doing

  /** To another task, which takes the focus. */
  private async go(message: Message): Promise<void> {
    if (!(await this.told.tell(message))) return;
    this.awaited = !this.card; // its table is still on its way
    this.card?.focus();
  }

  private choose(skill: string): Promise<void> {
    return this.go({ type: "setup", key: "skill", value: skill });
  }

  /** Back to the skills, where the one that was practised has the focus. */
  private async leave(): Promise<void> {
    const skill = this.state.task?.skill;
    if (!(await this.told.tell({ type: "setup", key: "skill", value: "" }))) return;
    this.frame.body.querySelector<HTMLElement>(`[data-skill="${skill}"]`)?.focus();
  }
}

export const practiceView = (frame: Frame): View => new PracticePage(frame);
