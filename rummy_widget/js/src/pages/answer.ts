// The two kinds of step that are answered rather than laid: pick or type and check, or make a move of the game.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { tileFace } from "../rack/tile";
import type { MoveProps, StepProps } from "../types";
import type { Words } from "../words";
import { uid, type Piece } from "./parts";

/** The form of an "answer" step. What is typed or picked is its own until it is checked. */
export class AnswerForm {
  private readonly id = uid();
  private given = "";
  private attempt = "";

  /**
   * The form forgets what was given when the step, or its drill, is another one. `taps`: an option that is pressed
   * answers.
   */
  piece(
    step: StepProps,
    t: Words,
    locked: boolean,
    check: (answer: string) => void,
    changed: () => void,
    taps = false,
  ): Piece {
    if (step.kind !== "answer") return nothing;
    const attempt = `${step.key} ${step.drill?.seed ?? ""}`;
    if (attempt !== this.attempt) this.given = "";
    this.attempt = attempt;
    const give = (answer: string): void => {
      this.given = answer;
      changed();
    };
    const off = locked || step.outcome === "right";
    if (taps && step.options) return this.tap(step, t, off, check);
    const echo = step.options ? null : step.answer; // what was picked is seen
    const submit = (event: Event): void => {
      event.preventDefault();
      if (!off && this.given.trim()) check(this.given.trim());
      else (event.target as HTMLElement).querySelector<HTMLElement>("input")?.focus();
    };
    return html`<form class="rw-answer" id=${`${this.id}-form`} @submit=${submit} novalidate>
      ${step.options ? this.pick(step, t, locked, give) : this.type(step, t, locked, give)}
      ${echo ? html`<p class="rw-echo">${t("answer-read-as", { answer: echo })}</p>` : nothing}
    </form>`;
  }

  /** To start again with nothing given. */
  clear(): void {
    this.given = "";
  }

  private pick(step: StepProps, t: Words, locked: boolean, give: (answer: string) => void): Piece {
    return html`<fieldset class="rw-options" ?data-short=${short(step)}>
        <legend>${t("answer-pick")}</legend>
        ${(step.options ?? []).map(
          ({ key, text }) => html`<label class="rw-option">
            <input type="radio" name=${`${this.id}-pick`} value=${key} .checked=${this.given === key}
              ?disabled=${locked}
              @change=${() => give(key)} @keydown=${enterChecks} />
            <span>${text}</span>
          </label>`,
        )}
      </fieldset>`;
  }

  /** Options to press; the one that was pressed last shows how it was. */
  private tap(step: StepProps, t: Words, off: boolean, check: (answer: string) => void): Piece {
    const press = (key: string): void => {
      if (off) return;
      this.given = key;
      check(key);
    };
    const how = (key: string): string | typeof nothing =>
      this.given === key && ["right", "wrong"].includes(step.outcome) ? step.outcome : nothing;
    return html`<div class="rw-answer rw-options" role="group" ?data-short=${short(step)}
      aria-label=${t("answer-pick")}>
      ${(step.options ?? []).map(
        ({ key, text }) => html`<button type="button" class="rw-option" data-option=${key} data-how=${how(key)}
          aria-pressed=${String(this.given === key)}
          aria-disabled=${off ? "true" : nothing} @click=${() => press(key)}>${text}</button>`,
      )}
    </div>`;
  }

  private type(step: StepProps, t: Words, locked: boolean, give: (answer: string) => void): Piece {
    const label = t(step.numeric ? "answer-number" : "answer-label");
    return html`<label class="rw-field-label" for=${`${this.id}-field`}>${label}</label>
      <div class="rw-field-row">
        <input class="rw-field" id=${`${this.id}-field`} type="text" inputmode=${step.numeric ? "numeric" : "text"}
          autocomplete="off" maxlength="60" .value=${this.given} ?readonly=${locked}
          @input=${(event: Event) => give((event.target as HTMLInputElement).value)} />
      </div>`;
  }

  /** What checks it; it stands where the primary button always stands. */
  button(step: StepProps, t: Words, locked: boolean, taps = false): Piece {
    if (step.kind !== "answer" || step.outcome === "right" || (taps && step.options)) return nothing;
    return html`<button type="submit" form=${`${this.id}-form`} class="rw-button rw-primary" data-act="check"
      aria-disabled=${locked || !this.given.trim() ? "true" : nothing}>${t("check")}</button>`;
  }
}

/** Whether several of its options stand side by side on a phone. */
const short = ({ options }: StepProps): boolean => (options ?? []).every(({ text }) => text.length < 7);

/** In a group of radio buttons Enter does nothing by itself. */
function enterChecks(event: KeyboardEvent): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  (event.target as HTMLInputElement).form?.requestSubmit();
}

/** The moves that an "act" step offers besides what lies on its table; many of one kind are tiles under one title. */
export function moveButtons(step: StepProps, t: Words, locked: boolean, act: (move: string) => void): Piece {
  const moves = step.kind === "act" ? (step.moves ?? []) : [];
  if (!moves.length) return nothing;
  const groups = [...new Set(moves.map(({ group }) => group).filter((group) => group != null))];
  // Each has a button of its own: one that changed under the finger would make a move that nobody meant.
  const button = ({ key, text, tile }: MoveProps): unknown =>
    keyed(
      key,
      html`<button type="button" class=${tile ? "rw-move-tile" : "rw-button"}
    data-move=${key} aria-label=${tile ? text : nothing} title=${tile ? text : nothing} aria-disabled=${
      locked ? "true" : nothing
    }
    @click=${() => !locked && act(key)}>${tile ? tileFace(tile) : text}</button>`,
    );
  return html`${groups.map(
    (group) => html`<div class="rw-move-tiles" role="group" aria-label=${group}>
        <p class="rw-where" aria-hidden="true">${group}</p>
        ${moves.filter((move) => move.group === group).map(button)}
      </div>`,
  )}
    ${
      moves.some(({ group }) => group == null)
        ? html`<div class="rw-moves" role="group"
          aria-label=${t("moves-label")}>${moves.filter(({ group }) => group == null).map(button)}</div>`
        : nothing
    }`;
}
