// The connection of a page to the worker that runs Python: opened, reopened if that fails or the worker ends,
// and closed.
import type { Cell, FromPage, FromWorker, Opened, WidgetMessage, StartTrouble } from "./protocol";

interface Port {
  postMessage(message: FromPage): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
}

/** The functions that the connection calls when something arrives from the worker that runs Python. */
export interface ConnectionHandlers {
  /**
   * Python has run the cells of the page: handle the widgets that they show (`what`). `say` sends a message to one of
   * these widgets, given by the id of its model. `watched` says whether the connection would notice if the worker
   * ended; only then is `ended` ever called.
   */
  opened(what: Opened, say: (model: string, content: unknown) => void, watched: boolean): void;
  told(what: WidgetMessage): void; // a widget in Python has sent a message
  trouble(what: StartTrouble, why: string): void; // Python could not start, or has failed; `why` is for the console
  ended(): void; // the worker has ended
}

const TRIES = 3; // attempts with a worker that ends before it has started

/** The connection of a page to the web worker that runs Python. */
export class WorkerConnection {
  readonly #name = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  readonly #url: URL;
  readonly #folder: string;
  readonly #cells: Cell[];
  readonly #handlers: ConnectionHandlers;
  #port: Port | null = null;
  #terminate: () => void = () => undefined; // terminates a worker of our own
  #watched = false;
  #opened = false;
  #tries = 0;

  /**
   * `url` is the address of the worker's script, `folder` the page's folder in Python's file system, and `cells` are
   * the cells of the page to run.
   */
  constructor(url: URL, folder: string, cells: Cell[], handlers: ConnectionHandlers) {
    this.#url = url;
    this.#folder = folder;
    this.#cells = cells;
    this.#handlers = handlers;
    addEventListener("pagehide", () => this.#port?.postMessage({ type: "close", page: this.#name }));
  }

  /** Open the connection, or open it again. */
  open(): void {
    this.#terminate();
    this.#watched = false;
    let port: Port;
    try {
      port = this.#worker();
    } catch (error) {
      return this.#handlers.trouble("failed", String(error));
    }
    this.#port = port;
    port.onmessage = ({ data }) => port === this.#port && this.#receive(data, port);
    port.postMessage({ type: "open", page: this.#name, folder: this.#folder, cells: this.#cells });
  }

  /**
   * Return a port to the worker that all pages share; if the browser has no shared workers or blocks its
   * storage, to one of our own.
   */
  #worker(): Port {
    const onError = ({ message }: { message?: string }): void => {
      if (!this.#opened) this.#handlers.trouble("cut", message ?? "");
    };
    if ("SharedWorker" in globalThis) {
      try {
        const shared = new SharedWorker(this.#url, {
          type: "module",
          name: "python",
          extendedLifetime: true,
        } as WorkerOptions);
        shared.onerror = onError as (event: Event) => void;
        return shared.port;
      } catch {
        // storage is blocked
      }
    }
    const own = new Worker(this.#url, { type: "module" });
    own.onerror = onError;
    this.#terminate = () => own.terminate();
    return own;
  }

  #receive(data: FromWorker, port: Port): void {
    if (data.type === "here") this.#watch(data.lock, port);
    else if (data.type === "told") this.#handlers.told(JSON.parse(data.what) as WidgetMessage);
    else if (data.type === "failed") this.#handlers.trouble(data.trouble, data.why);
    else {
      this.#opened = true;
      const say = (model: string, content: unknown): void =>
        port.postMessage({ type: "say", page: this.#name, model, content });
      this.#handlers.opened(JSON.parse(data.what) as Opened, say, this.#watched);
    }
  }

  /** Find out when the worker ends: the worker holds a lock, which this page can get only after that. */
  #watch(lock: string, port: Port): void {
    this.#watched = true;
    const onEnd = (): void => {
      if (port !== this.#port) return;
      if (this.#opened) this.#handlers.ended();
      else if ((this.#tries += 1) < TRIES) this.open();
      else this.#handlers.trouble("failed", "");
    };
    navigator.locks.request(lock, { mode: "shared" }, onEnd).catch(() => undefined);
  }
}
