// At a table of people the others wait: a page whose kernel, server or line has gone comes back by itself, to the same
// seat.
import type { Client } from "../client";
import { GONE, managerOf, type Kernel } from "../kernel";
import { shower } from "../page";
import type { Model, PeopleProps } from "../types";
import { comingBack } from "./ticket";

// ms between two tries at the line, at most; which of them is by chance, so that not all come at once
const SLOWEST = 600;
const USUAL = 15_000; // where nobody waits
const BREATH = 100; // ms
const NOTICED = 1_000; // ms; a line that holds again by then is not worth a word
const ANSWERS = 800; // ms until a kernel that ought to answer is given up
const SOON = 2_000; // ms
const TIRED = 12; // so often a seat is asked for that isn't given, until the page is loaded anew
const RESTART = 1012; // with this code a server that starts anew closes its lines
const YOUNG = 4_000; // ms: where only loading helps, a page that is younger than this and lost again is left as it is
// What our server answers without a kernel, wherever its addresses begin.
const alive = (): string => `${(document.body.dataset.baseUrl ?? "/").replace(/voila\/$/, "")}favicon.ico`;

const known = new WeakSet<Client>();
const pause = (time: number): Promise<void> => new Promise((go) => setTimeout(go, time));
const some = (time: number): number => time * (0.5 + Math.random());

/** So long, or until somebody answers. */
function answered(client: Client, time: number): Promise<boolean> {
  return new Promise((go) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      go(client.line !== "gone");
    };
    const timer = setTimeout(end, time);
    const stop = client.onChange(() => client.line !== "gone" && end());
  });
}

/** Called as often as one likes: once for each client. */
export function comeBack(client: Client): void {
  if (known.has(client) || shower() !== "voila") return;
  known.add(client);
  const kernel = (): Kernel | null => managerOf(client.model)?.kernel ?? null;
  const seated = (): boolean => {
    const people = client.state<{ people?: PeopleProps } | null>()?.people;
    return Boolean(people?.room || people?.watch);
  };
  const sits = (): boolean => seated() || comingBack() !== null; // or would, had it not lost its kernel at once
  let ended = false; // the kernel has said so itself
  let coming = false;
  let noticing: ReturnType<typeof setTimeout> | undefined;

  const lost = (back: "cut" | "restart"): void => {
    if (!sits() || client.line === "gone") return;
    client.back = back;
    client.lost();
  };

  /** The own seat, from a kernel that knows nothing yet. */
  const sit = async (): Promise<void> => {
    for (let tries = 0; tries < TIRED; tries++) {
      const wish = comingBack();
      const answer = wish && (await client.send(wish));
      if (!answer || answer.gone) break;
      if (answer.ok) return;
      client.lost(); // which an answer has just denied
      await pause(some(Math.min(300 * 1.5 ** tries, 5_000)));
    }
    if (kernel()?.connectionStatus === "connected") location.reload();
    throw new Error("no seat");
  };

  /** One try; it throws where that was too early. */
  const again = async (): Promise<void> => {
    const manager = managerOf(client.model);
    if (!manager?.renew) {
      const { ok, status } = await fetch(alive(), { cache: "no-store" });
      if ((ok || status === 404) && performance.now() > YOUNG) location.reload();
      throw new Error("being loaded anew");
    }
    const line = kernel()?.connectionStatus;
    if (line === "connecting" && !ended) return void (await answered(client, 100)); // it is being tried
    if (line === "connected" && !ended) {
      client.ask();
      if (await answered(client, some(ANSWERS))) return;
    }
    client.lost(); // what was asked meanwhile is nobody's to answer
    await manager.renew();
    ended = true; // until somebody sits there, an answer is no news
    await sit();
    ended = false;
  };

  const come = async (): Promise<void> => {
    coming = true;
    await pause(some(BREATH)); // others hear of it in the same moment, of this page and of other pages
    for (let failed = 0; client.line === "gone"; ) {
      await again().catch(() => pause(some(Math.min(SLOWEST * 1.3 ** failed++, 5_000))));
    }
    coming = false;
    client.back = sits() ? "cut" : null;
  };

  /** A page that has just come asks once for its seat; where the database was busy, or away, it asks again. */
  const insist = async (): Promise<void> => {
    for (let tries = 0; tries < TIRED; tries++) {
      await pause(some(Math.min(SOON * 1.5 ** tries, 10_000)));
      const wish = comingBack();
      if (seated() || wish === null) return;
      if (!coming && client.line !== "gone" && (await client.send(wish)).ok) return;
    }
  };

  const heard = (_: unknown, status: string): void => {
    clearTimeout(noticing);
    if (GONE.has(status)) ended = true;
    else if (status === "connecting" && kernel()?.closeCode === RESTART) lost("restart");
    else if (status === "connecting") noticing = setTimeout(() => lost("cut"), NOTICED);
    else if (status === "connected") (client.model as Model & { refresh?(): void }).refresh?.();
  };
  kernel()?.statusChanged?.connect(heard);
  kernel()?.connectionStatusChanged?.connect(heard);
  window.addEventListener("online", () => sits() && client.line === "live" && client.ask(ANSWERS));

  const changed = (): void => {
    if (!coming) client.back = sits() ? (client.back ?? "cut") : null;
    const now = kernel();
    if (now) now.slowest = sits() ? SLOWEST : USUAL;
    if (client.line === "gone" && sits() && !coming) void come();
  };
  client.onChange(changed);
  changed();
  void insist();
}
