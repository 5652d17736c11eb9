// The model that a widget's front end gets on the site: the methods of anywidget's model that ours need.
// Messages sent before Python is ready wait for it.
import type { Model } from "../types";

type Callback = (...args: never[]) => void;

const BY_ITSELF = new Set(["hello", "progress"]); // messages that every page sends by itself

/** The Python that runs in the browser, with the parts of a Jupyter kernel connection that `kernel.ts` uses. */
export class Kernel {
  status: "starting" | "idle" | "dead" = "starting";
  connectionStatus = "connected";
  // called when the user has done something that Python is not ready for
  onWaiting: () => void = () => undefined;
  #slots = new Set<(sender: unknown, status: string) => void>();
  readonly statusChanged = {
    connect: (slot: (sender: unknown, status: string) => void) => this.#slots.add(slot),
    disconnect: (slot: (sender: unknown, status: string) => void) => this.#slots.delete(slot),
  };

  /** Set the status and tell all listeners. */
  setStatus(status: Kernel["status"]): void {
    this.status = status;
    for (const slot of [...this.#slots]) slot(this, status);
  }
}

/** The anywidget model of one widget on a page of the website, where Python runs in the browser. */
export class SiteModel implements Model {
  readonly widget_manager: { kernel: Kernel };
  #state: Record<string, unknown>;
  #changed: Record<string, unknown> = {};
  #hooks = new Map<string, Set<Callback>>();
  #waiting: unknown[] = [];
  #out: ((content: unknown) => void) | null = null;

  constructor(kernel: Kernel, state: Record<string, unknown>) {
    this.widget_manager = { kernel };
    this.#state = state;
  }

  /** Return the value of a trait. */
  get(name: string): unknown {
    return this.#state[name];
  }

  /** Set a trait on the page only. None of our widgets sends a changed trait to Python. */
  set(name: string, value: unknown): void {
    this.#changed[name] = value;
    this.update({ [name]: value });
  }

  /** Forget which traits were set. In Jupyter, anywidget's model would send them to Python here. */
  save_changes(): void {
    this.#changed = {};
  }

  /** Send a message to Python, now or once it is ready; throw if Python has ended. */
  send(content: unknown): void {
    if (this.widget_manager.kernel.status === "dead") throw new Error("gone");
    if (this.#out) this.#out(content);
    else this.#wait(content);
  }

  #wait(content: unknown): void {
    this.#waiting.push(content);
    if (!BY_ITSELF.has((content as { type?: string }).type ?? "")) this.widget_manager.kernel.onWaiting();
  }

  /**
   * Call `callback` at an event, such as "change:state" or "msg:custom"; `names` may be several, separated by spaces.
   */
  on(names: string, callback: Callback): void {
    for (const name of names.split(" ")) this.#hooks.set(name, (this.#hooks.get(name) ?? new Set()).add(callback));
  }

  /**
   * Remove `callback` from these events; without a callback, remove all of their callbacks, and without names, the
   * callbacks of all events.
   */
  off(names?: string | null, callback?: Callback): void {
    if (!names) return this.#hooks.clear();
    for (const name of names.split(" ")) {
      if (callback) this.#hooks.get(name)?.delete(callback);
      else this.#hooks.delete(name);
    }
  }

  /**
   * Connect the model to Python, which is ready now: take over the state that Python has, then send all messages that
   * have waited. `out` sends a message.
   */
  join(state: Record<string, unknown>, out: (content: unknown) => void): void {
    const news = Object.entries(state).filter(
      ([name, value]) => name !== "words" && JSON.stringify(value) !== JSON.stringify(this.#state[name]),
    );
    if (news.length) this.update(Object.fromEntries(news));
    this.#out = out;
    for (const content of this.#waiting.splice(0)) out(content);
  }

  /** Set traits that Python has sent. */
  update(state: Record<string, unknown>): void {
    Object.assign(this.#state, state);
    for (const name of Object.keys(state)) this.#tell(`change:${name}`, this, this.#state[name]);
    this.#tell("change", this);
  }

  /** Pass on a custom message from Python to the widget. */
  custom(content: unknown): void {
    this.#tell("msg:custom", content, []);
  }

  #tell(name: string, ...what: unknown[]): void {
    for (const callback of [...(this.#hooks.get(name) ?? [])]) (callback as (...args: unknown[]) => void)(...what);
  }
}
