// The hints of a step: the list of those shown, the button for the next, and what they mark on the rack.
import { html, nothing } from "lit-html";
import type { Place, Rack, Step } from "../types";
import type { Words } from "../words";
import type { Piece } from "./parts";

const MOVE = 4; // the grade that tells a move

/** The hints shown so far, the last first, with "Show me" beside one that tells the move. */
export function hintList(step: Step, t: Words, show: () => void, locked: boolean): Piece {
  if (step.hints.length === 0) return nothing;
  const open = step.outcome !== "right";
  return html`<ol class="rw-hints" aria-label=${t("hints")} reversed>
    ${[...step.hints.entries()].reverse().map(([at, hint]) => {
      const performs = open && hint.grade === MOVE && at === step.hints.length - 1;
      return html`<li>
        <span class="rw-hint-label">${t("hint-label", { grade: at + 1 })}</span>
        <span class="rw-hint-text">${hint.text}</span>
        ${performs
          ? html`<button type="button" class="rw-button rw-small" data-act="show" title=${t("show-move-about")}
              aria-disabled=${locked ? "true" : nothing} @click=${show}>${t("show-move")}</button>`
          : nothing}
      </li>`;
    })}
  </ol>`;
}

/** "Hint 1 of 4": the number is that of the hint it would give. */
export function hintButton(step: Step, t: Words, ask: () => void, locked: boolean): Piece {
  const shown = step.hints.length;
  const count = shown + step.hints_left;
  if (count === 0) return nothing;
  const none = step.hints_left === 0 || step.outcome === "right";
  return html`<button type="button" class="rw-button rw-hint" data-act="hint" title=${t("hint-about", { left: step.hints_left })}
    aria-disabled=${none || locked ? "true" : nothing} @click=${none ? nothing : ask}>
    ${t("hint")} <small>${t("hint-of", { grade: Math.min(shown + 1, count), count })}</small>
  </button>`;
}

/** What the last hint marks, for as long as the tiles lie as they lay when it was given. */
export class HintMarks {
  private given = "";
  private laid = "";

  of(step: Step, rack: Rack): { marked: number[]; slots: Place[] } {
    const given = `${step.key} ${step.drill?.seed ?? ""} ${step.hints.length}`;
    const laid = JSON.stringify([...rack.shelves, ...(rack.trays ?? []).map(({ tiles }) => tiles)].map((row) => row.map((tile) => tile?.id ?? null)));
    if (given !== this.given) {
      this.given = given;
      this.laid = laid;
    }
    const hint = step.hints.at(-1);
    if (!hint || laid !== this.laid || step.outcome === "right") return { marked: [], slots: [] };
    return { marked: hint.marked, slots: hint.slots };
  }
}
