// The worker that runs Python, one for all open pages of the site. It runs the cells of each page in a namespace of
// their own, and then handles the messages of the page's widgets.
import type { PyodideAPI } from "pyodide";
import { startPython, troubleOf, FetchError } from "./python";
import type { FromPage, FromWorker } from "./protocol";

const FOLDER = new URL("python/", self.location.href);
const KEPT = "/kept"; // where Python stores tables: RUMMY_WIDGET_STATE in site.mjs
const SOON = 200; // ms until files are saved

/** The pages in Python: see rummy_widget/site/page_runner.py. */
interface Pages {
  open(page: string, folder: string, cells: string): string;
  receive(page: string, model: string, content: string): void;
  close(page: string): void;
}

interface Line {
  postMessage(what: FromWorker): void;
}

const pagePorts = new Map<string, Line>();

const MORE = "more.zip"; // see missing.py
const REST = "rest.zip";
const packs = new Map<string, Promise<Uint8Array>>();
const arrived = new Map<string, Uint8Array>();

/** Start fetching an archive of modules that are not in the saved memory. */
function fetchSoon(name: string): void {
  if (packs.has(name)) return;
  const coming = fetch(new URL(name, FOLDER)).then(async (answer) => {
    if (!answer.ok) throw new FetchError(`${answer.status}: ${name}`);
    return new Uint8Array(await answer.arrayBuffer());
  });
  packs.set(name, coming);
  void coming.then(
    (pack) => arrived.set(name, pack),
    () => packs.delete(name),
  );
}

/** Return the archives that a page needs: lessons none, class pages all. */
function neededBy(folder: string): string[] {
  if (folder.includes("/lessons/")) return [];
  return /\/notebooks\/class(\/|$)/.test(folder) ? [MORE, REST] : [MORE];
}

/** Return an archive synchronously, for an import in Python that cannot wait. */
function fetchNow(name: string): Uint8Array {
  const early = arrived.get(name);
  if (early) return early;
  const ask = new XMLHttpRequest();
  ask.open("GET", new URL(name, FOLDER), false);
  ask.responseType = "arraybuffer";
  ask.send();
  if (ask.status !== 200) throw new Error(`${ask.status}: ${name}`);
  return new Uint8Array(ask.response as ArrayBuffer);
}

/**
 * Keeps the files of tables in the browser's storage; if that is blocked, only as long as the worker lives.
 */
class FileStore {
  readonly #fs: PyodideAPI["FS"];
  #due: ReturnType<typeof setTimeout> | undefined;

  constructor(fs: PyodideAPI["FS"]) {
    this.#fs = fs;
  }

  /** Load the files from the browser's storage. */
  async load(): Promise<void> {
    try {
      this.#fs.mkdirTree(KEPT);
      this.#fs.mount(this.#fs.filesystems.IDBFS, {}, KEPT);
      await this.#sync(true);
    } catch {
      // storage is blocked
    }
  }

  /** Save the files shortly after something was done. */
  saveSoon(): void {
    clearTimeout(this.#due);
    this.#due = setTimeout(() => void this.#sync(false).catch(() => undefined), SOON);
  }

  #sync(from: boolean): Promise<void> {
    return new Promise((done, failed) =>
      this.#fs.syncfs(from, (trouble: unknown) => (trouble ? failed(trouble) : done())),
    );
  }
}

let files: FileStore | null = null;

async function startPages(): Promise<Pages> {
  const python = await startPython(FOLDER, () => undefined);
  files = new FileStore(python.FS);
  await files.load();
  const say = (page: string, what: string): void => pagePorts.get(page)?.postMessage({ type: "told", what });
  const start = python.globals.get("start") as (told: typeof say, fetched: typeof fetchNow) => Pages;
  return start(say, fetchNow);
}

let ready: Promise<Pages> | null = null;

/** Return the running Python, starting it if need be. */
function python(): Promise<Pages> {
  ready ??= startPages().catch((error: unknown) => {
    ready = null;
    throw error;
  });
  return ready;
}
void python().catch(() => undefined); // the pages that open are told of a failure

// Browsers don't tell a page that a worker has ended. So each page waits for this lock, which it gets only then.
const lock = `rummy-python ${Date.now()} ${Math.random()}`;
const lockHeld = new Promise<boolean>((then) => {
  if (!navigator.locks) return then(false);
  const live = (): Promise<never> => {
    then(true);
    return new Promise(() => undefined);
  };
  navigator.locks.request(lock, live).catch(() => then(false));
});

async function receive(line: Line, message: FromPage): Promise<void> {
  let started = false;
  try {
    const needed = message.type === "open" ? neededBy(message.folder) : [];
    if (message.type === "open" && (await lockHeld)) line.postMessage({ type: "here", lock });
    needed.forEach(fetchSoon); // in parallel with the memory
    const pages = await python();
    started = true;
    switch (message.type) {
      case "open":
        pagePorts.set(message.page, line);
        await Promise.all(needed.map((name) => packs.get(name)?.catch(() => undefined)));
        if (!pagePorts.has(message.page)) return; // the page was closed meanwhile
        line.postMessage({
          type: "opened",
          what: pages.open(message.page, message.folder, JSON.stringify(message.cells)),
        });
        return fetchSoon(MORE);
      case "say":
        pages.receive(message.page, message.model, JSON.stringify(message.content));
        return files?.saveSoon();
      case "close":
        pagePorts.delete(message.page);
        return pages.close(message.page);
    }
  } catch (error) {
    line.postMessage({ type: "failed", trouble: troubleOf(error), why: String(error) });
    // An error that is not Python's own has broken the runtime. End the worker, so that pages start another.
    if (started && !(error instanceof FetchError) && (error as Error).name !== "PythonError") self.close();
  }
}

// Messages of a page are handled in order, because Python does one thing at a time.
const listen = (port: MessagePort | (Line & { onmessage: unknown })): void => {
  port.onmessage = ({ data }: MessageEvent<FromPage>) => void receive(port as Line, data);
};
if ("onconnect" in self) self.onconnect = ({ ports }: MessageEvent) => listen(ports[0]!);
else listen(self as unknown as Line & { onmessage: unknown });
