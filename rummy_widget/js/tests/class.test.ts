import { act, focused, show, text, type } from "./show";
import { FakeModel, settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { chancesState, doorState, exerciseState, FORMULA, simulationState, task, workState } from "../dev/class";

const PREFIX = "rummy-widget:v1:class:";
const KEY_TIME = 350; // ms; longer than the page waits for another key
const submit = (form: Element): void =>
  void form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
const said = (model: FakeModel): unknown[] =>
  model.sent.filter(({ type }) => type !== "hello").map(({ seq: _, ...message }) => message);

describe("an exercise", () => {
  test("what is typed is told once, after the last key, and stays in the field", async () => {
    const { model, $ } = show("exercise", exerciseState);
    for (const typed of ["3", "31", "31/4"]) type($("input"), typed);
    await settled(KEY_TIME);
    assert.deepEqual(said(model), [{ type: "typed", text: "31/4" }]);
    model.set({
      ...exerciseState,
      rev: 2,
      task: { ...task, typed: "31/4", reading: { text: "31/4", typeset: FORMULA, problem: null, place: null } },
    });
    assert.match(text($("[data-reading]")), /^Read as/);
    assert.equal($("[data-reading] .rw-formula").getAttribute("aria-label"), "31/4");
    assert.equal(($("input") as HTMLInputElement).value, "31/4");
  });

  test("a reading of what no longer stands there is not shown", () => {
    const { model, el, $ } = show("exercise", exerciseState);
    type($("input"), "31/45");
    model.set({
      ...exerciseState,
      rev: 2,
      task: { ...task, typed: "31/4", reading: { text: "31/4", typeset: FORMULA, problem: null, place: null } },
    });
    assert.equal(el.querySelector(".rw-formula"), null);
    assert.equal(($("input") as HTMLInputElement).value, "31/45");
  });

  test("Enter checks; the verdict says how it was compared; the focus stays in the field", async () => {
    const { model, $ } = show("exercise", exerciseState);
    type($("input"), "31/4");
    submit($("form"));
    await settled();
    assert.deepEqual(said(model), [{ type: "check", answer: "31/4" }]);
    const verdict = {
      outcome: "right" as const,
      word: "Right",
      text: "That is it.",
      how: "How your answer was compared: exact",
      misconception: null,
      read_as: "31/4",
      typeset: FORMULA,
      place: null,
    };
    model.set({ ...exerciseState, rev: 2, task: { ...task, typed: "31/4", right: true, verdict } });
    assert.equal($(".rw-verdict").dataset["outcome"], "right");
    assert.match(text($(".rw-verdict")), /^Right That is it\. Read as .*exact$/);
    focused($("input"));
  });

  test("the place that cannot be read is marked, and text is never HTML", () => {
    const place: [string, string, string] = ["3 * ", "<b>1,000</b>", ""];
    const reading = { text: "", typeset: "", problem: "It may be read in two ways.", place };
    const { $, el } = show("exercise", { ...exerciseState, task: { ...task, typed: "3 * <b>1,000</b>", reading } });
    assert.equal(text($("mark")), "<b>1,000</b>");
    assert.equal(el.querySelector("mark b"), null);
  });

  test("a formula is built from known elements only", () => {
    const bad = "<math><mrow><mn>1</mn><script>alert(1)</script></mrow></math>";
    const attributes = '<math onclick="alert(1)" alttext="x"><mn style="color:red" href="javascript:1">1</mn></math>';
    for (const [typeset, shown] of [
      [bad, 0],
      ["<math><mn>1", 0],
      ["<img src=x onerror=alert(1)>", 0],
      [attributes, 1],
    ] as const) {
      const { el } = show("exercise", {
        ...exerciseState,
        task: { ...task, typed: "1", reading: { text: "plain", typeset, problem: null, place: null } },
      });
      assert.equal(el.querySelectorAll("math").length, shown, typeset);
      assert.equal(el.querySelector("script, img, [onclick], [href], [style]"), null);
      if (!shown) assert.match(text(el.querySelector(".rw-formula")!), /plain/);
    }
  });

  test("the solution on request, other numbers, and the size are messages", async () => {
    const { model, $ } = show("exercise", exerciseState);
    for (const each of ["show", "another", "size"]) {
      $(act(each)).click();
      await settled();
    }
    assert.deepEqual(said(model), [{ type: "show" }, { type: "another" }, { type: "size", size: "projector" }]);
  });

  test("what Python refuses is shown", async () => {
    const model = new FakeModel("exercise", exerciseState);
    model.reply = ({ type }) => (type === "check" ? "50 answers are kept." : null);
    const { $ } = show("exercise", exerciseState, model);
    type($("input"), "1");
    submit($("form"));
    await settled();
    assert.equal(text($("[data-problem]")), "50 answers are kept.");
  });
});

describe("the work of a class", () => {
  test("code and pseudonym are asked for; a class's own code is not", async () => {
    const first = show("classwork", doorState);
    type(first.$("[name=code]"), "7b");
    type(first.$("[name=name]"), "red 7");
    submit(first.$("form"));
    await settled();
    assert.deepEqual(said(first.model), [{ type: "begin", code: "7b", name: "red 7" }]);
    const second = show("classwork", { ...doorState, code: "7b" });
    assert.equal(second.el.querySelector("[name=code]"), null);
  });

  test("a code that no class has stays typed, and one works alone only by a button", async () => {
    const { model, $ } = show("classwork", doorState);
    model.reply = ({ type }) => (type === "begin" ? "No class has this code." : null);
    type($("[name=code]"), "7b");
    type($("[name=name]"), "red 7");
    submit($("form"));
    await settled();
    model.set({
      ...doorState,
      rev: 2,
      alone: { code: "7b", text: "Is it on your worksheet?", label: "Start on my own" },
    });
    await settled();
    assert.equal(text($("[data-problem]")), "No class has this code.");
    assert.equal(($("[name=code]") as HTMLInputElement).value, "7b");
    assert.equal(($("[name=name]") as HTMLInputElement).value, "red 7");
    $(act("begin-alone")).click();
    await settled();
    assert.deepEqual(model.last, { type: "begin-alone", code: "7b", name: "red 7" });
  });

  test("a place that is out of reach is kept and asked for again, and no other work is opened", async () => {
    localStorage.setItem(`${PREFIX}live`, "room.GSBVZV.token");
    localStorage.setItem(`${PREFIX}last`, "12");
    localStorage.setItem(`${PREFIX}12`, '{"first": 1}');
    const { model, $ } = show("classwork", { ...doorState, unreachable: "The class can't be reached." });
    await settled();
    assert.deepEqual(said(model), [{ type: "resume", token: "room.GSBVZV.token" }]);
    assert.equal(localStorage.getItem(`${PREFIX}live`), "room.GSBVZV.token");
    $(act("again")).click();
    await settled();
    assert.deepEqual(model.last, { type: "resume", token: "room.GSBVZV.token" });
    assert.equal(said(model).length, 2);
  });

  test("a place that is gone for good is told, and no other work is opened", async () => {
    localStorage.setItem(`${PREFIX}live`, "room.GSBVZV.token");
    localStorage.setItem(`${PREFIX}last`, "12");
    localStorage.setItem(`${PREFIX}12`, '{"first": 1}');
    const model = new FakeModel("classwork", doorState);
    model.reply = ({ type }) => (type === "resume" ? "You're no longer in this class." : null);
    const { $ } = show("classwork", doorState, model);
    await settled();
    assert.equal(text($("[data-problem]")), "You're no longer in this class.");
    assert.equal(localStorage.getItem(`${PREFIX}live`), null);
    assert.deepEqual(said(model), [{ type: "resume", token: "room.GSBVZV.token" }]);
  });

  test("the exercises are listed with how each stands, and one goes to any", async () => {
    const { model, $ } = show("classwork", workState);
    await settled();
    assert.equal($('[data-go="outs-wait"]').getAttribute("aria-current"), "step");
    assert.equal($('[data-go="outs-next"]').getAttribute("aria-label"), "2. The next draw: right");
    $('[data-go="outs-next"]').click();
    await settled();
    assert.deepEqual(model.last, { type: "go", step: "outs-next" });
    focused($("input"));
  });

  test("what is done is kept for the student, and opened again", async () => {
    const { model } = show("classwork", workState);
    await settled();
    assert.equal(localStorage.getItem(`${PREFIX}12`), '{"first": 1}');
    assert.equal(localStorage.getItem(`${PREFIX}last`), "12");
    model.set({ ...workState, rev: 2, record: '{"second": 2}' });
    await settled();
    assert.equal(localStorage.getItem(`${PREFIX}12`), '{"second": 2}');
    const again = show("classwork", doorState);
    await settled();
    assert.deepEqual(said(again.model), [{ type: "work", text: '{"second": 2}' }]);
  });

  test("work that is there is given to Python before anything is written over it", async () => {
    localStorage.setItem(`${PREFIX}12`, '{"before": 1}');
    const { model } = show("classwork", workState);
    await settled();
    assert.deepEqual(said(model), [{ type: "work", text: '{"before": 1}' }]);
  });

  test("work that Python refuses is set aside", async () => {
    localStorage.setItem(`${PREFIX}12`, "rubbish");
    const model = new FakeModel("classwork", workState);
    model.reply = ({ type }) => (type === "work" ? "This is no results file." : null);
    show("classwork", workState, model);
    await settled();
    assert.equal(localStorage.getItem(`${PREFIX}12:kept`), "rubbish");
    assert.equal(localStorage.getItem(`${PREFIX}12`), '{"first": 1}');
  });

  test("another student is not opened by itself", async () => {
    const { $, model } = show("classwork", workState);
    await settled();
    $(act("leave")).click();
    await settled();
    assert.deepEqual(model.last, { type: "leave" });
    assert.equal(localStorage.getItem(`${PREFIX}last`), null);
    assert.equal(localStorage.getItem(`${PREFIX}12`), '{"first": 1}');
  });

  test("results are saved with the stars of the course", async () => {
    localStorage.setItem("rummy-widget:v1:lesson:runs", '{"v":1,"steps":{"first-run":{"stars":2}}}');
    const { $, model } = show("classwork", { ...workState, file: { name: "results-7b-red-7.json", text: "{}" } });
    await settled();
    $(act("export")).click();
    await settled();
    assert.deepEqual(said(model).at(-1), {
      type: "export",
      stored: { runs: { v: 1, steps: { "first-run": { stars: 2 } } } },
    });
    assert.match(text($("[data-saved]")), /results-7b-red-7\.json/);
  });
});

describe("a simulation", () => {
  test("it is started, stopped and set by messages", async () => {
    const { model, $ } = show("simulation", simulationState);
    $(act("start")).click();
    await settled();
    model.set({ ...simulationState, rev: 2, running: true, part: 0.25, dealt: "250 of 1,000 racks dealt" });
    assert.equal(($("progress") as HTMLProgressElement).getAttribute("aria-valuetext"), "250 of 1,000 racks dealt");
    assert.ok($("select").hasAttribute("disabled"), "nothing is set while it runs");
    $(act("stop")).click();
    await settled();
    model.set({ ...simulationState, rev: 3, part: 0.25 });
    assert.equal(text($(act("start"))), "Continue");
    const seed = $("[name=seed]") as HTMLInputElement;
    seed.value = "12";
    seed.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    assert.deepEqual(said(model), [{ type: "start" }, { type: "stop" }, { type: "setup", key: "seed", value: "12" }]);
  });

  test("what was found stands in a table, the band in a picture that is told in words", () => {
    const rows = [
      {
        text: "Three doubles or more",
        count: "49",
        estimate: "4.90 %",
        band: "3.73 % to 6.42 %",
        exact: "exactly 4.89 %",
      },
    ];
    const chart = {
      points: [
        { x: 0, low: 0, chance: 0.5, high: 1 },
        { x: 1, low: 0.4, chance: 0.5, high: 0.6 },
      ],
      low: "3 %",
      high: "7 %",
      texts: ["After 250 racks", "After 500 racks"],
    };
    const { $, el } = show("simulation", { ...simulationState, over: true, part: 1, rows, chart });
    assert.match(text($("tbody tr")), /Three doubles or more ?49 ?4\.90 % ?3\.73 % to 6\.42 % ?exactly 4\.89 %/);
    assert.equal($("polygon").getAttribute("points"), "0.0,0.0 600.0,64.0 600.0,96.0 0.0,160.0");
    assert.deepEqual([...el.querySelectorAll(".rw-sim-chart li")].map(text), chart.texts);
    assert.equal(text($(act("start"))), "Deal again");
  });
});

describe("a rack beside its chances", () => {
  test("the numbers stand beside the rack and follow the state", () => {
    const { model, $ } = show("chances", chancesState);
    assert.ok($(".rw-wood"));
    assert.equal(text($('[data-line="chance-distance"]')), "Tiles to exchange before it closes1");
    assert.match(text($(".rw-chances-outs li")), /red 1: 2 unseen, 250 points/);
    assert.match(text($(".rw-chances-draws li")), /3\/46 ≈ 6\.52 %/);
    model.set({
      ...chancesState,
      rev: 2,
      chances: { ...chancesState.chances, note: "There are 13 tiles here.", lines: [], outs: [], draws: [] },
    });
    assert.equal(text($("[data-note]")), "There are 13 tiles here.");
  });

  test("a tile is exchanged for one of the box; a refusal is shown", async () => {
    const model = new FakeModel("chances", chancesState);
    model.reply = ({ type }) => (type === "swap" ? "The box has red 1 twice." : null);
    const { $ } = show("chances", chancesState, model);
    const away = $("[name=given]") as HTMLSelectElement;
    away.value = "b9";
    away.dispatchEvent(new Event("change", { bubbles: true }));
    submit($("form"));
    await settled();
    assert.deepEqual(said(model), [{ type: "swap", given: "b9", received: "r1" }]);
    assert.equal(text($("[data-problem]")), "The box has red 1 twice.");
  });
});
