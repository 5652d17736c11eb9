// A page at a table of people: what it does when its kernel, its line or its server has gone.
import { dom, FakeModel } from "./dom";
import assert from "node:assert/strict";
import { beforeEach, mock, test, type TestContext } from "node:test";
import { Client } from "../src/client";
import { keepSeat } from "../src/people/seat-store";
import { keepConnected } from "../src/people/reconnect";
import type { PeopleProps } from "../src/types";

const TICKET = { room: "r", code: "BCDFGH", token: "secret" };
const SIT = {
  type: "room",
  act: "sit",
  text: "BCDFGH",
  token: "secret",
  at: "http://localhost/voila/render/notebooks/tables.ipynb",
};
const people = (seated: boolean): PeopleProps =>
  ({ room: seated ? { ticket: TICKET } : null }) as unknown as PeopleProps;

class Signal {
  slots = new Set<(sender: unknown, status: string) => void>();
  connect(slot: (sender: unknown, status: string) => void): void {
    this.slots.add(slot);
  }
  disconnect(slot: (sender: unknown, status: string) => void): void {
    this.slots.delete(slot);
  }
  emit(status: string): void {
    for (const slot of [...this.slots]) slot(null, status);
  }
}

/** A page that sits, with a kernel of which the test says what becomes of it. */
function page(context: TestContext) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const kernel = {
    status: "idle",
    connectionStatus: "connected",
    statusChanged: new Signal(),
    connectionStatusChanged: new Signal(),
    slowest: 15_000,
    closeCode: 0,
  };
  const renew = mock.fn(async () => void (kernel.connectionStatus = "connected"));
  const model = Object.assign(new FakeModel("table", { rev: 1, people: people(true) }), {
    widget_manager: { kernel, renew },
    refresh: mock.fn(),
  });
  const client = new Client(model);
  keepSeat(people(true));
  keepConnected(client);
  const pass = async (ms: number): Promise<void> => {
    for (let gone = 0; gone <= ms; gone += 50) {
      context.mock.timers.tick(50);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
  };
  return { kernel, renew, model, client, pass };
}

beforeEach(() => dom.happyDOM.setURL("http://localhost/voila/render/notebooks/tables.ipynb"));

test("another kernel takes the place of one that has died, and is asked for the same seat", async (context) => {
  const { kernel, renew, model, client, pass } = page(context);
  kernel.statusChanged.emit("dead");
  client.markLost();
  assert.equal(client.cause, "cut");
  await pass(500);
  assert.equal(renew.mock.callCount(), 1);
  assert.deepEqual(model.last, SIT);
  assert.equal(client.status, "live");
});

test("where the server isn't there yet it is tried again, and never at the same moments", async (context) => {
  const { kernel, renew, client, pass } = page(context);
  const tried: number[] = [];
  let now = 0;
  renew.mock.mockImplementation(async () => {
    tried.push(now);
    throw new Error("no page yet");
  });
  kernel.connectionStatus = "disconnected";
  client.markLost();
  for (; now < 10_000; now += 50) await pass(0);
  assert.ok(tried.length > 3);
  const waits = tried.slice(1).map((at, index) => at - tried[index]!);
  assert.ok(new Set(waits).size > 1, String(waits));
  renew.mock.mockImplementation(async () => undefined);
  await pass(10_000);
  assert.equal(client.status, "live");
});

test("a line that holds again is not worth a word, and all is asked for once more", async (context) => {
  const { kernel, renew, model, client, pass } = page(context);
  kernel.connectionStatus = "connecting";
  kernel.connectionStatusChanged.emit("connecting");
  await pass(500);
  assert.equal(client.status, "live");
  kernel.connectionStatus = "connected";
  kernel.connectionStatusChanged.emit("connected");
  await pass(2_000);
  assert.equal(client.status, "live");
  assert.equal(model.refresh.mock.callCount(), 1);
  assert.equal(renew.mock.callCount(), 0);
});

test("one that doesn't is told", async (context) => {
  const { kernel, client, pass } = page(context);
  kernel.connectionStatus = "connecting";
  kernel.connectionStatusChanged.emit("connecting");
  await pass(1_500);
  assert.deepEqual([client.status, client.cause], ["gone", "cut"]);
});

test("a server that says that it starts anew is believed at once", (context) => {
  const { kernel, client } = page(context);
  kernel.connectionStatus = "connecting";
  kernel.closeCode = 1012;
  kernel.connectionStatusChanged.emit("connecting");
  assert.deepEqual([client.status, client.cause], ["gone", "restart"]);
});

test("a seat that isn't given at once is asked for again", async (context) => {
  const { model, pass } = page(context);
  model.set({ rev: 2, people: people(false) });
  let busy = 2;
  model.reply = ({ type }) => (type === "room" && busy-- > 0 ? "The database is busy." : null);
  await pass(20_000);
  assert.equal(model.types.filter((type) => type === "room").length, 3);
  assert.deepEqual(model.last, SIT);
});
