// A page of the site: it is read at once, as it was drawn when the site was made; here its widgets come to life from
// the states that stand in the page, and then Python comes.
import { Kernel, SiteModel } from "./model";
import { comeBack, keepLeft, loadAnew, loadedWhy } from "./left";
import { Line } from "./line";
import { say, unsay } from "./notes";
import type { Cell, Opened, Told, Trouble } from "./said";
import { isOld, stay } from "./stay";

/** What stands in the page. */
interface Paged {
  folder: string; // from the root of the course
  cells: Cell[];
  states: Record<string, Record<string, unknown>>; // by their cells
  later: string[]; // packs that its widgets may ask Python for
}

interface Widget {
  initialize?(given: { model: SiteModel; experimental: object }): void;
  render(given: { model: SiteModel; el: HTMLElement; experimental: object }): void;
}

const HERE = new URL(".", import.meta.url); // the folder of the programs
const YOUNG = 10_000; // ms: a page that loses Python so soon once more doesn't load itself anew again
const COURSE = "/rummy/rummy_widget/course";
const page: Paged = JSON.parse(
  document.getElementById("rummy-page")?.textContent ?? '{"cells":[],"states":{},"later":[]}',
);
const kernel = new Kernel();
const models = new Map<string, SiteModel>(); // by their cells
const joined = new Map<string, SiteModel>(); // by Python's names for them

/** The program of each widget that the page shows, and what it says by itself. */
async function loaded(): Promise<{ words: string; programs: Map<string, () => Widget> }> {
  const names = [...new Set(Object.values(page.states).map((state) => String(state["_esm"])))];
  const words = import(new URL(`words-${document.documentElement.lang}.js`, HERE).href) as Promise<{ default: string }>;
  const found = names.map(
    async (name) => [name, ((await import(new URL(name, HERE).href)) as { default: () => Widget }).default] as const,
  );
  return { words: (await words).default, programs: new Map(await Promise.all(found)) };
}

/** Puts living widgets where their pictures stand, all at once: nothing is painted in between. */
async function draw(): Promise<void> {
  const { words, programs } = await loaded();
  // What is told before a step stands on its felt already; whoever turns the pages takes it from where the notebook has
  // it.
  for (const told of document.querySelectorAll<HTMLElement>(
    "[data-rw-cell] .rw-figure > :is(.jp-MarkdownOutput, .jp-OutputArea-output)",
  )) {
    const cell = Object.assign(document.createElement("div"), { className: "jp-Cell" });
    told.closest("#page > .jp-Cell")?.before(cell);
    cell.append(told);
  }
  const places = [...document.querySelectorAll<HTMLElement>("[data-rw-cell]")];
  for (const place of places) place.replaceChildren();
  for (const place of places) {
    const cell = place.dataset["rwCell"]!;
    const state = page.states[cell];
    const program = programs.get(String(state?.["_esm"]));
    if (!state || !program) continue;
    const model = new SiteModel(kernel, { ...state, words });
    const widget = program();
    models.set(cell, model);
    widget.initialize?.({ model, experimental: {} });
    widget.render({ model, el: place, experimental: {} });
  }
  document.documentElement.dataset["live"] = "";
}

/** The page loads itself anew and lies as it lay; unless somebody is writing, or it has just done so. */
let why = "";
function anew(reason: "anew" | "news"): void {
  const { activeElement } = document;
  const writing = activeElement instanceof HTMLInputElement && activeElement.value !== "";
  if (reason === "anew" && (writing || (why === "anew" && performance.now() < YOUNG))) return lost();
  keepLeft(page.states);
  loadAnew(reason);
}

/** Nobody is there: the widgets say so, with a button that helps. */
function lost(): void {
  unsay("judging");
  kernel.become("dead");
}

/** Whoever is seen says what has happened at once; a page that is hidden does so when it is looked at. */
function whenSeen(then: () => void): void {
  if (document.visibilityState === "visible") return then();
  document.addEventListener("visibilitychange", () => whenSeen(then), { once: true });
}

function connect(): void {
  let open = false;
  let staying = false;
  const keepSite = (): void => {
    // a browser that keeps nothing, or no room for it
    if (!staying) void stay(() => whenSeen(() => anew("news")), page.later).catch(() => undefined);
    staying = true;
  };
  const line = new Line(new URL("worker.js", HERE), `${COURSE}/${page.folder}`, page.cells, {
    opened({ shown, error }: Opened, tell, watched): void {
      if (error) console.error(error);
      if (!shown) return lost();
      open = true;
      unsay("cut", "damaged", "failed");
      for (const { cell, model: id, state } of shown) {
        const model = models.get(cell);
        if (!model || !id || !state) continue;
        joined.set(id, model);
        model.join(state, (content) => tell(id, content));
      }
      unsay("judging");
      if (!watched) kernel.become("idle"); // else it is waited for as long as it takes: its end will be heard
      keepSite();
      document.documentElement.dataset["python"] = "ready"; // to be seen from outside
    },
    told(what: Told): void {
      const model = joined.get(what.model);
      if (what.method === "custom") model?.custom(what.content);
      else if (what.method === "update") {
        const { words: _, ...state } = what.state;
        model?.update(state);
      }
    },
    trouble(what: Trouble, reason: string): void {
      console.warn(`[rummy] ${what}: ${reason}`);
      if (open) return lost();
      unsay("judging");
      say(what, again);
      keepSite();
      if (what === "cut") void isOld().then((old) => old && (unsay("cut"), say("news", () => anew("news"))));
    },
    ended: () => whenSeen(() => anew("anew")),
  });
  const again = (): void => {
    unsay("cut", "damaged", "failed");
    line.open();
  };
  addEventListener("online", () => !open && document.getElementById("site-cut")?.hidden === false && again());
  line.open();
}

(globalThis as unknown as { rummy?: { offerThemes(): void } }).rummy?.offerThemes();
if (page.cells.length) {
  kernel.waited = () => say("judging");
  why = loadedWhy() ?? "";
  const lesson = page.folder.startsWith("lessons/"); // games and tasks are kept by who deals them
  if (lesson) comeBack();
  await draw().catch((error: unknown) => {
    document.documentElement.dataset["broken"] = "";
    throw error;
  });
  if (lesson) addEventListener("pagehide", () => keepLeft(page.states));
  if (why === "anew") say("anew");
  requestAnimationFrame(() => setTimeout(connect)); // after the first picture
} else document.documentElement.dataset["live"] = ""; // it is only read
