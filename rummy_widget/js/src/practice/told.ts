// What this browser has practised, told to a page that only speaks of it.
import type { Client } from "../client";
import { PRACTICE } from "../progress";
import { kept } from "../storage";

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return null; // the page of practice sets it aside
  }
}

/** Tells Python what is kept, now and whenever another page has practised; until the function it returns is called. */
export function followPractice(client: Client): () => void {
  const tell = (): void => {
    const record = parsed(kept(PRACTICE) ?? "null");
    if (record !== null) void client.send({ type: "progress", stored: { practice: record } });
  };
  const heard = (event: StorageEvent): void => {
    if (event.key === PRACTICE) tell();
  };
  window.addEventListener("storage", heard);
  void client.hello().then(({ gone }) => gone || tell());
  return () => window.removeEventListener("storage", heard);
}
