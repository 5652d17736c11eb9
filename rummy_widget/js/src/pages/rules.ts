// The view "rules": every clause with its anchor, the price table and the glossary, with a search.
import { html, nothing, render } from "lit-html";
import { button } from "../button";
import type { Frame, View } from "../frame";
import { decodePart } from "../page";
import { tileFace } from "../rack/tile";
import { makeSender } from "../sender";
import type { RowsProps, RulesState, RuleClauseProps } from "../types";
import { bar } from "./bar";
import { heading, titleLevel, type Piece } from "./parts";
import { tablePiece } from "./rows";
import { containsAll, prose, searchWords } from "./prose";

/** The ids of the clauses and the terms of the glossary that match a search. */
interface Matches {
  clauses: ReadonlySet<string>;
  terms: ReadonlySet<string>;
}

/**
 * Return the ids of the clauses (the numbered rules), and the terms of the glossary, that contain all words of a search
 * (see `searchWords`).
 */
export function search(state: RulesState, words: readonly string[]): Matches {
  const clauses = state.sections.flatMap((section) => section.clauses);
  const inClause = ({ id, title, text, stated, ruling, switch: set }: RuleClauseProps): boolean =>
    containsAll(words, id, title, text, stated ?? "", ruling ?? "", set ?? "");
  return {
    clauses: new Set(clauses.filter(inClause).map(({ id }) => id)),
    terms: new Set(state.glossary.filter(({ term, text }) => containsAll(words, term, text)).map(({ term }) => term)),
  };
}

/** Open the view "rules", the page with the rules of the games. */
export function rulesView(frame: Frame): View {
  const { client, t, body } = frame;
  const sender = makeSender(frame, draw);
  const level = titleLevel(frame.root);
  let query = "";
  let followedHash = ""; // the hash scrolled to last

  /** Scroll to the clause in the address: the browser looked for it before the page was drawn. */
  function scrollToHash(): void {
    const id = decodePart(window.location.hash.slice(1));
    const target = id ? body.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`) : null;
    if (!target) return openBook(id);
    followedHash = window.location.hash;
    if (target.hidden || target.closest("[hidden]")) setQuery("");
    target.scrollIntoView({ block: "start" });
    target.focus({ preventScroll: true });
  }

  /** Open the rules of another game if the clause with this id is one of them. */
  function openBook(id: string): void {
    const { book, books = [] } = client.state<RulesState>();
    const other = books.find(({ key }) => key !== book && key === id.replace(/-\d+$/, ""));
    if (other) void sender.send({ type: "book", book: other.key });
  }

  function setQuery(words: string): void {
    query = words;
    draw();
  }

  function print(what: "prices" | "all"): void {
    frame.root.dataset["print"] = what;
    window.print();
    delete frame.root.dataset["print"];
  }

  function draw(): void {
    const state = client.state<RulesState>();
    const words = searchWords(query);
    const match = search(state, words);
    const known = new Set(state.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
    const title = heading(level, "rw-page-title", state.title ?? t("rules-title"));
    const sections = state.sections.map((section) => {
      const any = section.clauses.some(({ id }) => match.clauses.has(id));
      return html`<section class="rw-rules-part" ?hidden=${!any} aria-labelledby=${`section-${section.key}`}>
        ${heading(level + 1, "rw-chapter-title", section.title, `section-${section.key}`)}
        <div class="rw-panel rw-clauses">
          ${section.clauses.map((each) => clause(each, words, known, !match.clauses.has(each.id)))}
        </div>
      </section>`;
    });
    render(
      html`<div class="rw-rules" ?data-searching=${words.length > 0}>
        ${bar({ home: state.home ?? null, above: "", title, languages: state.languages }, t)}
        ${state.intro ? html`<p class="rw-lead">${state.intro}</p>` : nothing}
        ${bookLinks(state)} ${searchField(words, match)} ${contents(state, words.length > 0)} ${sections}
        ${
          state.prices
            ? tables(state.prices, state.raised, words.length > 0)
            : html`<p class="rw-no-print">${printAll()}</p>`
        } ${glossary(state, words, match, known)}
      </div>`,
      body,
    );
  }

  function bookLinks({ book, books = [] }: RulesState): Piece {
    if (books.length === 0) return nothing;
    const links = books.map(
      ({ key, title }) => html`<a class="rw-button" href=${`#${key}`}
        aria-current=${key === book ? "true" : nothing}>${title}</a>`,
    );
    return html`<nav class="rw-books" aria-label=${t("rules-books")}>${links}</nav>`;
  }

  function searchField(words: readonly string[], match: Matches): Piece {
    const clear = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || !query) return;
      event.preventDefault();
      setQuery("");
    };
    return html`<div class="rw-search" role="search">
      <label class="rw-field-label" for="rules-search">${t("rules-search")}</label>
      <div class="rw-field-row">
        <input class="rw-field" id="rules-search" type="search" autocomplete="off" spellcheck="false"
          placeholder=${t("rules-search-hint")} .value=${query} @keydown=${clear}
          @input=${(event: Event) => setQuery((event.target as HTMLInputElement).value)} />
        ${words.length ? button("show-all", t("rules-search-clear"), showAll) : nothing}
      </div>
      <p class="rw-matches" role="status">
        ${words.length ? matches(match) : ""}
      </p>
    </div>`;
  }

  function matches({ clauses, terms }: Matches): string {
    const said = t("rules-matches", { count: clauses.size, words: query.trim() });
    return terms.size ? `${said} ${t("rules-matches-terms", { count: terms.size })}` : said;
  }

  function showAll(): void {
    setQuery("");
    body.querySelector<HTMLElement>("#rules-search")?.focus();
  }

  function contents(state: RulesState, searching: boolean): Piece {
    const parts = state.sections.map(({ key, title }) => [`section-${key}`, title]);
    if (state.prices) parts.push(["prices", t("rules-prices")]);
    parts.push(["glossary", t("rules-glossary")]);
    return html`<nav class="rw-contents" aria-label=${t("rules-contents")} ?hidden=${searching}>
      ${parts.map(([id, title]) => html`<a href=${`#${id}`}>${title}</a>`)}
    </nav>`;
  }

  function clause(
    { id, title, origin, text, stated, ruling, switch: set, examples = [] }: RuleClauseProps,
    words: readonly string[],
    known: ReadonlySet<string>,
    hidden: boolean,
  ): Piece {
    const part = (said: string | undefined, type: string): Piece =>
      said ? html`<p class=${type}>${prose(said, words, known)}</p>` : nothing;
    const mark = html`<span class="rw-origin" title=${t("origin-ruling-about")}>${t("origin-ruling")}</span>`;
    return html`<article class="rw-clause" id=${id} data-clause=${id} data-origin=${origin} tabindex="-1"
      ?hidden=${hidden} aria-labelledby=${`${id}-title`}>
      <div class="rw-clause-name">
        <a class="rw-chip" href=${`#${id}`} aria-label=${t("clause-link", { clause: id })}>${id}</a>
        ${heading(level + 2, "rw-clause-title", prose(title, words, new Set()), `${id}-title`)}
        ${origin === "R" ? mark : nothing}
      </div>
      <div class="rw-clause-text">
        ${stated === undefined && ruling === undefined ? part(text, "") : nothing} ${part(stated, "")}
        ${ruling && stated ? html`<p class="rw-ruling">${mark} ${prose(ruling, words, known)}</p>` : part(ruling, "")}
        ${part(set, "rw-switch")}
        ${examples.length ? html`<div class="rw-examples">${examples.map(examplePiece)}</div>` : nothing}
      </div>
    </article>`;
  }

  const printAll = (): Piece =>
    button("print-all", t("rules-print-all"), () => print("all"), { type: "rw-button rw-small" });

  function tables(its: RowsProps, raised: RowsProps | null | undefined, searching: boolean): Piece {
    const prices = { ...its, title: its.title ?? t("rules-prices") };
    const all = raised ? [prices, raised] : [prices];
    return html`<section class="rw-rules-part rw-prices" ?hidden=${searching} aria-labelledby="prices">
      <div class="rw-prices-head">
        ${heading(level + 1, "rw-chapter-title", t("rules-prices"), "prices")}
        <span class="rw-no-print">
          ${button("print", t("rules-print"), () => print("prices"), { type: "rw-button rw-small" })} ${printAll()}
        </span>
      </div>
      <div class="rw-panel">${all.map((table) => tablePiece(table, table.title === t("rules-prices")))}</div>
    </section>`;
  }

  function glossary(state: RulesState, words: readonly string[], match: Matches, known: ReadonlySet<string>): Piece {
    return html`<section class="rw-rules-part rw-glossary" ?hidden=${match.terms.size === 0} aria-labelledby="glossary">
      ${heading(level + 1, "rw-chapter-title", t("rules-glossary"), "glossary")}
      <dl class="rw-panel">
        ${state.glossary.map(
          ({ term, text }) => html`<div class="rw-term" ?hidden=${!match.terms.has(term)}>
            <dt>${prose(term, words, new Set())}</dt>
            <dd>${prose(text, words, known)}</dd>
          </div>`,
        )}
      </dl>
    </section>`;
  }

  window.addEventListener("hashchange", scrollToHash);
  return {
    update() {
      draw();
      if (followedHash !== window.location.hash) requestAnimationFrame(scrollToHash);
    },
    destroy: () => window.removeEventListener("hashchange", scrollToHash),
  };
}

function examplePiece({ tiles, holds, text }: NonNullable<RuleClauseProps["examples"]>[number]): Piece {
  return html`<figure class="rw-example" data-holds=${String(holds)}>
    <div class="rw-row" role="img" aria-label=${tiles.map((tile) => tile.name).join(", ")}>${tiles.map(tileFace)}</div>
    <figcaption><span class="rw-tick" aria-hidden="true">${holds ? "✓" : "✗"}</span>${text}</figcaption>
  </figure>`;
}
