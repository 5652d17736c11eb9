// One word about the line to Python: every widget of a page, or of a notebook in JupyterLab, has lost it at once, so
// one of those that are seen says so, where somebody is at work if anybody is.

/** A widget that has something to say. */
export interface Mouth {
  readonly root: HTMLElement;
  draw(speaks: boolean): void; // with its banner, or without
}

interface Line {
  mouths: Set<Mouth>;
  active: HTMLElement | null; // where somebody was at work last
  spoken: string; // by any of them, until all is well again
}

// In JupyterLab each widget has a copy of this file: what they have in common is the window's.
const line: Line = ((window as { rummyLine?: Line }).rummyLine ??= { mouths: new Set(), active: null, spoken: "" });
const { mouths } = line;
let watch: MutationObserver | null = null;

const notebook = (root: HTMLElement): Element | null => root.closest(".jp-NotebookPanel");
const seen = (root: HTMLElement): boolean => !root.closest("[hidden]") && (root.checkVisibility?.() ?? true);

/** The one that speaks where this one is. */
function chosen(within: Element | null): Mouth | undefined {
  const here = [...mouths].filter(({ root }) => notebook(root) === within);
  const all = here.filter(({ root }) => seen(root));
  // What is worked on, rather than a head, a foot or a picture.
  const leading = all.filter(({ root }) => root.querySelector(".rw-rack, .rw-felt") && !root.closest(".rw-figure"));
  return (
    all.find(({ root }) => root === line.active) ??
    leading.find(({ root }) => root.getBoundingClientRect().bottom >= 0) ??
    leading[0] ??
    all[0] ??
    here[0]
  );
}

function choose(): void {
  for (const each of mouths) each.draw(each === chosen(notebook(each.root)));
}

/** Somebody is at work here. */
export function atWork(root: HTMLElement): void {
  line.active = root;
  if (!mouths.size) return;
  choose();
  root.querySelector(".rw-banner:not([hidden])")?.scrollIntoView({ block: "nearest" }); // it may begin above the window
}

/** Says whether a widget has something to say. */
export function speaks(mouth: Mouth, something: boolean): void {
  if (something === mouths.has(mouth)) return something ? choose() : undefined;
  if (something) mouths.add(mouth);
  else mouths.delete(mouth);
  if (!something) mouth.draw(false);
  choose();
  if (!mouths.size) {
    watch?.disconnect();
    watch = null;
    line.spoken = "";
  } else if (!watch) {
    watch = new MutationObserver(choose); // another step is turned to
    watch.observe(document.body, { subtree: true, attributeFilter: ["hidden"] });
  }
}

/** Whether this has not been said aloud yet by another one. */
export function unsaid(text: string): boolean {
  const news = text !== line.spoken;
  line.spoken = text;
  return news;
}
