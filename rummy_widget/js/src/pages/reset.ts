// Deletes the stars of a lesson, after asking once.
import { html, nothing } from "lit-html";
import { button } from "../button";
import type { Frame } from "../frame";
import { resetResults } from "../progress";
import type { LessonSummaryProps } from "../types";
import type { Words } from "../words";
import { uniqueId, type Piece } from "./parts";

/**
 * Return a question that asks whether to delete results, with the buttons "no" and "yes". `text` is the question, `id`
 * its id on the page, and `type` the CSS class of the buttons. `no` or `yes` is called when the button for that answer
 * is pressed.
 */
export const resetQuestion = (
  t: Words,
  text: string,
  id: string,
  type: string,
  no: () => void,
  yes: () => unknown,
): Piece =>
  html`<p class="rw-question" id=${id}>${text}</p>
    ${button("reset-no", t("progress-reset-no"), no, { type, about: id })}
    ${button("reset-yes", t("progress-reset-yes"), yes, { type: `${type} rw-danger`, about: id })}`;

/**
 * Return a function that draws the button to reset a lesson (to delete its stars) or, once that button is pressed, the
 * question whether to do so. It gets the lesson, and whether any of its stars are won (`won`); if none are, it draws
 * nothing. `redraw` redraws the view.
 */
export function resetLesson(frame: Frame, redraw: () => void): (lesson: LessonSummaryProps, won: boolean) => Piece {
  const { t, client } = frame;
  const id = uniqueId();
  let asking = false;

  /** Show or hide the question, and move the focus. */
  const ask = (now: boolean): void => {
    asking = now;
    redraw();
    frame.body.querySelector<HTMLElement>(`[data-act="${now ? "reset-no" : "reset"}"]`)?.focus();
  };
  const reset = async ({ key, title }: LessonSummaryProps): Promise<void> => {
    asking = false;
    resetResults(client, key);
    await client.send({ type: "reset", lesson: key });
    redraw();
    frame.announce(t("lesson-reset-done", { title }));
    frame.body.querySelector<HTMLElement>("nav :is(a, button)")?.focus();
  };
  const question = (lesson: LessonSummaryProps): Piece =>
    resetQuestion(
      t,
      t("lesson-reset-ask", { title: lesson.title }),
      id,
      "rw-button rw-small",
      () => ask(false),
      () => reset(lesson),
    );
  const begin = (): Piece => {
    const { locked } = frame;
    return button("reset", t("lesson-reset"), () => locked || ask(true), { type: "rw-quiet", off: locked });
  };
  return (lesson, won) =>
    won || asking
      ? html`<div class="rw-foot-reset" role="group" aria-label=${t("lesson-reset")}>
          ${asking ? question(lesson) : begin()}
        </div>`
      : nothing;
}
