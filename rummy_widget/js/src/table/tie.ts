// What a table does without anybody's hand, once for all views of one widget: it resumes the game that this browser
// keeps, keeps where it is to be found, and asks for the other players' moves when their time has come.
import type { Client } from "../client";
import { shower } from "../page";
import { ENDED } from "../progress";
import { keep as store, kept } from "../storage";
import type { Answer, Message, TableState } from "../types";
import { comingBack, keepSeat, roomAsked } from "../people/ticket";
import { claim, keepClaim, type Kind } from "./token";

const AGAIN = 250; // ms at least until what led to nothing is asked for again

/** What a view keeps of its tie. */
export interface Tie {
  blocked(): boolean; // the browser keeps nothing
  opening(): boolean; // the address asks for a game that is not there yet
  stop(): void;
}

interface Own {
  views: Set<() => void>;
  blocked: boolean;
  opening: boolean;
  stop(): void;
}

/** What an address asks for: a game at once, or a discard of the game that ended last; or nothing. */
function asked(): Message | null {
  const back = comingBack();
  if (back) return back;
  const { search } = window.location;
  const query = new URLSearchParams(search);
  if (shower() !== "voila") return null;
  const moment = query.get("moment");
  if (moment !== null) {
    const index = /^\d{1,3}$/.test(moment) ? Number(moment) : 999; // which there is not, and that is said
    return { type: "look", record: kept(ENDED) ?? "", index, token: claim().token };
  }
  return query.has("quick") ? { type: "read", text: search.slice(0, 2000) } : null;
}

/** Which game the address names: `?game=rummikub`. */
const gameAsked = (): string | null =>
  shower() === "voila" ? new URLSearchParams(window.location.search).get("game")?.slice(0, 40) || null : null;

/** Loaded anew, the page goes on with what it has come to. */
const plainAddress = (): void => {
  // A table may have been made meanwhile.
  if (roomAsked() === null) history.replaceState(history.state, "", window.location.pathname);
};

const ties = new WeakMap<Client, Own>();

function tie(client: Client, failed: (answer: Answer) => void): Own {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let asking = false; // a tick is on its way
  let ready = false; // somebody is there, and what was kept has been asked for
  let stopped = false;

  const table = () => client.state<TableState | null>()?.table;
  const kind = (): Kind => (table()?.setup.games.length ? "open" : "table");

  /** Not before somebody has answered: a saved notebook shows its author's token. */
  const keep = (): void => {
    const now = table();
    if (!ready || !now) return;
    keepSeat(client.state<TableState>().people);
    if (now.ended) store(ENDED, now.ended);
    if (own.blocked) return;
    if (keepClaim(now, kind())) return;
    own.blocked = true;
    for (const redraw of own.views) redraw();
  };

  const cancel = (): void => {
    clearTimeout(timer);
    due = Infinity;
  };

  /** Sets the timer by the state. A timer that runs already goes on: laying tiles meanwhile holds nobody up. */
  const plan = (least = 0): void => {
    const wait = table()?.game?.wait;
    if (typeof wait !== "number") return cancel();
    if (stopped || !ready || asking || client.line === "gone") return;
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
    if (!answer.ok) return failed(answer); // the next state plans anew
    plan(client.state<unknown>() === before ? AGAIN : 0);
  };

  const stopListening = client.onChange((what) => {
    if (what === "state") keep();
    if (client.line === "gone") cancel();
    else if (what === "state" || what === "line") plan();
  });

  /** Does what the address asks for. A game is dealt once: who comes back finds it as it was. */
  const begun = async (wish: Message): Promise<void> => {
    const answer = await client.send(wish);
    own.opening = false;
    for (const redraw of own.views) redraw();
    if (!answer.ok) return failed(answer);
    if (wish.type === "read") plainAddress();
  };

  const begin = async (): Promise<void> => {
    const wish = asked();
    own.opening = wish !== null && table()?.screen === "setup";
    const hello = await client.hello();
    const fresh = !stopped && !hello.gone && table()?.token === null;
    // A discard of before is looked at beside the game that goes on.
    if (fresh && wish?.type !== "look" && wish?.type !== "room" && roomAsked() === null) {
      const game = gameAsked();
      const answer = await client.send({ type: "resume", ...claim(kind()), ...(game ? { game } : {}) });
      if (answer.gone) return;
      if (!answer.ok) failed(answer);
      else if (game) plainAddress();
    }
    if (wish && !stopped && !hello.gone) await begun(wish);
    ready = !hello.gone;
    keep();
    plan();
  };

  const own: Own = {
    views: new Set(),
    blocked: false,
    opening: false,
    stop() {
      stopped = true;
      cancel();
      stopListening();
    },
  };
  void begin();
  return own;
}

/** Ties the client of a view; `redraw` shows that nothing can be kept, `failed` what Python would not do. */
export function tieTable(client: Client, redraw: () => void, failed: (answer: Answer) => void): Tie {
  const own = ties.get(client) ?? tie(client, failed);
  ties.set(client, own);
  own.views.add(redraw);
  return {
    blocked: () => own.blocked,
    opening: () => own.opening,
    stop() {
      own.views.delete(redraw);
      if (own.views.size > 0) return;
      own.stop();
      ties.delete(client);
    },
  };
}
