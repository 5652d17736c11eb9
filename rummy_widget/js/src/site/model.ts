// What a widget's front end is given here to talk to Python: the six methods of anywidget's model that ours need. What
// is said before Python is there waits for it.
import type { Model } from "../types";

type Callback = (...args: never[]) => void;

const BY_ITSELF = new Set(["hello", "progress"]); // what every page says unasked

/** The Python of the page, as `kernel.ts` looks at a kernel. */
export class Kernel {
  status: "starting" | "idle" | "dead" = "starting";
  connectionStatus = "connected";
  waited: () => void = () => undefined; // called when somebody has done something that Python has yet to hear
  private slots = new Set<(sender: unknown, status: string) => void>();
  readonly statusChanged = {
    connect: (slot: (sender: unknown, status: string) => void) => this.slots.add(slot),
    disconnect: (slot: (sender: unknown, status: string) => void) => this.slots.delete(slot),
  };

  become(status: Kernel["status"]): void {
    this.status = status;
    for (const slot of [...this.slots]) slot(this, status);
  }
}

export class SiteModel implements Model {
  readonly widget_manager: { kernel: Kernel };
  private state: Record<string, unknown>;
  private changed: Record<string, unknown> = {};
  private heard = new Map<string, Set<Callback>>();
  private waiting: unknown[] = [];
  private out: ((content: unknown) => void) | null = null;

  constructor(kernel: Kernel, state: Record<string, unknown>) {
    this.widget_manager = { kernel };
    this.state = state;
  }

  get(name: string): unknown {
    return this.state[name];
  }

  /** What the page sets stays on the page: no widget of ours takes a state from it. */
  set(name: string, value: unknown): void {
    this.changed[name] = value;
    this.update({ [name]: value });
  }

  save_changes(): void {
    this.changed = {};
  }

  send(content: unknown): void {
    if (this.widget_manager.kernel.status === "dead") throw new Error("gone");
    if (this.out) this.out(content);
    else this.wait(content);
  }

  private wait(content: unknown): void {
    this.waiting.push(content);
    if (!BY_ITSELF.has((content as { type?: string }).type ?? "")) this.widget_manager.kernel.waited();
  }

  on(names: string, callback: Callback): void {
    for (const name of names.split(" ")) this.heard.set(name, (this.heard.get(name) ?? new Set()).add(callback));
  }

  off(names?: string | null, callback?: Callback): void {
    if (!names) return this.heard.clear();
    for (const name of names.split(" ")) {
      if (callback) this.heard.get(name)?.delete(callback);
      else this.heard.delete(name);
    }
  }

  /** Python is there, with this state: what is shown follows it, and then all that was said meanwhile is sent. */
  join(state: Record<string, unknown>, out: (content: unknown) => void): void {
    const news = Object.entries(state).filter(
      ([name, value]) => name !== "words" && JSON.stringify(value) !== JSON.stringify(this.state[name]),
    );
    if (news.length) this.update(Object.fromEntries(news));
    this.out = out;
    for (const content of this.waiting.splice(0)) out(content);
  }

  update(state: Record<string, unknown>): void {
    Object.assign(this.state, state);
    for (const name of Object.keys(state)) this.tell(`change:${name}`, this, this.state[name]);
    this.tell("change", this);
  }

  custom(content: unknown): void {
    this.tell("msg:custom", content, []);
  }

  private tell(name: string, ...what: unknown[]): void {
    for (const callback of [...(this.heard.get(name) ?? [])]) (callback as (...args: unknown[]) => void)(...what);
  }
}
