// One word about the line to Python: every widget of a page, or of a notebook in JupyterLab, has lost it at once, so one of those
// that are seen says so, where somebody is at work if anybody is.

/** A widget that has something to say. */
export interface Mouth {
  readonly root: HTMLElement;
  draw(speaks: boolean): void; // with its banner, or without
}

const LEADING = ".rw-rack, .rw-felt"; // what is worked on, rather than a head or a foot
const mouths = new Set<Mouth>();
let active: HTMLElement | null = null; // where somebody was at work last
let spoken = ""; // by any of them, until all is well again
let watch: MutationObserver | null = null;

const seen = (root: HTMLElement): boolean => root.isConnected && !root.closest("[hidden]") && (root.checkVisibility?.() ?? true);

/** The one that speaks of these. */
function chosen(all: Mouth[]): Mouth | undefined {
  all = all.filter(({ root }) => seen(root));
  const leading = all.filter(({ root }) => root.querySelector(LEADING) && !root.closest(".rw-figure"));
  return all.find(({ root }) => root === active) ?? leading.find(({ root }) => root.getBoundingClientRect().bottom >= 0) ?? leading[0] ?? all[0];
}

const notebook = ({ root }: Mouth): Element | null => root.closest(".jp-NotebookPanel");

function choose(): void {
  const all = [...mouths];
  for (const one of new Set(all.map(notebook))) {
    const here = all.filter((each) => notebook(each) === one);
    const speaker = chosen(here);
    for (const each of here) each.draw(each === speaker);
  }
}

/** Somebody is at work here. */
export function atWork(root: HTMLElement): void {
  active = root;
  if (mouths.size) choose();
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
    spoken = "";
  } else if (!watch) {
    watch = new MutationObserver(choose); // another step is turned to
    watch.observe(document.body, { subtree: true, attributeFilter: ["hidden"] });
  }
}

/** Whether this has not been said aloud yet by another one. */
export function unsaid(text: string): boolean {
  const news = text !== spoken;
  spoken = text;
  return news;
}
