// What a view says to Python: in haste once, refused with a sentence, in turn where that is wanted.
import { settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Client } from "../src/client";
import type { Frame } from "../src/frame";
import { inSequence, makeSender } from "../src/sender";
import type { Answer, Message } from "../src/types";

const DRAW: Message = { type: "play", move: "draw" };
const ADD: Message = { type: "add", tile: "r7" };
const OK: Answer = { ok: true, error: null };

/** A frame whose messages wait for their answers. */
function desk(more: Partial<Frame> = {}) {
  const sent: Message[] = [],
    said: string[] = [],
    waiting: ((answer: Answer) => void)[] = [];
  const send = (message: Message): Promise<Answer> => {
    sent.push(message);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const client = { send } as unknown as Client;
  const frame = { locked: false, client, announce: (text: string) => said.push(text), ...more } as unknown as Frame;
  return { frame, client, sent, said, answer: async (answer: Answer) => (waiting.shift()!(answer), await settled()) };
}

describe("what a view says", () => {
  test("said twice in haste it is sent once, and again after its answer", async () => {
    const { frame, sent, answer } = desk();
    const { send } = makeSender(frame, () => {});
    const first = send(DRAW);
    assert.equal(await send(DRAW), false);
    assert.equal(sent.length, 1);
    await answer(OK);
    assert.equal(await first, true);
    void send(DRAW);
    assert.deepEqual(sent, [DRAW, DRAW]);
  });

  test("another thing is sent at once, and what is meant twice too", () => {
    const { frame, sent } = desk();
    const { send } = makeSender(frame, () => {});
    for (const message of [DRAW, ADD, ADD]) void send(message, true);
    assert.deepEqual(sent, [DRAW, ADD, ADD]);
  });

  test("what is refused is shown and said, until something is done", async () => {
    const { frame, said, answer } = desk();
    const shown: (string | null)[] = [];
    const told = makeSender(frame, () => shown.push(told.problem));
    const refused = told.send(DRAW);
    await answer({ ok: false, error: "The stock is empty." });
    assert.equal(await refused, false);
    void told.send(ADD);
    await answer(OK);
    assert.deepEqual(shown, ["The stock is empty.", null]);
    assert.deepEqual(said, ["The stock is empty."]);
  });

  test("where nobody is there nothing is sent", async () => {
    const { frame, sent } = desk({ locked: true });
    assert.equal(await makeSender(frame, () => {}).send(DRAW), false);
    assert.deepEqual(sent, []);
  });

  test("in turn, each waits for the answer before it", async () => {
    const { frame, client, sent, answer } = desk();
    const { send } = makeSender(frame, () => {}, inSequence(client));
    for (const message of [DRAW, ADD, DRAW]) void send(message);
    assert.deepEqual(sent, [DRAW]);
    await answer(OK);
    assert.deepEqual(sent, [DRAW, ADD]);
    void send(DRAW);
    await answer(OK);
    assert.deepEqual(sent, [DRAW, ADD, DRAW]);
  });
});
