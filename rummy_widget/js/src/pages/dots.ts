// The steps of a lesson as a row of dots.
import { html, nothing } from "lit-html";
import { readResults, allResults } from "../progress";
import type { StepSummaryProps } from "../types";
import type { Words } from "../words";
import type { Piece } from "./parts";

/**
 * If the learner has not done this step, but has done an equivalent step in the lessons of another game, return the
 * name of that game; otherwise return null.
 */
export function doneInGame({ stars, same = [] }: StepSummaryProps): string | null {
  if (stars > 0 || same.length === 0) return null;
  const all = allResults();
  return same.find(({ lesson, step }) => readResults(all[lesson])?.stored.steps[step]?.stars)?.game ?? null;
}

/** Return the spoken name of a dot. */
function dotName(step: StepSummaryProps, number: number, t: Words): string {
  const { title, outcome } = step;
  const game = doneInGame(step);
  const dot =
    game !== null
      ? t("step-dot", { number, title, outcome: t("outcome-known", { game }) })
      : step.stars > 0
        ? t("step-dot-stars", { number, title, stars: step.stars, of: 3 })
        : t("step-dot", { number, title, outcome: t(`outcome-${outcome}`) });
  return step.current ? `${dot}, ${t("step-current")}` : dot;
}

/** Return the look of a dot, which is filled if the step has ever been done. */
const dotState = (step: StepSummaryProps): string =>
  step.stars > 0 ? "right" : doneInGame(step) !== null ? "known" : step.outcome;

/**
 * Return a row of dots, one button for each step of a lesson. `go` is called with the key of the step whose dot is
 * pressed.
 */
export function dots(steps: readonly StepSummaryProps[], t: Words, go: (key: string) => void): Piece {
  return html`<nav class="rw-dots" aria-label=${t("steps")}><ol>
    ${steps.map((step, at) => {
      const label = dotName(step, at + 1, t);
      return html`<li><button type="button" class="rw-dot" data-go=${step.key} data-state=${dotState(step)}
        aria-label=${label} title=${label} aria-current=${step.current ? "step" : nothing}
        @click=${() => go(step.key)}></button></li>`;
    })}
  </ol></nav>`;
}
