// The course's home: every lesson as a card, one button to go on, and the learner's progress.
import { html, nothing, render } from "lit-html";
import { button } from "../button";
import type { Frame, View } from "../frame";
import { followKept } from "../practice/told";
import { rackIn } from "../rack/rack";
import { tileFace } from "../rack/tile";
import { unfinishedKind } from "../table/token";
import { teller } from "../tell";
import type { CardProps, HomeState, LinkProps } from "../types";
import type { Words } from "../words";
import { bar } from "./bar";
import { differences, gameWanted, keepGame, shelf } from "./games";
import { keepProgress } from "./keep";
import { link } from "./links";
import { progressPanel } from "./panel";
import { arrow, heading, stars, titleLevel, type Piece } from "./parts";

const number = (card: CardProps): string => String(card.number).padStart(2, "0");

const way = ({ href, title }: LinkProps, act: string, type = "rw-button"): Piece | string =>
  link(href, title, { type, act });

const onwards = ({ href, title }: LinkProps, act: string): Piece | string =>
  link(href, html`${title}${arrow("right")}`, { type: "rw-more", act });

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
  const card = (key: string, title: unknown, inside: unknown): Piece =>
    html`<div class="rw-panel" data-today=${key}>${heading(level + 2, "rw-card-title", title)}${inside}</div>`;
  const text = (said: string): Piece => html`<p class="rw-card-text">${said}</p>`;
  const list = (items: readonly Piece[]): Piece =>
    items.length ? html`<ul class="rw-review" role="list">${items}</ul>` : nothing;
  const wrong = list(review.map((each) => html`<li>${onwards(each, "review")}</li>`));
  const moments = (again?.moments ?? []).map(
    (each) => html`<li>${onwards(each, "again")}<span class="rw-card-text">${each.about}</span></li>`,
  );
  const solve = ({ href }: { href: string }, type: string, act: string): Piece | string =>
    link(href, t("home-solve"), { type, act });
  return html`<section class="rw-chapter" data-chapter="today">
    ${heading(level + 1, "rw-chapter-title", t("home-today"))}
    <div class="rw-today">
      ${card(
        "task",
        html`${t("home-task")}: ${today.title}`,
        html`${text(today.text)} ${solve(today, "rw-button rw-primary", "today")}`,
      )}
      ${card("puzzle", puzzle.title, html`${text(puzzle.text)} ${solve(puzzle, "rw-button", "puzzle")}`)}
      ${
        review.length || again
          ? card("review", t("home-review"), html`${wrong}${again ? text(again.text) : nothing}${list(moments)}`)
          : nothing
      }
      ${card(
        "play",
        play.title,
        html`${text(play.text)}<p class="rw-today-ways">${way(play, "play")} ${way(play.others, "others")}
          ${play.people ? way(play.people, "people") : nothing}</p>`,
      )}
    </div>
  </section>`;
}

export function homeView(frame: Frame): View {
  const { client, t } = frame;
  const keeping = keepProgress(frame, update);
  const stopKept = followKept(client);
  const panel = progressPanel(frame, update);
  const told = teller(frame, update);
  const rack = rackIn(frame);
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
    const again = (): unknown => told.tell({ type: "retry" });
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
        ${hero.won ? button("hero-again", t("hero-again"), again, { type: "rw-quiet", off: frame.locked }) : nothing}
        ${!hero.won && know ? onwards(know, "know") : nothing}
      </div>
    </section>`;
  }

  function update(): void {
    const state = client.state<HomeState>();
    const current = currentOf(state);
    const { now, practice, puzzles, score, classroom } = state;
    const brand = html`<p class="rw-page-title">${t("brand")}</p>`;
    render(
      html`<div class="rw-home">
        ${bar({ home: null, above: t("brand-about"), start: SEAL, title: brand, tongues: state.tongues }, t)}
        ${keeping.note()}
        ${hero(state)} ${shelf(state.games, level, t, show)} ${today(state, level, t)}
        <section class="rw-path">
          ${heading(level + 1, "rw-path-title", state.title)}
          <p class="rw-lead">${state.summary} <span data-known>${state.known}</span></p>
          <nav class="rw-welcome-more" aria-label=${t("home-more")}>
            ${way(now, "now", "rw-more")} ${way(practice, "practice", "rw-more")} ${way(puzzles, "puzzles", "rw-more")}
            ${score ? way(score, "score", "rw-more") : nothing}
            ${link(state.rules, t("rules-link"), { type: "rw-more", act: "rules" })}
          </nav>
          ${differences(state.differs, beside, t, compare)}
        </section>
        ${state.chapters.map((chapter) => chapterPiece(chapter, current))}
        <section class="rw-chapter" data-chapter="class">
          ${heading(level + 1, "rw-chapter-title", classroom.title)}
          <p class="rw-home-class-text">${classroom.text}</p>
          <ol class="rw-home-class">${classroom.pages.map(
            ({ href, title }) => html`<li>${link(href, title, { type: "rw-more" })}</li>`,
          )}</ol>
          <p class="rw-today-ways">${way(classroom.join, "join")} ${way(classroom.live, "live")}</p>
        </section>
        ${panel(level + 1)}
      </div>`,
      frame.body,
    );
    rack.update(state.hero.rack, { locked: frame.locked, shrinks: true });
  }

  function chapterPiece({ key, title, done, standing, lessons }: HomeState["chapters"][number], now: string | null) {
    const tick = done ? html`<span class="rw-tick" role="img" aria-label=${t("chapter-done")}>✓</span>` : nothing;
    return html`<section class="rw-chapter" data-chapter=${key} ?data-done=${done}>
      <div class="rw-chapter-head">
        ${heading(level + 1, "rw-chapter-title", title)}
        <p class="rw-chapter-standing">${tick} ${standing}</p>
      </div>
      <ul class="rw-cards">${lessons.map((card) => cardPiece(card, card.key === now, level + 2, t))}</ul>
    </section>`;
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
