// Practice: skills to choose from, then one task after another on the card of a step.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import { bar } from "../pages/bar";
import { troubleNote } from "../pages/notes";
import { arrow, heading, titleLevel, uid, type Piece } from "../pages/parts";
import { shower } from "../page";
import { StepLink } from "../pages/share";
import { StepCard } from "../pages/step";
import { tileFace } from "../rack/tile";
import { setting } from "../table/setting";
import type { Message, PracticeState } from "../types";
import { teller, type Teller } from "../tell";
import { ASK } from "../wake";
import { Clock } from "./clock";
import { Keeping } from "./record";

class PracticePage implements View {
  private readonly frame: Frame;
  private readonly keeping: Keeping;
  private readonly link: StepLink;
  private readonly clock = new Clock(() => this.state.timed && this.update());
  private readonly id = uid();
  private card: StepCard | null = null;
  private readonly told: Teller;

  constructor(frame: Frame) {
    this.frame = frame;
    this.told = teller(frame, () => this.update());
    this.keeping = new Keeping(frame.client, () => this.update());
    this.link = new StepLink(frame, () => this.update());
    window.addEventListener(ASK, this.stay);
    void this.open();
  }

  destroy(): void {
    window.removeEventListener(ASK, this.stay);
    this.clock.destroy();
    this.keeping.stop();
    this.card?.destroy();
  }

  update(): void {
    const { state, frame } = this;
    const { step, rack, task } = state;
    this.clock.follow(task && `${task.query}`, step?.outcome === "right");
    if (step && !this.card) this.card = new StepCard(frame);
    if (!step && this.card) {
      this.card.destroy();
      this.card = null;
    }
    const level = titleLevel(frame.root);
    render(task ? this.task(state, level) : this.choice(state, level), frame.body);
    const onward = (): void => void this.told.tell({ type: "another" });
    if (step && this.card) this.card.update(step, rack, { next: onward, skipped: onward, back: null }, level + 1);
  }

  private get state(): PracticeState {
    return this.frame.client.state<PracticeState>();
  }

  /** What this browser has kept comes first, then the task that the address asks for. */
  private async open(): Promise<void> {
    if (!(await this.keeping.open())) return;
    const { search } = window.location;
    if (shower() === "voila" && search && !this.state.task) await this.go({ type: "read", text: search.slice(0, 2000) });
  }

  /** Before the page is loaded again to wake it up: then it opens with the same task. */
  private stay = (): void => {
    const { task } = this.state;
    if (task) history.replaceState(history.state, "", task.query);
  };

  // ---- Choosing a skill

  private choice(state: PracticeState, level: number): Piece {
    const { t, locked } = this.frame;
    const off = locked ? "true" : nothing;
    return html`<div class="rw-practice">
      ${bar({ home: state.home, above: t("brand"), title: heading(level, "rw-page-title", state.title), tongues: state.tongues }, t)}
      ${this.notes(state)}
      <p class="rw-lead">${state.about}</p>
      ${state.review
        ? html`<p><button type="button" class="rw-button rw-primary" data-act="review" aria-disabled=${off}
            @click=${() => void this.go({ type: "review" })}>${state.review}</button></p>`
        : nothing}
      <section aria-labelledby=${`${this.id}-skills`}>
        ${heading(level + 1, "rw-chapter-title", t("practice-skills"), `${this.id}-skills`)}
        <ul class="rw-skills" role="list">
          ${state.skills.map(
            ({ key, title, about, tiles, standing, mastered }) => html`<li class="rw-skill" ?data-mastered=${mastered !== null}>
              <button type="button" data-skill=${key} aria-describedby=${`${this.id}-${key}`} aria-disabled=${off}
                @click=${() => void this.choose(key)}>${title}</button>
              <span class="rw-skill-tiles" aria-hidden="true">${tiles.map(tileFace)}</span>
              <span id=${`${this.id}-${key}`}><span class="rw-skill-about">${about}</span> <span class="rw-skill-standing">${standing}</span></span>
            </li>`,
          )}
        </ul>
      </section>
      ${this.settings(state, level)}
    </div>`;
  }

  private settings({ band, timed }: PracticeState, level: number): Piece {
    const { t, locked } = this.frame;
    return html`<section class="rw-panel rw-practice-settings" aria-labelledby=${`${this.id}-settings`}>
      ${heading(level + 1, "rw-visually-hidden", t("practice-settings"), `${this.id}-settings`)}
      ${setting(band, this.id, locked, (key, value) => void this.told.tell({ type: "setup", key, value }))}
      ${timed === null
        ? nothing
        : html`<label class="rw-clock-switch"><input type="checkbox" name="timed" .checked=${timed} ?disabled=${locked}
            @change=${(event: Event) =>
              void this.told.tell({ type: "setup", key: "timed", value: (event.target as HTMLInputElement).checked ? "yes" : "no" })} />
            <span>${t("practice-clock")}</span></label>`}
    </section>`;
  }

  // ---- A task

  private task(state: PracticeState, level: number): Piece {
    const { t, locked } = this.frame;
    const { task, timed } = state;
    const off = locked ? "true" : nothing;
    const address = shower() === "voila" && task ? `${location.origin}${location.pathname}${task.query}` : null;
    return html`<div class="rw-practice">
      ${bar(
        {
          home: state.home,
          above: t("brand"),
          title: heading(level, "rw-page-title", state.title),
          end: html`<button type="button" class="rw-button" data-act="skills" aria-disabled=${off} @click=${() => void this.leave()}>${t("practice-all")}</button>`,
        },
        t,
      )}
      ${this.notes(state)} ${task?.note ? html`<p class="rw-note">${task.note}</p>` : nothing}
      <div class="rw-practice-now">
        <p class="rw-where" data-standing>${task?.standing}</p>
        ${timed ? this.clock.piece(t) : nothing}
      </div>
      ${this.card?.element}
      <div class="rw-ways rw-practice-end">
        <span class="rw-ways-end">${this.link.button(address, t("practice-link-about"))}
          ${state.review
            ? html`<button type="button" class="rw-quiet" data-act="review" aria-disabled=${off} @click=${() => void this.go({ type: "review" })}>${state.review}${arrow("right")}</button>`
            : nothing}</span>
        ${this.link.field()}
      </div>
      ${this.settings(state, level)}
    </div>`;
  }

  private notes({ notice }: PracticeState): Piece {
    const said = this.told.problem ?? notice;
    return html`${troubleNote(this.keeping.trouble(), this.frame.t)}${said ? html`<p class="rw-note" data-notice>${said}</p>` : nothing}`;
  }

  // ---- Doing

  /** To another task, which takes the focus. */
  private async go(message: Message): Promise<void> {
    if (await this.told.tell(message)) this.card?.focus();
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
