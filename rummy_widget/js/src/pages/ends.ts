// The head and the foot of a lesson's page in a notebook; the steps are cards of their own between them.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import type { FooterState, HeaderState, Link } from "../types";
import { bar } from "./bar";
import { dots } from "./dots";
import { keepProgress } from "./keep";
import { link } from "./links";
import { troubleNote } from "./notes";
import { arrow, goTo, heading, star, titleLevel, type Piece } from "./parts";
import { ResetLesson } from "./reset";
import { followAddress, stayAt } from "./share";

/** The card of a step of this lesson, wherever on the page it is. */
function cardOf(lesson: string, step: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>(".rw-step")];
  return cards.find(({ dataset }) => dataset["lesson"] === lesson && dataset["step"] === step) ?? null;
}

export function headerView(frame: Frame): View {
  const { client, t } = frame;
  const keeping = keepProgress(frame, () => update());
  const level = titleLevel(frame.root);
  let lost: string | null | undefined; // what is said of an address that leads nowhere
  const update = (): void => {
    const { lesson, home, tongues } = client.state<HeaderState>();
    lost ??= followAddress(frame, lesson.steps, (key) => {
      const card = cardOf(lesson.key, key);
      if (card) stayAt(card);
      return card !== null;
    });
    render(
      html`${bar(
        {
          home,
          above: lesson.chapter,
          title: heading(level, "rw-page-title", lesson.title),
          end: dots(lesson.steps, t, (key) => goTo(cardOf(lesson.key, key))),
          tongues,
        },
        t,
      )}
      ${lesson.summary ? html`<p class="rw-lead">${lesson.summary}</p>` : nothing}${troubleNote(keeping.trouble(), t)}
      ${lost ? html`<p class="rw-note rw-lost">${lost}</p>` : nothing}`,
      frame.body,
    );
  };
  return { update, destroy: () => keeping.stop() };
}

export function footerView(frame: Frame): View {
  const { client, t } = frame;
  const keeping = keepProgress(frame, () => update());
  const reset = new ResetLesson(frame, () => update());
  const way = (to: Link | null, act: "next-lesson" | "previous-lesson"): Piece | string => {
    if (!to) return nothing;
    const words = t(act, { title: to.title });
    const dead = html`<span class="rw-muted">${words}</span>`;
    return act === "next-lesson"
      ? link(to.href, html`${words}${arrow("right")}`, { type: "rw-button rw-primary", act, dead })
      : link(to.href, html`${arrow("left")}${words}`, { type: "rw-button", act, dead });
  };
  const update = (): void => {
    const { lesson, next, previous, home } = client.state<FooterState>();
    const of = lesson.of ?? lesson.steps.length * 3;
    const won = lesson.stars ?? lesson.steps.reduce((sum, step) => sum + step.stars, 0);
    const done = lesson.steps.length > 0 && lesson.steps.every((step) => step.stars > 0);
    render(
      html`${troubleNote(keeping.trouble(), t)}<div class="rw-panel rw-foot" data-stars=${won} ?data-done=${done}>
        <div class="rw-foot-won">
          <p class="rw-foot-title">${lesson.title}${done ? html`<span class="rw-muted"> ${t("lesson-done")}</span>` : nothing}</p>
          <p class="rw-sum">${star(won > 0)}${t("lesson-stars", { stars: won, of })}</p>
        </div>
        <nav class="rw-foot-ways" aria-label=${t("course")}>
          ${way(previous, "previous-lesson")}
          ${link(home, t("home-link"), { type: "rw-button", act: "course" })}
          ${way(next, "next-lesson")}
        </nav>
        ${reset.piece(lesson, won > 0)}
      </div>`,
      frame.body,
    );
  };
  return { update, destroy: () => keeping.stop() };
}
