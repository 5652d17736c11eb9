// The steps of a lesson as dots, each with its name and its state in words.
import { html, nothing } from "lit-html";
import type { StepSummary } from "../types";
import type { Words } from "../words";
import type { Piece } from "./parts";

function name(step: StepSummary, number: number, t: Words): string {
  const { title, outcome } = step;
  const dot =
    step.stars > 0
      ? t("step-dot-stars", { number, title, stars: step.stars, of: 3 })
      : t("step-dot", { number, title, outcome: t(`outcome-${outcome}`) });
  return step.current ? `${dot}, ${t("step-current")}` : dot;
}

/** A dot is filled where the step was done once, whatever its rack shows now. */
const state = (step: StepSummary): string => (step.stars > 0 ? "right" : step.outcome);

/** Buttons; `go` is called with the step's key. */
export function dots(steps: readonly StepSummary[], t: Words, go: (key: string) => void): Piece {
  return html`<nav class="rw-dots" aria-label=${t("steps")}><ol>
    ${steps.map((step, at) => {
      const label = name(step, at + 1, t);
      return html`<li><button type="button" class="rw-dot" data-go=${step.key} data-state=${state(step)}
        aria-label=${label} title=${label} aria-current=${step.current ? "step" : nothing}
        @click=${() => go(step.key)}></button></li>`;
    })}
  </ol></nav>`;
}
