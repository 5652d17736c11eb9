// Sends what this browser keeps of practice and of the last game to a page that shows it.
import type { Client } from "../client";
import { ENDED_KEY, PRACTICE_KEY } from "../progress";
import { loadText, parseJson } from "../storage";
import type { Message } from "../types";

const MESSAGES: Readonly<Record<string, (raw: string) => Message | null>> = {
  [PRACTICE_KEY]: (raw) => {
    const practice = parseJson(raw) ?? null; // the practice page handles an unreadable one
    return practice === null ? null : { type: "progress", stored: { practice } };
  },
  [ENDED_KEY]: (record) => ({ type: "ended", record }),
};

/**
 * Send Python the practice record and the last finished game that this browser stores, now and whenever another page
 * changes them; return a function that stops that.
 */
export function sendStored(client: Client): () => void {
  const tell = (key: string): void => {
    const raw = loadText(key);
    const message = raw === null ? null : MESSAGES[key]?.(raw);
    if (message) void client.send(message);
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && Object.hasOwn(MESSAGES, key)) tell(key);
  };
  window.addEventListener("storage", onStorage);
  void client.hello().then(({ gone }) => gone || Object.keys(MESSAGES).forEach(tell));
  return () => window.removeEventListener("storage", onStorage);
}
