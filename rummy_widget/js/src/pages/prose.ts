// The text of the rules: code, links to other clauses, marked search words.
import { html, type TemplateResult } from "lit-html";

/** Return a text in lower case and without accents, for comparing. */
export const foldText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Split a search into words; all of them have to match. */
export const searchWords = (query: string): string[] =>
  foldText(query)
    .split(/\s+/)
    .filter((word) => word !== "");

/** Return whether each of the words occurs in one of the texts, in any case and with or without accents. */
export const containsAll = (words: readonly string[], ...texts: readonly string[]): boolean => {
  const all = foldText(texts.join(" "));
  return words.every((word) => all.includes(word));
};

/** Split a text at the words of a search: every second piece is a match. */
export function splitMatches(text: string, words: readonly string[]): string[] {
  const flat = foldText(text);
  // accents may shift the positions: mark nothing
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
  splitMatches(text, words).map((piece, at) => (at % 2 ? html`<mark>${piece}</mark>` : piece));

const PARTS = /(`[^`]+`|\b[A-Z][A-Z0-9]*-\d+\b)/;

/** Return a text with code, marked search words, and links to the clauses in `known`. */
export function prose(text: string, words: readonly string[], known: ReadonlySet<string>): TemplateResult {
  return html`${text.split(PARTS).map((part) => {
    if (part.startsWith("`")) return html`<code>${marked(part.slice(1, -1), words)}</code>`;
    if (known.has(part)) return html`<a href=${`#${part}`}>${marked(part, words)}</a>`;
    return marked(part, words);
  })}`;
}
