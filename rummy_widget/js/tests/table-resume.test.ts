// What the table does by itself: asks for the others' moves in their time, and keeps the token of an unfinished game.
import { show, text, type Shown } from "./show";
import { dom, FakeModel } from "./dom";
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { openTable } from "../dev/spread";
import { game, table, waiting } from "../dev/table";
import widget from "../dev/all";
import { unfinishedKind } from "../src/table/token";
import type { TableProps, TableState } from "../src/types";

const KEY = "rummy-widget:table:v1";
const waits = (wait: number | null, rev = 1): TableState => ({
  ...table({ game: game({ mine: false, actions: waiting, wait }) }),
  rev,
});
const ticks = ({ model }: Pick<Shown, "model">): number => model.types.filter((type) => type === "tick").length;

beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "Date"] }));
afterEach(() => mock.timers.reset());

/** Time passes; between its parts answers come. */
async function pass(ms: number): Promise<void> {
  for (const part of [0, 0, ms, 0, 0, 0]) {
    mock.timers.tick(part);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }
}

describe("the others' moves", () => {
  test("are asked for when their time has come, and not before", async () => {
    const shown = show("table", waits(900));
    await pass(0);
    await pass(890);
    assert.equal(ticks(shown), 0);
    await pass(20);
    assert.equal(ticks(shown), 1);
    assert.deepEqual(shown.model.last, { type: "tick" });
  });

  test("are asked for at once where there is no delay, one after the other", async () => {
    const shown = show("table", waits(0));
    let moves = 3;
    shown.model.reply = ({ type }) => {
      if (type === "tick") shown.model.set(waits((moves -= 1) > 0 ? 0 : null, 10 - moves));
      return null;
    };
    for (let round = 0; round < 5; round += 1) await pass(0);
    assert.equal(ticks(shown), 3);
  });

  test("are not put off by laying tiles meanwhile, but come sooner with a greater speed", async () => {
    const shown = show("table", waits(900));
    await pass(0);
    await pass(600);
    shown.model.set(waits(900, 2));
    await pass(310);
    assert.equal(ticks(shown), 1);
    shown.model.set(waits(2200, 3));
    await pass(100);
    shown.model.set(waits(250, 4));
    await pass(260);
    assert.equal(ticks(shown), 2);
  });

  test("are not asked for when there is nobody to wait for any more", async () => {
    const shown = show("table", waits(900));
    await pass(0);
    shown.model.set(waits(null, 2));
    await pass(2000);
    assert.equal(ticks(shown), 0);
  });

  test("that led to nothing are asked for again, but in no hurry", async () => {
    const shown = show("table", waits(0));
    await pass(0);
    await pass(0);
    const before = ticks(shown);
    assert.equal(before, 1);
    await pass(260);
    assert.equal(ticks(shown), 2);
  });

  test("that are refused are not asked for again before something has changed", async () => {
    const shown = show("table", waits(0));
    shown.model.reply = ({ type }) => (type === "tick" ? "Not now." : null);
    await pass(0);
    await pass(5000);
    assert.equal(ticks(shown), 1);
    assert.equal(text(shown.$(".rw-problem")), "Not now.");
    shown.model.set(waits(0, 2));
    await pass(0);
    assert.equal(ticks(shown), 2);
  });

  test("are asked for once, however many views there are, and by the second when the first is closed", async () => {
    const model = new FakeModel("table", waits(900));
    const made = widget();
    made.initialize({ model });
    const close = [0, 1].map(() => {
      const el = document.createElement("div");
      document.body.append(el);
      return made.render({ model, el });
    });
    await pass(0);
    await pass(910);
    assert.equal(ticks({ model }), 1);
    close[0]?.();
    model.set(waits(900, 2));
    await pass(0);
    await pass(910);
    assert.equal(ticks({ model }), 2);
    close[1]?.();
    model.set(waits(900, 3));
    await pass(2000);
    assert.equal(ticks({ model }), 2);
  });

  test("wait for a kernel that has gone, until it is there again", async () => {
    const shown = show("table", waits(900));
    await pass(0);
    shown.model.silent = true;
    await pass(910);
    assert.equal(ticks(shown), 1);
    await pass(30_000);
    assert.equal(ticks(shown), 1);
    shown.model.silent = false;
    shown.model.set(waits(900, 2));
    await pass(910);
    assert.equal(ticks(shown), 2);
  });
});

describe("a table that is kept", () => {
  const kept = (): string | null => dom.localStorage.getItem(KEY);
  const set = (shown: Shown, more: Partial<TableProps>): void => shown.model.set({ ...table(more), rev: 2 });

  const TAB = "rummy-widget:table:tab:v1";
  const UNFINISHED = "rummy-widget:table:unfinished:v1";
  const asked = ({ model }: Shown): object[] =>
    model.sent.filter(({ type }) => type === "resume").map((each) => ({ ...each, seq: 0 }));

  test("its token stays when it has ended, and whether one is unfinished is kept beside it", async () => {
    const shown = show("table", table({ token: "T1", save_key: "p1", unfinished: "p1" }));
    assert.equal(kept(), null, "not before somebody has answered");
    await pass(0);
    assert.equal(kept(), "T1");
    assert.equal(dom.sessionStorage.getItem(TAB), "T1 p1");
    assert.equal(dom.localStorage.getItem(UNFINISHED), "p1");
    set(shown, { token: "T1", save_key: "p1", unfinished: null });
    assert.equal(kept(), "T1");
    assert.equal(dom.localStorage.getItem(UNFINISHED), "none");
  });

  test("another's token does not push out that of this browser, but the tab goes on with its table", async () => {
    dom.localStorage.setItem(KEY, "T1");
    show("table", table({ token: "T2", save_key: "p2", unfinished: "p2" }));
    await pass(0);
    assert.equal(kept(), "T1");
    assert.equal(dom.localStorage.getItem(UNFINISHED), null);
    assert.equal(dom.sessionStorage.getItem(TAB), "T2 p2");
    const shown = show("table", table({ token: null, save_key: null }));
    await pass(0);
    assert.deepEqual(asked(shown), [{ seq: 0, type: "resume", token: "T2", key: "p2" }]);
  });

  test("is asked for on opening, after hello and before all else, once", async () => {
    dom.localStorage.setItem(KEY, "T1");
    dom.localStorage.setItem(UNFINISHED, "p1");
    const shown = show("table", { ...waits(0), table: { ...waits(0).table, token: null } });
    await pass(0);
    await pass(0);
    assert.deepEqual(
      shown.model.sent.slice(0, 3).map(({ type }) => type),
      ["hello", "resume", "tick"],
    );
    assert.deepEqual(asked(shown), [{ seq: 0, type: "resume", token: "T1", key: "p1" }]);
  });

  test("those whose melds lie open are kept apart, and home goes on with what was played last", async () => {
    assert.equal(unfinishedKind(), null);
    dom.localStorage.setItem(KEY, "T1");
    dom.localStorage.setItem(UNFINISHED, "none");
    assert.equal(unfinishedKind(), null);
    show("table", openTable({ token: "T1", save_key: "p7", unfinished: "p7" }));
    await pass(0);
    assert.equal(dom.sessionStorage.getItem(TAB), null);
    assert.equal(dom.localStorage.getItem(UNFINISHED), "none");
    assert.equal(unfinishedKind(), "open");
    show("table", table({ token: "T1", save_key: "p1", unfinished: "p1" }));
    await pass(0);
    assert.equal(unfinishedKind(), "table");
    const again = show("table", openTable({ token: null, save_key: null }));
    await pass(0);
    assert.deepEqual(asked(again), [{ seq: 0, type: "resume", token: "T1", key: "p7" }]);
  });

  test("of the game that the address names", async () => {
    const { pathname } = dom.location;
    dom.history.replaceState(null, "", `${pathname}?game=rummy_45`);
    const shown = show("table", openTable({ token: null, save_key: null }));
    await pass(0);
    await pass(0);
    assert.equal((asked(shown)[0] as { game?: string }).game, "rummy_45");
    assert.equal(dom.location.search, "", "loaded anew, it is what has become of it");
  });

  test("with a token and no unfinished game, none is asked for", async () => {
    dom.localStorage.setItem(KEY, "T1");
    for (const unfinished of [null, "none"]) {
      if (unfinished) dom.localStorage.setItem(UNFINISHED, unfinished);
      const shown = show("table", table({ token: null, save_key: null }));
      await pass(0);
      assert.deepEqual(asked(shown), [{ seq: 0, type: "resume", token: "T1" }]);
    }
  });

  test("a browser without a token makes one, the same for all its tables", async () => {
    const shown = [
      show("table", table({ token: null, save_key: null })),
      show("table", table({ token: null, save_key: null })),
    ];
    await pass(0);
    assert.match(kept() ?? "", /^[A-Za-z0-9_-]{32}$/);
    for (const each of shown) assert.deepEqual(asked(each), [{ seq: 0, type: "resume", token: kept() }]);
  });

  test("is not asked for where one goes on already", async () => {
    dom.localStorage.setItem(KEY, "T1");
    const shown = show("table", table({ token: "T2" }));
    await pass(0);
    assert.deepEqual(shown.model.types, []);
  });

  test("its token stays where nobody answers", async () => {
    dom.localStorage.setItem(KEY, "T1");
    const model = new FakeModel("table", table({ token: "author", save_key: "p", unfinished: "p" }));
    model.silent = true;
    show("table", null, model);
    await pass(25_000);
    assert.equal(kept(), "T1");
    assert.equal(dom.sessionStorage.length, 0);
  });

  test("a browser that keeps nothing is told of, once", async () => {
    const real = globalThis.localStorage;
    const refuse = (): never => {
      throw new Error("denied");
    };
    Object.defineProperty(globalThis, "localStorage", {
      value: { getItem: refuse, setItem: refuse, removeItem: refuse },
      configurable: true,
      writable: true,
    });
    try {
      const shown = show("table", table({ token: "T1" }));
      await pass(0);
      set(shown, { token: "T2" });
      set(shown, { token: null });
      assert.equal(shown.el.querySelectorAll(".rw-note").length, 1);
      assert.equal(text(shown.$(".rw-live")).match(/can't keep/g)?.length, 1);
    } finally {
      Object.defineProperty(globalThis, "localStorage", { value: real, configurable: true, writable: true });
    }
  });
});

describe("an address", () => {
  const PLAY = "http://localhost/voila/render/notebooks/play.ipynb";
  const looked = ({ sent }: FakeModel): unknown[] =>
    sent.flatMap((each) => (each.type === "look" ? [each.record, each.index] : []));
  const fresh = (): TableState => table({ screen: "setup", game: null, token: null, save_key: null });
  const opened = async (query: string, reply?: FakeModel["reply"]): Promise<Shown> => {
    dom.happyDOM.setURL(PLAY + query);
    const model = new FakeModel("table", fresh());
    if (reply) model.reply = reply;
    const shown = show("table", fresh(), model);
    assert.equal(shown.el.querySelector(".rw-setup") === null, query !== "", "nothing is set up meanwhile");
    for (let round = 0; round < 3; round += 1) await pass(0);
    return shown;
  };
  afterEach(() => dom.happyDOM.setURL("http://localhost/voila/render/lessons/pro/02-runs.ipynb"));

  test("?quick deals once what is kept here has been asked for, and is not asked again by who comes back", async () => {
    const { model, el } = await opened("?quick");
    assert.deepEqual(model.types, ["resume", "read"]);
    assert.deepEqual(model.last, { type: "read", text: "?quick" });
    assert.equal(dom.location.search, "");
    assert.ok(el.querySelector(".rw-setup"), "where no game came, one can be set up");
  });

  test("what is refused is said, beside the set-up", async () => {
    const { el } = await opened("?quick=no", ({ type }) => (type === "read" ? "No such game." : null));
    assert.match(text(el), /No such game\./);
    assert.ok(el.querySelector(".rw-setup"));
  });

  test("?moment shows a discard of the game that ended last, and lets the unfinished one be", async () => {
    dom.localStorage.setItem("rummy-widget:v1:ended", "a record");
    const { model } = await opened("?moment=12");
    assert.deepEqual(model.types, ["look"]);
    assert.deepEqual(looked(model), ["a record", 12]);
    for (const bad of ["?moment=", "?moment=-1", "?moment=1e9", "?moment=<b>"])
      assert.equal(looked((await opened(bad)).model)[1], 999, bad);
  });

  test("nothing else is asked for", async () => {
    dom.happyDOM.setURL(`${PLAY}?theme=dark`);
    const { model } = show("table", fresh());
    for (let round = 0; round < 3; round += 1) await pass(0);
    assert.deepEqual(model.types, ["resume"]);
  });

  test("the record of a game that has ended is kept, the last one alone", async () => {
    const { model } = show("table", { ...table({ ended: "first" }), rev: 1 });
    await pass(0);
    model.set({ ...table({ ended: "second" }), rev: 2 });
    model.set({ ...table({ ended: null }), rev: 3 });
    assert.equal(dom.localStorage.getItem("rummy-widget:v1:ended"), "second");
  });
});
