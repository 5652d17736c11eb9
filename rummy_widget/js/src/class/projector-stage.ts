// A notebook on the projector: large, with each result below the button hidden behind a button of its own.
// All changes to the page outside of our widgets are made here; `close` undoes them.
import { nothing, render } from "lit-html";
import { button } from "../button";
import { storeText, loadJson } from "../storage";
import type { Words } from "../words";

const NOTEBOOK = ".jp-Notebook"; // JupyterLab's and Voila's
const AREA = ".jp-OutputArea";
// The outputs of a cell except widgets (which have neither mark), warnings and errors.
const RESULT =
  ".jp-OutputArea-output:is([data-mime-type], .jp-RenderedHTMLCommon)" +
  ":not([data-mime-type$='stderr'], [data-mime-type$='error'])";
const LONGEST = 160; // characters of a result that are read aloud
const SHOWN = "rummy-widget:v1:projector:shown"; // in this tab: the results of a page that have been shown

/**
 * Return the notebook that contains an element or, if the page has no notebooks, the body of the page. Return null if
 * the element isn't on the page, or is outside of the page's notebooks (for example in a panel of JupyterLab).
 */
export function pageOf(element: Element): HTMLElement | null {
  const notebook = element.closest<HTMLElement>(NOTEBOOK);
  if (notebook) return notebook;
  return element.isConnected && !document.querySelector(NOTEBOOK) ? document.body : null;
}

/** A result of a cell that can be hidden. */
interface Result {
  area: HTMLElement;
  box: HTMLElement; // holds its button; a root element of ours, so that it has our colours and keys
  shown: boolean;
}

/**
 * What the projector mode (`Stage`) needs from the view that switches it on: texts, their language, and functions that
 * the projector mode calls.
 */
export interface StageHost {
  t: Words;
  lang: string;
  announce(text: string): void;
  changed(): void; // called when a result is added, removed, shown or hidden
  grow(): void; // called when the page has new widgets of normal size, which should become large
}

/** A notebook in projector mode, in which results are hidden until they are shown one by one. */
export class Stage {
  readonly #page: HTMLElement;
  readonly #after: Element;
  readonly #host: StageHost;
  readonly #observer: MutationObserver;
  readonly #seen = new WeakSet<Element>(); // widgets that have been asked to be large
  readonly #shownCells: Set<number>; // cells whose results are shown, by their number
  #results: Result[] = [];

  /** Enlarge `page` and hide the results of the cells after `after`. */
  constructor(page: HTMLElement, after: Element, host: StageHost) {
    this.#page = page;
    this.#after = after;
    this.#host = host;
    this.#shownCells = loadShown();
    this.#observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !(target instanceof Element && target.closest(".rw")))) this.#collect();
    });
    page.dataset["rwProjector"] = "";
    this.#collect();
    this.#observer.observe(page, { childList: true, subtree: true });
  }

  /** Show everything and undo all changes to the page. */
  close(): void {
    this.#observer.disconnect();
    for (const each of this.#results) uncover(each);
    this.#results = [];
    delete this.#page.dataset["rwProjector"];
  }

  /** The number of results. */
  get count(): number {
    return this.#results.length;
  }

  /** The number of results that are shown. */
  get shown(): number {
    return this.#results.filter(({ shown }) => shown).length;
  }

  /** Show or hide all results. */
  all = (shown: boolean): void => {
    for (const each of this.#results) this.#mark(each, shown);
    this.#redraw();
  };

  /** Show the first result that is still hidden. If there is none, go to the last result. */
  next(): void {
    const hidden = this.#results.findIndex(({ shown }) => !shown);
    this.#goTo(hidden < 0 ? this.#results.length - 1 : hidden);
  }

  /** Forget which results have been shown, so that they are hidden when projector mode is switched on again. */
  forget(): void {
    this.#shownCells.clear();
    storeShown(this.#shownCells);
  }

  // ---- Finding results

  /** Collect the results of all cells: cells may run at any time. */
  #collect(): void {
    const known = new Map(this.#results.map((each) => [each.area, each]));
    const areas = [...this.#page.querySelectorAll<HTMLElement>(AREA)].filter(
      (area) => this.#isBelow(area) && outputs(area).length > 0,
    );
    const before = this.#results;
    this.#results = areas.map((area) => known.get(area) ?? this.#makeResult(area));
    for (const each of before) if (!this.#results.includes(each)) uncover(each);
    for (const { area, box } of this.#results) {
      const first = outputs(area)[0]!;
      if (first.previousElementSibling !== box) first.before(box);
    }
    if (before.length !== this.#results.length || before.some((each, at) => each !== this.#results[at])) this.#redraw();
    const small = [...this.#page.querySelectorAll('.rw [data-size="normal"]')].filter((each) => !this.#seen.has(each));
    for (const each of small) this.#seen.add(each);
    if (small.length) this.#host.grow();
  }

  /** Return whether an output area comes after the button, and is not inside of another one. */
  #isBelow(area: HTMLElement): boolean {
    const follows = this.#after.compareDocumentPosition(area) & Node.DOCUMENT_POSITION_FOLLOWING;
    return follows !== 0 && !area.parentElement?.closest(AREA);
  }

  /** Return a new result with its button. */
  #makeResult(area: HTMLElement): Result {
    const box = document.createElement("div");
    box.className = "rw rw-cover";
    box.lang = this.#host.lang;
    box.setAttribute("data-lm-suppress-shortcuts", "true"); // for JupyterLab: see frame.ts
    const result: Result = { area, box, shown: this.#shownCells.has(this.#cell(area)) };
    box.addEventListener("keydown", (event) => this.#onKey(result, event));
    area.dataset["rwResult"] = result.shown ? "shown" : "hidden";
    return result;
  }

  /** Return the number of the cell of an output area. */
  #cell(area: HTMLElement): number {
    const cell = area.closest(".jp-Cell");
    return cell ? [...this.#page.querySelectorAll(".jp-Cell")].indexOf(cell) : -1;
  }

  // ---- Showing and hiding

  /** Mark a result as shown or hidden. */
  #mark(each: Result, shown: boolean): void {
    each.shown = shown;
    each.area.dataset["rwResult"] = shown ? "shown" : "hidden";
    if (shown) this.#shownCells.add(this.#cell(each.area));
    else this.#shownCells.delete(this.#cell(each.area));
  }

  /** Show or hide a result and announce that. */
  #toggle(each: Result, shown: boolean): void {
    const { t, announce } = this.#host;
    const number = this.#results.indexOf(each) + 1;
    this.#mark(each, shown);
    this.#redraw();
    announce(
      shown
        ? t("projector-shown", { number, of: this.count, text: spokenText(each.area) })
        : t("projector-hidden", { number }),
    );
  }

  /** Show a result by its index and put the focus on its button. */
  #goTo(at: number): void {
    const each = this.#results[at];
    if (!each) return;
    if (!each.shown) this.#toggle(each, true);
    each.box.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    each.area.scrollIntoView?.({ block: "center", behavior: "instant" });
  }

  /** Handle the arrow keys on a result's button. */
  #onKey(each: Result, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    if (event.shiftKey || (event.key !== "ArrowRight" && event.key !== "ArrowLeft")) return;
    event.preventDefault();
    const at = this.#results.indexOf(each);
    if (event.key === "ArrowRight") return this.#goTo(Math.min(at + 1, this.count - 1));
    if (each.shown) this.#toggle(each, false);
    this.#goTo(Math.max(at - 1, 0));
  }

  /** Draw all buttons, remember which results are shown and tell the view. */
  #redraw(): void {
    this.#results.forEach((each, at) => {
      const { box, shown } = each;
      const words = this.#host.t(shown ? "projector-hide" : "projector-show", { number: at + 1 });
      const look = { type: shown ? "rw-quiet" : "rw-button rw-uncover", expanded: shown };
      render(
        button("reveal", words, () => this.#toggle(each, !each.shown), look),
        box,
      );
    });
    storeShown(this.#shownCells);
    this.#host.changed();
  }
}

/** Remove the button of a result. */
function uncover({ area, box }: Result): void {
  render(nothing, box);
  box.remove();
  delete area.dataset["rwResult"];
}

/** Return the results of a cell in order. */
function outputs(area: HTMLElement): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(RESULT)].filter((each) => !each.querySelector(".rw"));
}

/** Return the text to read aloud for a result: the label of a picture, or the beginning of the result's text. */
function spokenText(area: HTMLElement): string {
  const texts = outputs(area).map(
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not read aloud
    (each) => each.querySelector('[role="img"][aria-label]')?.getAttribute("aria-label") ?? each.innerText,
  );
  const line = texts.join(" ").replace(/\s+/g, " ").trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
}

/** Return the numbers of the cells whose results this tab has shown. */
function loadShown(): Set<number> {
  const stored = loadJson<{ page?: unknown; cells?: unknown }>(SHOWN, true);
  const cells: unknown[] = stored?.page === location.pathname && Array.isArray(stored.cells) ? stored.cells : [];
  return new Set(cells.filter((each) => typeof each === "number"));
}

/** Remember which results are shown, for when the page is reloaded. */
function storeShown(cells: Set<number>): void {
  storeText(SHOWN, JSON.stringify({ page: location.pathname, cells: [...cells] }), true);
}
