// The course's home: every lesson as a card, one button to go on, and the learner's progress.
import { html, nothing, render } from "lit-html";
import { tileFace } from "../rack/tile";
import type { Frame, View } from "../frame";
import type { Card, HomeState } from "../types";
import type { Words } from "../words";
import { bar } from "./bar";
import { keepProgress } from "./keep";
import { link } from "./links";
import { troubleNote } from "./notes";
import { arrow, heading, stars, titleLevel, type Piece } from "./parts";
import { ProgressPanel } from "./panel";
import { hasUnfinished } from "../table/token";

const number = (card: Card): string => String(card.number).padStart(2, "0");

function cardPiece(card: Card, current: boolean, level: number, t: Words): Piece {
  const state = t(card.done ? "lesson-finished" : card.started ? "lesson-started" : "lesson-new");
  const name = t("lesson-name", { number: number(card), title: card.title });
  // The link's box covers the card, so that the whole card is clicked and one link is read.
  const title = heading(level, "rw-card-title", link(card.href, name, { type: "rw-card-link", current, dead: name }));
  const tiles = card.tiles.map((tile) => tile.name).join(", ");
  return html`<li class="rw-card" data-lesson=${card.key} data-stars=${card.stars} ?data-current=${current} ?data-done=${card.done}>
    <div class="rw-card-head">${title}${stars(card.stars, t)}</div>
    <div class="rw-card-tiles" role="img" aria-label=${tiles}>${card.tiles.map(tileFace)}</div>
    <p class="rw-card-text">${card.summary}</p>
    <p class="rw-visually-hidden">${state}</p>
  </li>`;
}

/** The course's own mark, as a tile. */
const SEAL = tileFace({ id: 0, text: "", colour: "joker", name: "" });

/** The lesson that "Continue" opens. */
function currentOf({ resume, chapters }: HomeState): string | null {
  const cards = chapters.flatMap(({ lessons }) => lessons);
  return cards.find(({ href }) => href === resume?.href)?.key ?? null;
}

function onward({ resume, chapters }: HomeState, t: Words): Piece | string {
  if (!resume) return nothing;
  const begun = chapters.some(({ lessons }) => lessons.some(({ started, done }) => started || done));
  const words = begun ? t("continue", { title: resume.title }) : t("start");
  return link(resume.href, words, { type: "rw-button rw-primary rw-large", act: "continue" });
}

export function homeView(frame: Frame): View {
  const { client, t } = frame;
  const keeping = keepProgress(frame, () => update());
  const panel = new ProgressPanel(frame, () => update());
  const level = titleLevel(frame.root);

  function update(): void {
    const state = client.state<HomeState>();
    const current = currentOf(state);
    const { play, know, practice, score } = state;
    // A game that this browser has not finished goes on.
    const brand = html`<p class="rw-page-title">${t("brand")}</p>`;
    render(
      html`<div class="rw-home">
        ${bar({ home: null, above: t("brand-about"), start: SEAL, title: brand, tongues: state.tongues }, t)}
        ${troubleNote(keeping.trouble(), t)}
        <div class="rw-panel rw-welcome">
          <div class="rw-welcome-text">
            ${heading(level, "rw-home-title", state.title)}
            <p class="rw-lead">${state.summary}</p>
          </div>
          <div class="rw-welcome-ways">
            ${onward(state, t)}
            ${link(play.href, hasUnfinished() ? play.resume : play.title, { type: "rw-button rw-large", act: "play" })}
          </div>
          <nav class="rw-welcome-more" aria-label=${t("home-more")}>
            ${know ? link(know.href, html`${know.title}${arrow("right")}`, { type: "rw-more", act: "know" }) : nothing}
            ${link(practice.href, practice.title, { type: "rw-more", act: "practice" })}
            ${link(score.href, score.title, { type: "rw-more", act: "score" })}
            ${link(state.rules, t("rules-link"), { type: "rw-more", act: "rules" })}
          </nav>
        </div>
        ${state.chapters.map(
          (chapter) => html`<section class="rw-chapter" data-chapter=${chapter.key}>
            ${heading(level + 1, "rw-chapter-title", chapter.title)}
            <ul class="rw-cards">${chapter.lessons.map((card) => cardPiece(card, card.key === current, level + 2, t))}</ul>
          </section>`,
        )}
        <section class="rw-chapter" data-chapter="class">
          ${heading(level + 1, "rw-chapter-title", state.classroom.title)}
          <p class="rw-home-class-text">${state.classroom.text}</p>
          <ol class="rw-home-class">${state.classroom.pages.map(({ href, title }) => html`<li>${link(href, title, { type: "rw-more" })}</li>`)}</ol>
        </section>
        ${panel.piece(level + 1)}
      </div>`,
      frame.body,
    );
  }
  return { update, destroy: () => keeping.stop() };
}

