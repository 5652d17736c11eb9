// Text of the rules as it is shown: names in code, other clauses as links, what was searched for marked.
import { html, type TemplateResult } from "lit-html";

/** For comparing: no case, no accents. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What to search for: all of these words have to be there. */
export const searchWords = (query: string): string[] =>
  plain(query)
    .split(/\s+/)
    .filter((word) => word !== "");

export const found = (words: readonly string[], ...texts: readonly string[]): boolean => {
  const all = plain(texts.join(" "));
  return words.every((word) => all.includes(word));
};

/** A text cut where a word of the search begins or ends: every other piece is one. */
export function cut(text: string, words: readonly string[]): string[] {
  const flat = plain(text);
  // accents make the places differ: nothing is marked
  if (words.length === 0 || flat.length !== text.length) return [text];
  const pieces: string[] = [];
  let from = 0;
  while (from <= text.length) {
    const next = words
      .map((word) => ({ at: flat.indexOf(word, from), end: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.end - a.end)[0];
    if (!next) break;
    pieces.push(text.slice(from, next.at), text.slice(next.at, next.at + next.end));
    from = next.at + next.end;
  }
  return [...pieces, text.slice(from)];
}

const marked = (text: string, words: readonly string[]): unknown[] =>
  cut(text, words).map((piece, at) => (at % 2 ? html`<mark>${piece}</mark>` : piece));

const PARTS = /(`[^`]+`|\b[A-Z][A-Z0-9]*-\d+\b)/;

/** A text with its code and its references; `known` are the clauses on this page. */
export function prose(text: string, words: readonly string[], known: ReadonlySet<string>): TemplateResult {
  return html`${text.split(PARTS).map((part) => {
    if (part.startsWith("`")) return html`<code>${marked(part.slice(1, -1), words)}</code>`;
    if (known.has(part)) return html`<a href=${`#${part}`}>${marked(part, words)}</a>`;
    return marked(part, words);
  })}`;
}
