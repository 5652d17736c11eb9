// The line of a page to the worker that has Python: it is opened, opened anew where that fails or the worker ends, and
// closed.
import type { Cell, FromPage, FromWorker, Opened, Told, Trouble } from "./said";

interface Port {
  postMessage(message: FromPage): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
}

/** Who hears what comes over the line. */
export interface Ends {
  opened(what: Opened, say: (model: string, content: unknown) => void, watched: boolean): void;
  told(what: Told): void;
  trouble(what: Trouble, why: string): void; // nobody is there
  ended(): void; // the worker that the page had is gone
}

const TRIES = 3; // so often a worker that ends before it has begun is started again

export class Line {
  private readonly name = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  private readonly url: URL;
  private readonly folder: string;
  private readonly cells: Cell[];
  private readonly ends: Ends;
  private port: Port | null = null;
  private end: () => void = () => undefined; // of a worker of our own
  private watched = false;
  private opened = false;
  private tries = 0;

  constructor(url: URL, folder: string, cells: Cell[], ends: Ends) {
    this.url = url;
    this.folder = folder;
    this.cells = cells;
    this.ends = ends;
    addEventListener("pagehide", () => this.port?.postMessage({ type: "close", page: this.name }));
  }

  /** Opens it; once more where that has failed. */
  open(): void {
    this.end();
    this.watched = false;
    let port: Port;
    try {
      port = this.worker();
    } catch (error) {
      return this.ends.trouble("failed", String(error));
    }
    this.port = port;
    port.onmessage = ({ data }) => port === this.port && this.heard(data, port);
    port.postMessage({ type: "open", page: this.name, folder: this.folder, cells: this.cells });
  }

  /** One that all pages share; where the browser has none, or keeps nothing for these pages, one of the page's own. */
  private worker(): Port {
    const lost = ({ message }: { message?: string }): void => {
      if (!this.opened) this.ends.trouble("cut", message ?? "");
    };
    if ("SharedWorker" in globalThis) {
      try {
        const shared = new SharedWorker(this.url, {
          type: "module",
          name: "python",
          extendedLifetime: true,
        } as WorkerOptions);
        shared.onerror = lost as (event: Event) => void;
        return shared.port;
      } catch {
        // storage is blocked
      }
    }
    const own = new Worker(this.url, { type: "module" });
    own.onerror = lost;
    this.end = () => own.terminate();
    return own;
  }

  private heard(data: FromWorker, port: Port): void {
    if (data.type === "here") this.watch(data.lock, port);
    else if (data.type === "told") this.ends.told(JSON.parse(data.what) as Told);
    else if (data.type === "failed") this.ends.trouble(data.trouble, data.why);
    else {
      this.opened = true;
      const say = (model: string, content: unknown): void =>
        port.postMessage({ type: "say", page: this.name, model, content });
      this.ends.opened(JSON.parse(data.what) as Opened, say, this.watched);
    }
  }

  /** The lock is had when the worker is no more. */
  private watch(lock: string, port: Port): void {
    this.watched = true;
    const gone = (): void => {
      if (port !== this.port) return;
      if (this.opened) this.ends.ended();
      else if ((this.tries += 1) < TRIES) this.open();
      else this.ends.trouble("failed", "");
    };
    navigator.locks.request(lock, { mode: "shared" }, gone).catch(() => undefined);
  }
}
