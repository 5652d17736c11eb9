// A part of a program that comes after the rest of it: what is seen first then has less to wait for. Python sends its text,
// or the line that fetches it; what it draws is drawn by the program that loads it.
import type { Client } from "./client";

const here = new Map<string, unknown>();
/** By their text or name: parts that came for another program of the page, or that the page itself has fetched. */
export const fetched: Map<string, unknown> = ((globalThis as { rummyParts?: Map<string, unknown> }).rummyParts ??=
  new Map());
const coming = new Map<string, Set<() => void>>(); // who waits for it

/** A part that need not be loaded: where one program has everything. */
export const haveHere = (name: string, part: unknown): void => void here.set(name, part);

/** The part of that name; null where it is not here yet, and then `there` is told once it is. */
export function later<P>(client: Client, name: string, there: () => void): P | null {
  const text = String(client.model.get(name) ?? "");
  const part = here.get(name) ?? fetched.get(text);
  if (part === undefined && coming.has(name)) coming.get(name)!.add(there);
  else if (part === undefined) void load(name, text, there);
  return (part as P | undefined) ?? null;
}

async function load(name: string, text: string, there: () => void): Promise<void> {
  const beside = /^[\w-]+\.js$/.test(text); // on the site its name is all that is sent
  const url = beside
    ? new URL(text, import.meta.url).href
    : URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const waiting = new Set([there]);
  coming.set(name, waiting);
  try {
    const part = ((await import(url)) as { default: unknown }).default;
    here.set(name, part);
    fetched.set(text, part);
  } catch {
    waiting.clear(); // whoever asks next tries again
  }
  coming.delete(name);
  if (!beside) URL.revokeObjectURL(url);
  for (const tell of waiting) tell();
}
