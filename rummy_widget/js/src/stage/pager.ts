// In the app a lesson shows one step at a time: only the cells of one step are visible, and the text before a step is
// moved onto its felt (the playing area). JupyterLab shows the notebook as it is.
import { pageHost } from "../page";

const STEP = ".rw-step";
const COMING = ".rw[data-view='step']"; // a step's widget, perhaps still empty
// outputs that are not drawn yet
const LATER = 'script[type="application/vnd.voila.cell-output+json"], .rw[data-view="step"] > .rw-body:empty';

/** One screen: a step with the text before it, or the lesson's footer. */
interface Screen {
  cell: Element;
  before: Element[]; // cells with the text before it
}

/** Shows the steps of a lesson's page one at a time. */
export class Pager {
  readonly #page: HTMLElement;
  readonly #watch: MutationObserver;
  #screens: Screen[] = [];
  #shown: string | null = null; // the key of a step, or "end"
  #first: string | null = null; // the step to show first
  // what was moved to the end, and the number of the cell that it came from
  readonly #order = new Map<Element, number>();
  readonly #listeners = new Set<(key: string) => void>();

  constructor(page: HTMLElement) {
    this.#page = page;
    document.documentElement.dataset["stage"] = "lesson";
    this.#watch = new MutationObserver(() => this.#collect());
    this.#watch.observe(page, { childList: true, subtree: true });
    this.#collect();
  }

  /** The key of the step that is shown, or "end" for the lesson's footer; null before anything is shown. */
  get current(): string | null {
    return this.#shown;
  }

  /**
   * Call `listener` whenever another screen is shown, with the key of its step or, for the lesson's footer, "end".
   * Return a function that removes the listener.
   */
  onTurn(listener: (key: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Show the step with this key or, for "end", the lesson's footer; return false if the step or the footer is not on
   * the page yet. `focus` says whether to put the focus there.
   */
  show(key: string, focus = true): boolean {
    const screen = this.#screens.find((each) => keyOf(each) === key);
    if (!screen) return false;
    this.#shown = key;
    this.#paint();
    for (const listener of this.#listeners) listener(key);
    if (focus) this.#target(screen)?.focus({ preventScroll: true });
    // so that a reload shows this step
    if (key !== "end" && focus) history.replaceState(history.state, "", `?step=${encodeURIComponent(key)}`);
    return true;
  }

  /** Show the step with this key as soon as it is on the page, unless another one is shown by then. */
  begin(key: string): void {
    this.#first = key;
    this.#collect();
  }

  /** Go to the next (1) or previous (-1) step; after the last step comes the footer. */
  turn(way: 1 | -1): void {
    const at = this.#screens.findIndex((each) => keyOf(each) === this.#shown);
    const key = keyOf(this.#screens[at + way]);
    if (key !== null) this.show(key);
  }

  #target({ cell }: Screen): HTMLElement | null {
    return cell.querySelector<HTMLElement>(STEP) ?? cell.querySelector<HTMLElement>(".rw-foot");
  }

  /** Find out which cells belong together; repeated until all outputs are drawn. */
  #collect(): void {
    const screens: Screen[] = [];
    let before: Element[] = [];
    for (const cell of this.#page.querySelectorAll(":scope > .jp-Cell")) {
      if (cell.querySelector(".rw[data-view='header']")) continue;
      if (cell.querySelector(`${STEP}, ${COMING}, .rw[data-view='footer']`)) {
        screens.push({ cell, before });
        before = [];
      } else before.push(cell);
    }
    // Text that was moved onto a felt stays there, but a step drawn since then is not part of another step's
    // text.
    const movedTo = (own: Element): Element[] => this.#screens.find(({ cell }) => cell === own)?.before ?? [];
    for (const screen of screens)
      screen.before.unshift(...movedTo(screen.cell).filter((each) => !screens.some(({ cell }) => cell === each)));
    this.#screens = screens;
    if (this.#shown === null && this.#first !== null && this.show(this.#first, false)) this.#first = null;
    else this.#paint();
    if (!this.#page.querySelector(LATER) && screens.some(({ cell }) => !cell.querySelector(STEP)))
      this.#watch.disconnect();
  }

  #paint(): void {
    for (const screen of this.#screens) {
      const here = keyOf(screen) === this.#shown;
      screen.cell.toggleAttribute("hidden", !here);
      for (const cell of screen.before) cell.toggleAttribute("hidden", true);
      if (here) this.#moveText(screen);
    }
  }

  /** Move the text before a step onto its felt. At the end of a lesson, cards are moved below the links. */
  #moveText({ cell, before }: Screen): void {
    const figure = cell.querySelector(".rw-figure");
    const moved = before.flatMap((each) => [...each.querySelectorAll<HTMLElement>(".jp-MarkdownOutput, .rw-host")]);
    const cards = cell.querySelector(".rw-foot-cards");
    if (!figure || !cards || moved.length === 0) return figure?.append(...moved);
    for (const each of moved) this.#order.set(each, this.#cellOf(each));
    const all = [...figure.children, ...cards.children, ...moved].sort((one, two) => this.#rank(one) - this.#rank(two));
    // with the text that introduces them
    const apart = all.filter((each, at) => isCard(each) || isCard(all[at + 1]));
    figure.append(...all.filter((each) => !apart.includes(each)));
    cards.append(...apart);
  }

  #rank(moved: Element): number {
    return this.#order.get(moved) ?? 0;
  }

  #cellOf(moved: Element): number {
    return [...this.#page.children].indexOf(moved.closest(".jp-Cell") ?? moved);
  }
}

const isCard = (told?: Element): boolean => told?.matches(".rw-host") ?? false;
/** Return the key of a screen's step; null if that is not drawn yet or there is no screen. */
function keyOf(screen?: Screen): string | null {
  if (!screen) return null;
  return (
    screen.cell.querySelector<HTMLElement>(STEP)?.dataset["step"] ?? (screen.cell.querySelector(COMING) ? null : "end")
  );
}

let pager: Pager | null = null;
const waiting = new Set<() => void>(); // views that were opened before the pager

/**
 * Return the pager of a lesson's page, which shows the steps of the lesson one at a time; make it at the first call.
 * Only the app and the website have pagers: elsewhere, for example in JupyterLab, return null. `root` is an element on
 * the page. The lesson's header calls this.
 */
export function makePager(root: HTMLElement): Pager | null {
  const page = root.closest<HTMLElement>("#page");
  if (pager || !page || pageHost() !== "voila") return pager;
  pager = new Pager(page);
  for (const then of waiting) then();
  waiting.clear();
  return pager;
}

/**
 * Return the pager of the page if `makePager` has made one; otherwise null, and all steps are shown one below the
 * other. If it is made later, `then` is called.
 */
export function pagerOf(then?: () => void): Pager | null {
  if (!pager && then) waiting.add(then);
  return pager;
}
