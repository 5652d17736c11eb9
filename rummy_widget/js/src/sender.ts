// Sends a view's messages to Python: equal ones never twice at once, and if Python refuses one, a sentence says why.
import type { Client } from "./client";
import type { Frame } from "./frame";
import { Refusal } from "./refusal";
import type { Answer, Message } from "./types";

/** Sends the messages of one view. If Python refuses one, `problem` is the sentence that says why. */
export interface Sender {
  problem: string | null; // why the last message was refused, as long as that reason holds; otherwise null
  /**
   * Send a message and return whether Python did what it asks for. While an equal message is still unanswered, nothing
   * is sent, unless `again` is true.
   */
  send(message: Message, again?: boolean): Promise<boolean>;
  /** Show and announce a sentence that says why something can't be done; null clears it. */
  showProblem(problem: string | null): void;
  /** Send Python a new value for the setting with this key. */
  setValue(key: string, value: string): void;
}

/** Sends a message and resolves to its answer. */
type Send = (message: Message) => Promise<Answer>;

/**
 * Return a sender for a view: it sends messages to Python and, if one is refused, keeps the sentence that says why
 * (`problem`). `redraw` should redraw the view, so that it shows that sentence or hides it again. `send` sends a
 * message, by default through the frame's client. `situation` returns a text that describes the situation on the page;
 * when it changes, the sentence no longer applies and `problem` becomes null (see `Refusal`).
 */
export function makeSender(
  frame: Frame,
  redraw: () => void,
  send: Send = (message) => frame.client.send(message),
  situation: () => string = () => "",
): Sender {
  const refusal = new Refusal(situation);
  const open = new Set<string>(); // messages without an answer
  const sender: Sender = {
    get problem() {
      return refusal.shown;
    },
    set problem(problem) {
      refusal.shown = problem;
    },
    async send(message, again) {
      const text = JSON.stringify(message);
      if (frame.locked || (open.has(text) && !again)) return false;
      open.add(text);
      const asked = situation();
      const answer = await send(message);
      open.delete(text);
      sender.showProblem(refusal.tooLate(answer, asked) ? null : answer.error);
      return answer.ok;
    },
    showProblem(problem) {
      sender.problem = problem;
      redraw();
      if (problem) frame.announce(problem);
    },
    setValue: (key, value) => void sender.send({ type: "setup", key, value }),
  };
  return sender;
}

/** Return a function that sends messages to Python one at a time: each only after the one before has been answered. */
export function inSequence(client: Client): Send {
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
