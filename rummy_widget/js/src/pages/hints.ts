// The hints of a step: the list, the button for the next one, and their marks on the rack.
import { html, nothing } from "lit-html";
import { button } from "../button";
import type { SlotProps, RackProps, StepProps } from "../types";
import type { Words } from "../words";
import type { Piece } from "./parts";

const MOVE = 4; // the grade of a hint that gives the next move or the answer

/**
 * Return the hints given so far, the latest first. If the latest one gives the next move or the answer and the step
 * isn't solved, it has a button "Show me", which calls `show`. `locked` disables the button.
 */
export function hintList(step: StepProps, t: Words, show: () => unknown, locked: boolean): Piece {
  if (step.hints.length === 0) return nothing;
  const open = step.outcome !== "right";
  const look = { type: "rw-button rw-small", title: t("show-move-about"), off: locked };
  return html`<ol class="rw-hints" aria-label=${t("hints")} reversed>
    ${[...step.hints.entries()].reverse().map(([at, hint]) => {
      const performs = open && hint.grade === MOVE && at === step.hints.length - 1;
      return html`<li>
        ${hint.number ? html`<span class="rw-hint-label">${t("hint-label", { grade: hint.number })}</span>` : nothing}
        <span class="rw-hint-text">${hint.text}</span>
        ${performs ? button("show", t("show-move"), show, look) : nothing}
      </li>`;
    })}
  </ol>`;
}

/**
 * Return the button that asks for the next hint by calling `ask`; nothing if the step has no hints. Its label is for
 * example "Hint 1 of 3" or, if the next hint gives the answer or the next move, "Tell me". The tooltip of "Tell me" is
 * `cost`, which says what using it costs. `locked` disables the button.
 */
export function hintButton(step: StepProps, t: Words, ask: () => void, locked: boolean, cost: string): Piece {
  const next = step.next_hint;
  if (!next && step.hints.length === 0) return nothing;
  const left = next ? (next.number === null ? 1 : next.count - next.number + 1) : 0;
  const words = html`${t(next?.answer ? "tell-move" : "hint")}
    ${next?.number ? html`<small>${t("hint-of", { grade: next.number, count: next.count })}</small>` : nothing}`;
  const title = next?.answer ? cost : t("hint-about", { left });
  return button("hint", words, () => next && ask(), { type: "rw-button rw-hint", title, off: !next || locked });
}

/** Decides whether the last hint still marks its tiles and slots: only until a tile is moved or the step is solved. */
export class HintMarks {
  #hintKey = "";
  #arrangement = "";

  /**
   * Return the ids of the tiles, and the slots, that the last hint marks; none once a tile has moved or the step is
   * solved.
   */
  of(step: StepProps, rack: RackProps): { marked: number[]; slots: SlotProps[] } {
    const given = `${step.key} ${step.drill?.seed ?? ""} ${step.hints.length}`;
    const laid = JSON.stringify(
      [...rack.shelves, ...(rack.trays ?? []).map(({ tiles }) => tiles)].map((row) =>
        row.map((tile) => tile?.id ?? null),
      ),
    );
    if (given !== this.#hintKey) {
      this.#hintKey = given;
      this.#arrangement = laid;
    }
    const hint = step.hints.at(-1);
    if (!hint || laid !== this.#arrangement || step.outcome === "right") return { marked: [], slots: [] };
    return { marked: hint.marked, slots: hint.slots };
  }
}
