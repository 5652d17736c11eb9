// A notebook on the projector: large, and each result below the button hidden behind one of its own. Whatever is done
// to the page outside of our widgets is done here; `close` undoes all of it.
import { nothing, render } from "lit-html";
import { button } from "../button";
import { keep, keptJson } from "../storage";
import type { Words } from "../words";

const NOTEBOOK = ".jp-Notebook"; // JupyterLab's and Voila's
const AREA = ".jp-OutputArea";
// What a cell gives, but no widget (those have neither mark) and nothing that went wrong.
const RESULT =
  ".jp-OutputArea-output:is([data-mime-type], .jp-RenderedHTMLCommon)" +
  ":not([data-mime-type$='stderr'], [data-mime-type$='error'])";
const LONGEST = 160; // letters of a result that are read out
const SHOWN = "rummy-widget:v1:projector:shown"; // in the tab: which results of which page have been shown

/** The notebook that an element lies in, or else the page; null in a panel of JupyterLab beside the notebook. */
export function pageOf(element: Element): HTMLElement | null {
  const found = element.closest<HTMLElement>(NOTEBOOK);
  if (found) return found;
  return element.isConnected && !document.querySelector(NOTEBOOK) ? document.body : null;
}

interface Result {
  area: HTMLElement;
  box: HTMLElement; // holds its button; a root of ours, so that it has our colours and keeps its keys
  shown: boolean;
}

export interface Told {
  t: Words;
  lang: string;
  announce(text: string): void;
  changed(): void; // other results, or others shown
  small(): void; // there are widgets that are not large yet
}

export class Stage {
  private readonly page: HTMLElement;
  private readonly after: Element;
  private readonly told: Told;
  private readonly watch: MutationObserver;
  private readonly seen = new WeakSet<Element>(); // widgets that have been asked to be large
  private readonly kept: Set<number>; // cells whose results are shown, by their number
  private results: Result[] = [];

  /** Opens on `page`, with the results of the cells after `after`. */
  constructor(page: HTMLElement, after: Element, told: Told) {
    this.page = page;
    this.after = after;
    this.told = told;
    this.kept = recalled();
    this.watch = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !(target instanceof Element && target.closest(".rw")))) this.look();
    });
    page.dataset["rwProjector"] = "";
    this.look();
    this.watch.observe(page, { childList: true, subtree: true });
  }

  close(): void {
    this.watch.disconnect();
    for (const each of this.results) uncover(each);
    this.results = [];
    delete this.page.dataset["rwProjector"];
  }

  get count(): number {
    return this.results.length;
  }

  get shown(): number {
    return this.results.filter(({ shown }) => shown).length;
  }

  /** Shows or hides all results. */
  all = (shown: boolean): void => {
    for (const each of this.results) this.set(each, shown);
    this.changed();
  };

  /** Shows the first result that is still hidden, or goes to the last one. */
  next(): void {
    const hidden = this.results.findIndex(({ shown }) => !shown);
    this.goTo(hidden < 0 ? this.results.length - 1 : hidden);
  }

  /** Forgets which results have been shown. */
  forget(): void {
    this.kept.clear();
    recall(this.kept);
  }

  // ---- What there is

  /** Takes in what cells give now: they may run, or run again, at any time. */
  private look(): void {
    const known = new Map(this.results.map((each) => [each.area, each]));
    const areas = [...this.page.querySelectorAll<HTMLElement>(AREA)].filter(
      (area) => this.isBelow(area) && outputs(area).length > 0,
    );
    const before = this.results;
    this.results = areas.map((area) => known.get(area) ?? this.covered(area));
    for (const each of before) if (!this.results.includes(each)) uncover(each);
    for (const { area, box } of this.results) {
      const first = outputs(area)[0]!;
      if (first.previousElementSibling !== box) first.before(box);
    }
    if (before.length !== this.results.length || before.some((each, at) => each !== this.results[at])) this.changed();
    const small = [...this.page.querySelectorAll('.rw [data-size="normal"]')].filter((each) => !this.seen.has(each));
    for (const each of small) this.seen.add(each);
    if (small.length) this.told.small();
  }

  private isBelow(area: HTMLElement): boolean {
    const follows = this.after.compareDocumentPosition(area) & Node.DOCUMENT_POSITION_FOLLOWING;
    return follows !== 0 && !area.parentElement?.closest(AREA);
  }

  private covered(area: HTMLElement): Result {
    const box = document.createElement("div");
    box.className = "rw rw-cover";
    box.lang = this.told.lang;
    box.setAttribute("data-lm-suppress-shortcuts", "true"); // JupyterLab's: see the frame of a widget
    const made: Result = { area, box, shown: this.kept.has(this.cell(area)) };
    box.addEventListener("keydown", (event) => this.key(made, event));
    area.dataset["rwResult"] = made.shown ? "shown" : "hidden";
    return made;
  }

  private cell(area: HTMLElement): number {
    const cell = area.closest(".jp-Cell");
    return cell ? [...this.page.querySelectorAll(".jp-Cell")].indexOf(cell) : -1;
  }

  // ---- What is done

  private set(each: Result, shown: boolean): void {
    each.shown = shown;
    each.area.dataset["rwResult"] = shown ? "shown" : "hidden";
    if (shown) this.kept.add(this.cell(each.area));
    else this.kept.delete(this.cell(each.area));
  }

  private toggle(each: Result, shown: boolean): void {
    const { t, announce } = this.told;
    const number = this.results.indexOf(each) + 1;
    this.set(each, shown);
    this.changed();
    announce(
      shown
        ? t("projector-shown", { number, of: this.count, text: text(each.area) })
        : t("projector-hidden", { number }),
    );
  }

  private goTo(at: number): void {
    const each = this.results[at];
    if (!each) return;
    if (!each.shown) this.toggle(each, true);
    each.box.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    each.area.scrollIntoView?.({ block: "center", behavior: "instant" });
  }

  private key(each: Result, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    if (event.shiftKey || (event.key !== "ArrowRight" && event.key !== "ArrowLeft")) return;
    event.preventDefault();
    const at = this.results.indexOf(each);
    if (event.key === "ArrowRight") return this.goTo(Math.min(at + 1, this.count - 1));
    if (each.shown) this.toggle(each, false);
    this.goTo(Math.max(at - 1, 0));
  }

  private changed(): void {
    this.results.forEach((each, at) => {
      const { box, shown } = each;
      const words = this.told.t(shown ? "projector-hide" : "projector-show", { number: at + 1 });
      const look = { type: shown ? "rw-quiet" : "rw-button rw-uncover", expanded: shown };
      render(
        button("reveal", words, () => this.toggle(each, !each.shown), look),
        box,
      );
    });
    recall(this.kept);
    this.told.changed();
  }
}

function uncover({ area, box }: Result): void {
  render(nothing, box);
  box.remove();
  delete area.dataset["rwResult"];
}

/** The results of a cell, in their order. */
function outputs(area: HTMLElement): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(RESULT)].filter((each) => !each.querySelector(".rw"));
}

/** What is read out of a result: what a picture is of, or how a text begins. */
function text(area: HTMLElement): string {
  const all = outputs(area).map(
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read out
    (each) => each.querySelector('[role="img"][aria-label]')?.getAttribute("aria-label") ?? each.innerText,
  );
  const line = all.join(" ").replace(/\s+/g, " ").trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
}

function recalled(): Set<number> {
  const found = keptJson<{ page?: unknown; cells?: unknown }>(SHOWN, true);
  const cells: unknown[] = found?.page === location.pathname && Array.isArray(found.cells) ? found.cells : [];
  return new Set(cells.filter((each) => typeof each === "number"));
}

/** Where that fails, the results are hidden again when the page is loaded again. */
function recall(cells: Set<number>): void {
  keep(SHOWN, JSON.stringify({ page: location.pathname, cells: [...cells] }), true);
}
