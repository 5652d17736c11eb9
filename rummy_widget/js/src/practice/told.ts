// What this browser has practised, and the game that ended last, told to a page that only speaks of it.
import type { Client } from "../client";
import { ENDED, PRACTICE } from "../progress";
import { kept, parsed } from "../storage";
import type { Message } from "../types";

const TOLD: Readonly<Record<string, (raw: string) => Message | null>> = {
  [PRACTICE]: (raw) => {
    const practice = parsed(raw) ?? null; // what can't be read the page of practice sets aside
    return practice === null ? null : { type: "progress", stored: { practice } };
  },
  [ENDED]: (record) => ({ type: "ended", record }),
};

/** Tells Python what is kept, now and whenever another page has kept more; until the function it returns is called. */
export function followKept(client: Client): () => void {
  const tell = (key: string): void => {
    const raw = kept(key);
    const message = raw === null ? null : TOLD[key]?.(raw);
    if (message) void client.send(message);
  };
  const heard = ({ key }: StorageEvent): void => {
    if (key !== null && Object.hasOwn(TOLD, key)) tell(key);
  };
  window.addEventListener("storage", heard);
  void client.hello().then(({ gone }) => gone || Object.keys(TOLD).forEach(tell));
  return () => window.removeEventListener("storage", heard);
}
