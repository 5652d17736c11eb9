// A task that has an address: the page opens with the one that its own asks for, and keeps it there when it is loaded
// again.
import { shower } from "../page";
import type { Keeping } from "./record";
import type { Message } from "../types";

/** A longer address is none of ours. */
const MOST = 2000;

/** What this browser has kept comes first, then what the address asks for, unless a task is there already. */
export async function openAsked(
  keeping: Keeping,
  task: () => unknown,
  go: (message: Message) => Promise<void>,
): Promise<void> {
  if (!(await keeping.open())) return;
  const { search } = window.location;
  if (shower() === "voila" && search && !task()) await go({ type: "read", text: search.slice(0, MOST) });
}

/** Before the page is loaded again to wake it up: then it opens with the same task. */
export function stayAtTask(task: { query: string } | null): void {
  if (task) history.replaceState(history.state, "", task.query);
}

/** The address that opens this very task, where pages have one. */
export const addressOf = (task: { query: string } | null): string | null =>
  shower() === "voila" && task ? `${location.origin}${location.pathname}${task.query}` : null;
