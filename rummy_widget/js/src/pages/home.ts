// The course's home: every lesson as a card, one button to go on, and the learner's progress.
import { html, nothing, render } from "lit-html";
import { tileFace } from "../rack/tile";
import type { Frame, View } from "../frame";
import { followKept } from "../practice/told";
import { RackView } from "../rack/rack";
import type { CardProps, HomeState } from "../types";
import type { Words } from "../words";
import { bar } from "./bar";
import { differences, gameWanted, keepGame, shelf } from "./games";
import { keepProgress } from "./keep";
import { link } from "./links";
import { troubleNote } from "./notes";
import { arrow, heading, stars, titleLevel, type Piece } from "./parts";
import { ProgressPanel } from "./panel";
import { unfinishedKind } from "../table/token";
import { teller } from "../tell";

const number = (card: CardProps): string => String(card.number).padStart(2, "0");

function cardPiece(card: CardProps, current: boolean, level: number, t: Words): Piece {
  const state = t(card.done ? "lesson-finished" : card.started ? "lesson-started" : "lesson-new");
  const name = t("lesson-name", { number: number(card), title: card.title });
  // The link's box covers the card, so that the whole card is clicked and one link is read.
  const title = heading(level, "rw-card-title", link(card.href, name, { type: "rw-card-link", current, dead: name }));
  const tiles = card.tiles.map((tile) => tile.name).join(", ");
  return html`<li class="rw-card" data-lesson=${card.key} data-stars=${card.stars} ?data-current=${current}
    ?data-done=${card.done}>
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
  return cards.find(({ href }) => href === resume?.href.split("?")[0])?.key ?? null;
}

function onward({ resume, chapters }: HomeState, t: Words): Piece | string {
  if (!resume) return nothing;
  const begun = chapters.some(({ lessons }) => lessons.some(({ started, done }) => started || done));
  const words = begun ? t("continue", { title: resume.title }) : t("start");
  return link(resume.href, words, { type: "rw-button rw-primary rw-large", act: "continue" });
}

/** What there is to do today besides the course: the task of the day, what went wrong, a game. */
function today({ today, puzzle, review, again, play }: HomeState, level: number, t: Words): Piece {
  return html`<section class="rw-chapter" data-chapter="today">
    ${heading(level + 1, "rw-chapter-title", t("home-today"))}
    <div class="rw-today">
      <div class="rw-panel" data-today="task">
        ${heading(level + 2, "rw-card-title", html`${t("home-task")}: ${today.title}`)}
        <p class="rw-card-text">${today.text}</p>
        ${link(today.href, t("home-solve"), { type: "rw-button rw-primary", act: "today" })}
      </div>
      <div class="rw-panel" data-today="puzzle">
        ${heading(level + 2, "rw-card-title", puzzle.title)}
        <p class="rw-card-text">${puzzle.text}</p>
        ${link(puzzle.href, t("home-solve"), { type: "rw-button", act: "puzzle" })}
      </div>
      ${
        review.length || again
          ? html`<div class="rw-panel" data-today="review">
            ${heading(level + 2, "rw-card-title", t("home-review"))}
            ${
              review.length
                ? html`<ul class="rw-review" role="list">${review.map(
                    ({ title, href }) =>
                      html`<li>${link(href, html`${title}${arrow("right")}`, { type: "rw-more", act: "review" })}</li>`,
                  )}</ul>`
                : nothing
            }
            ${again ? html`<p class="rw-card-text">${again.text}</p>` : nothing}
            ${
              again?.moments.length
                ? html`<ul class="rw-review" role="list">${again.moments.map(
                    ({ title, about, href }) =>
                      html`<li>${link(href, html`${title}${arrow("right")}`, { type: "rw-more", act: "again" })}<span
                        class="rw-card-text">${about}</span></li>`,
                  )}</ul>`
                : nothing
            }
          </div>`
          : nothing
      }
      <div class="rw-panel" data-today="play">
        ${heading(level + 2, "rw-card-title", play.title)}
        <p class="rw-card-text">${play.text}</p>
        <p class="rw-today-ways">${link(play.href, play.title, {
          type: "rw-button",
          act: "play",
        })} ${link(play.others.href, play.others.title, { type: "rw-button", act: "others" })}
          ${play.people ? link(play.people.href, play.people.title, { type: "rw-button", act: "people" }) : nothing}</p>
      </div>
    </div>
  </section>`;
}

export function homeView(frame: Frame): View {
  const { client, t } = frame;
  const keeping = keepProgress(frame, () => update());
  const stopKept = followKept(client);
  const panel = new ProgressPanel(frame, () => update());
  const told = teller(frame, () => update());
  const rack = new RackView({ t, send: (message) => client.send(message), announce: (text) => frame.announce(text) });
  const level = titleLevel(frame.root);
  let beside: string | null = null; // the game that the one shown is compared with

  async function show(game: string): Promise<void> {
    if (await told.tell({ type: "game", key: game })) keepGame(game);
  }
  const compare = (game: string): void => {
    beside = game;
    update();
  };

  /** The rack of the first win, with the ways on: the course where it goes on, and a game. */
  function hero(state: HomeState): Piece {
    const { hero, know, play } = state;
    const unfinished = unfinishedKind();
    const further = unfinished === "open" ? play.others.href : play.href;
    const again = (): void => void told.tell({ type: "retry" });
    return html`<section class="rw-panel rw-hero" data-won=${hero.won}>
      <div class="rw-hero-text">
        ${heading(level, "rw-home-title", hero.title)}
        <p class="rw-lead">${hero.text}</p>
      </div>
      <div class="rw-hero-rack">${rack.element}</div>
      <div class="rw-hero-ways">
        ${onward(state, t)}
        ${link(unfinished ? further : play.quick, unfinished ? play.resume : t("home-quick"), {
          type: "rw-button rw-large",
          act: "quick",
        })}
        ${
          hero.won
            ? html`<button type="button" class="rw-quiet" data-act="hero-again"
              aria-disabled=${frame.locked ? "true" : nothing} @click=${again}>${t("hero-again")}</button>`
            : know
              ? link(know.href, html`${know.title}${arrow("right")}`, { type: "rw-more", act: "know" })
              : nothing
        }
      </div>
    </section>`;
  }

  function update(): void {
    const state = client.state<HomeState>();
    const current = currentOf(state);
    const { practice, score } = state;
    const brand = html`<p class="rw-page-title">${t("brand")}</p>`;
    render(
      html`<div class="rw-home">
        ${bar({ home: null, above: t("brand-about"), start: SEAL, title: brand, tongues: state.tongues }, t)}
        ${troubleNote(keeping.trouble(), t)}
        ${hero(state)} ${shelf(state.games, level, t, (key) => void show(key))} ${today(state, level, t)}
        <section class="rw-path">
          ${heading(level + 1, "rw-path-title", state.title)}
          <p class="rw-lead">${state.summary} <span data-known>${state.known}</span></p>
          <nav class="rw-welcome-more" aria-label=${t("home-more")}>
            ${link(state.now.href, state.now.title, { type: "rw-more", act: "now" })}
            ${link(practice.href, practice.title, { type: "rw-more", act: "practice" })}
            ${link(state.puzzles.href, state.puzzles.title, { type: "rw-more", act: "puzzles" })}
            ${score ? link(score.href, score.title, { type: "rw-more", act: "score" }) : nothing}
            ${link(state.rules, t("rules-link"), { type: "rw-more", act: "rules" })}
          </nav>
          ${differences(state.differs, beside, t, compare)}
        </section>
        ${state.chapters.map(
          (chapter) => html`<section class="rw-chapter" data-chapter=${chapter.key} ?data-done=${chapter.done}>
            <div class="rw-chapter-head">
              ${heading(level + 1, "rw-chapter-title", chapter.title)}
              <p class="rw-chapter-standing">${
                chapter.done ? html`<span class="rw-tick" role="img" aria-label=${t("chapter-done")}>✓</span>` : nothing
              } ${chapter.standing}</p>
            </div>
            <ul class="rw-cards">${chapter.lessons.map((card) =>
              cardPiece(card, card.key === current, level + 2, t),
            )}</ul>
          </section>`,
        )}
        <section class="rw-chapter" data-chapter="class">
          ${heading(level + 1, "rw-chapter-title", state.classroom.title)}
          <p class="rw-home-class-text">${state.classroom.text}</p>
          <ol class="rw-home-class">${state.classroom.pages.map(
            ({ href, title }) => html`<li>${link(href, title, { type: "rw-more" })}</li>`,
          )}</ol>
          <p class="rw-today-ways">${link(state.classroom.join.href, state.classroom.join.title, {
            type: "rw-button",
            act: "join",
          })} ${link(state.classroom.live.href, state.classroom.live.title, { type: "rw-button", act: "live" })}</p>
        </section>
        ${panel.piece(level + 1)}
      </div>`,
      frame.body,
    );
    rack.update(state.hero.rack, { locked: frame.locked, shrinks: true });
  }
  void client.hello().then(({ ok }) => {
    const game = ok ? gameWanted(client.state<HomeState>().games) : null;
    if (game) void show(game);
  });
  return {
    update,
    destroy() {
      keeping.stop();
      stopKept();
      rack.destroy();
    },
  };
}
