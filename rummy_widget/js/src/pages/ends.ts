// The head and the foot of a lesson's page in a notebook; the steps are cards of their own between them.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import type { FooterState, HeaderState, Link } from "../types";
import { bar } from "./bar";
import { dots } from "./dots";
import { keepProgress } from "./keep";
import { pageLink } from "./links";
import { troubleNote } from "./notes";
import { arrow, goTo, heading, star, titleLevel, type Piece } from "./parts";

/** The card of a step of this lesson, wherever on the page it is. */
function cardOf(lesson: string, step: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>(".rw-step")];
  return cards.find(({ dataset }) => dataset["lesson"] === lesson && dataset["step"] === step) ?? null;
}

export function headerView(frame: Frame): View {
  const { client, t } = frame;
  const keeping = keepProgress(frame, () => update());
  const level = titleLevel(frame.root);
  const update = (): void => {
    const { lesson, home } = client.state<HeaderState>();
    render(
      html`${bar(
        {
          home,
          above: lesson.chapter,
          title: heading(level, "rw-page-title", lesson.title),
          end: dots(lesson.steps, t, (key) => goTo(cardOf(lesson.key, key))),
        },
        t,
      )}
      ${lesson.summary ? html`<p class="rw-lead">${lesson.summary}</p>` : nothing}${troubleNote(keeping.trouble(), t)}`,
      frame.body,
    );
  };
  return { update, destroy: () => keeping.stop() };
}

export function footerView(frame: Frame): View {
  const { client, t } = frame;
  const keeping = keepProgress(frame, () => update());
  const way = (link: Link | null, key: "next-lesson" | "previous-lesson"): Piece => {
    const address = pageLink(link?.href);
    if (!link) return nothing;
    const words = t(key, { title: link.title });
    if (address === null) return html`<span class="rw-muted">${words}</span>`;
    return key === "next-lesson"
      ? html`<a class="rw-button rw-primary" href=${address} data-act="next-lesson">${words}${arrow("right")}</a>`
      : html`<a class="rw-button" href=${address} data-act="previous-lesson">${arrow("left")}${words}</a>`;
  };
  const update = (): void => {
    const { lesson, next, previous, home } = client.state<FooterState>();
    const of = lesson.of ?? lesson.steps.length * 3;
    const won = lesson.stars ?? lesson.steps.reduce((sum, step) => sum + step.stars, 0);
    const done = lesson.steps.length > 0 && lesson.steps.every((step) => step.stars > 0);
    const course = pageLink(home);
    render(
      html`<div class="rw-panel rw-foot" data-stars=${won} ?data-done=${done}>
        <div class="rw-foot-won">
          <p class="rw-foot-title">${lesson.title}${done ? html`<span class="rw-muted"> ${t("lesson-done")}</span>` : nothing}</p>
          <p class="rw-sum">${star}${t("lesson-stars", { stars: won, of })}</p>
        </div>
        <nav class="rw-foot-ways" aria-label=${t("course")}>
          ${way(previous, "previous-lesson")}
          ${course === null ? nothing : html`<a class="rw-button" href=${course} data-act="course">${t("home-link")}</a>`}
          ${way(next, "next-lesson")}
        </nav>
      </div>`,
      frame.body,
    );
  };
  return { update, destroy: () => keeping.stop() };
}
