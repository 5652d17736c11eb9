// The view "exercise": one exercise in a notebook, which can be set again with different numbers.
import { html, render } from "lit-html";
import { button } from "../button";
import type { Frame, View } from "../frame";
import { cardLevel } from "../pages/parts";
import type { ExerciseState } from "../types";
import { sizeButton } from "./pieces";
import { ExerciseSheet } from "./sheet";

/**
 * Open the view "exercise": one exercise of a class with its answer field, and a button that sets the same exercise
 * with different numbers.
 */
export function exerciseView(frame: Frame): View {
  const sheet = new ExerciseSheet(frame, update);
  async function newNumbers(): Promise<void> {
    if (await sheet.sender.send({ type: "another" })) sheet.focus();
  }
  function update(): void {
    const { task, seed, size } = frame.client.state<ExerciseState>();
    const another = button("another", frame.t("work-another"), newNumbers, { off: frame.locked });
    const end = html`<div class="rw-sheet-end"><p class="rw-muted"
      data-seed-shown>${seed}</p>${sizeButton(size, frame, sheet.sender.send)}</div>`;
    render(
      html`<div class="rw-class" data-size=${size}>${sheet.piece(task, cardLevel(frame.root), another, end)}</div>`,
      frame.body,
    );
  }
  return { update, destroy: () => sheet.destroy() };
}
