import { dom, FakeModel, settled } from "./dom";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "../src/client";

/** A model whose messages are answered by hand, and whose clock stands still. */
function line(context: {
  mock: { timers: { enable(options: { apis: "setTimeout"[] }): void; tick(ms: number): void } };
}) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const model = new FakeModel("rack", { rev: 1 });
  model.send = (content) => void model.sent.push(content as never);
  const changes: string[] = [];
  const client = new Client(model);
  client.onChange((what) => changes.push(what));
  const tell = (name: string, content?: unknown) =>
    (model as unknown as { tell(name: string, content: unknown): void }).tell(name, content);
  return { model, client, changes, tell, tick: (ms: number) => context.mock.timers.tick(ms) };
}

test("messages are numbered, and each answer finds its message", async () => {
  const model = new FakeModel("rack", { rev: 1 });
  model.reply = (message) => (message.type === "redo" ? "nothing to redo" : null);
  const client = new Client(model);
  const [undo, redo] = await Promise.all([client.send({ type: "undo" }), client.send({ type: "redo" })]);
  assert.deepEqual(undo, { ok: true, error: null });
  assert.deepEqual(redo, { ok: false, error: "nothing to redo" });
  assert.deepEqual(
    model.sent.map(({ seq }) => seq),
    [1, 2],
  );
  assert.equal(client.pending, 0);
});

test("an answer is passed on after the state that was sent before it", async () => {
  const model = new FakeModel("rack", { rev: 1 });
  model.send = (content) => {
    const { seq } = content as { seq: number };
    (model as unknown as { tell(name: string, content: unknown): void }).tell("msg:custom", {
      answer: seq,
      ok: true,
      error: null,
    });
    void Promise.resolve().then(() => model.set({ rev: 2 })); // ipywidgets sets state some microtasks later
  };
  const client = new Client(model);
  await client.send({ type: "undo" });
  assert.equal(client.state<{ rev: number }>().rev, 2);
});

test("an answer with a later revision than the page's state asks for that state", async () => {
  const model = new FakeModel("rack", { rev: 1 });
  let asked = 0;
  Object.assign(model, { refresh: () => (asked += 1) });
  for (const rev of [1, 0, 2]) {
    model.send = (content) => {
      const { seq } = content as { seq: number };
      const answer = { answer: seq, ok: true, error: null, rev };
      (model as unknown as { tell(name: string, content: unknown): void }).tell("msg:custom", answer);
    };
    await new Client(model).hello();
    assert.equal(asked, Number(rev === 2));
  }
});

test("whether a message is open is told, once it is and once none is any more", async () => {
  const model = new FakeModel("rack", { rev: 1 });
  const waiting: number[] = [];
  model.send = (content) => void waiting.push((content as { seq: number }).seq);
  const answer = async () => (
    (model as unknown as { tell(name: string, content: unknown): void }).tell("msg:custom", {
      answer: waiting.shift(),
      ok: true,
      error: null,
    }),
    await settled()
  );
  const client = new Client(model);
  const told: boolean[] = [];
  const stop = client.onBusy((asking) => told.push(asking));
  const both = Promise.all([client.send({ type: "undo" }), client.send({ type: "redo" })]);
  await answer();
  assert.deepEqual(told, [true]);
  await answer();
  await both;
  await settled();
  assert.deepEqual(told, [true, false]);
  stop();
  void client.send({ type: "undo" });
  assert.deepEqual(told, [true, false]);
});

test("no answer for five seconds: nobody is there, and every open message fails", async (context) => {
  const { client, changes, tick } = line(context);
  const answers = Promise.all([client.send({ type: "undo" }), client.send({ type: "redo" })]);
  tick(4999);
  assert.equal(client.status, "live");
  tick(1);
  assert.equal(client.status, "gone");
  assert.deepEqual(
    (await answers).map(({ ok, gone }) => [ok, gone]),
    [
      [false, true],
      [false, true],
    ],
  );
  assert.deepEqual(changes, ["connection"]);
});

test("a kernel that was only busy is believed again as soon as it speaks", async (context) => {
  const { model, client, changes, tell, tick } = line(context);
  void client.send({ type: "undo" });
  tick(5000);
  tell("msg:custom", { answer: 1, ok: true, error: null });
  assert.equal(client.status, "live");
  void client.send({ type: "undo" });
  tick(5000);
  model.set({ rev: 3 });
  assert.equal(client.status, "live");
  assert.deepEqual(changes, ["connection", "connection", "connection", "state"]);
});

test("a kernel that is busy with a long cell is waited for", async (context) => {
  const { model, client, tell, tick } = line(context);
  dom.happyDOM.setURL("http://localhost/lab/tree/lessons/pro/02-runs.ipynb");
  context.after(() => dom.happyDOM.setURL("http://localhost/voila/render/lessons/pro/02-runs.ipynb"));
  const kernel = { status: "busy", connectionStatus: "connected" };
  Object.assign(model, { widget_manager: { kernel } });
  const answer = client.send({ type: "undo" });
  tick(5000);
  assert.equal(client.status, "slow");
  tick(25_000);
  assert.deepEqual([client.status, client.pending], ["slow", 1]);
  tell("msg:custom", { answer: 1, ok: true, error: null });
  assert.equal(client.status, "live");
  tick(1);
  assert.equal((await answer).ok, true);
  void client.send({ type: "undo" });
  kernel.status = "idle";
  tick(5000);
  assert.equal(client.status, "gone");
});

test("the first greeting has patience with a notebook that is still running", (context) => {
  const { model, client, tick } = line(context);
  void client.hello();
  void client.hello();
  tick(19_000);
  assert.equal(client.status, "live");
  assert.equal(model.sent.length, 1);
  tick(1_000);
  assert.equal(client.status, "gone");
});

test("a kernel that throws is gone at once", async () => {
  const model = new FakeModel("rack", {});
  model.send = () => {
    throw new Error("Kernel is dead");
  };
  const client = new Client(model);
  assert.deepEqual(await client.send({ type: "undo" }), { ok: false, error: null, gone: true });
  assert.equal(client.status, "gone");
});

test("what is no answer is not taken for one", async () => {
  const model = new FakeModel("rack", {});
  const client = new Client(model);
  const tell = (content: unknown) =>
    (model as unknown as { tell(name: string, content: unknown): void }).tell("msg:custom", content);
  for (const content of [null, "x", 7, {}, { answer: null, ok: false, error: "?" }, { answer: 99, ok: true }])
    tell(content);
  await settled();
  assert.equal(client.status, "live");
});

test("of two views of one model, the one at work speaks", () => {
  const client = new Client(new FakeModel("rack", {}));
  const [one, two] = [{}, {}];
  client.addView(one);
  const leave = client.addView(two);
  assert.deepEqual([client.isActive(one), client.isActive(two)], [true, false]);
  client.activate(two);
  assert.deepEqual([client.isActive(one), client.isActive(two)], [false, true]);
  leave();
  assert.equal(client.isActive(one), true);
});
