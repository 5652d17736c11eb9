// How a view says something to Python: once, however hastily it is said, and what is refused is shown as a sentence.
import type { Client } from "./client";
import type { Frame } from "./frame";
import { Refusal } from "./refusal";
import type { Answer, Message } from "./types";

export interface Teller {
  problem: string | null; // why the last thing was not done, for as long as the moment lasts that it speaks of
  /** Sends a message; true where it was done. `again`: said twice it is meant twice. */
  tell(message: Message, again?: boolean): Promise<boolean>;
  /** Shows why something can't be done, or that nothing is wrong. */
  complain(problem: string | null): void;
  /** Says that something is to be set so. */
  setUp(key: string, value: string): void;
}

type Send = (message: Message) => Promise<Answer>;

/** `moment` says in which moment the page is: a refusal goes with it (see `Refusal`). */
export function teller(
  frame: Frame,
  redraw: () => void,
  send: Send = (message) => frame.client.send(message),
  moment: () => string = () => "",
): Teller {
  const refusal = new Refusal(moment);
  const open = new Set<string>(); // messages without an answer
  const told: Teller = {
    get problem() {
      return refusal.shown;
    },
    set problem(problem) {
      refusal.shown = problem;
    },
    async tell(message, again) {
      const text = JSON.stringify(message);
      if (frame.locked || (open.has(text) && !again)) return false;
      open.add(text);
      const asked = moment();
      const answer = await send(message);
      open.delete(text);
      told.complain(refusal.tooLate(answer, asked) ? null : answer.error);
      return answer.ok;
    },
    complain(problem) {
      told.problem = problem;
      redraw();
      if (problem) frame.announce(problem);
    },
    setUp: (key, value) => void told.tell({ type: "setup", key, value }),
  };
  return told;
}

/** Sends nothing before what was said first has been answered. */
export function inTurn(client: Client): Send {
  let open = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (message) => {
    const sent = open > 0 ? last.then(() => client.send(message)) : client.send(message);
    last = sent;
    open += 1;
    const answer = await sent;
    open -= 1;
    return answer;
  };
}
