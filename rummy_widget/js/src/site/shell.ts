// A page of the site: it is read at once, as it was drawn when the site was made; here its widgets come to life from the
// states that stand in the page, and then Python comes.
import { Kernel, SiteModel } from "./model";
import type { Cell, FromPage, FromWorker, Opened, Told } from "./said";

/** What stands in the page. */
interface Paged {
  folder: string; // from the root of the course
  cells: Cell[];
  states: Record<string, Record<string, unknown>>; // by their cells
}

interface Widget {
  initialize?(given: { model: SiteModel; experimental: object }): void;
  render(given: { model: SiteModel; el: HTMLElement; experimental: object }): void;
}

const HERE = new URL(".", import.meta.url); // the folder of the programs
const COURSE = "/rummy/rummy_widget/course";
const page: Paged = JSON.parse(document.getElementById("rummy-page")?.textContent ?? '{"cells":[],"states":{}}');
const kernel = new Kernel();
const models = new Map<string, SiteModel>(); // by their cells
const joined = new Map<string, SiteModel>(); // by Python's names for them

/** The program of each widget that the page shows, and what it says by itself. */
async function loaded(): Promise<{ words: string; programs: Map<string, () => Widget> }> {
  const names = [...new Set(Object.values(page.states).map((state) => String(state["_esm"])))];
  const words = import(new URL(`words-${document.documentElement.lang}.js`, HERE).href) as Promise<{ default: string }>;
  const found = names.map(async (name) => [name, ((await import(new URL(name, HERE).href)) as { default: () => Widget }).default] as const);
  return { words: (await words).default, programs: new Map(await Promise.all(found)) };
}

/** Puts living widgets where their pictures stand, all at once: nothing is painted in between. */
async function draw(): Promise<void> {
  const { words, programs } = await loaded();
  // What is told before a step stands on its felt already; whoever turns the pages takes it from where the notebook has it.
  for (const told of document.querySelectorAll<HTMLElement>("[data-rw-cell] .rw-figure > .jp-Cell")) {
    told.closest("#page > .jp-Cell")?.before(told);
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

/** Says that what was done is judged once Python is there. */
function judging(is: boolean): void {
  document.getElementById("site-judging")?.toggleAttribute("hidden", !is);
}

function connect(): void {
  const name = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  const url = new URL("worker.js", HERE);
  const lost = (): void => {
    judging(false);
    kernel.become("dead");
  };
  let port: { postMessage(message: FromPage): void; onmessage: ((event: MessageEvent<FromWorker>) => void) | null };
  if ("SharedWorker" in globalThis) {
    const worker = new SharedWorker(url, { type: "module", name: "python", extendedLifetime: true } as WorkerOptions);
    worker.onerror = lost;
    port = worker.port;
  } else {
    const worker = new Worker(url, { type: "module" });
    worker.onerror = lost;
    port = worker;
  }
  const opened = ({ shown, error }: Opened): void => {
    if (error) console.error(error);
    if (!shown) return lost();
    for (const { cell, model: id, state } of shown) {
      const model = models.get(cell);
      if (!model || !id || !state) continue;
      joined.set(id, model);
      model.join(state, (content) => port.postMessage({ type: "say", page: name, model: id, content }));
    }
    judging(false);
    kernel.become("idle");
    void stay().catch(() => undefined); // a browser that keeps nothing, or no room for it: the site goes on as it came
    document.documentElement.dataset["python"] = "ready"; // to be seen from outside
  };
  const told = (what: Told): void => {
    const model = joined.get(what.model);
    if (what.method === "custom") model?.custom(what.content);
    else if (what.method === "update") {
      const { words: _, ...state } = what.state;
      model?.update(state);
    }
  };
  port.onmessage = ({ data }) => {
    if (data.type === "opened") opened(JSON.parse(data.what) as Opened);
    else if (data.type === "told") told(JSON.parse(data.what) as Told);
    else lost();
  };
  port.postMessage({ type: "open", page: name, folder: `${COURSE}/${page.folder}`, cells: page.cells });
  addEventListener("pagehide", () => port.postMessage({ type: "close", page: name }));
}

/** Keeps the site for when there is no network, and says when there is a new version of it. */
async function stay(): Promise<void> {
  const root = new URL("..", HERE);
  const news = document.getElementById("site-news");
  const found = await navigator.serviceWorker?.register(new URL("offline.js", root), { scope: root.href, updateViaCache: "none" });
  if (!found || !news) return;
  const tell = (): void => {
    const next = found.waiting;
    if (!next || !navigator.serviceWorker.controller) return; // the first version is no news
    news.hidden = false;
    news.querySelector("button")!.onclick = () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      next.postMessage("now");
    };
  };
  tell();
  found.addEventListener("updatefound", () => {
    found.installing?.addEventListener("statechange", tell);
  });
}

(globalThis as unknown as { rummy?: { offerThemes(): void } }).rummy?.offerThemes();
if (page.cells.length) {
  kernel.waited = () => judging(true);
  await draw();
  requestAnimationFrame(() => setTimeout(connect)); // after the first picture
}
