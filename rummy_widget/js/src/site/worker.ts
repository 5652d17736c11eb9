// The worker that has Python: one for all pages of the site that are open. A page says which notebook it is; its cells
// are run in a namespace of their own, and from then on its widgets are heard.
import type { PyodideAPI } from "pyodide";
import { startPython, troubleOf, Unfetched } from "./python";
import type { FromPage, FromWorker } from "./said";

const FOLDER = new URL("python/", self.location.href);
const KEPT = "/kept"; // where Python keeps tables: RUMMY_WIDGET_STATE in site.mjs
const SOON = 200; // ms

/** Our pages in Python: see rummy_widget/site/page_runner.py. */
interface Pages {
  open(page: string, folder: string, cells: string): string;
  hear(page: string, model: string, content: string): void;
  close(page: string): void;
}

interface Line {
  postMessage(what: FromWorker): void;
}

const lines = new Map<string, Line>();

const MORE = "more.zip"; // see missing.py
const REST = "rest.zip";
const packs = new Map<string, Promise<Uint8Array>>();
const there = new Map<string, Uint8Array>();

/** Begins to fetch what only other pages than lessons use, or all that is left. */
function fetchSoon(name: string): void {
  if (packs.has(name)) return;
  const coming = fetch(new URL(name, FOLDER)).then(async (answer) => {
    if (!answer.ok) throw new Unfetched(`${answer.status}: ${name}`);
    return new Uint8Array(await answer.arrayBuffer());
  });
  packs.set(name, coming);
  void coming.then(
    (pack) => there.set(name, pack),
    () => packs.delete(name),
  );
}

/** What a page needs that the memory lacks: lessons nothing, a class nearly all that there is. */
function neededBy(folder: string): string[] {
  if (folder.includes("/lessons/")) return [];
  return /\/notebooks\/class(\/|$)/.test(folder) ? [MORE, REST] : [MORE];
}

/** A pack that Python asks for in the midst of an import, where there is no waiting. */
function fetchNow(name: string): Uint8Array {
  const early = there.get(name);
  if (early) return early;
  const ask = new XMLHttpRequest();
  ask.open("GET", new URL(name, FOLDER), false);
  ask.responseType = "arraybuffer";
  ask.send();
  if (ask.status !== 200) throw new Error(`${ask.status}: ${name}`);
  return new Uint8Array(ask.response as ArrayBuffer);
}

/** What tables keep in files is kept by the browser; where it refuses, as long as the worker lives. */
class Keeping {
  private readonly fs: PyodideAPI["FS"];
  private due: ReturnType<typeof setTimeout> | undefined;

  constructor(fs: PyodideAPI["FS"]) {
    this.fs = fs;
  }

  async fetched(): Promise<void> {
    try {
      this.fs.mkdirTree(KEPT);
      this.fs.mount(this.fs.filesystems.IDBFS, {}, KEPT);
      await this.synced(true);
    } catch {
      // storage is blocked
    }
  }

  /** Soon after something has been done: games are saved at every turn. */
  soon(): void {
    clearTimeout(this.due);
    this.due = setTimeout(() => void this.synced(false).catch(() => undefined), SOON);
  }

  private synced(from: boolean): Promise<void> {
    return new Promise((done, failed) =>
      this.fs.syncfs(from, (trouble: unknown) => (trouble ? failed(trouble) : done())),
    );
  }
}

let keeping: Keeping | null = null;

async function started(): Promise<Pages> {
  const python = await startPython(FOLDER, () => undefined);
  keeping = new Keeping(python.FS);
  await keeping.fetched();
  const say = (page: string, what: string): void => lines.get(page)?.postMessage({ type: "told", what });
  const start = python.globals.get("start") as (told: typeof say, fetched: typeof fetchNow) => Pages;
  return start(say, fetchNow);
}

let ready: Promise<Pages> | null = null;

/** Python, or another try at it. */
function python(): Promise<Pages> {
  ready ??= started().catch((error: unknown) => {
    ready = null;
    throw error;
  });
  return ready;
}
void python().catch(() => undefined); // whoever opens a page is told

// Nobody tells a page that a worker has ended: it asks for a lock that only this one has.
const lock = `rummy-python ${Date.now()} ${Math.random()}`;
const held = new Promise<boolean>((then) => {
  if (!navigator.locks) return then(false);
  const live = (): Promise<never> => {
    then(true);
    return new Promise(() => undefined);
  };
  navigator.locks.request(lock, live).catch(() => then(false));
});

async function hear(line: Line, message: FromPage): Promise<void> {
  let begun = false;
  try {
    const needed = message.type === "open" ? neededBy(message.folder) : [];
    if (message.type === "open" && (await held)) line.postMessage({ type: "here", lock });
    needed.forEach(fetchSoon); // beside the memory
    const pages = await python();
    begun = true;
    switch (message.type) {
      case "open":
        lines.set(message.page, line);
        await Promise.all(needed.map((name) => packs.get(name)?.catch(() => undefined)));
        if (!lines.has(message.page)) return; // it has been closed meanwhile
        line.postMessage({
          type: "opened",
          what: pages.open(message.page, message.folder, JSON.stringify(message.cells)),
        });
        return fetchSoon(MORE);
      case "say":
        pages.hear(message.page, message.model, JSON.stringify(message.content));
        return keeping?.soon();
      case "close":
        lines.delete(message.page);
        return pages.close(message.page);
    }
  } catch (error) {
    line.postMessage({ type: "failed", trouble: troubleOf(error), why: String(error) });
    // What is no error of Python's own has broken it: whoever needs one gets another.
    if (begun && !(error instanceof Unfetched) && (error as Error).name !== "PythonError") self.close();
  }
}

// What one page says is done in its order, and Python does one thing at a time anyway.
const listen = (port: MessagePort | (Line & { onmessage: unknown })): void => {
  port.onmessage = ({ data }: MessageEvent<FromPage>) => void hear(port as Line, data);
};
if ("onconnect" in self) self.onconnect = ({ ports }: MessageEvent) => listen(ports[0]!);
else listen(self as unknown as Line & { onmessage: unknown });
