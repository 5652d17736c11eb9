// The views "header" and "footer" of a lesson's page; the steps are cards of their own between them.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import { readResults, allResults } from "../progress";
import { tileFace } from "../rack/tile";
import { makePager, pagerOf } from "../stage/pager";
import type { FooterState, HeaderState, RecapProps, LessonSummaryProps, LinkProps } from "../types";
import type { Words } from "../words";
import { bar } from "./bar";
import { dots, doneInGame } from "./dots";
import { keepProgress } from "./progress-sync";
import { link } from "./links";
import { arrow, goTo, heading, whenPlaced, star, titleLevel, type Piece } from "./parts";
import { resetLesson } from "./reset";
import { followAddress, scrollAndStay } from "./step-link";

/** Return the card of a step of this lesson on the page, or null. */
function cardOf(lesson: string, step: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>(".rw-step")];
  return cards.find(({ dataset }) => dataset["lesson"] === lesson && dataset["step"] === step) ?? null;
}

/**
 * Return the first step of a lesson that is not done in this browser; the first of all if every step is done.
 */
function firstToDo({ key, steps }: LessonSummaryProps): string | undefined {
  const kept = readResults(allResults()[key])?.stored.steps ?? {};
  return (steps.find((step) => !step.stars && !kept[step.key]?.stars && doneInGame(step) === null) ?? steps[0])?.key;
}

/**
 * Open the view "header" of a lesson's page: the title, a dot for each step, and notes, for example that results can't
 * be stored.
 */
export function headerView(frame: Frame): View {
  const { client, t } = frame;
  const keeping = keepProgress(frame, () => update());
  const level = titleLevel(frame.root);
  const unplace = whenPlaced(frame.root, () => update());
  let unturn: (() => void) | null = null;
  let opened: string | null = null; // the first step to show, until it is on the page
  let lost: string | null | undefined; // the note about an address of an unknown step
  const update = (): void => {
    const { lesson, home, languages } = client.state<HeaderState>();
    const pager = makePager(frame.root);
    const steps = lesson.steps.map((step) => (pager ? { ...step, current: step.key === pager.current } : step));
    lost ??= followAddress(frame, lesson.steps, (key) => {
      if (pager) return pager.show(key);
      const card = cardOf(lesson.key, key);
      if (card) scrollAndStay(card);
      return card !== null;
    });
    if (pager && !unturn) {
      unturn = pager.onTurn(() => update());
      opened = pager.current === null ? (firstToDo(lesson) ?? null) : null;
      if (opened !== null) pager.begin(opened);
    }
    const title = heading(level, "rw-page-title", lesson.title);
    const end = dots(steps, t, (key) => void (pager ? pager.show(key) : goTo(cardOf(lesson.key, key))));
    render(
      html`${bar({ home, above: lesson.chapter, title, end, languages }, t)}
      ${lesson.summary ? html`<p class="rw-lead">${lesson.summary}</p>` : nothing}${keeping.note()}
      ${lost ? html`<p class="rw-note rw-lost">${lost}</p>` : nothing}`,
      frame.body,
    );
    if (pager) showDot(frame.body);
  };
  return {
    update,
    destroy() {
      unplace();
      unturn?.();
      keeping.stop();
    },
  };
}

/** Scroll the row of dots until the current one is visible. */
function showDot(body: HTMLElement): void {
  const row = body.querySelector<HTMLElement>(".rw-dots");
  const dot = row?.querySelector<HTMLElement>("[aria-current]");
  if (!row || !dot) return;
  const [outer, inner] = [row.getBoundingClientRect(), dot.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}

/** Return the list of what the lesson has taught, each item with tiles that show it. */
const recapPiece = (recap: readonly RecapProps[], t: Words): Piece =>
  html`<ul class="rw-recap" role="list" aria-label=${t("lesson-recap")}>${recap.map(
    ({ text, tiles }) =>
      html`<li><span class="rw-recap-tiles" role="img"
        aria-label=${tiles.map(({ name }) => name).join(", ")}>${tiles.map(tileFace)}</span><span>${text}</span></li>`,
  )}</ul>`;

/**
 * Open the view "footer" of a lesson's page: the stars won, what the lesson has taught, the steps that are not done
 * yet, and links to other lessons.
 */
export function footerView(frame: Frame): View {
  const { client, t } = frame;
  const keeping = keepProgress(frame, () => update());
  // for the text after the last step
  const figure = Object.assign(document.createElement("div"), { className: "rw-figure" });
  // and the cards after it
  const cards = Object.assign(document.createElement("div"), { className: "rw-figure rw-foot-cards" });
  const reset = resetLesson(frame, () => update());
  const table = (to: LinkProps | null, last: boolean): Piece | string =>
    to
      ? link(to.href, to.title, { type: last ? "rw-button rw-primary" : "rw-quiet", act: "play", dead: nothing })
      : nothing;
  const way = (to: LinkProps | null, act: "next-lesson" | "previous-lesson"): Piece | string => {
    if (!to) return nothing;
    const words = t(act, { title: to.title });
    const dead = html`<span class="rw-muted">${words}</span>`;
    return act === "next-lesson"
      ? link(to.href, html`${words}${arrow("right")}`, { type: "rw-button rw-primary", act, dead })
      : link(to.href, html`${arrow("left")}${words}`, { type: "rw-quiet", act, dead });
  };
  const update = (): void => {
    const { lesson, won: large, recap, next, previous, play, home } = client.state<FooterState>();
    const of = lesson.of ?? lesson.steps.length * 3;
    const won = lesson.stars ?? lesson.steps.reduce((sum, step) => sum + step.stars, 0);
    const left = lesson.steps.filter((step) => step.stars === 0 && doneInGame(step) === null);
    const done = lesson.steps.length > 0 && left.length === 0;
    const show = (key: string): void => {
      if (!pagerOf()?.show(key)) goTo(cardOf(lesson.key, key));
    };
    const open = html`<p class="rw-foot-open">${t("lesson-open", { count: left.length })}
      ${left.map(
        ({ key, title }) => html`<button type="button" class="rw-button rw-small" data-go=${key}
          @click=${() => show(key)}>${title}</button>`,
      )}</p>`;
    render(
      html`${keeping.note()}<div class="rw-panel rw-foot" tabindex="-1" data-stars=${won}
        ?data-done=${done}>
        <p class="rw-foot-stars" role="img"
          aria-label=${t("stars", { stars: large, of: 3 })}>${[0, 1, 2].map((at) => star(at < large))}</p>
        <p class="rw-foot-title">${lesson.title}${
          done ? html`<span class="rw-muted"> ${t("lesson-done")}</span>` : nothing
        }</p>
        <p class="rw-sum">${done ? t("lesson-won", { stars: won }) : t("lesson-stars", { stars: won, of })}</p>
        ${recap.length ? recapPiece(recap, t) : nothing}
        ${figure}${left.length && won ? open : nothing}
        <nav class="rw-foot-ways" aria-label=${t("course")}>
          ${way(next, "next-lesson")}
          ${table(play, next === null)}
          ${link(home, t("home-link"), { type: "rw-quiet", act: "course" })}
          ${way(previous, "previous-lesson")}
        </nav>
        ${reset(lesson, won > 0)}${cards}
      </div>`,
      frame.body,
    );
  };
  return { update, destroy: () => keeping.stop() };
}
