// The text of the rules: code, links to other clauses, marked search words.
import { html, type TemplateResult } from "lit-html";

/** Return a text in lower case and without accents, for comparing. */
export const foldText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Return the words of a search query, in lower case and without accents. A text matches if it contains all of them. */
export const searchWords = (query: string): string[] =>
  foldText(query)
    .split(/\s+/)
    .filter((word) => word !== "");

/**
 * Return whether each of the words (see `searchWords`) occurs in at least one of the texts, ignoring upper and lower
 * case and accents.
 */
export const containsAll = (words: readonly string[], ...texts: readonly string[]): boolean => {
  const all = foldText(texts.join(" "));
  return words.every((word) => all.includes(word));
};

/**
 * Return a text split at the words of a search (see `searchWords`). The second, fourth, sixth, ... piece is a match;
 * the others, some of them empty, are the text between the matches.
 */
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

/**
 * Return a text from the rules as a template: text in backquotes becomes code, the ids of clauses in `known`, such as
 * "PRO-20", become links, and the words that the reader has searched for (`words`) are marked.
 */
export function prose(text: string, words: readonly string[], known: ReadonlySet<string>): TemplateResult {
  return html`${text.split(PARTS).map((part) => {
    if (part.startsWith("`")) return html`<code>${marked(part.slice(1, -1), words)}</code>`;
    if (known.has(part)) return html`<a href=${`#${part}`}>${marked(part, words)}</a>`;
    return marked(part, words);
  })}`;
}
