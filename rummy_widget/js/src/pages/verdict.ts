// What a step says of itself where it has no rack to say it: the outcome, the feedback, and what went wrong in between.
import { html, nothing } from "lit-html";
import type { Outcome, RackProps, StepProps } from "../types";
import type { Words } from "../words";
import type { Piece } from "./parts";

const STATUS: Record<Outcome, string> = { untried: "idle", "not-yet": "idle", wrong: "wrong", right: "right" };

/** In words, where a step stands. */
function outcomeWord(step: StepProps, t: Words): string {
  if (step.skipped && step.outcome !== "right") return t("outcome-skipped");
  // "Not yet" would find fault with a right move
  return t(step.outcome === "not-yet" ? "outcome-begun" : `outcome-${step.outcome}`);
}

/** The reason and the praise in one, where the felt does not say the reason. */
export function withReason(rack: RackProps, { why }: StepProps): RackProps {
  return why ? { ...rack, verdict: { ...rack.verdict, text: `${why} ${rack.verdict.text}` } } : rack;
}

/** The rack with the step's own word in its verdict line, where there is nothing else to say yet, or it was skipped. */
export function withWord(rack: RackProps, step: StepProps, t: Words): RackProps {
  const left = step.skipped && step.outcome === "untried";
  if (rack.verdict.text !== "" && !left) return rack;
  return { ...rack, verdict: { ...rack.verdict, word: outcomeWord(step, t) } };
}

/** The verdict line of a step without a rack; with one, the rack's own line says it. */
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

/** What could not be done, in a sentence. */
export const problemNote = (problem: string | null): Piece =>
  problem ? html`<p class="rw-problem" data-problem>${problem}</p>` : nothing;
