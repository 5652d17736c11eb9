// Answers of a student in a live class: this browser keeps each until it is delivered, and sends it again after a lost
// connection. Python counts equal answers to a question once, so sending one twice does no harm. Answers that Python
// has received but can't pass on yet, as in a pause, stay here too: a new kernel would not know them.
import type { Client } from "../client";
import { storeText, loadJson } from "../storage";
import type { HandInMessage, LivePlaceProps, WorkState } from "../types";

const KEPT = "rummy-widget:v1:class:unsent";

const MOST = 200;

/** An answer that is not delivered yet. */
interface PendingAnswer extends Omit<HandInMessage, "type"> {
  room: string;
}

/**
 * The answers of a student in a live class that are not delivered yet. They are stored in the browser, and sent again
 * when the connection is back.
 */
export class Outbox {
  readonly #client: Client;
  readonly #changed: () => void;
  readonly #onReply: (error: string | null) => void;
  /** Stop sending. */
  readonly stop: () => void;
  #sending = false;
  #unstored: PendingAnswer[] = []; // answers that the browser refused to store
  #received: PendingAnswer[] = []; // answers that Python has received and not passed on

  /**
   * `changed` is called after answers were added or sent; `replied` is called when Python has replied to an answer:
   * with the error in the reply, or with null if Python has accepted the answer.
   */
  constructor(client: Client, changed: () => void, replied: (error: string | null) => void) {
    this.#client = client;
    this.#changed = changed;
    this.#onReply = replied;
    this.stop = client.onChange((what) => (what === "connection" || what === "state") && void this.flush());
  }

  /** The number of answers in the current live class that wait to be sent. */
  get count(): number {
    return this.#waiting.length;
  }

  /** Store an answer (`text`) to the question with the key `step`, and try to send it. */
  add(step: string, text: string): void {
    const room = this.#room;
    if (room) {
      const answer = { room, step, text };
      this.#delete(answer); // if it was sent before, it is the latest now
      if (!storeText(KEPT, JSON.stringify([...saved(), answer].slice(-MOST)))) this.#unstored.push(answer);
    }
    this.#changed();
    void this.flush();
  }

  /** Send all waiting answers in order, as long as the connection holds. */
  async flush(): Promise<void> {
    // for a student who returns to a class, nothing counts as received
    this.#received = this.#received.filter(({ room }) => room === this.#room);
    if (this.#sending || this.#client.status !== "live" || !this.#room) return;
    this.#sending = true;
    for (const each of this.#received.filter((one) => !this.#isPending(one))) this.#delete(each);
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const { gone, error } = await this.#client.send({ type: "hand-in", step: next.step, text: next.text });
      if (gone) break;
      if (this.#isPending(next)) this.#received.push(next);
      else this.#delete(next);
      this.#onReply(error);
    }
    this.#sending = false;
    this.#changed();
  }

  get #waiting(): PendingAnswer[] {
    return [...saved(), ...this.#unstored].filter(
      (each) => each.room === this.#room && !this.#received.some(same(each)),
    );
  }

  /** Return whether Python has received an answer and could not pass it on. */
  #isPending({ step, text }: PendingAnswer): boolean {
    return this.#live?.pending.some((each) => each.key === step && each.text === text) ?? false;
  }

  /** Delete an answer. */
  #delete(one: PendingAnswer): void {
    const other = (each: PendingAnswer): boolean => !same(one)(each);
    this.#received = this.#received.filter(other);
    this.#unstored = this.#unstored.filter(other);
    if (saved().some(same(one))) storeText(KEPT, JSON.stringify(saved().filter(other)));
  }

  get #live(): LivePlaceProps | null {
    return this.#client.state<WorkState | undefined>()?.live ?? null;
  }

  get #room(): string {
    return this.#live?.ticket.split(".")[0] ?? "";
  }
}

/** Return a test for equality with an answer. */
const same =
  (one: PendingAnswer) =>
  (each: PendingAnswer): boolean =>
    each.room === one.room && each.step === one.step && each.text === one.text;

/** Return all stored answers. */
function saved(): PendingAnswer[] {
  const stored = loadJson<unknown>(KEPT);
  const isAnswer = (each: unknown): each is PendingAnswer =>
    ["room", "step", "text"].every((name) => typeof (each as Record<string, unknown> | null)?.[name] === "string");
  return Array.isArray(stored) ? stored.filter(isAnswer) : [];
}
