// The record of what was practised or solved in this browser. It is stored as Python gives it, and sent back to Python
// when a page opens. The storage may hold anything: Python checks it, and nothing here throws.
import type { Client } from "../client";
import { claimTrouble, followResults, PRACTICE_KEY, type Trouble } from "../progress";
import { storeText, loadText, parseJson } from "../storage";
import type { PracticeState } from "../types";

const KEPT = ":kept"; // an unreadable record is moved to a key with this ending
const LONGEST = 1000; // characters of an unreadable record that are sent for Python to refuse

/** A widget's connection to a record of results that the browser stores, such as the practice record. */
export interface StoredRecord {
  /**
   * Send Python the stored record as soon as Python answers, and from then on store each new record. Return true when
   * that has begun, false if Python doesn't answer or `stop` was called before.
   */
  open(): Promise<boolean>;
  /** Return why the record can't be stored, or null if it can. */
  trouble(): Trouble | null;
  /** Stop storing. */
  stop(): void;
}

/**
 * Return the connection of a widget to a stored record of results: it sends Python the record that this browser stores,
 * and stores the records that Python sends. `key` is the record's storage key, `name` Python's name for it. If the
 * browser refuses to store the record, `redraw` is called after every change of the client, so that the view shows why
 * (see `StoredRecord.trouble`).
 */
export function keepRecord(client: Client, redraw: () => void, key = PRACTICE_KEY, name = "practice"): StoredRecord {
  let ready = false; // the stored record was read; before that nothing overwrites it
  let stopped = false;
  let blocked = false;
  let written = "";

  async function read(): Promise<void> {
    const raw = loadText(key);
    if (raw === null) return;
    const record = parseJson(raw);
    const stored = { [name]: record === undefined ? raw.slice(0, LONGEST) : record };
    const { ok, gone } = await client.send({ type: "progress", stored });
    if (!ok && !gone) storeText(key + KEPT, raw);
  }

  function write(): void {
    const record = client.state<Pick<PracticeState, "record"> | undefined>()?.record;
    if (!ready || !record) return;
    const text = JSON.stringify(record);
    if (text !== written && !storeText(key, text)) blocked = true;
    written = text;
  }

  const onStorage = (event: StorageEvent): void => {
    if (event.key === key && event.newValue && event.newValue !== written) void read();
  };
  window.addEventListener("storage", onStorage);
  const stopFollowing = followResults((change, lesson) => {
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
      window.removeEventListener("storage", onStorage);
      stopFollowing();
      stopListening();
    },
  };
}
