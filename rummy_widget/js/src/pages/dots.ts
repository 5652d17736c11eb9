// The steps of a lesson as dots, each with its name and its state in words.
import { html, nothing } from "lit-html";
import { readStored, stored } from "../progress";
import type { StepSummaryProps } from "../types";
import type { Words } from "../words";
import type { Piece } from "./parts";

/** The game that somebody knows a step from who has not done it here; null where it is to be done. */
export function knownFrom({ stars, same = [] }: StepSummaryProps): string | null {
  if (stars > 0 || same.length === 0) return null;
  const all = stored();
  return same.find(({ lesson, step }) => readStored(all[lesson])?.stored.steps[step]?.stars)?.game ?? null;
}

function name(step: StepSummaryProps, number: number, t: Words): string {
  const { title, outcome } = step;
  const game = knownFrom(step);
  const dot =
    game !== null
      ? t("step-dot", { number, title, outcome: t("outcome-known", { game }) })
      : step.stars > 0
        ? t("step-dot-stars", { number, title, stars: step.stars, of: 3 })
        : t("step-dot", { number, title, outcome: t(`outcome-${outcome}`) });
  return step.current ? `${dot}, ${t("step-current")}` : dot;
}

/** A dot is filled where the step was done once, whatever its rack shows now. */
const state = (step: StepSummaryProps): string =>
  step.stars > 0 ? "right" : knownFrom(step) !== null ? "known" : step.outcome;

/** Buttons; `go` is called with the step's key. */
export function dots(steps: readonly StepSummaryProps[], t: Words, go: (key: string) => void): Piece {
  return html`<nav class="rw-dots" aria-label=${t("steps")}><ol>
    ${steps.map((step, at) => {
      const label = name(step, at + 1, t);
      return html`<li><button type="button" class="rw-dot" data-go=${step.key} data-state=${state(step)}
        aria-label=${label} title=${label} aria-current=${step.current ? "step" : nothing}
        @click=${() => go(step.key)}></button></li>`;
    })}
  </ol></nav>`;
}
