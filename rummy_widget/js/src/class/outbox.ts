// Answers of a live class: this browser keeps each until it has come in, and sends it again when the line is back.
// Python takes the same answer to a question once, so that one which is sent twice does no harm.
import type { Client } from "../client";
import { keep, kept } from "../storage";
import type { WorkState } from "../types";

const KEPT = "rummy-widget:v1:class:unsent";

const MOST = 200;

interface Held {
  room: string;
  step: string;
  text: string;
}

export class Outbox {
  private readonly client: Client;
  private readonly changed: () => void;
  private readonly judged: (error: string | null) => void; // what was said of an answer
  private readonly forget: () => void;
  private sending = false;
  private unkept: Held[] = []; // where the browser keeps nothing, as long as the page is there

  constructor(client: Client, changed: () => void, judged: (error: string | null) => void) {
    this.client = client;
    this.changed = changed;
    this.judged = judged;
    this.forget = client.onChange((what) => (what === "line" || what === "state") && void this.open());
  }

  stop(): void {
    this.forget();
  }

  /** How many wait, of the class that is open. */
  get count(): number {
    return this.mine.length;
  }

  add(step: string, text: string): void {
    const { room } = this;
    const same = (each: Held): boolean => each.step === step && each.text === text;
    if (room && !this.mine.some(same)) {
      const one = { room, step, text };
      if (!keep(KEPT, JSON.stringify([...all(), one].slice(-MOST)))) this.unkept.push(one);
    }
    this.changed();
    void this.open();
  }

  /** Sends what waits, in its order, as long as somebody is there. */
  async open(): Promise<void> {
    if (this.sending || this.client.line !== "live" || !this.room) return;
    this.sending = true;
    for (let next = this.mine[0]; next; next = this.mine[0]) {
      const { gone, error } = await this.client.send({ type: "hand", step: next.step, text: next.text });
      if (gone) break;
      const sent = JSON.stringify(next);
      const others = (each: Held): boolean => JSON.stringify(each) !== sent;
      keep(KEPT, JSON.stringify(all().filter(others)));
      this.unkept = this.unkept.filter(others);
      this.judged(error);
    }
    this.sending = false;
    this.changed();
  }

  private get mine(): Held[] {
    return [...all(), ...this.unkept].filter(({ room }) => room === this.room);
  }

  private get room(): string {
    return this.client.state<WorkState | undefined>()?.live?.kept.split(".")[0] ?? "";
  }
}

function all(): Held[] {
  try {
    const found = JSON.parse(kept(KEPT) ?? "[]") as unknown;
    const held = (each: unknown): each is Held => ["room", "step", "text"].every((name) => typeof (each as Record<string, unknown> | null)?.[name] === "string");
    return Array.isArray(found) ? found.filter(held) : [];
  } catch {
    return []; // somebody else's text
  }
}
