// The rules page: every clause with its anchor, the price table, the glossary; searched as one types.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import { decoded } from "../page";
import { tileFace } from "../rack/tile";
import type { RowsProps, RulesState, RuleClauseProps } from "../types";
import { bar } from "./bar";
import { heading, titleLevel, type Piece } from "./parts";
import { tablePiece } from "./rows";
import { teller, type Teller } from "../tell";
import { found, prose, searchWords } from "./prose";

/** What matches, by clause and by term. */
interface Found {
  clauses: ReadonlySet<string>;
  terms: ReadonlySet<string>;
}

export function search(state: RulesState, words: readonly string[]): Found {
  const clauses = state.sections.flatMap((section) => section.clauses);
  const inClause = ({ id, title, text, stated, ruling, switch: set }: RuleClauseProps): boolean =>
    found(words, id, title, text, stated ?? "", ruling ?? "", set ?? "");
  return {
    clauses: new Set(clauses.filter(inClause).map(({ id }) => id)),
    terms: new Set(state.glossary.filter(({ term, text }) => found(words, term, text)).map(({ term }) => term)),
  };
}

class RulesView implements View {
  private readonly frame: Frame;
  private query = "";
  private gone = ""; // the hash that was last scrolled to
  private readonly level: number;
  private readonly told: Teller;

  constructor(frame: Frame) {
    this.frame = frame;
    this.told = teller(frame, () => this.draw());
    this.level = titleLevel(frame.root);
    window.addEventListener("hashchange", this.toHash);
  }

  destroy(): void {
    window.removeEventListener("hashchange", this.toHash);
  }

  update(): void {
    this.draw();
    if (this.gone !== window.location.hash) requestAnimationFrame(this.toHash);
  }

  /** Scrolls to the clause that the address names: the page is drawn later than the browser looks for it. */
  private toHash = (): void => {
    const id = decoded(window.location.hash.slice(1));
    const target = id ? this.frame.body.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`) : null;
    if (!target) return this.toBook(id);
    this.gone = window.location.hash;
    if (target.hidden || target.closest("[hidden]")) {
      this.query = "";
      this.draw();
    }
    target.scrollIntoView({ block: "start" });
    target.focus({ preventScroll: true });
  };

  /** A clause that another game's book has: that one is opened. */
  private toBook(id: string): void {
    const { book, books = [] } = this.frame.client.state<RulesState>();
    const other = books.find(({ key }) => key !== book && key === id.replace(/-\d+$/, ""));
    if (other) void this.told.tell({ type: "book", book: other.key });
  }

  private look(query: string): void {
    this.query = query;
    this.draw();
  }

  private print(what: "prices" | "all"): void {
    this.frame.root.dataset["print"] = what;
    window.print();
    delete this.frame.root.dataset["print"];
  }

  private draw(): void {
    const { client, t, body } = this.frame;
    const state = client.state<RulesState>();
    const words = searchWords(this.query);
    const match = search(state, words);
    const known = new Set(state.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
    const level = this.level;
    const title = heading(level, "rw-page-title", state.title ?? t("rules-title"));
    render(
      html`<div class="rw-rules" ?data-searching=${words.length > 0}>
        ${bar({ home: state.home ?? null, above: "", title, tongues: state.tongues }, t)}
        ${state.intro ? html`<p class="rw-lead">${state.intro}</p>` : nothing}
        ${this.books(state)} ${this.searchField(words, match)}
        ${this.contents(state, words.length > 0)}
        ${state.sections.map((section) => {
          const any = section.clauses.some(({ id }) => match.clauses.has(id));
          return html`<section class="rw-rules-part" ?hidden=${!any} aria-labelledby=${`section-${section.key}`}>
            ${heading(level + 1, "rw-chapter-title", section.title, `section-${section.key}`)}
            <div class="rw-panel rw-clauses">
              ${section.clauses.map((clause) => this.clause(clause, words, known, !match.clauses.has(clause.id)))}
            </div>
          </section>`;
        })}
        ${
          state.prices
            ? this.tables(state.prices, state.raised, words.length > 0)
            : html`<p class="rw-no-print">${this.printAll()}</p>`
        } ${this.glossary(state, words, match, known)}
      </div>`,
      body,
    );
  }

  private books({ book, books = [] }: RulesState): Piece {
    return books.length
      ? html`<nav class="rw-books" aria-label=${this.frame.t("rules-books")}>
          ${books.map(
            ({ key, title }) => html`<a class="rw-button" href=${`#${key}`}
            aria-current=${key === book ? "true" : nothing}>${title}</a>`,
          )}
        </nav>`
      : nothing;
  }

  private searchField(words: readonly string[], match: Found): Piece {
    const { t } = this.frame;
    const typed = (event: Event): void => this.look((event.target as HTMLInputElement).value);
    const clear = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || !this.query) return;
      event.preventDefault();
      this.look("");
    };
    const all = html`<button type="button" class="rw-button" data-act="show-all" @click=${() => this.showAll()}>
      ${t("rules-search-clear")}</button>`;
    return html`<div class="rw-search" role="search">
      <label class="rw-field-label" for="rules-search">${t("rules-search")}</label>
      <div class="rw-field-row">
        <input class="rw-field" id="rules-search" type="search" autocomplete="off" spellcheck="false"
          placeholder=${t("rules-search-hint")} .value=${this.query} @input=${typed} @keydown=${clear} />
        ${words.length ? all : nothing}
      </div>
      <p class="rw-matches" role="status">
        ${words.length ? this.matches(match) : ""}
      </p>
    </div>`;
  }

  private matches({ clauses, terms }: Found): string {
    const { t } = this.frame;
    const said = t("rules-matches", { count: clauses.size, words: this.query.trim() });
    return terms.size ? `${said} ${t("rules-matches-terms", { count: terms.size })}` : said;
  }

  private showAll(): void {
    this.look("");
    this.frame.body.querySelector<HTMLElement>("#rules-search")?.focus();
  }

  private contents(state: RulesState, searching: boolean): Piece {
    const { t } = this.frame;
    const parts = [
      ...state.sections.map(({ key, title }) => [`section-${key}`, title] as const),
      ...(state.prices ? [["prices", t("rules-prices")] as const] : []),
      ["glossary", t("rules-glossary")] as const,
    ];
    return html`<nav class="rw-contents" aria-label=${t("rules-contents")} ?hidden=${searching}>
      ${parts.map(([id, title]) => html`<a href=${`#${id}`}>${title}</a>`)}
    </nav>`;
  }

  private clause(
    clause: RuleClauseProps,
    words: readonly string[],
    known: ReadonlySet<string>,
    hidden: boolean,
  ): Piece {
    const { t } = this.frame;
    const { id, title, origin, text, stated, ruling, switch: set } = clause;
    const part = (said: string | undefined, type: string): Piece =>
      said ? html`<p class=${type}>${prose(said, words, known)}</p>` : nothing;
    const mark = html`<span class="rw-origin" title=${t("origin-ruling-about")}>${t("origin-ruling")}</span>`;
    return html`<article class="rw-clause" id=${id} data-clause=${id} data-origin=${origin} tabindex="-1"
      ?hidden=${hidden}
      aria-labelledby=${`${id}-title`}>
      <div class="rw-clause-name">
        <a class="rw-chip" href=${`#${id}`} aria-label=${t("clause-link", { clause: id })}>${id}</a>
        ${heading(this.level + 2, "rw-clause-title", prose(title, words, new Set()), `${id}-title`)}
        ${origin === "R" ? mark : nothing}
      </div>
      <div class="rw-clause-text">
        ${stated === undefined && ruling === undefined ? part(text, "") : nothing} ${part(stated, "")}
        ${ruling && stated ? html`<p class="rw-ruling">${mark} ${prose(ruling, words, known)}</p>` : part(ruling, "")}
        ${part(set, "rw-switch")}
        ${clause.examples?.length ? html`<div class="rw-examples">${clause.examples.map(examplePiece)}</div>` : nothing}
      </div>
    </article>`;
  }

  private printAll(): Piece {
    return html`<button type="button" class="rw-button rw-small" data-act="print-all" @click=${() => this.print("all")}>
      ${this.frame.t("rules-print-all")}</button>`;
  }

  private tables(its: RowsProps, raised: RowsProps | null | undefined, searching: boolean): Piece {
    const { t } = this.frame;
    const prices = { ...its, title: its.title ?? t("rules-prices") };
    const tables = raised ? [prices, raised] : [prices];
    return html`<section class="rw-rules-part rw-prices" ?hidden=${searching} aria-labelledby="prices">
      <div class="rw-prices-head">
        ${heading(this.level + 1, "rw-chapter-title", t("rules-prices"), "prices")}
        <span class="rw-no-print">
          <button type="button" class="rw-button rw-small" data-act="print" @click=${() => this.print("prices")}>
            ${t("rules-print")}</button>
          ${this.printAll()}
        </span>
      </div>
      <div class="rw-panel">${tables.map((table) => tablePiece(table, table.title === t("rules-prices")))}</div>
    </section>`;
  }

  private glossary(state: RulesState, words: readonly string[], match: Found, known: ReadonlySet<string>): Piece {
    return html`<section class="rw-rules-part rw-glossary" ?hidden=${match.terms.size === 0} aria-labelledby="glossary">
      ${heading(this.level + 1, "rw-chapter-title", this.frame.t("rules-glossary"), "glossary")}
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
}

function examplePiece({ tiles, holds, text }: NonNullable<RuleClauseProps["examples"]>[number]): Piece {
  return html`<figure class="rw-example" data-holds=${String(holds)}>
    <div class="rw-row" role="img" aria-label=${tiles.map((tile) => tile.name).join(", ")}>${tiles.map(tileFace)}</div>
    <figcaption><span class="rw-tick" aria-hidden="true">${holds ? "✓" : "✗"}</span>${text}</figcaption>
  </figure>`;
}

export const rulesView = (frame: Frame): View => new RulesView(frame);
