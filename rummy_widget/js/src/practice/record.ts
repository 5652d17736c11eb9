// What was practised, or solved, in this browser: one key, written as Python says it, and given back when a page opens.
// What stands there may be anybody's: Python reads it, and nothing here throws.
import type { Client } from "../client";
import { claimTrouble, follow, PRACTICE, type Trouble } from "../progress";
import { keep, kept, parsed } from "../storage";
import type { PracticeState } from "../types";

const KEPT = ":kept"; // what could not be read is set aside under this ending

const LONGEST = 1000; // so much of what can't be read is for Python to refuse

/** Ties a widget to the record of this browser: what was kept goes to Python, what is new is kept. */
export class Keeping {
  private readonly client: Client;
  private readonly key: string;
  private readonly name: string;
  private readonly forget: (() => void)[];
  private ready = false; // what was kept has been read: before, nothing is written over it
  private stopped = false;
  private blocked = false;
  private written = "";

  /** `name` is what Python knows the record by that is kept under `key`. */
  constructor(client: Client, redraw: () => void, key = PRACTICE, name = "practice") {
    this.client = client;
    this.key = key;
    this.name = name;
    const heard = (event: StorageEvent): void => {
      if (event.key === key && event.newValue && event.newValue !== this.written) void this.read();
    };
    window.addEventListener("storage", heard);
    this.forget = [
      () => window.removeEventListener("storage", heard),
      follow((change, lesson) => {
        if (change === "forgotten" && lesson === undefined) void client.send({ type: "reset" });
      }, client),
      client.onChange((what) => {
        if (what === "state") this.keep();
        if (this.blocked) redraw();
      }),
    ];
  }

  /** Reads what was kept, once somebody is there to be told; true where somebody is. */
  async open(): Promise<boolean> {
    const { gone } = await this.client.hello();
    if (gone || this.stopped) return false;
    await this.read();
    this.ready = !this.stopped;
    this.keep();
    return this.ready;
  }

  private async read(): Promise<void> {
    const raw = kept(this.key);
    if (raw === null) return;
    const found = parsed(raw);
    const stored = { [this.name]: found === undefined ? raw.slice(0, LONGEST) : found };
    const { ok, gone } = await this.client.send({ type: "progress", stored });
    if (!ok && !gone) keep(this.key + KEPT, raw);
  }

  private keep(): void {
    const record = this.client.state<Pick<PracticeState, "record"> | undefined>()?.record;
    if (!this.ready || !record) return;
    const text = JSON.stringify(record);
    if (text !== this.written && !keep(this.key, text)) this.blocked = true;
    this.written = text;
  }

  /** Results last only for the session, and nobody on this page has said so. */
  trouble(): Trouble | null {
    return this.blocked ? (claimTrouble() ?? "blocked") : null;
  }

  stop(): void {
    this.stopped = true;
    this.ready = false;
    for (const stop of this.forget) stop();
  }
}
