// Small parts of several pages.
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { reducedMotion } from "../rack/glide";
import type { Words } from "../words";

/** Something that lit renders: a template, or nothing. */
export type Piece = TemplateResult | typeof nothing;

const STAR = "M10 1.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1L1.2 7.6l6.1-.8z";

/** Return a row of `of` stars, `won` of them filled, with a label for screen readers. */
export function stars(won: number, t: Words, of = 3): TemplateResult {
  const one = (at: number): unknown =>
    svg`<path ?data-won=${at < won} transform="translate(${at * 22} 1)" d=${STAR} />`;
  const each = Array.from({ length: of }, (_, at) => one(at));
  return html`<svg class="rw-stars" data-stars=${won} role="img" aria-label=${t("stars", { stars: won, of })}
    viewBox="0 0 ${of * 22 - 2} 21" focusable="false">${each}</svg>`;
}

/** Animate the won stars inside an element, one after another; do nothing if the user asks for reduced motion. */
export function popStars(within: Element): void {
  if (reducedMotion()) return;
  [...within.querySelectorAll<SVGElement>(".rw-stars [data-won]")].forEach((star, at) => {
    const [x = "0", y = "0"] = /\(([^)]*)\)/.exec(star.getAttribute("transform") ?? "")?.[1]?.split(/[ ,]+/) ?? [];
    const frame = (scale: number, offset: number): Keyframe => ({
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
      offset,
    });
    star.animate?.([frame(0, 0), frame(1.5, 0.6), frame(1, 1)], {
      id: "rw-pop",
      duration: 420,
      delay: at * 130,
      easing: "ease-out",
      fill: "backwards",
    });
  });
}

/**
 * Return a single star, filled if `won`, otherwise hollow. It has no label for screen readers: the text beside it says
 * what it means.
 */
export const star = (won: boolean): TemplateResult =>
  html`<svg class="rw-star" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path ?data-won=${won}
    d=${STAR} /></svg>`;

/** Return an icon: an arrow to the left or right. */
export function arrow(way: "left" | "right"): TemplateResult {
  const path = way === "left" ? "M12.5 4.5 7 10l5.5 5.5" : "M7.5 4.5 13 10l-5.5 5.5";
  return html`<svg class="rw-arrow" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d=${path} /></svg>`;
}

/** The icon for settings. */
export const SLIDERS = html`<svg class="rw-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path
  d="M2 4.5h7m4 0h1M2 11.5h1m4 0h7M11 2.5v4M5 9.5v4" /></svg>`;

/** Return a heading of this level (1, 2 or 3; a higher one becomes 3) with the CSS class `type`. */
export function heading(level: number, type: string, text: unknown, id?: string): TemplateResult {
  const own = id ?? nothing;
  if (level <= 1) return html`<h1 class=${type} id=${own}>${text}</h1>`;
  if (level === 2) return html`<h2 class=${type} id=${own}>${text}</h2>`;
  return html`<h3 class=${type} id=${own}>${text}</h3>`;
}

/**
 * Return the heading level for the title of a page: 2 if the notebook has a title of its own, otherwise 1. `root` is
 * the root element of the view.
 */
export function titleLevel(root: HTMLElement): number {
  return [...document.querySelectorAll("h1")].some((it) => !it.closest(".rw") && !root.contains(it)) ? 2 : 1;
}

/**
 * Return the heading level for a card in a notebook: 3 if it comes after a heading of level 2 or 3, otherwise 2. `root`
 * is the root element of the view.
 */
export function cardLevel(root: HTMLElement): number {
  if (!root.isConnected) return 2;
  const page = root.closest(".jp-Notebook") ?? document;
  const before = [...page.querySelectorAll("h1, h2, h3")].filter(
    (it) => !it.closest(".rw") && it.compareDocumentPosition(root) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return before.length > 0 && before.at(-1)?.tagName !== "H1" ? 3 : 2;
}

let last = 0;
// in JupyterLab every widget runs its own copy of this program
const copy = Math.random().toString(36).slice(2, 8);
/** Return an id that nothing else on the page has. */
export const uniqueId = (): string => `rw-${copy}-page-${(last += 1)}`;

/** Put the focus on an element and scroll it into view. */
export function goTo(target: HTMLElement | null | undefined): void {
  if (!target) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: reducedMotion() ? "auto" : "smooth", block: "start" });
}

/**
 * Call `then` as soon as `root`, the root element of a view, is on the page. Views use this to draw themselves again,
 * because before that they can't find the headings above them. If `root` is on the page already, do nothing. Return a
 * function that cancels the call.
 */
export function whenPlaced(root: HTMLElement, then: () => void): () => void {
  if (root.isConnected) return () => undefined;
  const waiting = new ResizeObserver(() => {
    if (!root.isConnected) return;
    waiting.disconnect();
    then();
  });
  waiting.observe(root);
  return () => waiting.disconnect();
}
