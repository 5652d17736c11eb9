import { act, show, text } from "./show";
import { dom, FakeModel, settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { footerState, headerState, homeState, progressState, STEPS } from "../dev/states";
import { resetResults } from "../src/progress";

describe("progress in a widget", () => {
  test("a lesson that is forgotten elsewhere is reset where it is shown, and nowhere else", async () => {
    const runs = show("header", headerState);
    const groups = show("header", { ...headerState, lesson: { ...headerState.lesson, key: "groups" } });
    const home = show("home", homeState);
    await settled(60);
    const before = [runs, groups, home].map(({ model }) => model.sent.length);
    resetResults(undefined, "groups");
    await settled(60);
    const told = [runs, groups, home].map(({ model }, at) =>
      model.sent.slice(before[at]).map(({ seq: _, ...rest }) => rest),
    );
    assert.deepEqual(told, [[], [{ type: "reset", lesson: "groups" }], [{ type: "reset", lesson: "groups" }]]);
  });

  test("what is stored goes to Python at the start, only the lessons shown", async () => {
    dom.localStorage.setItem("rummy-widget:v1:lesson:runs", '{"v":1,"steps":{"a":{"stars":3}}}');
    dom.localStorage.setItem("rummy-widget:v1:lesson:groups", "{garbage");
    dom.localStorage.setItem("rummy-widget:v1:lesson:foreign", '{"v":1,"steps":{"a":{"stars":3}}}');
    const { model } = show("home", homeState);
    await settled(60);
    const told = model.sent.filter(({ type }) => type === "progress");
    assert.deepEqual(told, [
      {
        seq: told[0]?.seq,
        type: "progress",
        stored: { runs: { v: 1, steps: { a: { stars: 3 } } }, groups: "{garbage" },
      },
    ]);
  });

  test("what is won is written in the same breath, and the other widgets of the page are told", async () => {
    const one = show("step", STEPS["arrange"]);
    const two = show("header", headerState);
    await settled(60);
    const before = two.model.sent.length;
    one.model.set({ ...STEPS["arrange"], rev: 2, progress: { runs: { v: 1, steps: { "one-ends": { stars: 2 } } } } });
    assert.equal(dom.localStorage.getItem("rummy-widget:v1:lesson:runs"), '{"v":1,"steps":{"one-ends":{"stars":2}}}');
    await settled(60);
    assert.deepEqual(
      two.model.sent.slice(before).map(({ type }) => type),
      ["progress"],
    );
    assert.equal(one.model.sent.filter(({ type }) => type === "progress").length, 1); // its own it knows
  });

  test("where storage refuses, one widget of the page says so, and the results last for the session", async () => {
    const storage = dom.localStorage;
    const give = (get: () => unknown): unknown =>
      Object.defineProperty(dom, "localStorage", { configurable: true, get });
    give(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const one = show("step", STEPS["arrange"]);
    const two = show("header", headerState);
    await settled(60);
    one.model.set({ ...STEPS["arrange"], rev: 2, progress: { runs: { v: 1, steps: { "one-ends": { stars: 2 } } } } });
    await settled(60);
    give(() => storage);
    assert.match(text(one.$(".rw-note")), /can't keep/);
    assert.match(text(one.$(".rw-live")), /can't keep/);
    assert.equal(two.el.querySelector(".rw-note"), null);
    assert.deepEqual(two.model.sent.at(-1), {
      seq: two.model.sent.length,
      type: "progress",
      stored: { runs: { v: 1, steps: { "one-ends": { stars: 2 } } } },
    });
  });

  test("where there is no room, the widget at work says so, whichever hears of the result first", async () => {
    const storage = dom.localStorage;
    const full = (): never => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const give = (get: () => unknown): unknown =>
      Object.defineProperty(dom, "localStorage", { configurable: true, get });
    const foot = show("footer", footerState);
    const card = show("step", STEPS["arrange"]);
    await settled(60);
    give(() => ({ length: 0, key: () => null, getItem: () => null, setItem: full }));
    const progress = { runs: { v: 1, steps: { "one-ends": { stars: 2 } } } };
    card.model.silent = true;
    card.$(act("retry")).click(); // a message that waits for its answer
    foot.model.set({ ...footerState, rev: 2, progress });
    card.model.set({ ...STEPS["arrange"], rev: 2, progress });
    card.model.wake();
    await settled(60);
    give(() => storage);
    assert.match(text(card.$(".rw-note")), /is full/);
    assert.equal(foot.el.querySelector(".rw-note"), null);
  });

  test("a saved notebook, with nobody to answer, writes nothing", async () => {
    const model = new FakeModel("step", {
      ...STEPS["arrange"],
      progress: { runs: { v: 1, steps: { a: { stars: 3 } } } },
    });
    model.silent = true;
    show("step", null, model);
    await settled(60);
    assert.equal(dom.localStorage.length, 0);
    model.wake();
  });

  test("what is forgotten does not come back with the next state", async () => {
    const { model, $ } = show("progress", {
      ...progressState,
      progress: { runs: { v: 1, steps: { a: { stars: 3 } } } },
    });
    await settled(60);
    assert.equal(dom.localStorage.length, 1);
    $(act("reset")).click();
    $(act("reset-yes")).click();
    model.set({ ...progressState, rev: 2, progress: { runs: { v: 1, steps: { a: { stars: 3 } } } } });
    await settled();
    assert.equal(dom.localStorage.getItem("rummy-widget:v1:lesson:runs"), null);
  });
});
