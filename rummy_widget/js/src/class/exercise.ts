// One exercise in the flow of a notebook, with other numbers for whoever wants them.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import { cardLevel } from "../pages/parts";
import type { ExerciseState } from "../types";
import { Sheet } from "./sheet";
import { sizeButton } from "./size";

class ExerciseCard implements View {
  private readonly frame: Frame;
  private readonly sheet: Sheet;

  constructor(frame: Frame) {
    this.frame = frame;
    this.sheet = new Sheet(frame, () => this.update());
  }

  destroy(): void {
    this.sheet.destroy();
  }

  update(): void {
    const { frame } = this;
    const { t, locked } = frame;
    const { task, seed, size } = frame.client.state<ExerciseState>();
    const another = html`<button type="button" class="rw-button" data-act="another"
      aria-disabled=${locked ? "true" : nothing}
      @click=${() => void this.another()}>${t("work-another")}</button>`;
    const end = html`<div class="rw-sheet-end"><p class="rw-muted"
      data-seed-shown>${seed}</p>${sizeButton(size, t, locked, (message) => void this.sheet.told.tell(message))}</div>`;
    render(
      html`<div class="rw-class"
        data-size=${size}>${this.sheet.piece(task, cardLevel(frame.root), another, end)}</div>`,
      frame.body,
    );
  }

  private async another(): Promise<void> {
    if (await this.sheet.told.tell({ type: "another" })) this.sheet.focus();
  }
}

export const exerciseView = (frame: Frame): View => new ExerciseCard(frame);
