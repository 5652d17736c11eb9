// The steps of a lesson that are answered, not solved by arranging tiles: choose or type an answer and check it, or
// make a move of the game.
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { PRIMARY } from "../button";
import type { MoveProps, OptionProps, StepProps } from "../types";
import type { Words } from "../words";
import { uniqueId, type Piece } from "./parts";

/**
 * The form of a step of kind "answer", in which the learner chooses or types an answer. It keeps what was entered until
 * it is emptied, so that a wrong answer can be corrected.
 */
export interface AnswerForm {
  /**
   * Return the form, emptied if the step or its task has changed. If `taps` is true and the step has options to choose
   * from, each option is a button that checks it at once. `locked` disables the form.
   */
  piece(step: StepProps, locked: boolean, taps?: boolean): Piece;
  /**
   * Return the button that checks the answer, for the view to show as its main button. Return nothing if the answer is
   * right already, or if pressing an option checks it (`taps` is true and the step has options).
   */
  button(step: StepProps, locked: boolean, taps?: boolean): Piece;
  /** Empty the form. */
  clear(): void;
}

/**
 * Return the form for steps of kind "answer". `check` is called with an answer to send; `changed` redraws the view
 * after each input.
 */
export function answerForm(t: Words, check: (answer: string) => void, changed: () => void): AnswerForm {
  const id = uniqueId();
  let given = "";
  let attempt = "";
  const give = (answer: string): void => {
    given = answer;
    changed();
  };

  function form(step: StepProps, locked: boolean, off: boolean): Piece {
    const echo = step.options ? null : step.answer; // a chosen option is visible anyway
    const submit = (event: Event): void => {
      event.preventDefault();
      if (!off && given.trim()) check(given.trim());
      else (event.target as HTMLElement).querySelector<HTMLElement>("input")?.focus();
    };
    return html`<form class="rw-answer" id=${`${id}-form`} @submit=${submit} novalidate>
      ${step.options ? pick(step.options, locked) : type(step, locked)}
      ${echo ? html`<p class="rw-echo">${t("answer-read-as", { answer: echo })}</p>` : nothing}
    </form>`;
  }

  const pick = (options: readonly OptionProps[], locked: boolean): Piece =>
    html`<fieldset class="rw-options" ?data-short=${allShort(options)}>
      <legend>${t("answer-pick")}</legend>
      ${options.map(
        ({ key, text }) => html`<label class="rw-option">
          <input type="radio" name=${`${id}-pick`} value=${key} .checked=${given === key} ?disabled=${locked}
            @change=${() => give(key)} @keydown=${enterChecks} />
          <span>${text}</span>
        </label>`,
      )}
    </fieldset>`;

  /** Return the options as buttons; the one pressed last shows whether it was right. */
  function tap(options: readonly OptionProps[], { outcome }: StepProps, off: boolean): Piece {
    const press = (key: string): void => {
      if (off) return;
      given = key;
      check(key);
    };
    const how = (key: string): string | typeof nothing =>
      given === key && (outcome === "right" || outcome === "wrong") ? outcome : nothing;
    return html`<div class="rw-answer rw-options" role="group" ?data-short=${allShort(options)}
      aria-label=${t("answer-pick")}>
      ${options.map(
        ({ key, text }) => html`<button type="button" class="rw-option" data-option=${key} data-how=${how(key)}
          aria-pressed=${String(given === key)} aria-disabled=${off ? "true" : nothing}
          @click=${() => press(key)}>${text}</button>`,
      )}
    </div>`;
  }

  const type = ({ numeric }: StepProps, locked: boolean): Piece =>
    html`<label class="rw-field-label" for=${`${id}-field`}>${t(numeric ? "answer-number" : "answer-label")}</label>
      <div class="rw-field-row">
        <input class="rw-field" id=${`${id}-field`} type="text" inputmode=${numeric ? "numeric" : "text"}
          autocomplete="off" maxlength="60" .value=${given} ?readonly=${locked}
          @input=${(event: Event) => give((event.target as HTMLInputElement).value)} />
      </div>`;

  return {
    piece(step, locked, taps = false) {
      if (step.kind !== "answer") return nothing;
      const now = `${step.key} ${step.drill?.seed ?? ""}`;
      if (now !== attempt) given = "";
      attempt = now;
      const off = locked || step.outcome === "right";
      return taps && step.options ? tap(step.options, step, off) : form(step, locked, off);
    },
    button(step, locked, taps = false) {
      if (step.kind !== "answer" || step.outcome === "right" || (taps && step.options)) return nothing;
      return html`<button type="submit" form=${`${id}-form`} class=${PRIMARY} data-act="check"
        aria-disabled=${locked || !given.trim() ? "true" : nothing}>${t("check")}</button>`;
    },
    clear() {
      given = "";
    },
  };
}

/** Return whether the options are short enough to stand side by side on a phone. */
const allShort = (options: readonly OptionProps[]): boolean => options.every(({ text }) => text.length < 7);

/** Submit the form on Enter, which radio buttons don't do by themselves. */
function enterChecks(event: KeyboardEvent): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  (event.target as HTMLInputElement).form?.requestSubmit();
}

/**
 * Return the buttons for those moves of a step of kind "act" (in which the learner makes moves of a game) that can't be
 * made on its felt (the playing area). They call `act` with the move in notation.
 */
export function moveButtons(step: StepProps, t: Words, locked: boolean, act: (move: string) => void): Piece {
  const moves = step.kind === "act" ? (step.moves ?? []) : [];
  if (!moves.length) return nothing;
  // Each move gets its own element: a button that changed under the finger would make an unintended move.
  const one = ({ key, text }: MoveProps): unknown =>
    keyed(
      key,
      html`<button type="button" class="rw-button" data-move=${key} aria-disabled=${locked ? "true" : nothing}
        @click=${() => locked || act(key)}>${text}</button>`,
    );
  return html`<div class="rw-moves" role="group" aria-label=${t("moves-label")}>${moves.map(one)}</div>`;
}
