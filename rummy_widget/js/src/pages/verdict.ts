// The outcome of a step in words, and the sentence that says why something can't be done.
import { html, nothing } from "lit-html";
import type { Outcome, RackProps, StepProps } from "../types";
import type { Words } from "../words";
import type { Piece } from "./parts";

const STATUS: Record<Outcome, string> = { untried: "idle", "not-yet": "idle", wrong: "wrong", right: "right" };

/** Return the outcome of a step in words. */
function outcomeWord(step: StepProps, t: Words): string {
  if (step.skipped && step.outcome !== "right") return t("outcome-skipped");
  // "Not yet" would blame a right move
  return t(step.outcome === "not-yet" ? "outcome-begun" : `outcome-${step.outcome}`);
}

/**
 * Return the rack with a longer verdict: the reason why the answer is right, if there is one, is put before the
 * verdict's text.
 */
export function withReason(rack: RackProps, { why }: StepProps): RackProps {
  return why ? { ...rack, verdict: { ...rack.verdict, text: `${why} ${rack.verdict.text}` } } : rack;
}

/**
 * Return the rack with the outcome of its step, a word or two such as "Right", at the start of the verdict line. If the
 * verdict already has a text, return the rack unchanged, unless the step was skipped without an attempt.
 */
export function withWord(rack: RackProps, step: StepProps, t: Words): RackProps {
  const left = step.skipped && step.outcome === "untried";
  if (rack.verdict.text !== "" && !left) return rack;
  return { ...rack, verdict: { ...rack.verdict, word: outcomeWord(step, t) } };
}

/**
 * Draw, for a step without a rack, the goal, then the outcome with its feedback, then the note. If `staged` (the card
 * fills the window), leave out the reason why the answer is right, because the card shows it elsewhere.
 */
export function outcomeLine(step: StepProps, t: Words, goal: Piece, note: Piece, staged: boolean): Piece {
  const said = [staged ? null : step.why, step.feedback].filter(Boolean).join(" ");
  return html`<div class="rw-verdict" data-status=${STATUS[step.outcome]} role="group" aria-label=${t("verdict")}>
    <div class="rw-verdict-main">
      ${goal}
      <p class="rw-verdict-line"><strong class="rw-word">${outcomeWord(step, t)}</strong>
        ${said ? html`<span class="rw-verdict-text">${said}</span>` : nothing}</p>
      ${note}
    </div>
  </div>`;
}

/** Return the sentence (`problem`) that says why something could not be done, as a note; nothing if it is null. */
export const problemNote = (problem: string | null): Piece =>
  problem ? html`<p class="rw-problem" data-problem>${problem}</p>` : nothing;
