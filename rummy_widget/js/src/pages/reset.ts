// At the foot of a lesson's page: its stars forgotten, after one question.
import { html, nothing } from "lit-html";
import { button } from "../button";
import type { Frame } from "../frame";
import { forget } from "../progress";
import type { LessonSummaryProps } from "../types";
import type { Words } from "../words";
import { uid, type Piece } from "./parts";

/** Whether results are really to be forgotten: the question, and a button for each answer. */
export const forgetQuestion = (
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

/** Draws that for a lesson, where there is something to forget (`won`). */
export function resetLesson(frame: Frame, redraw: () => void): (lesson: LessonSummaryProps, won: boolean) => Piece {
  const { t, client } = frame;
  const id = uid();
  let asking = false;

  /** Asks, or stops asking; the focus goes to where the question, or what led to it, is. */
  const ask = (now: boolean): void => {
    asking = now;
    redraw();
    frame.body.querySelector<HTMLElement>(`[data-act="${now ? "reset-no" : "reset"}"]`)?.focus();
  };
  const reset = async ({ key, title }: LessonSummaryProps): Promise<void> => {
    asking = false;
    forget(client, key);
    await client.send({ type: "reset", lesson: key });
    redraw();
    frame.announce(t("lesson-reset-done", { title }));
    frame.body.querySelector<HTMLElement>("nav :is(a, button)")?.focus();
  };
  const question = (lesson: LessonSummaryProps): Piece =>
    forgetQuestion(
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
