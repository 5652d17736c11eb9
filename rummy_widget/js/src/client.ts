// The line to Python: messages out with a number each, answers back, and whether anybody is there.
import { isBusy } from "./kernel";
import type { Answer, Message, Model } from "./types";

/**
 * live: answers come; slow: one is overdue, but Python is at work; gone: nobody is there, or has not answered for long.
 */
export type Line = "live" | "slow" | "gone";

/**
 * Why nobody is there, on a page that comes back by itself: the line was cut, or the server has said that it starts
 * anew.
 */
export type Back = "cut" | "restart";

const PATIENCE = 5_000; // ms until a message without an answer means that nobody is there
const PATIENT = 20_000; // a notebook that is still running its cells cannot answer yet

interface Waiting {
  resolve(answer: Answer): void;
  timer: ReturnType<typeof setTimeout>;
}

export type Change = "state" | "words" | "lang" | "view" | "line";

/** One per model: every view of the same widget shares it, and so they stay in step. */
export class Client {
  readonly model: Model;
  line: Line = "live";
  back: Back | null = null; // a page that comes back by itself says which way it was lost
  private seq = 0;
  private waiting = new Map<number, Waiting>();
  private unsettled = 0; // messages whose senders have not dealt with the answer yet
  private after: (() => void)[] = [];
  private asked = new Set<(asking: boolean) => void>();
  private listeners = new Set<(what: Change) => void>();
  private greeted: Promise<Answer> | null = null;
  private views: object[] = [];
  private active: object | null = null;

  constructor(model: Model) {
    this.model = model;
    model.on("msg:custom", (content: unknown) => this.heard(content));
    for (const what of ["state", "words", "lang", "view"] as const) {
      model.on(`change:${what}`, () => {
        if (what === "state") this.line = "live";
        this.changed(what);
      });
    }
  }

  /** The latest state that Python has sent. */
  state<S>(): S {
    return this.model.get("state") as S;
  }

  /** How many messages have not been answered yet. */
  get pending(): number {
    return this.waiting.size;
  }

  /** Calls back whenever the state, the words or the line have changed, until the function it returns is called. */
  onChange(listener: (what: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tells Python that somebody is looking: once, however many views there are. */
  hello(): Promise<Answer> {
    return (this.greeted ??= this.send({ type: "hello" }, PATIENT));
  }

  /** Asks whether anybody is there, with patience: nobody is waiting for this answer. */
  ask(patience = PATIENT): void {
    void this.send({ type: "hello" }, patience);
  }

  /** A view of this model has opened; the function it returns closes it. */
  join(view: object): () => void {
    this.views.push(view);
    return () => {
      this.views = this.views.filter((it) => it !== view);
      if (this.active === view) this.active = null;
    };
  }

  /** Somebody is at work in this view: what Python says is spoken there. */
  claim(view: object): void {
    this.active = view;
  }

  /** Whether this view is the one that speaks. */
  speaker(view: object): boolean {
    return (this.active ?? this.views[0]) === view;
  }

  /** Sends a message. The promise always resolves, and not before the state that the message led to has been drawn. */
  send(message: Message, patience = PATIENCE): Promise<Answer> {
    const seq = ++this.seq;
    if (this.unsettled === 0) for (const tell of [...this.asked]) tell(true);
    this.unsettled += 1;
    const answered = new Promise<Answer>((resolve) => {
      const timer = setTimeout(() => this.overdue(seq, patience), patience);
      this.waiting.set(seq, { resolve, timer });
      try {
        this.model.send({ seq, ...message });
      } catch {
        this.lost(); // a kernel that is dead for certain throws
      }
    });
    void answered.then(() => setTimeout(() => this.rest()));
    return answered;
  }

  /** Tells whenever a message is open, and when none is any more, until the function it returns is called. */
  onAsking(listener: (asking: boolean) => void): () => void {
    this.asked.add(listener);
    return () => this.asked.delete(listener);
  }

  /** Calls back when no message is open, and whoever sent the last one has dealt with its answer. */
  atRest(then: () => void): void {
    if (this.unsettled) this.after.push(then);
    else then();
  }

  private rest(): void {
    this.unsettled -= 1;
    if (this.unsettled) return;
    for (const tell of [...this.asked]) tell(false);
    for (const then of this.after.splice(0)) then();
  }

  /** Nobody is there: every open message fails, and all views say so. */
  lost(): void {
    this.line = "gone";
    const open = [...this.waiting.values()];
    this.waiting.clear();
    for (const { resolve, timer } of open) {
      clearTimeout(timer);
      resolve({ ok: false, error: null, gone: true });
    }
    this.changed("line");
  }

  /** A kernel that is busy with a long cell is not gone: it answers when that is done. */
  private overdue(seq: number, patience: number): void {
    const open = this.waiting.get(seq);
    if (!open) return;
    if (!isBusy(this.model)) return this.lost();
    open.timer = setTimeout(() => this.overdue(seq, patience), patience);
    if (this.line === "slow") return;
    this.line = "slow";
    this.changed("line");
  }

  private heard(content: unknown): void {
    const { answer, ok, error, rev } = (content ?? {}) as {
      answer?: unknown;
      ok?: unknown;
      error?: unknown;
      rev?: unknown;
    };
    if (typeof answer !== "number") return;
    const before = this.line;
    this.line = "live";
    if (before !== "live") this.changed("line");
    const open = this.waiting.get(answer);
    if (!open) return;
    this.waiting.delete(answer);
    clearTimeout(open.timer);
    // The state travels before its answer but is set a few microtasks later: wait for it.
    setTimeout(() => {
      const now = this.state<{ rev?: number } | null>()?.rev;
      const stale = typeof rev === "number" && typeof now === "number" && now > rev;
      open.resolve({ ok: ok === true, error: typeof error === "string" ? error : null, ...(stale ? { stale } : {}) });
    });
  }

  private changed(what: Change): void {
    for (const listener of [...this.listeners]) listener(what);
  }
}
