// Answers of a live class that were given while the line was down: this browser keeps them and sends them when it is back.
// Python takes the same answer to a question once, so that one which is sent twice does no harm.
import type { Client } from "../client";
import { keep, kept } from "../storage";
import type { WorkState } from "../types";

const KEPT = "rummy-widget:v1:class:unsent";

interface Held {
  room: string;
  step: string;
  text: string;
}

export class Outbox {
  private readonly client: Client;
  private readonly changed: () => void;
  private readonly forget: () => void;
  private sending = false;

  constructor(client: Client, changed: () => void) {
    this.client = client;
    this.changed = changed;
    this.forget = client.onChange((what) => (what === "line" || what === "state") && void this.open());
  }

  stop(): void {
    this.forget();
  }

  /** How many wait, of the class that is open. */
  get count(): number {
    return all().filter(({ room }) => room === this.room).length;
  }

  add(step: string, text: string): void {
    if (this.room) keep(KEPT, JSON.stringify([...all(), { room: this.room, step, text }].slice(-200)));
    this.changed();
  }

  /** Sends what waits, in its order, as long as somebody is there. */
  async open(): Promise<void> {
    if (this.sending || this.client.line !== "live" || !this.room) return;
    this.sending = true;
    for (let next = this.next(); next; next = this.next()) {
      const { gone } = await this.client.send({ type: "hand", step: next.step, text: next.text });
      if (gone) break;
      const sent = JSON.stringify(next);
      keep(KEPT, JSON.stringify(all().filter((each) => JSON.stringify(each) !== sent)));
      this.changed();
    }
    this.sending = false;
  }

  private next(): Held | undefined {
    return all().find(({ room }) => room === this.room);
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
