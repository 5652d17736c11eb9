// Answers of a live class: this browser keeps each until it has come in, and sends it again when the line is back.
// Python takes the same answer to a question once, so that one which is sent twice does no harm. What Python has and
// could not hand in, as in a pause, stays here too until it has come in: another kernel would know nothing of it.
import type { Client } from "../client";
import { keep, keptJson } from "../storage";
import type { HandMessage, LivePlaceProps, WorkState } from "../types";

const KEPT = "rummy-widget:v1:class:unsent";

const MOST = 200;

interface Held extends Omit<HandMessage, "type"> {
  room: string;
}

export class Outbox {
  private readonly client: Client;
  private readonly changed: () => void;
  private readonly judged: (error: string | null) => void; // what was said of an answer
  /** Ends it. */
  readonly stop: () => void;
  private sending = false;
  private unkept: Held[] = []; // where the browser keeps nothing, as long as the page is there
  private given: Held[] = []; // what Python has, and has not handed in

  constructor(client: Client, changed: () => void, judged: (error: string | null) => void) {
    this.client = client;
    this.changed = changed;
    this.judged = judged;
    this.stop = client.onChange((what) => (what === "line" || what === "state") && void this.open());
  }

  /** How many wait for somebody to be there, of the class that is open. */
  get count(): number {
    return this.waiting.length;
  }

  add(step: string, text: string): void {
    const { room } = this;
    if (room) {
      const one = { room, step, text };
      this.drop(one); // the same again is the last now
      if (!keep(KEPT, JSON.stringify([...all(), one].slice(-MOST)))) this.unkept.push(one);
    }
    this.changed();
    void this.open();
  }

  /** Sends what waits, in its order, as long as somebody is there. */
  async open(): Promise<void> {
    this.given = this.given.filter(({ room }) => room === this.room); // who comes back begins anew
    if (this.sending || this.client.line !== "live" || !this.room) return;
    this.sending = true;
    for (const each of this.given.filter((one) => !this.pends(one))) this.drop(each);
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const { gone, error } = await this.client.send({ type: "hand", step: next.step, text: next.text });
      if (gone) break;
      if (this.pends(next)) this.given.push(next);
      else this.drop(next);
      this.judged(error);
    }
    this.sending = false;
    this.changed();
  }

  private get waiting(): Held[] {
    return [...all(), ...this.unkept].filter((each) => each.room === this.room && !this.given.some(as(each)));
  }

  /** Whether Python has it and could not hand it in. */
  private pends({ step, text }: Held): boolean {
    return this.live?.pending.some((each) => each.key === step && each.text === text) ?? false;
  }

  private drop(one: Held): void {
    const other = (each: Held): boolean => !as(one)(each);
    this.given = this.given.filter(other);
    this.unkept = this.unkept.filter(other);
    if (all().some(as(one))) keep(KEPT, JSON.stringify(all().filter(other)));
  }

  private get live(): LivePlaceProps | null {
    return this.client.state<WorkState | undefined>()?.live ?? null;
  }

  private get room(): string {
    return this.live?.kept.split(".")[0] ?? "";
  }
}

const as =
  (one: Held) =>
  (each: Held): boolean =>
    each.room === one.room && each.step === one.step && each.text === one.text;

function all(): Held[] {
  const found = keptJson<unknown>(KEPT);
  const held = (each: unknown): each is Held =>
    ["room", "step", "text"].every((name) => typeof (each as Record<string, unknown> | null)?.[name] === "string");
  return Array.isArray(found) ? found.filter(held) : [];
}
