import { act, show, text, type } from "./show";
import { FakeModel, settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workState } from "../dev/class";
import { liveState } from "../dev/live";

const ROOM = "ab12";
const UNSENT = "rummy-widget:v1:class:unsent";
const place = {
  ticket: `${ROOM}.GSBVZV.token`,
  status: "",
  unsent: 0,
  pending: [],
  waiting: "",
  rejoin: null,
  held: "Kept here.",
  shown: [],
  deal: null,
  dealt: null,
};
const state = { ...workState, live: place };
const submit = (form: Element): void =>
  void form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
const handed = (model: FakeModel): unknown[] =>
  model.sent.flatMap((each) => (each.type === "hand-in" ? [[each.step, each.text]] : []));

describe("a student's place in a live class", () => {
  test("an answer is sent by its question, and kept until it has come in", async () => {
    const { model, $ } = show("classwork", state);
    await settled();
    assert.equal(localStorage.getItem("rummy-widget:v1:class:live"), place.ticket);
    type($(".rw-sheet input"), "31/4");
    submit($(".rw-sheet form"));
    await settled();
    assert.deepEqual(handed(model), [["outs-wait", "31/4"]]);
    assert.equal(localStorage.getItem(UNSENT), "[]");
  });

  test("while nobody is there answers are kept, said to be, and sent in their order afterwards", async () => {
    const { model, $ } = show("classwork", state);
    await settled();
    const send = model.send.bind(model);
    model.send = () => {
      throw new Error("dead");
    };
    for (const answer of ["1/2", "1/3"]) {
      type($(".rw-sheet input"), answer);
      submit($(".rw-sheet form"));
      await settled();
    }
    assert.equal(text($("[data-sent]")), "Kept here.");
    assert.equal($(".rw-live-place").dataset["unsent"], "2");
    assert.equal(($(".rw-sheet input") as HTMLInputElement).readOnly, false);
    model.send = send;
    model.set({ ...state, rev: 2 });
    await settled();
    await settled();
    assert.deepEqual(handed(model), [
      ["outs-wait", "1/2"],
      ["outs-wait", "1/3"],
    ]);
    assert.equal($(".rw-live-place").dataset["unsent"], "0");
  });

  test("what was kept is sent when the page is loaded again, but not to another class", async () => {
    localStorage.setItem(
      UNSENT,
      JSON.stringify([{ room: "other", step: "x", text: "1" }, { room: ROOM, step: "outs-wait", text: "2" }, 7]),
    );
    const { model } = show("classwork", state);
    await settled();
    await settled();
    assert.deepEqual(handed(model), [["outs-wait", "2"]]);
    assert.match(localStorage.getItem(UNSENT)!, /other/);
  });

  test("what could not be handed in yet stays in the browser until it has come in, and is not sent twice", async () => {
    const model = new FakeModel("classwork", state);
    const pending = [{ key: "outs-wait", text: "5" }];
    model.reply = ({ type: kind }) => {
      if (kind === "hand-in") model.set({ ...state, rev: 2, live: { ...place, unsent: 1, pending } });
      return null;
    };
    const { $ } = show("classwork", state, model);
    await settled();
    type($(".rw-sheet input"), "5");
    submit($(".rw-sheet form"));
    await settled();
    assert.match(localStorage.getItem(UNSENT)!, /"5"/);
    assert.equal($(".rw-live-place").dataset["unsent"], "0"); // Python has it
    model.set({ ...state, rev: 3 });
    await settled();
    assert.equal(localStorage.getItem(UNSENT), "[]");
    assert.equal(handed(model).length, 1);
  });

  test("who leaves a class before an answer came in sends it anew when back", async () => {
    const model = new FakeModel("classwork", state);
    const held = { ...state, live: { ...place, unsent: 1, pending: [{ key: "outs-wait", text: "5" }] } };
    model.reply = ({ type: kind }) => (kind === "hand-in" && model.set({ ...held, rev: 2 }), null);
    const { $ } = show("classwork", state, model);
    await settled();
    type($(".rw-sheet input"), "5");
    submit($(".rw-sheet form"));
    await settled();
    model.reply = () => null;
    model.set({ ...workState, rev: 3, own: null, task: null });
    await settled();
    assert.match(localStorage.getItem(UNSENT)!, /"5"/);
    model.set({ ...state, rev: 4 });
    await settled();
    await settled();
    assert.equal(handed(model).length, 2);
    assert.equal(localStorage.getItem(UNSENT), "[]");
  });

  test("a guess has its own words", async () => {
    const { $ } = show("classwork", { ...state, task: { ...workState.task!, guess: true } });
    await settled();
    assert.equal(text($("[data-act=check]")), "Guess");
  });

  test("a refused answer is said, and not sent for ever", async () => {
    const model = new FakeModel("classwork", state);
    model.reply = ({ type: kind }) => (kind === "hand-in" ? "50 answers are kept." : null);
    const { $ } = show("classwork", state, model);
    await settled();
    type($(".rw-sheet input"), "5");
    submit($(".rw-sheet form"));
    await settled();
    assert.equal(text($("[data-problem]")), "50 answers are kept.");
    assert.equal(handed(model).length, 1);
  });
});

describe("the teacher's page", () => {
  test("it says where it is, and goes on with the class that this browser has", async () => {
    localStorage.setItem("rummy-widget:v1:live:teacher", place.ticket);
    const { model } = show("live", { ...liveState, stage: "setup", ticket: null, question: null });
    await settled();
    assert.deepEqual(
      model.sent.slice(1).map(({ seq: _, ...message }) => message),
      [
        { type: "class", act: "here", address: location.href },
        { type: "resume", token: place.ticket },
      ],
    );
  });

  test("answers are text, and each button says what it does", async () => {
    const { model, el, $ } = show("live", liveState);
    await settled();
    assert.equal(el.querySelector("img, script"), null);
    assert.match(text($("[data-list=answers]")), /<img src=x>/);
    $(act("pick")).click();
    await settled();
    assert.deepEqual(model.last, { type: "class", act: "pick", n: 4 });
    assert.equal($("[data-bar=first] i").getAttribute("style"), "inline-size: 50.0%");
  });

  test("a class is closed only when that is said twice", async () => {
    const { model, $ } = show("live", liveState);
    await settled();
    const acts = (): unknown[] => model.sent.flatMap((each) => (each.type === "class" ? [each.act] : []));
    $(act("close")).click();
    await settled();
    assert.deepEqual(acts(), ["here"]);
    $(act("close")).click();
    await settled();
    assert.deepEqual(acts(), ["here", "close"]);
  });

  test("who hasn't answered is told before it is shown all the same", async () => {
    const model = new FakeModel("live", liveState);
    model.reply = (message) =>
      message.type === "class" && message.act === "show" ? "One student hasn't answered yet." : null;
    const { $, el } = show("live", liveState, model);
    await settled();
    assert.equal(el.querySelector(act("show-early")), null);
    $(act("show")).click();
    await settled();
    assert.match(text($("[data-problem]")), /hasn't answered/);
    $(act("show-early")).click();
    await settled();
    assert.equal(el.querySelector(act("show-early")), null);
  });

  test("who leads by keys is where the next thing is done when a button is gone", async () => {
    const question = { ...liveState.question!, all: true, guess: true, ask: "How likely?" };
    const model = new FakeModel("live", { ...liveState, onward: 1, question });
    model.reply = (message) => {
      if (message.type === "class" && message.act === "show")
        model.set({ ...liveState, rev: 2, onward: 1, question: { ...question, shown: true } });
      return null;
    };
    const { $ } = show("live", liveState, model);
    await settled();
    assert.equal(text($("[data-ask]")), "How likely?");
    assert.match($(act("show")).className, /primary/);
    $(act("show")).focus();
    $(act("show")).click();
    await settled();
    assert.equal(document.activeElement, $(act("tell")));
    assert.match($(act("tell")).className, /primary/);
  });
});
