// One exercise in the flow of a notebook, with other numbers for whoever wants them.
import { html, render } from "lit-html";
import { button } from "../button";
import type { Frame, View } from "../frame";
import { cardLevel } from "../pages/parts";
import type { ExerciseState } from "../types";
import { sizeButton } from "./pieces";
import { Sheet } from "./sheet";

export function exerciseView(frame: Frame): View {
  const sheet = new Sheet(frame, update);
  async function again(): Promise<void> {
    if (await sheet.told.tell({ type: "another" })) sheet.focus();
  }
  function update(): void {
    const { task, seed, size } = frame.client.state<ExerciseState>();
    const another = button("another", frame.t("work-another"), again, { off: frame.locked });
    const end = html`<div class="rw-sheet-end"><p class="rw-muted"
      data-seed-shown>${seed}</p>${sizeButton(size, frame, sheet.told.tell)}</div>`;
    render(
      html`<div class="rw-class" data-size=${size}>${sheet.piece(task, cardLevel(frame.root), another, end)}</div>`,
      frame.body,
    );
  }
  return { update, destroy: () => sheet.destroy() };
}
