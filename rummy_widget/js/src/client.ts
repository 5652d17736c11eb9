// The connection to Python: numbered messages go out, their answers come back, and silence is noticed.
import { isBusy } from "./kernel";
import type { Answer, Message, Model } from "./types";

/**
 * Whether Python answers: "live" if so, "slow" if an answer is late because Python is busy, "gone" if the
 * connection is lost.
 */
export type ConnectionState = "live" | "slow" | "gone";

/**
 * Why a page that reconnects by itself lost Python: the connection was cut, or the server announced a
 * restart.
 */
export type LossReason = "cut" | "restart";

const PATIENCE = 5_000; // ms without an answer until the connection counts as lost
const PATIENT = 20_000; // ms; a notebook that is still running its cells answers late

/** A message without an answer yet, and the timer that gives it up. */
interface Waiting {
  resolve(answer: Answer): void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * What has changed when a client calls its listeners: the state, the texts, the language, the view or the
 * connection.
 */
export type ClientChange = "state" | "words" | "lang" | "view" | "connection";

/** Sends messages to Python for all views of one widget model, and tells them about changes. */
export class Client {
  readonly model: Model;
  status: ConnectionState = "live";
  cause: LossReason | null = null; // why the connection was lost, if the page reconnects by itself
  #seq = 0;
  #waiting = new Map<number, Waiting>();
  #unsettled = 0; // messages whose senders have not handled the answer yet
  #idleCallbacks: (() => void)[] = [];
  #busyListeners = new Set<(asking: boolean) => void>();
  #listeners = new Set<(what: ClientChange) => void>();
  #greeting: Promise<Answer> | null = null;
  #views: object[] = [];
  #active: object | null = null;

  constructor(model: Model) {
    this.model = model;
    model.on("msg:custom", (content: unknown) => this.#receive(content));
    for (const what of ["state", "words", "lang", "view"] as const) {
      model.on(`change:${what}`, () => {
        if (what === "state") this.status = "live";
        this.#emit(what);
      });
    }
  }

  /** Return the latest state that Python has sent. */
  state<S>(): S {
    return this.model.get("state") as S;
  }

  /** The number of messages without an answer. */
  get pending(): number {
    return this.#waiting.size;
  }

  /** Call `listener` after every change; return a function that stops that. */
  onChange(listener: (what: ClientChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tell Python that the widget is shown. Sent once, however many views there are. */
  hello(): Promise<Answer> {
    return (this.#greeting ??= this.send({ type: "hello" }, PATIENT));
  }

  /** Ask whether Python still answers, and wait up to `patience` ms. */
  ping(patience = PATIENT): void {
    void this.send({ type: "hello" }, patience);
  }

  /** Register a view of this model; return a function that removes it. */
  addView(view: object): () => void {
    this.#views.push(view);
    return () => {
      this.#views = this.#views.filter((it) => it !== view);
      if (this.#active === view) this.#active = null;
    };
  }

  /** Make `view` the one that reads Python's sentences aloud, because somebody is using it. */
  activate(view: object): void {
    this.#active = view;
  }

  /** Return whether `view` is the one that reads Python's sentences aloud. */
  isActive(view: object): boolean {
    return (this.#active ?? this.#views[0]) === view;
  }

  /**
   * Send a message and return Python's answer. The promise never rejects, and resolves only after the state
   * that the message led to has arrived.
   */
  send(message: Message, patience = PATIENCE): Promise<Answer> {
    const seq = ++this.#seq;
    if (this.#unsettled === 0) for (const tell of [...this.#busyListeners]) tell(true);
    this.#unsettled += 1;
    const answered = new Promise<Answer>((resolve) => {
      const timer = setTimeout(() => this.#overdue(seq, patience), patience);
      this.#waiting.set(seq, { resolve, timer });
      try {
        this.model.send({ seq, ...message });
      } catch {
        this.markLost(); // sending to a dead kernel throws
      }
    });
    void answered.then(() => setTimeout(() => this.#settleOne()));
    return answered;
  }

  /**
   * Call `listener(true)` when the first message is sent and `listener(false)` once all are answered; return
   * a function that stops that.
   */
  onBusy(listener: (asking: boolean) => void): () => void {
    this.#busyListeners.add(listener);
    return () => this.#busyListeners.delete(listener);
  }

  /** Call `then` once every message is answered and its sender has handled the answer. */
  whenIdle(then: () => void): void {
    if (this.#unsettled) this.#idleCallbacks.push(then);
    else then();
  }

  /** Count one answer as handled, and call back if it was the last. */
  #settleOne(): void {
    this.#unsettled -= 1;
    if (this.#unsettled) return;
    for (const tell of [...this.#busyListeners]) tell(false);
    for (const then of this.#idleCallbacks.splice(0)) then();
  }

  /** Mark the connection as lost: every open message fails, and all views are told. */
  markLost(): void {
    this.status = "gone";
    const open = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { resolve, timer } of open) {
      clearTimeout(timer);
      resolve({ ok: false, error: null, gone: true });
    }
    this.#emit("connection");
  }

  /** Give up a message without an answer, unless the kernel is busy: then it will answer later. */
  #overdue(seq: number, patience: number): void {
    const open = this.#waiting.get(seq);
    if (!open) return;
    if (!isBusy(this.model)) return this.markLost();
    open.timer = setTimeout(() => this.#overdue(seq, patience), patience);
    if (this.status === "slow") return;
    this.status = "slow";
    this.#emit("connection");
  }

  /** Handle a message from Python: resolve the promise that waits for this answer. */
  #receive(content: unknown): void {
    const { answer, ok, error, rev } = (content ?? {}) as {
      answer?: unknown;
      ok?: unknown;
      error?: unknown;
      rev?: unknown;
    };
    if (typeof answer !== "number") return;
    const before = this.status;
    this.status = "live";
    if (before !== "live") this.#emit("connection");
    const open = this.#waiting.get(answer);
    if (!open) return;
    this.#waiting.delete(answer);
    clearTimeout(open.timer);
    // The state is sent before its answer, but set a few microtasks later: wait for it.
    setTimeout(() => {
      const now = this.state<{ rev?: number } | null>()?.rev;
      const stale = typeof rev === "number" && typeof now === "number" && now > rev;
      open.resolve({ ok: ok === true, error: typeof error === "string" ? error : null, ...(stale ? { stale } : {}) });
    });
  }

  /** Tell all listeners what has changed. */
  #emit(what: ClientChange): void {
    for (const listener of [...this.#listeners]) listener(what);
  }
}
