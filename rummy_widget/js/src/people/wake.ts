// At a table of people the others wait: a page whose kernel or server has gone comes back by itself once somebody answers.
import type { Client } from "../client";
import { shower } from "../page";
import type { People } from "../types";

const ASKED = 1_000; // ms between two looks
const YOUNG = 4_000; // ms: a page that is younger than this and lost again is left to its button
const ALIVE = "/favicon.ico"; // what our server answers without a kernel

const known = new WeakSet<Client>();

/** Called as often as one likes: once for each client. */
export function comeBack(client: Client): void {
  if (known.has(client) || shower() !== "voila") return;
  known.add(client);
  let asking = false;
  const look = async (): Promise<void> => {
    asking = client.line === "gone";
    if (!asking) return;
    const there = await fetch(ALIVE, { cache: "no-store" }).then(({ ok, status }) => ok || status === 404, () => false);
    if (there && client.line === "gone") return location.reload();
    setTimeout(() => void look(), ASKED);
  };
  client.onChange(() => {
    const people = client.state<{ people?: People } | null>()?.people;
    if (client.line === "gone" && (people?.room || people?.watch) && !asking && performance.now() > YOUNG) void look();
  });
}
