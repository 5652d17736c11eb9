// What a game table does by itself, once for all views of a widget: it resumes the game of this browser, stores which
// game that is, and asks Python for the other players' moves when they are due.
import type { Client } from "../client";
import { pageHost } from "../page";
import { ENDED_KEY } from "../progress";
import { storeText as store, loadText } from "../storage";
import type { Answer, Message, TableState } from "../types";
import { askOwnTables, whenBack } from "../people/own-list";
import { returnMessage, keepSeat, roomInUrl } from "../people/seat-store";
import { claimTable, storeClaim, type Kind } from "./token";

const AGAIN = 250; // ms before asking again, if the last answer changed nothing

/** A view's connection to the game that this browser has stored; `resumeTable` makes it. */
export interface TableLink {
  blocked(): boolean; // whether the browser refuses to store anything
  opening(): boolean; // whether the page's address asks for a game that Python has not sent yet
  stop(): void; // ends the connection
}

/** The shared connection of a widget to the stored game. */
interface SharedLink {
  views: Set<() => void>;
  blocked: boolean;
  opening: boolean;
  stop(): void;
}

/**
 * Return the message for what the page's address asks for: a new game, a turn of the last game, or a multiplayer table,
 * which is only shown if this browser has no seat there; null if it asks for nothing.
 */
function requestedMessage(): Message | null {
  const message = returnMessage();
  if (message) return message;
  const code = roomInUrl();
  if (code !== null) return { type: "room", act: "look", text: code };
  const { search } = window.location;
  const query = new URLSearchParams(search);
  if (pageHost() !== "voila") return null;
  const moment = query.get("moment");
  if (moment !== null) {
    const index = /^\d{1,3}$/.test(moment) ? Number(moment) : 999; // no such turn, which Python will say
    return { type: "look", record: loadText(ENDED_KEY) ?? "", index, token: claimTable().token };
  }
  return query.has("quick") ? { type: "read", text: search.slice(0, 2000) } : null;
}

/** Return the game that the address names, `?game=rummikub`, or null. */
const gameInUrl = (): string | null =>
  pageHost() === "voila" ? new URLSearchParams(window.location.search).get("game")?.slice(0, 40) || null : null;

/** Remove the request from the address, so that a reload goes on with the game. */
const plainAddress = (): void => {
  // Keep the code of a multiplayer table in the address.
  if (roomInUrl() === null) history.replaceState(history.state, "", window.location.pathname);
};

const links = new WeakMap<Client, SharedLink>();

function linkTable(client: Client, failed: (answer: Answer) => void): SharedLink {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let asking = false; // a "tick" message is open
  let ready = false; // Python has answered, and the stored game was asked for
  let stopped = false;
  let seated = false; // at a multiplayer table

  const table = () => client.state<TableState | null>()?.table;
  const kind = (): Kind => (table()?.setup.games.length ? "open" : "table");

  /**
   * Store which game this is. Do so only after Python has answered, because a saved notebook shows the token of its
   * author.
   */
  const keep = (): void => {
    const now = table();
    if (!ready || !now) return;
    const { people } = client.state<TableState>();
    const left = seated && !people?.room;
    seated = Boolean(people?.room);
    keepSeat(people);
    if (left) listTables();
    if (now.ended) store(ENDED_KEY, now.ended);
    if (shared.blocked) return;
    if (storeClaim(now, kind())) return;
    shared.blocked = true;
    for (const redraw of shared.views) redraw();
  };

  /** Ask for the tables at which this browser has a seat, unless the page shows a game. */
  const listTables = (): void => {
    const { people, table } = client.state<TableState>();
    if (people && table.screen === "setup") void askOwnTables(client);
  };
  const stopListing = whenBack(() => ready && listTables());

  const cancel = (): void => {
    clearTimeout(timer);
    due = Infinity;
  };

  /**
   * Set the timer for the next move of another player. A timer that runs already goes on: if this player lays tiles
   * meanwhile, nobody has to wait longer.
   */
  const plan = (least = 0): void => {
    const wait = table()?.game?.wait;
    if (typeof wait !== "number") return cancel();
    if (stopped || !ready || asking || client.status === "gone") return;
    const then = Date.now() + Math.max(wait, least);
    if (then >= due) return;
    cancel();
    due = then;
    if (then <= Date.now()) void tick();
    else timer = setTimeout(() => void tick(), then - Date.now());
  };

  const tick = async (): Promise<void> => {
    cancel();
    asking = true;
    const before = client.state<unknown>();
    const answer = await client.send({ type: "tick" });
    asking = false;
    if (stopped) return;
    if (!answer.ok) return failed(answer); // the next state sets the timer again
    plan(client.state<unknown>() === before ? AGAIN : 0);
  };

  const stopListening = client.onChange((what) => {
    if (what === "state") keep();
    if (client.status === "gone") cancel();
    else if (what === "state" || what === "connection") plan();
  });

  /** Send what the address asks for, once: after a reload the game goes on. */
  const sendRequest = async (wish: Message): Promise<void> => {
    const answer = await client.send(wish);
    shared.opening = false;
    for (const redraw of shared.views) redraw();
    if (!answer.ok) return failed(answer);
    if (wish.type === "read") plainAddress();
  };

  const begin = async (): Promise<void> => {
    const wish = requestedMessage();
    shared.opening = wish !== null && table()?.screen === "setup";
    const hello = await client.hello();
    const fresh = !stopped && !hello.gone && table()?.token === null;
    // Looking at an old turn leaves the current game alone.
    if (fresh && wish?.type !== "look" && wish?.type !== "room" && roomInUrl() === null) {
      const game = gameInUrl();
      const answer = await client.send({ type: "resume", ...claimTable(kind()), ...(game ? { game } : {}) });
      if (answer.gone) return;
      if (!answer.ok) failed(answer);
      else if (game) plainAddress();
    }
    if (wish && !stopped && !hello.gone) await sendRequest(wish);
    ready = !hello.gone;
    keep();
    if (ready) listTables();
    plan();
  };

  const shared: SharedLink = {
    views: new Set(),
    blocked: false,
    opening: false,
    stop() {
      stopped = true;
      cancel();
      stopListening();
      stopListing();
    },
  };
  void begin();
  return shared;
}

/**
 * Resume the unfinished game that this browser has stored (or open what the page's address asks for), and from then on
 * store which game the table shows. All views of a widget share this connection. `redraw` is called when `blocked` or
 * `opening` of the returned `TableLink` has changed. `failed` is called with Python's answer if Python refuses to open
 * the game or to make the next move of another player.
 */
export function resumeTable(client: Client, redraw: () => void, failed: (answer: Answer) => void): TableLink {
  const shared = links.get(client) ?? linkTable(client, failed);
  links.set(client, shared);
  shared.views.add(redraw);
  return {
    blocked: () => shared.blocked,
    opening: () => shared.opening,
    stop() {
      shared.views.delete(redraw);
      if (shared.views.size > 0) return;
      shared.stop();
      links.delete(client);
    },
  };
}
