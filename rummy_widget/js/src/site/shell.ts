// The script of a page of the site. The page is prerendered, so it can be read at once. This script replaces the
// prerendered widgets by live ones, from the states in the page, and then starts Python.
import { Kernel, SiteModel } from "./model";
import { restoreLeft, saveLeft, reloadFor, reloadReason } from "./restore";
import { WorkerConnection } from "./connection";
import { show, hide } from "./notes";
import type { Cell, Opened, WidgetMessage, StartTrouble } from "./protocol";
import { isOld, keepOffline } from "./offline";

/** The data in the page. */
interface PageData {
  folder: string; // relative to the root of the course
  cells: Cell[];
  states: Record<string, Record<string, unknown>>; // initial states of the widgets, by their cells
  later: string[]; // archives that its widgets may need later
}

interface Widget {
  initialize?(given: { model: SiteModel; experimental: object }): void;
  render(given: { model: SiteModel; el: HTMLElement; experimental: object }): void;
}

const HERE = new URL(".", import.meta.url); // the folder of the programs
const YOUNG = 10_000; // ms; a page that loses Python again this soon doesn't reload itself
const COURSE = "/rummy/rummy_widget/course";
const page: PageData = JSON.parse(
  document.getElementById("rummy-page")?.textContent ?? '{"cells":[],"states":{},"later":[]}',
);
const kernel = new Kernel();
const models = new Map<string, SiteModel>(); // by their cells
const joined = new Map<string, SiteModel>(); // by their ids in Python

/** Load the script of each widget on the page, and the texts. */
async function loadPrograms(): Promise<{ words: string; programs: Map<string, () => Widget> }> {
  const names = [...new Set(Object.values(page.states).map((state) => String(state["_esm"])))];
  const words = import(new URL(`words-${document.documentElement.lang}.js`, HERE).href) as Promise<{ default: string }>;
  const found = names.map(
    async (name) => [name, ((await import(new URL(name, HERE).href)) as { default: () => Widget }).default] as const,
  );
  return { words: (await words).default, programs: new Map(await Promise.all(found)) };
}

/** Replace the prerendered widgets by live ones, all at once, so that nothing else is painted in between. */
async function draw(): Promise<void> {
  const { words, programs } = await loadPrograms();
  // In the prerendered page the text before a step is on its felt already. Move it back into a cell, where the pager
  // looks for it.
  for (const text of document.querySelectorAll<HTMLElement>(
    "[data-rw-cell] .rw-figure > :is(.jp-MarkdownOutput, .jp-OutputArea-output)",
  )) {
    const cell = Object.assign(document.createElement("div"), { className: "jp-Cell" });
    text.closest("#page > .jp-Cell")?.before(cell);
    cell.append(text);
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

/** Why the previous page reloaded itself, or "". */
let why = "";

/**
 * Save the page's racks and reload the page. If the reason is that Python has ended ("anew"), do so only if nobody is
 * typing and the page has not just been reloaded.
 */
function reload(reason: "anew" | "news"): void {
  const { activeElement } = document;
  const writing = activeElement instanceof HTMLInputElement && activeElement.value !== "";
  if (reason === "anew" && (writing || (why === "anew" && performance.now() < YOUNG))) return markLost();
  saveLeft(page.states);
  reloadFor(reason);
}

/** Mark Python as lost, so that the widgets say so and offer a button. */
function markLost(): void {
  hide("judging");
  kernel.setStatus("dead");
}

/** Call `then` now if the page is visible, otherwise when it becomes visible. */
function whenSeen(then: () => void): void {
  if (document.visibilityState === "visible") return then();
  document.addEventListener("visibilitychange", () => whenSeen(then), { once: true });
}

function connect(): void {
  let open = false;
  let staying = false;
  const keepSite = (): void => {
    // storage is blocked or full
    if (!staying) void keepOffline(() => whenSeen(() => reload("news")), page.later).catch(() => undefined);
    staying = true;
  };
  const line = new WorkerConnection(new URL("worker.js", HERE), `${COURSE}/${page.folder}`, page.cells, {
    opened({ shown, error }: Opened, tell, watched): void {
      if (error) console.error(error);
      if (!shown) return markLost();
      open = true;
      hide("cut", "damaged", "failed");
      for (const { cell, model: id, state } of shown) {
        const model = models.get(cell);
        if (!model || !id || !state) continue;
        joined.set(id, model);
        model.join(state, (content) => tell(id, content));
      }
      hide("judging");
      if (!watched) kernel.setStatus("idle"); // otherwise stay "starting": if the worker ends, we notice that
      keepSite();
      document.documentElement.dataset["python"] = "ready"; // for tests
    },
    told(message: WidgetMessage): void {
      const model = joined.get(message.model);
      if (message.method === "custom") model?.custom(message.content);
      else if (message.method === "update") {
        const { words: _, ...state } = message.state;
        model?.update(state);
      }
    },
    trouble(what: StartTrouble, reason: string): void {
      console.warn(`[rummy] ${what}: ${reason}`);
      if (open) return markLost();
      hide("judging");
      show(what, retry);
      keepSite();
      if (what === "cut") void isOld().then((old) => old && (hide("cut"), show("news", () => reload("news"))));
    },
    ended: () => whenSeen(() => reload("anew")),
  });
  const retry = (): void => {
    hide("cut", "damaged", "failed");
    line.open();
  };
  addEventListener("online", () => !open && document.getElementById("site-cut")?.hidden === false && retry());
  line.open();
}

(globalThis as unknown as { rummy?: { offerThemes(): void } }).rummy?.offerThemes();
if (page.cells.length) {
  kernel.onWaiting = () => show("judging");
  why = reloadReason() ?? "";
  const lesson = page.folder.startsWith("lessons/"); // games and tasks are stored by their own pages
  if (lesson) restoreLeft();
  await draw().catch((error: unknown) => {
    document.documentElement.dataset["broken"] = "";
    throw error;
  });
  if (lesson) addEventListener("pagehide", () => saveLeft(page.states));
  if (why === "anew") show("anew");
  requestAnimationFrame(() => setTimeout(connect)); // after the first paint
} else document.documentElement.dataset["live"] = ""; // a page without widgets
