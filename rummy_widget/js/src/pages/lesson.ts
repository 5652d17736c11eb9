// The view "lesson": a whole lesson in one widget, one step at a time.
import { html, nothing, render } from "lit-html";
import type { ViewFactory } from "../frame";
import type { LessonState, Message } from "../types";
import { bar } from "./bar";
import { dots } from "./dots";
import { keepProgress } from "./progress-sync";
import { heading, titleLevel } from "./parts";
import { followAddress } from "./step-link";
import { StepCard } from "./step";

/** Open the view "lesson": a whole lesson in one widget, which shows one step at a time. */
export const lessonView: ViewFactory = (frame) => {
  const { client, t } = frame;
  const keeping = keepProgress(frame, () => update());
  const card = new StepCard(frame);
  const level = titleLevel(frame.root);

  const go = async (message: Message): Promise<void> => {
    if (!frame.locked && (await client.send(message)).ok) card.focus();
  };
  let lost: string | null | undefined; // the note about an address of an unknown step
  const update = (): void => {
    const { lesson, step, rack } = client.state<LessonState>();
    const ways = {
      next: () => void go({ type: "next" }),
      skipped: () => card.focus(),
      back: step.number > 1 ? () => void go({ type: "back" }) : null,
    };
    const title = heading(level, "rw-page-title", lesson.title);
    const end = dots(lesson.steps, t, (key) => void go({ type: "go", step: key }));
    render(
      html`<article class="rw-lesson">
        ${bar({ home: null, above: lesson.chapter, title, end }, t)}
        ${keeping.note()}${lost ? html`<p class="rw-note">${lost}</p>` : nothing}${card.element}
      </article>`,
      frame.body,
    );
    card.update(step, rack, ways, level + 1);
    if (lost !== undefined) return;
    lost = followAddress(frame, lesson.steps, (key) => {
      void go({ type: "go", step: key });
      return true;
    });
    if (lost) update();
  };
  return {
    update,
    destroy() {
      keeping.stop();
      card.destroy();
    },
  };
};
