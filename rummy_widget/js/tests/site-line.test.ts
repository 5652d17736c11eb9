// The line to the worker that has Python, and how a lesson that was left is come back to.
import { dom } from "./dom";
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { rack, step } from "../dev/states";
import { rackText, SAVE_EVENT } from "../src/reload";
import { restoreLeft, saveLeft, reloadReason } from "../src/site/restore";
import { WorkerConnection, type ConnectionHandlers } from "../src/site/connection";
import type { FromPage, FromWorker } from "../src/site/protocol";

type Global = Record<string, unknown>;

class FakePort {
  sent: FromPage[] = [];
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  postMessage(message: FromPage): void {
    this.sent.push(message);
  }
  say(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

/** What the page hears, and the workers that it has asked for. */
function desk() {
  const heard: string[] = [];
  const ends: ConnectionHandlers = {
    opened: (_what, _say, watched) => void heard.push(watched ? "opened, watched" : "opened"),
    told: () => void heard.push("told"),
    trouble: (what) => void heard.push(what),
    ended: () => void heard.push("ended"),
  };
  return { heard, line: new WorkerConnection(new URL("http://localhost/worker.js"), "/course", [], ends) };
}

describe("the line to the worker", () => {
  let ports: FakePort[];
  let locks: (() => void)[];
  const workers: { onerror: ((event: { message: string }) => void) | null }[] = [];
  const before = { SharedWorker: (globalThis as Global)["SharedWorker"], Worker: (globalThis as Global)["Worker"] };

  beforeEach(() => {
    ports = [];
    locks = [];
    (globalThis as Global)["addEventListener"] = dom.addEventListener.bind(dom);
    (globalThis as Global)["SharedWorker"] = class {
      port = new FakePort();
      onerror = null;
      constructor() {
        ports.push(this.port);
        workers.push(this);
      }
    };
    const request = (_name: string, _how: object, had: () => void): Promise<void> => (
      locks.push(had), Promise.resolve()
    );
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  });
  afterEach(() => Object.assign(globalThis, before));

  test("asks for the page, and hears the worker's end", () => {
    const { heard, line } = desk();
    line.open();
    assert.equal(ports[0]!.sent[0]!.type, "open");
    ports[0]!.say({ type: "here", lock: "one" });
    ports[0]!.say({ type: "opened", what: "{}" });
    assert.deepEqual(heard, ["opened, watched"]);
    locks[0]!();
    assert.deepEqual(heard, ["opened, watched", "ended"]);
  });

  test("a worker that ends before it has begun is started again, a few times", () => {
    const { heard, line } = desk();
    line.open();
    for (let at = 0; at < 3; at += 1) {
      ports[at]!.say({ type: "here", lock: String(at) });
      locks[at]!();
    }
    assert.equal(ports.length, 3);
    assert.deepEqual(heard, ["failed"]);
    ports[0]!.say({ type: "opened", what: "{}" }); // nobody listens to it any more
    assert.deepEqual(heard, ["failed"]);
  });

  test("what went wrong is told, and it can be opened again", () => {
    const { heard, line } = desk();
    line.open();
    ports[0]!.say({ type: "failed", trouble: "cut", why: "404" });
    line.open();
    ports[1]!.say({ type: "opened", what: "{}" });
    assert.deepEqual(heard, ["cut", "opened"]);
  });

  test("where storage is blocked no worker is shared, and the page has one of its own", () => {
    (globalThis as Global)["SharedWorker"] = class {
      constructor() {
        throw new Error("SecurityError");
      }
    };
    const own: FakePort[] = [];
    (globalThis as Global)["Worker"] = class extends FakePort {
      constructor() {
        super();
        own.push(this);
      }
      terminate(): void {}
    };
    const { heard, line } = desk();
    line.open();
    own[0]!.say({ type: "opened", what: "{}" });
    assert.deepEqual(heard, ["opened"]);
  });
});

describe("a lesson that is left", () => {
  const begun = { one: { view: "step", state: { rev: 1, step: step(), rack: rack("r5 r6 _ r7") } } };
  const name = `step ${step().lesson} ${step().key} #0`;
  let arrangement = "";
  const lay = (): void => {
    const kept = JSON.parse(sessionStorage.getItem("rummy-widget:wake")!) as { racks: Record<string, unknown> };
    kept.racks[name] = { arrangement, step: null, seed: null };
    sessionStorage.setItem("rummy-widget:wake", JSON.stringify(kept));
  };

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    (globalThis as Global)["dispatchEvent"] = dom.dispatchEvent.bind(dom);
    window.addEventListener(SAVE_EVENT, lay);
  });
  afterEach(() => {
    window.removeEventListener(SAVE_EVENT, lay);
    history.replaceState(null, "", location.pathname);
  });

  test("is come back to: the step and what lies otherwise", () => {
    arrangement = "r5 r6 r7 / _";
    history.replaceState(null, "", "?step=corner");
    saveLeft(begun);
    sessionStorage.clear(); // another tab, later
    history.replaceState(null, "", location.pathname);
    restoreLeft();
    assert.equal(location.search, "?step=corner");
    assert.deepEqual(
      Object.keys((JSON.parse(sessionStorage.getItem("rummy-widget:wake")!) as { racks: object }).racks),
      [name],
    );
    sessionStorage.clear();
    restoreLeft();
    assert.equal(sessionStorage.getItem("rummy-widget:wake"), null, "once");
  });

  test("begins as it is where nothing was moved, where another step is asked for, and after a day", () => {
    arrangement = rackText(rack("r5 r6 _ r7"));
    saveLeft(begun);
    assert.equal(localStorage.getItem("rummy-widget:v1:left"), null);
    arrangement = "r5 r6 r7 / _";
    saveLeft(begun);
    sessionStorage.clear();
    history.replaceState(null, "", "?step=other");
    restoreLeft();
    assert.equal(sessionStorage.getItem("rummy-widget:wake"), null);
    history.replaceState(null, "", location.pathname);
    saveLeft(begun);
    sessionStorage.clear();
    const left = JSON.parse(localStorage.getItem("rummy-widget:v1:left")!) as { at: number };
    localStorage.setItem("rummy-widget:v1:left", JSON.stringify({ ...left, at: left.at - 100_000_000 }));
    restoreLeft();
    assert.equal(sessionStorage.getItem("rummy-widget:wake"), null);
  });

  test("why a page loads itself anew is told once", () => {
    sessionStorage.setItem("rummy-widget:site:why", "anew");
    assert.equal(reloadReason(), "anew");
    assert.equal(reloadReason(), null);
  });
});
