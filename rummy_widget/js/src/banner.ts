// One word a page about the line to Python: every widget of the app has lost it at once, so one of those that are seen says so,
// where somebody is at work if anybody is. In JupyterLab each cell has to be run again, and so each says it.
import { shower } from "./page";

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

/** The one that speaks. */
function chosen(): Mouth | undefined {
  const all = [...mouths].filter(({ root }) => seen(root));
  all.sort((a, b) => (a.root.compareDocumentPosition(b.root) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return all.find(({ root }) => root === active) ?? all.find(({ root }) => root.querySelector(LEADING) && !root.closest(".rw-figure")) ?? all[0];
}

function choose(): void {
  const one = shower() === "lab" ? null : (chosen() ?? null);
  for (const each of mouths) each.draw(one === null ? shower() === "lab" : each === one);
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
  if (shower() !== "lab" && text === spoken) return false;
  spoken = text;
  return true;
}
