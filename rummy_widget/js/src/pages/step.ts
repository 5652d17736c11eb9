// One step of a lesson as a card: the task, the rack, the verdict, the tools.
import { html, nothing, render, type TemplateResult } from "lit-html";
import { button, PRIMARY } from "../button";
import type { Frame, ViewFactory } from "../frame";
import { moveTo, placesPiece } from "../felt/places";
import { afterMove, feltPanel } from "../felt/step-felt";
import { makeTableZone } from "../melds/table-zone";
import { isFixed } from "../rack/fit";
import type { DropTarget } from "../rack/drag";
import { rackIn, type RackHost, type RackView } from "../rack/rack";
import { singleRackTile } from "../rack/state";
import { playedWith } from "../rack/tile";
import { houseNote, type KeyRow } from "../rack/verdict";
import { closeMenu, menu, sign } from "../menu";
import { feltHeight } from "../stage/felt";
import { pagerOf } from "../stage/pager";
import { dropTarget, keyTiles } from "../table/drop";
import { TURN_KEYS, tableKey } from "../table/keys";
import type { Message, PlaceKey, RackProps, StepProps, StepState } from "../types";
import { makeSender, type Sender } from "../sender";
import { answerForm, moveButtons, type AnswerForm } from "./answer";
import { hintButton, hintList, HintMarks } from "./hints";
import { keepProgress } from "./progress-sync";
import { stepLink, stepLinkFor, type StepLink } from "./step-link";
import { arrow, cardLevel, goTo, heading, whenPlaced, popStars, stars, uniqueId, type Piece } from "./parts";
import { outcomeLine, problemNote, withReason, withWord } from "./verdict";

/**
 * What the buttons of a step's card do, and what is added to the card. These options differ between a lesson, the
 * practice page and the puzzle page.
 */
export interface StepOptions {
  next(): void; // goes to the next step
  back: (() => void) | null; // goes to the step before; null if there is none
  skipped(): void; // called when the learner has skipped the step and Python has answered
  taps?: boolean; // pressing an option checks it at once, so there is no Check button
  another?: string; // label of the button for the next task
  cost?: string; // tooltip of the button "Tell me", which says what that costs; by default the stars
  above?: string; // shown over the title in place of "Step 2 of 5"
  won?: Piece; // shown before the stars
  felt?: Piece; // added to the felt, the playing area above the rack
  end?: Piece; // added before the primary button
  keys?: readonly KeyRow[]; // keyboard shortcuts of the page, listed before those of the rack
}

/**
 * The card of a step (a task of a lesson, a practice task or a puzzle). Render its `element`, and call `update` with
 * each new state.
 */
export class StepCard {
  readonly element = document.createElement("section");
  readonly #frame: Frame;
  readonly #rack: RackView;
  readonly #form: AnswerForm;
  readonly #marks = new HintMarks();
  // holds the text before the step, on a page that shows one step at a time
  readonly #figure = document.createElement("div");
  readonly #link: StepLink;
  readonly #id = uniqueId();
  readonly #sender: Sender;
  readonly #unmeasure: () => void;
  #lifted: readonly number[] = [];
  #shown: { step: StepProps; rack: RackProps | null; ways: StepOptions; level: number } | null = null;

  /** `host` can name another place where tiles can be dropped, and a function to call when tiles are lifted. */
  constructor(frame: Frame, host: Pick<RackHost, "outside" | "lifting"> = {}) {
    this.#frame = frame;
    this.#sender = makeSender(frame, () => this.#redraw());
    this.#link = stepLinkFor(frame, () => this.#redraw());
    const check = (answer: string): void => void this.#sender.send({ type: "check", answer });
    this.#form = answerForm(frame.t, check, () => this.#redraw());
    this.#rack = rackIn(frame, { table: makeTableZone, outside: this.#dropPlaces(), lifting: this.#lift, ...host });
    this.element.addEventListener("keydown", this.#key, true);
    this.#figure.className = "rw-figure";
    this.element.className = "rw-step";
    this.element.tabIndex = -1;
    this.#unmeasure = feltHeight(this.element, this.#figure);
    this.element.setAttribute("aria-labelledby", `${this.#id}-title`);
    this.element.setAttribute("aria-describedby", `${this.#id}-goal`);
  }

  /** Put the focus on the card and scroll to it. */
  focus(): void {
    goTo(this.element);
  }

  /** Put the lifted tiles back. */
  cancelLift(): void {
    this.#rack.cancelLift();
  }

  /** Stop observing the page. */
  destroy(): void {
    this.#unmeasure();
    this.#rack.destroy();
  }

  /**
   * Draw a new state. `rack` is the rack of the step, `ways` says what the buttons do, and `level` is the level of the
   * heading.
   */
  update(step: StepProps, rack: RackProps | null, ways: StepOptions, level: number): void {
    const before = this.#shown?.step;
    const won = before?.key === step.key && before.outcome !== "right" && step.outcome === "right";
    this.#shown = { step, rack, ways, level };
    const { key, lesson, kind, outcome, made } = step;
    Object.assign(this.element.dataset, { step: key, lesson, kind, outcome, made });
    this.element.toggleAttribute("data-table", !!rack?.trays);
    this.element.toggleAttribute("data-quiz", this.#quiz);
    this.#takeAnchor(step);
    render(this.#template(step, rack, level), this.element);
    if (rack) {
      this.#rack.update(withWord(this.#tellsOnFelt ? rack : withReason(rack, step), step, this.#frame.t), {
        locked: this.#frame.locked,
        compact: !!rack.trays,
        ...this.#marks.of(step, rack),
        tight: isFixed(rack),
        goal: this.#quiz ? nothing : this.#goal(step),
        whole: [this.#quiz ? "" : step.goal, step.hints.at(-1)?.text ?? ""],
        answer: this.#answer(step),
        note: this.#note(step),
        start: this.#menu(step),
        end: this.#end(step),
        keys: ways.keys ?? (step.places.length ? TURN_KEYS : []),
      });
    }
    if (!won) return;
    this.element.querySelector(".rw-felt-main")?.scrollTo?.({ top: 0 }); // the reason is there
    popStars(this.element);
  }

  /** Give the card the id `step-<key>`, unless another card of the same step has it. */
  #takeAnchor(step: StepProps): void {
    const anchor = `step-${step.key}`;
    const holder = document.getElementById(anchor);
    if (!holder || holder === this.element) this.element.id = anchor;
    else this.element.removeAttribute("id");
  }

  #redraw = (): void => {
    if (this.#shown) this.update(this.#shown.step, this.#shown.rack, this.#shown.ways, this.#shown.level);
  };

  async #begin(message: Message): Promise<void> {
    this.#form.clear();
    if (await this.#sender.send(message)) this.focus();
  }

  #template(step: StepProps, rack: RackProps | null, level: number): Piece {
    const { locked } = this.#frame;
    return html`<div class="rw-felt">
        <div class="rw-felt-main" role="group"
          aria-labelledby=${`${this.#id}-title`}>${this.#task(step, level)}${this.#figure}${
            this.#shown?.ways.felt ?? nothing
          }${rack?.trays ? this.#rack.spread : nothing}
          ${step.felt ? feltPanel(step.felt, { locked, act: this.#act }, this.#places(step)) : nothing}</div>
        ${moveButtons(step, this.#frame.t, locked, this.#act)}</div>
      ${rack ? this.#rack.element : this.#rackless(step)}`;
  }

  /** Return what a step without a rack shows in place of a rack. */
  #rackless(step: StepProps): Piece {
    const { t, locked } = this.#frame;
    const byTheCourse = (): unknown => this.#sender.send({ type: "house-off" });
    return html`<div class="rw-above">${houseNote(t, step.house, locked, byTheCourse)}
        ${outcomeLine(step, t, this.#quiz ? nothing : this.#goal(step), this.#note(step), this.#tellsOnFelt)}</div>
      ${this.#answer(step)}
      <div class="rw-tools"><span class="rw-tools-group">${this.#menu(step)}</span><span
        class="rw-tools-group rw-tools-end">${this.#end(step)}</span></div>`;
  }

  #note(step: StepProps): Piece {
    const show = (): unknown => this.#sender.send({ type: "show" });
    return html`${problemNote(this.#sender.problem)}${hintList(step, this.#frame.t, show, this.#frame.locked)}`;
  }

  /**
   * Whether the felt gives the reason for a right answer, in place of the step's text. It does so if the card fills the
   * window and there are no melds on the table, which would have to move; otherwise the verdict gives the reason.
   */
  get #tellsOnFelt(): boolean {
    return this.#frame.root.classList.contains("rw-stage") && !this.#shown?.rack?.trays;
  }

  /**
   * Whether the step is a question about tiles that stay where they are. Then its goal is shown as the question, on the
   * felt.
   */
  get #quiz(): boolean {
    const { step, rack } = this.#shown!;
    return (step.kind === "answer" || step.kind === "choose") && (!rack || (isFixed(rack) && !rack.trays));
  }

  /** The word for what is played with. */
  get #playedWith(): "cards" | "tiles" {
    return this.#shown?.rack ? playedWith(this.#shown.rack) : "tiles";
  }

  #task(step: StepProps, level: number): Piece {
    const { t } = this.#frame;
    const won = step.stars ?? step.best;
    const better = step.best > won;
    const of = this.#playedWith;
    const par = { count: step.par ?? 0, of };
    const paragraphs = (step.text ?? "").split(/\n{2,}/).filter((text) => text.trim());
    const { lesson, number, count } = step;
    const where = lesson && count > 1 ? t("step-of", { number, count }) : step.drill ? "" : t("step-alone");
    const places = [where, step.drill ? t("drill-seed", { seed: step.drill.seed }) : ""].filter(Boolean);
    const above = this.#shown?.ways.above ?? places.join(" · ");
    const parts = this.#shown?.ways.above === undefined ? places : [above]; // no line breaks within a part
    return html`<div class="rw-panel rw-task">
      <div class="rw-asked">
        ${
          above === step.title
            ? nothing
            : html`<p
          class="rw-where">${parts.map((part, at) => html`<span>${part}${parts[at + 1] ? " ·" : ""}</span> `)}</p>`
        }
        ${heading(level, "rw-title", step.title, `${this.#id}-title`)}
        ${this.#quiz ? this.#goal(step) : nothing}
        ${
          this.#tellsOnFelt && step.outcome === "right"
            ? this.#success(step)
            : paragraphs.map((text) => html`<p class="rw-text">${text.trim()}</p>`)
        }
      </div>
      <div class="rw-won" data-stars=${won}>
        ${this.#shown?.ways.won ?? nothing}${stars(won, t)}
        ${step.par === null ? nothing : html`<p class="rw-par" title=${t("par-about", par)}>${t("par", par)}</p>`}
        ${step.kind === "arrange" ? html`<p class="rw-lifted">${t("lifted", { count: step.lifted, of })}</p>` : nothing}
        ${better ? html`<p class="rw-best">${t("best-stars", { stars: step.best, of: 3 })}</p>` : nothing}
      </div>
    </div>`;
  }

  /** Return what the felt shows of a solved step: its stars, large if nothing else lies there, and the reason. */
  #success({ stars: won, why, felt }: StepProps): Piece {
    const large = won !== null && !felt && !this.#shown?.ways.felt;
    return html`<div class="rw-success">${large ? stars(won, this.#frame.t) : nothing}
      ${why ? html`<p class="rw-text rw-reason-told">${why}</p>` : nothing}</div>`;
  }

  /** Return the goal of the step. */
  #goal(step: StepProps): Piece {
    return html`<p class="rw-goal" id=${`${this.#id}-goal`}>${step.goal}</p>`;
  }

  #answer(step: StepProps): Piece {
    return this.#form.piece(step, this.#frame.locked, this.#shown?.ways.taps);
  }

  // ---- The places for a tile of the rack

  #places(step: StepProps): Piece {
    const lifted = singleRackTile(this.#shown?.rack, this.#lifted);
    return placesPiece(step.places, lifted, this.#frame.t, (place) => void this.#give(place, this.#lifted));
  }

  #dropPlaces(): DropTarget {
    const target = dropTarget(() => this.element.querySelectorAll("[data-place]"));
    const place = (): PlaceKey => target.hit()!.getAttribute("data-place") as PlaceKey;
    return { ...target, drop: (tiles) => this.#give(place(), tiles) };
  }

  #lift = (tiles: readonly number[]): void => {
    this.#lifted = tiles;
    if (this.#shown?.step.places.length) this.#redraw();
  };

  /** Put a tile of the rack on a place, or say why that is not possible. */
  async #give(place: PlaceKey, tiles: readonly number[]): Promise<void> {
    const tile = singleRackTile(this.#shown?.rack, tiles);
    if (this.#frame.locked || !this.#shown?.step.places.includes(place)) return;
    if (!tile) return this.#sender.showProblem(this.#frame.t(tiles.length > 1 ? "table-lift-one" : "table-lift"));
    this.#rack.cancelLift();
    await this.#act(moveTo(place, tile));
  }

  /** Do what a key asks for: draw, take, discard the lifted or focused tile, or close with it. */
  #key = (event: KeyboardEvent): void => {
    const act = this.#shown?.step.places.length ? tableKey(event) : null;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    if (act === "discard" || act === "close") void this.#give(act, keyTiles(event, this.#lifted));
    else this.element.querySelector<HTMLElement>(`[data-move="${act}"]`)?.click();
  };

  /** Make a move. */
  #act = async (move: string): Promise<void> => {
    const pressed = this.element.querySelector(":focus");
    await this.#sender.send({ type: "act", move });
    if (pressed && !pressed.isConnected) afterMove(this.element)?.focus();
  };

  /**
   * Return the hint button and the one primary button: Check until the step is right, then Next, at the same
   * place.
   */
  #end(step: StepProps): TemplateResult {
    const { t, locked } = this.#frame;
    const right = step.outcome === "right";
    const { taps, end, cost = t("tell-move-about") } = this.#shown?.ways ?? {};
    const hint = step.drill && right ? nothing : hintButton(step, t, () => void this.#askHint(), locked, cost);
    const checks = !right && !taps && (step.kind === "choose" || step.kind === "answer");
    const check = (): unknown => this.#sender.send({ type: "check" });
    const ready = right ? `${PRIMARY} rw-ready` : PRIMARY;
    const next = step.next?.text || t(step.number < step.count ? "next-step" : "finish-lesson");
    return html`${hint}${end ?? nothing}
      ${
        checks && step.kind === "choose"
          ? button("check", t("check-choose", { of: this.#playedWith }), check, { type: PRIMARY, off: locked })
          : nothing
      }
      ${this.#form.button(step, locked, taps)}
      ${step.drill && right ? this.#another(step.next ? "rw-button" : ready) : nothing}
      ${
        step.next && !checks
          ? button("next", next, () => this.#goNext(right), {
              type: ready,
              title: right ? null : t("next-waits"),
              off: !right,
            })
          : nothing
      }`;
  }

  #another(type: string): Piece {
    const { t, locked } = this.#frame;
    const words = (this.#shown?.step.outcome === "right" && this.#shown.ways.another) || t("another");
    const look = { type, title: t("another-about"), off: locked };
    return button("another", words, () => this.#begin({ type: "another" }), look);
  }

  async #askHint(): Promise<void> {
    const shown = this.#shown?.step.hints.length ?? 0;
    await this.#sender.send({ type: "hint" });
    const hints = this.#shown?.step.hints ?? [];
    if (hints.length > shown) this.#frame.announce(hints.at(-1)?.text ?? "");
  }

  #goNext(right: boolean): void {
    if (right) this.#shown?.ways.next();
    else this.#frame.announce(this.#frame.t("next-waits"));
  }

  /** Return the menu of what is seldom needed: go back, try again, skip, copy the step's address. */
  #menu(step: StepProps): TemplateResult {
    const { t, locked: off } = this.#frame;
    const back = this.#shown?.ways.back;
    const right = step.outcome === "right";
    const type = "rw-quiet";
    const about = t("retry-about", { looked: step.looked ? "yes" : "no" });
    const skip = html`${t("skip")}${arrow("right")}`;
    return menu(
      { label: t("step-menu"), sign: sign("⋯"), pressed: closeMenu },
      html`${back ? button("back", html`${arrow("left")}${t("back")}`, back, { type }) : nothing}
        ${step.lesson ? this.#link.button(stepLink(step.key), t("link-step-about")) : nothing}
        ${step.drill && !right ? this.#another(type) : nothing}
        ${button("retry", t("retry"), () => this.#begin({ type: "retry" }), { type, title: about, off })}
        ${step.next && !right ? button("skip", skip, this.#skip, { type, title: t("skip-about"), off }) : nothing}
      ${this.#link.field()}`,
    );
  }

  #skip = async (): Promise<void> => {
    if (await this.#sender.send({ type: "skip" })) this.#shown?.ways.skipped();
  };
}

/**
 * Return the next (`way` 1) or previous (-1) step card on the page, seen from the card `own`. If `own` is the last
 * card, return the first link in the lesson's footer; if it is the first card and `way` is -1, the first link in the
 * lesson's header. Return null if there is no such link.
 */
export function neighbourCard(own: HTMLElement, way: 1 | -1): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>(".rw-step")];
  const found = cards[cards.indexOf(own) + way];
  if (found) return found;
  return document.querySelector<HTMLElement>(way > 0 ? ".rw[data-view=footer] a" : ".rw[data-view=header] a");
}

/** Open the view "step": one step of a lesson as a card in a notebook. */
export const stepView: ViewFactory = (frame) => {
  const keeping = keepProgress(frame, () => update());
  const card = new StepCard(frame);
  const update = (): void => {
    const { step, rack = null } = frame.client.state<Partial<StepState>>();
    if (!step) return; // called before Python has sent a state
    const pager = step.lesson ? pagerOf(update) : null;
    const go = (way: 1 | -1): void => (pager ? pager.turn(way) : goTo(neighbourCard(card.element, way)));
    const level = pager ? 2 : cardLevel(frame.root);
    const onward = (): void => go(1);
    const back = step.lesson && step.number > 1 ? () => go(-1) : null;
    // before the rack is updated, which measures its place
    render(html`${keeping.note()}${card.element}`, frame.body);
    card.update(step, rack, { next: onward, skipped: onward, back }, level);
  };
  const unplace = whenPlaced(frame.root, update);
  return {
    update,
    destroy() {
      unplace();
      keeping.stop();
      card.destroy();
    },
  };
};
