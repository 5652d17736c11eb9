// What a table does without anybody's hand, once for all views of one widget: it resumes the game that this browser
// keeps, keeps where it is to be found, and asks for the other players' moves when their time has come.
import type { Client } from "../client";
import type { Answer, TableState } from "../types";
import { claim, keepClaim } from "./token";

const AGAIN = 250; // ms at least until what led to nothing is asked for again

/** What a view keeps of its tie. */
export interface Tie {
  blocked(): boolean; // the browser keeps nothing
  stop(): void;
}

interface Own {
  views: Set<() => void>;
  blocked: boolean;
  stop(): void;
}

const ties = new WeakMap<Client, Own>();

function tie(client: Client, failed: (answer: Answer) => void): Own {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let asking = false; // a tick is on its way
  let ready = false; // somebody is there, and what was kept has been asked for
  let stopped = false;

  const table = () => client.state<TableState | null>()?.table;

  /** Not before somebody has answered: a saved notebook shows its author's token. */
  const keep = (): void => {
    const now = table();
    if (!ready || !now || own.blocked) return;
    if (keepClaim(now)) return;
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

  const begin = async (): Promise<void> => {
    const hello = await client.hello();
    if (!stopped && !hello.gone && table()?.token === null) {
      const answer = await client.send({ type: "resume", ...claim() });
      if (answer.gone) return;
      if (!answer.ok) failed(answer);
    }
    ready = !hello.gone;
    keep();
    plan();
  };

  const own: Own = {
    views: new Set(),
    blocked: false,
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
    stop() {
      own.views.delete(redraw);
      if (own.views.size > 0) return;
      own.stop();
      ties.delete(client);
    },
  };
}
