// What was practised, or solved, in this browser: one key, written as Python says it, and given back when a page opens.
// What stands there may be anybody's: Python reads it, and nothing here throws.
import type { Client } from "../client";
import { claimTrouble, follow, PRACTICE, type Trouble } from "../progress";
import { keep, kept, parsed } from "../storage";
import type { PracticeState } from "../types";

const KEPT = ":kept"; // what could not be read is set aside under this ending
const LONGEST = 1000; // so much of what can't be read is for Python to refuse

export interface KeptRecord {
  /** Reads what was kept, once somebody is there to be told; true where somebody is. */
  open(): Promise<boolean>;
  /** Results last only for the session, and nobody on this page has said so. */
  trouble(): Trouble | null;
  stop(): void;
}

/**
 * Ties a widget to the record of this browser: what was kept goes to Python, what is new is kept. `name` is what Python
 * knows the record by that is kept under `key`.
 */
export function keepRecord(client: Client, redraw: () => void, key = PRACTICE, name = "practice"): KeptRecord {
  let ready = false; // what was kept has been read: before, nothing is written over it
  let stopped = false;
  let blocked = false;
  let written = "";

  async function read(): Promise<void> {
    const raw = kept(key);
    if (raw === null) return;
    const found = parsed(raw);
    const stored = { [name]: found === undefined ? raw.slice(0, LONGEST) : found };
    const { ok, gone } = await client.send({ type: "progress", stored });
    if (!ok && !gone) keep(key + KEPT, raw);
  }

  function write(): void {
    const record = client.state<Pick<PracticeState, "record"> | undefined>()?.record;
    if (!ready || !record) return;
    const text = JSON.stringify(record);
    if (text !== written && !keep(key, text)) blocked = true;
    written = text;
  }

  const heard = (event: StorageEvent): void => {
    if (event.key === key && event.newValue && event.newValue !== written) void read();
  };
  window.addEventListener("storage", heard);
  const stopFollowing = follow((change, lesson) => {
    if (change === "forgotten" && lesson === undefined) void client.send({ type: "reset" });
  }, client);
  const stopListening = client.onChange((what) => {
    if (what === "state") write();
    if (blocked) redraw();
  });
  return {
    async open() {
      const { gone } = await client.hello();
      if (gone || stopped) return false;
      await read();
      ready = !stopped;
      write();
      return ready;
    },
    trouble: () => (blocked ? (claimTrouble() ?? "blocked") : null),
    stop() {
      stopped = true;
      ready = false;
      window.removeEventListener("storage", heard);
      stopFollowing();
      stopListening();
    },
  };
}
