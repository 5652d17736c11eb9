// Sends a view's messages to Python: never twice at once, and a refusal is shown as a sentence.
import type { Client } from "./client";
import type { Frame } from "./frame";
import { Refusal } from "./refusal";
import type { Answer, Message } from "./types";

/** Sends the messages of one view and holds the sentence to show if one is refused. */
export interface Sender {
  problem: string | null; // why the last message was refused, while that is still true
  /**
   * Send a message and return whether Python did what it asks for. While an equal message is unanswered,
   * nothing is sent, unless `again`.
   */
  send(message: Message, again?: boolean): Promise<boolean>;
  /** Show and announce why something can't be done; null clears the sentence. */
  showProblem(problem: string | null): void;
  /** Send a new value of a setting. */
  setValue(key: string, value: string): void;
}

/** Sends a message and resolves to its answer. */
type Send = (message: Message) => Promise<Answer>;

/**
 * Return a sender for a view. `redraw` shows its sentence; `situation` returns a text that changes with the
 * situation, as in `Refusal`.
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

/** Return a function that sends messages one at a time, each after the answer to the one before. */
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
