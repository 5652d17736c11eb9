// At the foot of a lesson's page: its stars forgotten, after one question.
import { html, nothing } from "lit-html";
import type { Frame } from "../frame";
import { forget } from "../progress";
import type { LessonSummaryProps } from "../types";
import { uid, type Piece } from "./parts";

export class ResetLesson {
  private readonly frame: Frame;
  private readonly redraw: () => void;
  private readonly id = uid();
  private asking = false;

  constructor(frame: Frame, redraw: () => void) {
    this.frame = frame;
    this.redraw = redraw;
  }

  /** `won`: there is something to forget. */
  piece(lesson: LessonSummaryProps, won: boolean): Piece {
    if (!won && !this.asking) return nothing;
    return html`<div class="rw-foot-reset" role="group" aria-label=${this.frame.t("lesson-reset")}>
      ${this.asking ? this.question(lesson) : this.button()}
    </div>`;
  }

  private button(): Piece {
    const { t, locked } = this.frame;
    return html`<button type="button" class="rw-quiet" data-act="reset" aria-disabled=${locked ? "true" : nothing}
      @click=${() => !locked && this.ask(true)}>${t("lesson-reset")}</button>`;
  }

  private question(lesson: LessonSummaryProps): Piece {
    const { t } = this.frame;
    return html`<p class="rw-question" id=${this.id}>${t("lesson-reset-ask", { title: lesson.title })}</p>
      <button type="button" class="rw-button rw-small" data-act="reset-no" aria-describedby=${this.id}
        @click=${() => this.ask(false)}>${t("progress-reset-no")}</button>
      <button type="button" class="rw-button rw-small rw-danger" data-act="reset-yes" aria-describedby=${this.id}
        @click=${() => void this.reset(lesson)}>${t("progress-reset-yes")}</button>`;
  }

  /** Asks, or stops asking; the focus goes to where the question, or what led to it, is. */
  private ask(asking: boolean): void {
    this.asking = asking;
    this.redraw();
    this.focus(asking ? "reset-no" : "reset");
  }

  private focus(act: string): void {
    this.frame.body.querySelector<HTMLElement>(`[data-act="${act}"]`)?.focus();
  }

  private async reset({ key, title }: LessonSummaryProps): Promise<void> {
    this.asking = false;
    forget(this.frame.client, key);
    await this.frame.client.send({ type: "reset", lesson: key });
    this.redraw();
    this.frame.announce(this.frame.t("lesson-reset-done", { title }));
    this.frame.body.querySelector<HTMLElement>("nav :is(a, button)")?.focus();
  }
}
