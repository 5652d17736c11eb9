// The connection to Python: it sends numbered messages, receives their answers, and notices if an answer is missing.
import { isBusy } from "./kernel";
import type { Answer, Message, Model } from "./types";

/**
 * The state of the connection: "live" if Python answers, "slow" if an answer is late because Python is busy, "gone" if
 * the connection is lost.
 */
export type ConnectionState = "live" | "slow" | "gone";

/**
 * Why the connection was lost, on a page that reconnects automatically: the connection broke ("cut"), or the server
 * announced a restart ("restart").
 */
export type LossReason = "cut" | "restart";

const PATIENCE = 5_000; // ms without an answer until the connection counts as lost
const PATIENT = 20_000; // ms; a notebook that is still running its cells answers late

/**
 * A message that waits for its answer: a function that resolves its promise, and the timer after which it is given up.
 */
interface Waiting {
  resolve(answer: Answer): void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * What has changed when a client calls its listeners: the state to show, the texts ("words"), the language, which view
 * to show, or the state of the connection.
 */
export type ClientChange = "state" | "words" | "lang" | "view" | "connection";

/**
 * The connection of one widget model to Python. All views of the model share it: it sends their messages, and tells
 * them about changes.
 */
export class Client {
  readonly model: Model;
  status: ConnectionState = "live";
  cause: LossReason | null = null; // why the connection was lost, if the page reconnects automatically
  #seq = 0;
  #waiting = new Map<number, Waiting>();
  #unsettled = 0; // number of messages whose senders have not handled the answer yet
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

  /** The number of messages that Python has not answered yet. */
  get pending(): number {
    return this.#waiting.size;
  }

  /** Call `listener` after every change; return a function that removes the listener. */
  onChange(listener: (what: ClientChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Tell Python that the widget is on the page, and return the answer. However often this is called, only one message
   * is sent.
   */
  hello(): Promise<Answer> {
    return (this.#greeting ??= this.send({ type: "hello" }, PATIENT));
  }

  /**
   * Check whether Python still answers. If it doesn't within `patience` ms, mark the connection as slow if Python is
   * busy, otherwise as lost.
   */
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

  /** Make `view` the one that announces Python's sentences to screen readers, because somebody is using it. */
  activate(view: object): void {
    this.#active = view;
  }

  /** Return whether `view` is the one that announces Python's sentences to screen readers. */
  isActive(view: object): boolean {
    return (this.#active ?? this.#views[0]) === view;
  }

  /**
   * Send a message and return Python's answer. The promise never rejects. When it resolves, the state that the message
   * led to has arrived. If there is no answer within `patience` ms, the connection counts as lost and the promise
   * resolves to an answer with `gone`; but as long as Python is busy, the message keeps waiting.
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
   * Call `listener(true)` when a message is sent while no other waits for its answer, and `listener(false)` once all
   * are answered; return a function that removes the listener.
   */
  onBusy(listener: (asking: boolean) => void): () => void {
    this.#busyListeners.add(listener);
    return () => this.#busyListeners.delete(listener);
  }

  /**
   * Call `then` once every message is answered and its sender has handled the answer; immediately if no message is
   * waiting for an answer.
   */
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

  /** Mark the connection as lost and tell all views. Every message that still waits gets an answer with `gone`. */
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
    // The state is sent before its answer, but set a few microtasks later: wait for it. An earlier state means that one
    // was sent before the page had its connection.
    setTimeout(() => {
      // Without a revision on either side, this is NaN, and neither newer nor older.
      const newer = (this.state<{ rev?: number } | null>()?.rev as number) - (rev as number);
      if (newer < 0) this.model.refresh?.();
      const sentence = typeof error === "string" ? error : null;
      open.resolve({ ok: ok === true, error: sentence, ...(newer > 0 && { stale: true }) });
    });
  }

  /** Tell all listeners what has changed. */
  #emit(what: ClientChange): void {
    for (const listener of [...this.#listeners]) listener(what);
  }
}
