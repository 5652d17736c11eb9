// In the app a lesson is one step a screen: of the notebook's cells only those of one step are seen, and what is told
// before a step stands on its felt. The notebook stays as it is; in JupyterLab nobody turns pages.
import { shower } from "../page";

const STEP = ".rw-step";
const COMING = ".rw[data-view='step']"; // one that has its place, and perhaps nothing in it yet
// what is not drawn yet
const LATER = 'script[type="application/vnd.voila.cell-output+json"], .rw[data-view="step"] > .rw-body:empty';

/** One screen: a step with what is told before it, or the foot of the lesson. */
interface Screen {
  cell: Element;
  before: Element[]; // cells that are told with it
}

export class Pager {
  private readonly page: HTMLElement;
  private readonly watch: MutationObserver;
  private screens: Screen[] = [];
  private shown: string | null = null; // the key of a step, or "end"
  private first: string | null = null; // the step to begin with
  private readonly order = new Map<Element, number>(); // what was moved to the end, and the cell that it came from
  private readonly listeners = new Set<(key: string) => void>();

  constructor(page: HTMLElement) {
    this.page = page;
    document.documentElement.dataset["stage"] = "lesson";
    this.watch = new MutationObserver(() => this.collect());
    this.watch.observe(page, { childList: true, subtree: true });
    this.collect();
  }

  /** The step that is seen; "end" at the foot, null before there is any. */
  get current(): string | null {
    return this.shown;
  }

  onTurn(listener: (key: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Shows a step, or "end"; false where it is not on the page yet. */
  show(key: string, focus = true): boolean {
    const screen = this.screens.find((each) => keyOf(each) === key);
    if (!screen) return false;
    this.shown = key;
    this.paint();
    for (const listener of this.listeners) listener(key);
    if (focus) this.target(screen)?.focus({ preventScroll: true });
    // loaded anew, it is this step
    if (key !== "end" && focus) history.replaceState(history.state, "", `?step=${encodeURIComponent(key)}`);
    return true;
  }

  /** The step to begin with, as soon as it is there; whatever is shown first by anybody else stays. */
  begin(key: string): void {
    this.first = key;
    this.collect();
  }

  /** The screen after the one shown, or before it. */
  turn(way: 1 | -1): void {
    const at = this.screens.findIndex((each) => keyOf(each) === this.shown);
    const key = keyOf(this.screens[at + way]);
    if (key !== null) this.show(key);
  }

  private target({ cell }: Screen): HTMLElement | null {
    return cell.querySelector<HTMLElement>(STEP) ?? cell.querySelector<HTMLElement>(".rw-foot");
  }

  /** Which cells belong together; asked again until all outputs are drawn. */
  private collect(): void {
    const screens: Screen[] = [];
    let before: Element[] = [];
    for (const cell of this.page.querySelectorAll(":scope > .jp-Cell")) {
      if (cell.querySelector(".rw[data-view='header']")) continue;
      if (cell.querySelector(`${STEP}, ${COMING}, .rw[data-view='footer']`)) {
        screens.push({ cell, before });
        before = [];
      } else before.push(cell);
    }
    // What was moved onto a felt before stays told there; a step that has come only now is no longer told with another.
    const told = (own: Element): Element[] => this.screens.find(({ cell }) => cell === own)?.before ?? [];
    for (const screen of screens)
      screen.before.unshift(...told(screen.cell).filter((each) => !screens.some(({ cell }) => cell === each)));
    this.screens = screens;
    if (this.shown === null && this.first !== null && this.show(this.first, false)) this.first = null;
    else this.paint();
    if (!this.page.querySelector(LATER) && screens.some(({ cell }) => !cell.querySelector(STEP)))
      this.watch.disconnect();
  }

  private paint(): void {
    for (const screen of this.screens) {
      const here = keyOf(screen) === this.shown;
      screen.cell.toggleAttribute("hidden", !here);
      for (const cell of screen.before) cell.toggleAttribute("hidden", true);
      if (here) this.tell(screen);
    }
  }

  /** Puts what is told before a step onto its felt; at the end of a lesson its cards come after the ways on. */
  private tell({ cell, before }: Screen): void {
    const figure = cell.querySelector(".rw-figure");
    const told = before.flatMap((each) => [...each.querySelectorAll<HTMLElement>(".jp-MarkdownOutput, .rw-host")]);
    const cards = cell.querySelector(".rw-foot-cards");
    if (!figure || !cards || told.length === 0) return figure?.append(...told);
    for (const each of told) this.order.set(each, this.cellOf(each));
    const all = [...figure.children, ...cards.children, ...told].sort((one, two) => this.at(one) - this.at(two));
    const apart = all.filter((each, at) => isCard(each) || isCard(all[at + 1])); // with the words that lead to them
    figure.append(...all.filter((each) => !apart.includes(each)));
    cards.append(...apart);
  }

  private at(told: Element): number {
    return this.order.get(told) ?? 0;
  }

  private cellOf(told: Element): number {
    return [...this.page.children].indexOf(told.closest(".jp-Cell") ?? told);
  }
}

const isCard = (told?: Element): boolean => told?.matches(".rw-host") ?? false;
/** The key of a screen's step; null while that is coming, and where there is no screen. */
function keyOf(screen?: Screen): string | null {
  if (!screen) return null;
  return (
    screen.cell.querySelector<HTMLElement>(STEP)?.dataset["step"] ?? (screen.cell.querySelector(COMING) ? null : "end")
  );
}

let pager: Pager | null = null;
const waiting = new Set<() => void>(); // views that were there before it

/** Turns this page into one of a step a screen, where the app shows it; asked for by the head of a lesson's page. */
export function makePager(root: HTMLElement): Pager | null {
  const page = root.closest<HTMLElement>("#page");
  if (pager || !page || shower() !== "voila") return pager;
  pager = new Pager(page);
  for (const then of waiting) then();
  waiting.clear();
  return pager;
}

/** The pager of this page; null where steps are read downwards. `then` is called should there be one later. */
export function pagerOf(then?: () => void): Pager | null {
  if (!pager && then) waiting.add(then);
  return pager;
}
