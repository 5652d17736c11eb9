// At a multiplayer table others are waiting, so a page that loses its kernel, server or connection reconnects
// by itself and takes the same seat again.
import type { Client } from "../client";
import { GONE_STATUSES, managerOf, type Kernel } from "../kernel";
import { pageHost } from "../page";
import type { PeopleProps } from "../types";
import { returnMessage } from "./seat-store";

// ms between two attempts to reconnect, at most; random, so that not all pages try at once
const SEATED_RETRY = 600;
const USUAL_RETRY = 15_000; // ms, if nobody is waiting
const BREATH = 100; // ms before the first attempt
const UNNOTICED = 1_000; // ms; a connection that is back by then needs no banner
const ANSWERS = 800; // ms until a kernel that should answer is given up on
const SOON = 2_000; // ms before a new page asks for its seat again
const MOST_TRIES = 12; // attempts to take a seat before the page is reloaded
const RESTART = 1012; // the WebSocket close code of a server that restarts
const YOUNG = 4_000; // ms; a page younger than this doesn't reload again
// An address that our server answers without a kernel, under any base URL.
const alive = (): string => `${(document.body.dataset.baseUrl ?? "/").replace(/voila\/$/, "")}favicon.ico`;

const known = new WeakSet<Client>();
const pause = (time: number): Promise<void> => new Promise((go) => setTimeout(go, time));
const jitter = (time: number): number => time * (0.5 + Math.random());

/** Wait `time` ms or until Python answers; return whether it has. */
function waitForAnswer(client: Client, time: number): Promise<boolean> {
  return new Promise((go) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      go(client.status !== "gone");
    };
    const timer = setTimeout(end, time);
    const stop = client.onChange(() => client.status !== "gone" && end());
  });
}

/**
 * Whenever the page of a multiplayer table loses its connection to Python, reconnect it automatically and take the
 * player's seat again. Do nothing if this was called for the same client before, or if neither the app nor the website
 * shows the page.
 */
export function keepConnected(client: Client): void {
  if (known.has(client) || pageHost() !== "voila") return;
  known.add(client);
  const kernel = (): Kernel | null => managerOf(client.model)?.kernel ?? null;
  const seated = (): boolean => {
    const people = client.state<{ people?: PeopleProps } | null>()?.people;
    return Boolean(people?.room || people?.watch);
  };
  // Also right after loading, if the page lost its kernel before it got its seat back.
  const hasSeat = (): boolean => seated() || returnMessage() !== null;
  let ended = false; // the kernel itself has said that it ended
  let coming = false;
  let noticing: ReturnType<typeof setTimeout> | undefined;

  const lost = (back: "cut" | "restart"): void => {
    if (!hasSeat() || client.status === "gone") return;
    client.cause = back;
    client.markLost();
  };

  /** Take our seat again after a kernel has started without knowing it. */
  const takeSeat = async (): Promise<void> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const wish = returnMessage();
      const answer = wish && (await client.send(wish));
      if (!answer || answer.gone) break;
      if (answer.ok) return;
      client.markLost(); // because the answer has marked the connection as live
      await pause(jitter(Math.min(300 * 1.5 ** tries, 5_000)));
    }
    if (kernel()?.connectionStatus === "connected") location.reload();
    throw new Error("no seat");
  };

  /** Try once to reconnect; throw if it is too early. */
  const reconnectOnce = async (): Promise<void> => {
    const manager = managerOf(client.model);
    if (!manager?.renew) {
      const { ok, status } = await fetch(alive(), { cache: "no-store" });
      if ((ok || status === 404) && performance.now() > YOUNG) location.reload();
      throw new Error("being loaded anew");
    }
    const line = kernel()?.connectionStatus;
    // Jupyter is trying already
    if (line === "connecting" && !ended) return void (await waitForAnswer(client, 100));
    if (line === "connected" && !ended) {
      client.ping();
      if (await waitForAnswer(client, jitter(ANSWERS))) return;
    }
    client.markLost(); // nobody can answer what was asked meanwhile
    await manager.renew();
    ended = true; // until we have a seat, an answer of this kernel means nothing
    await takeSeat();
    ended = false;
  };

  const reconnect = async (): Promise<void> => {
    coming = true;
    await pause(jitter(BREATH)); // other widgets and pages notice at the same moment
    for (let failed = 0; client.status === "gone"; ) {
      await reconnectOnce().catch(() => pause(jitter(Math.min(SEATED_RETRY * 1.3 ** failed++, 5_000))));
    }
    coming = false;
    client.cause = hasSeat() ? "cut" : null;
  };

  /** Ask for our seat after the page has loaded, and again if the server was busy. */
  const askForSeat = async (): Promise<void> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await pause(jitter(Math.min(SOON * 1.5 ** tries, 10_000)));
      const wish = returnMessage();
      if (seated() || wish === null) return;
      if (!coming && client.status !== "gone" && (await client.send(wish)).ok) return;
    }
  };

  const onStatus = (_: unknown, status: string): void => {
    clearTimeout(noticing);
    if (GONE_STATUSES.has(status)) ended = true;
    else if (status === "connecting" && kernel()?.closeCode === RESTART) lost("restart");
    else if (status === "connecting") noticing = setTimeout(() => lost("cut"), UNNOTICED);
    else if (status === "connected") client.model.refresh?.();
  };
  kernel()?.statusChanged?.connect(onStatus);
  kernel()?.connectionStatusChanged?.connect(onStatus);
  window.addEventListener("online", () => hasSeat() && client.status === "live" && client.ping(ANSWERS));

  const changed = (): void => {
    if (!coming) client.cause = hasSeat() ? (client.cause ?? "cut") : null;
    const now = kernel();
    if (now) now.slowest = hasSeat() ? SEATED_RETRY : USUAL_RETRY;
    if (client.status === "gone" && hasSeat() && !coming) void reconnect();
  };
  client.onChange(changed);
  changed();
  void askForSeat();
}
