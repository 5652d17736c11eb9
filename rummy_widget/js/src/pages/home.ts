// The view "home": every lesson as a card, one button to go on, and the learner's progress.
import { html, nothing, render } from "lit-html";
import { button } from "../button";
import type { Frame, View } from "../frame";
import { sendStored } from "../practice/send-stored";
import { allResults } from "../progress";
import { askOwnTables, ownTablesPiece, whenBack } from "../people/own-list";
import { rackIn } from "../rack/rack";
import { tileFace } from "../rack/tile";
import { unfinishedKind } from "../table/token";
import { makeSender } from "../sender";
import type { CardProps, HomeState, LinkProps, Message, TodayProps } from "../types";
import type { Words } from "../words";
import { bar } from "./bar";
import { fold } from "./fold";
import { differencesPiece, requestedGame, keepGame, gameShelf } from "./games";
import { keepProgress } from "./progress-sync";
import { link } from "./links";
import { arrow, heading, stars, titleLevel, type Piece } from "./parts";

const number = (card: CardProps): string => String(card.number).padStart(2, "0");

const nav = ({ href, title }: LinkProps, act: string, type = "rw-button"): Piece | string =>
  link(href, title, { type, act });

const moreLink = ({ href, title }: LinkProps, act: string): Piece | string =>
  link(href, html`${title}${arrow("right")}`, { type: "rw-more", act });

function cardPiece(card: CardProps, current: boolean, level: number, t: Words): Piece {
  const state = t(card.done ? "lesson-finished" : card.started ? "lesson-started" : "lesson-new");
  const name = t("lesson-name", { number: number(card), title: card.title });
  // The link covers the card, so that all of it can be clicked and only one link is read aloud.
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

/** The logo of the course, as a tile. */
const SEAL = tileFace({ id: 0, text: "", colour: "joker", name: "" });

/** Return the lesson that "Continue" opens. */
function currentOf({ resume, chapters }: HomeState): string | null {
  const cards = chapters.flatMap(({ lessons }) => lessons);
  return cards.find(({ href }) => href === resume?.href.split("?")[0])?.key ?? null;
}

/** Return whether the learner has begun the game that the page shows. */
const hasBegun = ({ chapters }: HomeState): boolean =>
  chapters.some(({ lessons }) => lessons.some(({ started, done }) => started || done));

/** Return whether this browser keeps results of the game that the page shows. */
function keepsResults({ games }: HomeState): boolean {
  const kept = allResults();
  return !!games.find(({ current }) => current)?.lessons.some((key) => Object.hasOwn(kept, key));
}

/** Return what else there is to do today: the daily task, past mistakes, a game. */
function today(
  { today, puzzle, review, last_game: lastGame, play, tables }: HomeState,
  level: number,
  t: Words,
  tell: (message: Message) => unknown,
): Piece {
  const card = (key: string, title: unknown, inside: unknown): Piece =>
    html`<div class="rw-card" data-today=${key}>${heading(level + 2, "rw-card-title", title)}${inside}</div>`;
  const text = (said: string): Piece => html`<p class="rw-card-text">${said}</p>`;
  const list = (items: readonly Piece[]): Piece =>
    items.length ? html`<ul class="rw-review" role="list">${items}</ul>` : nothing;
  const whole = (href: string, title: string, act: string): Piece | string =>
    link(href, title, { type: "rw-card-link", act, dead: title });
  const wrong = list(review.map((each) => html`<li>${moreLink(each, "review")}</li>`));
  const unfinished = unfinishedKind();
  const resume = { title: play.resume, href: unfinished === "open" ? play.others.href : play.href };
  const moments = (lastGame?.moments ?? []).map(
    (each) => html`<li>${moreLink(each, "again")}<span class="rw-card-text">${each.about}</span></li>`,
  );
  const own = ownTablesPiece(tables.tables, tables.remove, tell);
  return html`<section class="rw-chapter" data-chapter="today">
    ${heading(level + 1, "rw-chapter-title", t("home-today"))}
    <div class="rw-today">
      ${tables.tables.length ? card("tables", tables.title, own) : nothing}
      ${card("task", whole(today.href, `${t("home-task")}: ${today.title}`, "today"), text(today.text))}
      ${card("puzzle", whole(puzzle.href, puzzle.title, "puzzle"), text(puzzle.text))}
      ${
        review.length || lastGame
          ? card("review", t("home-review"), html`${wrong}${lastGame ? text(lastGame.text) : nothing}${list(moments)}`)
          : nothing
      }
      ${card(
        "play",
        whole(play.href, play.title, "play"),
        html`${text(play.text)}<p class="rw-today-ways">
          ${unfinished ? moreLink(resume, "resume") : nothing} ${moreLink(play.others, "others")}
          ${play.people ? moreLink(play.people, "people") : nothing}</p>`,
      )}
    </div>
  </section>`;
}

/** Open the view "home", the first page of the course: its lessons, what to do next, and the learner's progress. */
export function homeView(frame: Frame): View {
  const { client, t } = frame;
  const keeping = keepProgress(frame, update);
  const stopKept = sendStored(client);
  const sender = makeSender(frame, update);
  const rack = rackIn(frame);
  const level = titleLevel(frame.root);
  let beside: string | null = null; // the game to compare with
  let waiting = keepsResults(client.state<HomeState>()); // Python doesn't know yet what this browser keeps

  async function show(game: string): Promise<void> {
    if (await sender.send({ type: "game", key: game })) keepGame(game);
  }
  const compare = (game: string): void => {
    beside = game;
    update();
  };

  /** Return the head of the page: a rack to complete with one move or, once lessons are begun, the next lesson. */
  const hero = (state: HomeState): Piece => {
    const waits = waiting && !hasBegun(state);
    return waits || hasBegun(state) ? goOn(state, waits) : firstWin(state);
  };

  const quickGame = ({ play }: HomeState): Piece | string =>
    link(play.quick, t("home-quick"), { type: "rw-button rw-large", act: "quick" });

  const onward = ({ resume }: HomeState, words: string): Piece | string =>
    resume ? link(resume.href, words, { type: "rw-button rw-primary rw-large", act: "continue" }) : nothing;

  function firstWin(state: HomeState): Piece {
    const { hero, know } = state;
    const again = (): unknown => sender.send({ type: "retry" });
    return html`<section class="rw-panel rw-hero" data-won=${hero.won}>
      <div class="rw-hero-text">
        ${heading(level, "rw-home-title", hero.title)}
        <p class="rw-lead">${hero.text}</p>
      </div>
      <div class="rw-hero-rack">${rack.element}</div>
      <div class="rw-hero-ways">
        ${onward(state, t(hero.won ? "learn-how" : "start"))} ${quickGame(state)}
        ${hero.won ? button("hero-again", t("hero-again"), again, { type: "rw-quiet", off: frame.locked }) : nothing}
        ${!hero.won && know ? moreLink(know, "know") : nothing}
      </div>
    </section>`;
  }

  /** Keep the heights of the hero's text and buttons when the win replaces them, so that nothing moves. */
  function keepHeights(won: boolean): void {
    for (const part of frame.body.querySelectorAll<HTMLElement>(".rw-hero-text, .rw-hero-ways"))
      part.style.minHeight = won ? `${part.getBoundingClientRect().height}px` : "";
  }

  /**
   * Return the next lesson with its button. If `waits`, this part of the page is invisible and only takes up room,
   * because it isn't known yet which lesson is next.
   */
  function goOn(state: HomeState, waits: boolean): Piece {
    const cards = state.chapters.flatMap(({ lessons }) => lessons);
    const next = cards.find(({ key }) => key === currentOf(state));
    const { tiles } = next ?? cards.at(-1)!;
    return html`<section class="rw-panel rw-hero" data-goes-on ?data-waits=${waits}>
      <div class="rw-hero-text">
        ${next ? html`<p class="rw-where">${t("continue-at", { number: next.number })}</p>` : nothing}
        ${heading(level, "rw-home-title", next?.title ?? state.title)}
        <p class="rw-lead">${next?.summary ?? state.summary}</p>
      </div>
      <div class="rw-hero-rack rw-hero-tiles" aria-hidden="true">${tiles.map(tileFace)}</div>
      <div class="rw-hero-ways">${onward(state, t("continue"))} ${quickGame(state)}
        ${state.know ? moreLink(state.know, "know") : nothing}</div>
    </section>`;
  }

  function update(): void {
    const state = client.state<HomeState>();
    const current = currentOf(state);
    const { now, practice, puzzles, score, classroom, progress_page: progressPage } = state;
    keepHeights(state.hero.won);
    const brand = html`<p class="rw-page-title">${t("brand")}</p>`;
    render(
      html`<div class="rw-home">
        ${bar({ home: null, above: t("brand-about"), start: SEAL, title: brand, languages: state.languages }, t)}
        ${keeping.note()}
        ${hero(state)} ${today(state, level, t, (message) => sender.send(message))}
        ${gameShelf(state.games, level, t, show)}
        <section class="rw-path">
          ${heading(level + 1, "rw-path-title", state.title)}
          <p class="rw-lead">${state.summary} <span data-known>${state.known}</span></p>
          <nav class="rw-welcome-more" aria-label=${t("home-more")}>
            ${nav(now, "now", "rw-more")} ${nav(practice, "practice", "rw-more")} ${nav(puzzles, "puzzles", "rw-more")}
            ${score ? nav(score, "score", "rw-more") : nothing}
            ${link(state.rules, t("rules-link"), { type: "rw-more", act: "rules" })}
          </nav>
          ${differencesPiece(state.differs, beside, t, compare)}
          ${state.chapters.map((chapter) => chapterPiece(chapter, current))}
        </section>
        <div class="rw-today">${pageCard(classroom, "class")} ${pageCard(progressPage, "progress")}</div>
      </div>`,
      frame.body,
    );
    rack.update(state.hero.rack, { locked: frame.locked, shrinks: true });
  }

  const pageCard = ({ href, title, text }: TodayProps, act: string): Piece =>
    html`<div class="rw-card" data-page=${act}>
      ${heading(level + 1, "rw-card-title", link(href, title, { type: "rw-card-link", act, dead: title }))}
      <p class="rw-card-text">${text}</p>
    </div>`;

  function chapterPiece({ key, title, done, standing, lessons }: HomeState["chapters"][number], now: string | null) {
    const tick = done ? html`<span class="rw-tick" role="img" aria-label=${t("chapter-done")}>✓</span>` : nothing;
    const piece = (card: CardProps): Piece => cardPiece(card, card.key === now, level + 2, t);
    const cards = html`<ul class="rw-cards">${lessons.map(piece)}</ul>`;
    return fold({ key, title, standing: html`${tick} ${standing}`, level: level + 1 }, cards);
  }

  const listTables = (): void => void askOwnTables(client);
  const stopListing = whenBack(listTables);
  void client.hello().then(({ ok }) => {
    if (ok) listTables();
    const game = ok ? requestedGame(client.state<HomeState>().games) : null;
    if (game) void show(game);
  });
  void keeping.told.then(() => {
    waiting = false;
    update();
  });
  return {
    update,
    destroy() {
      keeping.stop();
      stopKept();
      stopListing();
      rack.destroy();
    },
  };
}
