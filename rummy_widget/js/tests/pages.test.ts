import { dom, FakeModel, settled } from "./dom";
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { footerState, headerState, HINTS, homeState, lessonState, rulesState, step, STEPS } from "../dev/states";
import widget from "../src/main";
import { pageLink } from "../src/pages/links";
import { cut, found, searchWords } from "../src/pages/prose";
import { fileText, readFile } from "../src/pages/panel";
import type { StepState } from "../src/types";

const open: (() => void)[] = [];

/** Opens a view, as anywidget does. */
function show(view: string, state: unknown): { model: FakeModel; el: HTMLElement; $: (css: string) => HTMLElement; close: () => void } {
  const model = new FakeModel(view, state);
  const el = document.createElement("div");
  document.body.append(el);
  const made = widget();
  made.initialize({ model });
  const close = made.render({ model, el });
  open.push(close);
  const $ = (css: string): HTMLElement => {
    const found = el.querySelector<HTMLElement>(css);
    assert.ok(found, `no ${css} in ${el.innerHTML.slice(0, 300)}`);
    return found;
  };
  return { model, el, $, close };
}
const act = (name: string): string => `[data-act="${name}"]`;
const focused = (wanted: Element): void => {
  const now = document.activeElement;
  assert.ok(now === wanted, `the focus is on ${now?.outerHTML.slice(0, 120)}`);
};
const text = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

beforeEach(() => {
  dom.localStorage.clear();
  delete (dom as unknown as Record<symbol, unknown>)[Symbol.for("rummy-widget:progress")];
});
afterEach(() => {
  for (const close of open.splice(0)) close();
  document.body.innerHTML = "";
  dom.location.hash = "";
});

describe("a step card", () => {
  test("every state of it can be drawn, with its landmarks and without an empty sentence", async () => {
    for (const [name, state] of Object.entries(STEPS)) {
      const { el, $ } = show("step", state);
      const card = $(".rw-step");
      assert.equal(card.dataset["step"], state.step.key, name);
      assert.equal(card.dataset["outcome"], state.step.outcome, name);
      const label = document.getElementById(card.getAttribute("aria-labelledby") ?? "");
      assert.equal(label && text(label), state.step.title);
      for (const button of el.querySelectorAll("button")) assert.ok(text(button) || button.getAttribute("aria-label"), `${name}: ${button.outerHTML}`);
      for (const paragraph of el.querySelectorAll("p")) assert.ok(text(paragraph) || paragraph.hidden || paragraph.role === "status", `${name}: ${paragraph.outerHTML}`);
      document.body.innerHTML = "";
    }
  });

  test("says where it is, what is asked, and what it is worth", () => {
    const { $ } = show("step", STEPS["arrange"]);
    assert.equal(text($(".rw-where")), "Step 4 of 7");
    assert.match(text($(".rw-goal")), /^In this game a 1/);
    assert.equal($(".rw-stars").dataset["stars"], "2");
    assert.equal($(".rw-stars").getAttribute("aria-label"), "2 of 3 stars");
    assert.equal(text($(".rw-par")), "par 2 tiles");
    assert.equal(text($(".rw-lifted")), "3 tiles moved");
  });

  test("Next waits until the step is right, and says so", async () => {
    const { model, $ } = show("step", STEPS["arrange"]);
    assert.equal($(act("next")).getAttribute("aria-disabled"), "true");
    $(act("next")).click();
    await settled();
    assert.match(text($(".rw-live")), /Next opens when/);
    model.set({ ...STEPS["arrange"], rev: 2, step: step({ outcome: "right" }) });
    assert.equal($(act("next")).getAttribute("aria-disabled"), null);
    assert.deepEqual(model.types, []);
  });

  test("on a page of several cards Next and Back go to the neighbours, past the last to the foot", async () => {
    show("header", headerState);
    const one = show("step", { ...STEPS["right"] });
    const two = show("step", { ...STEPS["drill"] });
    const foot = show("footer", footerState);
    one.$(act("next")).click();
    focused(two.$(".rw-step"));
    two.$(act("back")).click();
    focused(one.$(".rw-step"));
    two.$(act("next")).click();
    assert.ok(foot.el.contains(document.activeElement));
    assert.deepEqual([...one.model.types, ...two.model.types], []);
    assert.equal(one.el.querySelector(act("back")), null); // nothing before the first
  });

  test("Skip tells Python, then goes on", async () => {
    const one = show("step", STEPS["arrange"]);
    const two = show("step", STEPS["number"]);
    one.$(act("skip")).click();
    await settled();
    assert.deepEqual(one.model.types, ["skip"]);
    focused(two.$(".rw-step"));
  });

  test("hints are listed, the last is marked on the rack until a tile moves", async () => {
    const state = STEPS["hints"] as StepState;
    const { model, el, $ } = show("step", state);
    assert.equal(el.querySelectorAll(".rw-hints li").length, 4);
    assert.equal($(act("hint")).getAttribute("aria-disabled"), "true");
    assert.equal(text($(act("hint"))), "Hint 4 of 4");
    assert.equal($('.rw-tile[data-id="12"]').dataset["hinted"], "");
    $(act("show")).click();
    await settled();
    assert.deepEqual(model.types, ["show"]);
    const [upper, lower] = state.rack?.shelves ?? [];
    model.set({ ...state, rev: 2, rack: { ...state.rack, shelves: [upper, [null, ...(lower ?? [])]] } });
    assert.equal($('.rw-tile[data-id="12"]').dataset["hinted"], undefined);
  });

  test("Hint says which it would be", async () => {
    const { model, $ } = show("step", STEPS["arrange"]);
    assert.equal(text($(act("hint"))), "Hint 1 of 4");
    $(act("hint")).click();
    await settled();
    assert.deepEqual(model.types, ["hint"]);
  });

  test("a hint is spoken when it comes", async () => {
    const { model, $ } = show("step", STEPS["arrange"]);
    model.reply = ({ type }) => {
      if (type === "hint") model.set({ ...STEPS["arrange"], rev: 2, step: step({ hints: HINTS.slice(0, 1), hints_left: 3 }) });
      return null;
    };
    $(act("hint")).click();
    await settled();
    assert.match(text($(".rw-live")), /Look at what stands after the black 1/);
  });

  test("before there is anything to say the verdict says how the step stands", () => {
    const { rack } = STEPS["pick"] as StepState;
    const verdict = { ...rack?.verdict, word: "So far", text: "" };
    const { $ } = show("step", { ...STEPS["pick"], rack: { ...rack, verdict } });
    assert.equal(text($(".rw-word")), "Not tried yet");
  });

  test("its title is a heading below that of the part of the notebook where it stands", () => {
    document.body.innerHTML = "<h1>Runs</h1>";
    show("step", STEPS["arrange"]);
    const part = document.createElement("h2");
    document.body.append(part);
    show("step", STEPS["number"]);
    assert.deepEqual([...document.querySelectorAll(".rw-title")].map(({ tagName }) => tagName), ["H2", "H3"]);
  });

  test("a number is typed, Enter checks, what was understood is repeated, a refusal is said", async () => {
    const { model, $ } = show("step", STEPS["number"]);
    const field = $("input") as HTMLInputElement;
    assert.equal(field.inputMode || field.getAttribute("inputmode"), "numeric");
    assert.equal(text($(".rw-echo")), "Read as: 106");
    assert.equal($(act("check")).getAttribute("aria-disabled"), "true");
    $("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    assert.deepEqual(model.types, []); // nothing typed: nothing sent
    focused(field);
    field.value = " 108 ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    $("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    assert.deepEqual(model.last, { type: "check", answer: "108" });
    model.reply = () => "'x' is not a number";
    field.value = "x";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    $(act("check")).click();
    await settled();
    assert.equal(text($(".rw-problem")), "'x' is not a number");
    assert.equal(field.value, "x"); // what was typed stays
  });

  test("one of several answers is picked, then checked", async () => {
    const { model, el, $ } = show("step", STEPS["pick"]);
    assert.equal(el.querySelectorAll('input[type="radio"]').length, 3);
    const no = $('input[value="no"]') as HTMLInputElement;
    no.checked = true;
    no.dispatchEvent(new Event("change", { bubbles: true }));
    $(act("check")).click();
    await settled();
    assert.deepEqual(model.last, { type: "check", answer: "no" });
  });

  test("moves of the game are buttons", async () => {
    const { model, $ } = show("step", STEPS["act"]);
    $('[data-move="take"]').click();
    await settled();
    assert.deepEqual(model.last, { type: "act", move: "take" });
  });

  test("chosen tiles are checked by a button", async () => {
    const { model, $ } = show("step", STEPS["choose"]);
    $(act("check")).click();
    await settled();
    assert.deepEqual(model.types, ["check"]);
  });

  test("Try again and Another one begin anew: the focus is on the card, what was typed is gone", async () => {
    const { model, $ } = show("step", { ...STEPS["number"], step: step({ ...STEPS["number"]?.step, drill: { seed: 3 } }) });
    const field = $("input") as HTMLInputElement;
    for (const name of ["retry", "another"]) {
      field.value = "5";
      field.dispatchEvent(new Event("input", { bubbles: true }));
      $(act(name)).click();
      await settled();
      assert.equal(model.types.at(-1), name);
      focused($(".rw-step"));
      assert.equal(field.value, "");
    }
  });

  test("nothing is sent where nobody is there", async () => {
    const { model, $ } = show("step", STEPS["number"]);
    model.send = () => {
      throw new Error("dead");
    };
    $(act("retry")).click();
    await settled();
    const sent = model.sent.length;
    for (const name of ["retry", "skip", "hint", "check"]) $(act(name)).click();
    assert.equal(model.sent.length, sent);
    assert.equal($(act("retry")).getAttribute("aria-disabled"), "true");
  });
});

describe("a lesson in one place", () => {
  test("has its name, its dots with their state in words, and the step", async () => {
    const { model, el, $ } = show("lesson", lessonState);
    assert.equal(text($("h1")), "Runs");
    assert.equal(text($("h2")), "Let a 1 end a run");
    const names = [...el.querySelectorAll(".rw-dot")].map((dot) => dot.getAttribute("aria-label"));
    assert.equal(names[0], "Step 1: Make a run, 3 of 3 stars");
    assert.equal(names[3], "Step 4: Let a 1 end a run, Not yet, you are here");
    assert.equal($('[aria-current="step"]').dataset["go"], "one-ends");
    $('[data-go="pick"]').click();
    await settled();
    assert.deepEqual(model.last, { type: "go", step: "pick" });
    focused($(".rw-step"));
  });

  test("Next, Back and Skip are Python's, and the focus follows", async () => {
    const { model, $ } = show("lesson", { ...lessonState, step: step({ outcome: "right" }) });
    $(act("next")).click();
    await settled();
    focused($(".rw-step"));
    $(act("back")).click();
    await settled();
    model.set({ ...lessonState, rev: 2 });
    $(act("skip")).click();
    await settled();
    assert.deepEqual(model.types, ["next", "back", "skip"]);
  });
});

describe("head and foot of a page", () => {
  test("the dots of the head lead to the cards of the same lesson", () => {
    const head = show("header", headerState);
    const card = show("step", STEPS["arrange"]);
    head.$('[data-go="one-ends"]').click();
    focused(card.$(".rw-step"));
    assert.equal(head.$(act("course")).getAttribute("href"), "../notebooks/home.ipynb");
  });

  test("the title is a heading of the second level where the notebook has its own", () => {
    document.body.innerHTML = "<h1>Runs</h1>";
    const { el } = show("header", headerState);
    assert.equal(el.querySelector("h1"), null);
    assert.equal(text(el.querySelector("h2") as Element), "Runs");
  });

  test("the foot tells the stars and the ways on", () => {
    const { $ } = show("footer", footerState);
    assert.equal(text($(".rw-sum")), "9 of 21 stars");
    assert.equal($(act("next-lesson")).getAttribute("href"), "03-groups.ipynb");
    assert.equal(text($(act("previous-lesson"))), "Before: Tiles");
  });
});

describe("home", () => {
  test("each lesson is a card with one link; the one to go on with is marked", () => {
    const { el, $ } = show("home", homeState);
    assert.equal(el.querySelectorAll(".rw-card").length, 9);
    for (const card of el.querySelectorAll(".rw-card")) assert.equal(card.querySelectorAll("a").length, 1);
    assert.equal(text($('.rw-card[data-lesson="runs"] a')), "02 Runs");
    assert.ok($('.rw-card[data-lesson="runs"]').hasAttribute("data-current"));
    assert.equal($('.rw-card[data-lesson="tiles"] .rw-card-tiles').getAttribute("aria-label"), "red 7, yellow 7, blue 7, black 7, Joker");
    assert.equal(text($(act("continue"))), "Continue: Runs");
    assert.equal($(act("rules")).getAttribute("href"), "rules.ipynb");
  });

  test("before the first lesson the button says Start", () => {
    const chapters = homeState.chapters.map((chapter) => ({ ...chapter, lessons: chapter.lessons.map((card) => ({ ...card, started: false, done: false })) }));
    const { $ } = show("home", { ...homeState, chapters });
    assert.equal(text($(act("continue"))), "Start");
  });

  test("forgetting asks once, with the focus on keeping", async () => {
    dom.localStorage.setItem("rummy-widget:v1:lesson:runs", '{"v":1,"steps":{"a":{"stars":3}}}');
    const { model, $ } = show("home", homeState);
    $(act("reset")).click();
    focused($(act("reset-no")));
    $(act("reset-no")).click();
    focused($(act("reset")));
    assert.equal(dom.localStorage.length, 1);
    $(act("reset")).click();
    $(act("reset-yes")).click();
    await settled();
    assert.deepEqual(model.types, ["reset"]);
    assert.equal(dom.localStorage.getItem("rummy-widget:v1:lesson:runs"), null);
    focused($(act("reset")));
  });

  test("a file holds what can be read, and is read back; anything else is refused", () => {
    const results = { runs: { v: 1, steps: { a: { stars: 3 } } } };
    assert.deepEqual(readFile(fileText({ ...results, groups: "garbage" })), results);
    for (const bad of ["", "{", "[]", "null", "7", '{"lessons":[]}', '{"lessons":null}']) assert.equal(readFile(bad), null);
    assert.deepEqual(readFile('{"lessons":{"runs":{"v":1,"steps":{"a":{"stars":9}}}}}'), { runs: { v: 1, steps: {} } });
  });
});

describe("progress in a widget", () => {
  test("what is stored goes to Python at the start, only the lessons shown", async () => {
    dom.localStorage.setItem("rummy-widget:v1:lesson:runs", '{"v":1,"steps":{"a":{"stars":3}}}');
    dom.localStorage.setItem("rummy-widget:v1:lesson:groups", "{garbage");
    dom.localStorage.setItem("rummy-widget:v1:lesson:foreign", '{"v":1,"steps":{"a":{"stars":3}}}');
    const { model } = show("home", homeState);
    await settled(60);
    const told = model.sent.filter(({ type }) => type === "progress");
    assert.deepEqual(told, [{ seq: told[0]?.seq, type: "progress", stored: { runs: { v: 1, steps: { a: { stars: 3 } } }, groups: "{garbage" } }]);
  });

  test("what is won is written in the same breath, and the other widgets of the page are told", async () => {
    const one = show("step", STEPS["arrange"]);
    const two = show("header", headerState);
    await settled(60);
    const before = two.model.sent.length;
    one.model.set({ ...STEPS["arrange"], rev: 2, progress: { runs: { v: 1, steps: { "one-ends": { stars: 2 } } } } });
    assert.equal(dom.localStorage.getItem("rummy-widget:v1:lesson:runs"), '{"v":1,"steps":{"one-ends":{"stars":2}}}');
    await settled(60);
    assert.deepEqual(two.model.sent.slice(before).map(({ type }) => type), ["progress"]);
    assert.equal(one.model.sent.filter(({ type }) => type === "progress").length, 1); // its own it knows
  });

  test("where storage refuses, one widget of the page says so, and the results last for the session", async () => {
    const storage = dom.localStorage;
    const give = (get: () => unknown): unknown => Object.defineProperty(dom, "localStorage", { configurable: true, get });
    give(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const one = show("step", STEPS["arrange"]);
    const two = show("header", headerState);
    await settled(60);
    one.model.set({ ...STEPS["arrange"], rev: 2, progress: { runs: { v: 1, steps: { "one-ends": { stars: 2 } } } } });
    await settled(60);
    give(() => storage);
    assert.match(text(one.$(".rw-note")), /keeps nothing/);
    assert.match(text(one.$(".rw-live")), /keeps nothing/);
    assert.equal(two.el.querySelector(".rw-note"), null);
    assert.deepEqual(two.model.sent.at(-1), { seq: two.model.sent.length, type: "progress", stored: { runs: { v: 1, steps: { "one-ends": { stars: 2 } } } } });
  });

  test("a saved notebook, with nobody to answer, writes nothing", async () => {
    const model = new FakeModel("step", { ...STEPS["arrange"], progress: { runs: { v: 1, steps: { a: { stars: 3 } } } } });
    model.silent = true;
    const el = document.createElement("div");
    document.body.append(el);
    open.push(widget().render({ model, el }));
    await settled(60);
    assert.equal(dom.localStorage.length, 0);
    model.wake();
  });

  test("what is forgotten does not come back with the next state", async () => {
    const { model, $ } = show("home", { ...homeState, progress: { runs: { v: 1, steps: { a: { stars: 3 } } } } });
    await settled(60);
    assert.equal(dom.localStorage.length, 1);
    $(act("reset")).click();
    $(act("reset-yes")).click();
    model.set({ ...homeState, rev: 2, progress: { runs: { v: 1, steps: { a: { stars: 3 } } } } });
    await settled();
    assert.equal(dom.localStorage.getItem("rummy-widget:v1:lesson:runs"), null);
  });
});

describe("the rules", () => {
  const hidden = (el: HTMLElement): string[] => [...el.querySelectorAll<HTMLElement>(".rw-clause")].filter((it) => it.hidden).map((it) => it.id);
  const type = ($: (css: string) => HTMLElement, words: string): void => {
    const field = $("#rules-search") as HTMLInputElement;
    field.value = words;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  test("each clause has its anchor; what is ours is marked; references are links", () => {
    const { el, $ } = show("rules", rulesState);
    assert.equal(el.querySelectorAll(".rw-clause").length, 6);
    assert.equal(text($("#PRO-4 .rw-origin")), "our ruling");
    assert.equal($("#PRO-1").querySelector(".rw-origin"), null);
    assert.equal($('#PRO-21 .rw-clause-text a').getAttribute("href"), "#PRO-22");
    assert.equal(text($("#PRO-4 code")), "joker_trump");
  });

  test("a search hides what does not match and says how many do", () => {
    const { el, $ } = show("rules", rulesState);
    type($, "joker colour");
    assert.deepEqual(hidden(el), ["PRO-1", "PRO-4", "PRO-5", "PRO-20"].filter((id) => hidden(el).includes(id)));
    assert.ok(hidden(el).includes("PRO-4") && !hidden(el).includes("PRO-22"));
    assert.match(text($(".rw-matches")), /rules? speaks? of “joker colour”/);
    assert.ok(el.querySelectorAll("#PRO-22 mark").length >= 2);
    type($, "pro-20");
    assert.deepEqual(hidden(el).includes("PRO-20"), false);
    type($, "zebra");
    assert.equal(hidden(el).length, 6);
    assert.match(text($(".rw-matches")), /^No rule speaks of “zebra”/);
    $(act("show-all")).click();
    assert.deepEqual(hidden(el), []);
    focused($("#rules-search"));
  });

  test("the address leads to its clause, also when it is drawn late or hidden by a search", async () => {
    dom.location.hash = "#PRO-20";
    const { $ } = show("rules", rulesState);
    await settled(60);
    assert.equal(document.activeElement?.id, "PRO-20");
    type($, "trump");
    assert.ok($("#PRO-20").hidden);
    dom.location.hash = "#PRO-21";
    dom.dispatchEvent(new dom.Event("hashchange"));
    await settled(60);
    assert.equal(document.activeElement?.id, "PRO-21");
    assert.ok(!$("#PRO-20").hidden);
  });

  test("text is searched without case and accents, and cut where it is found", () => {
    assert.ok(found(searchWords("  RUN Éa "), "Each run"));
    assert.deepEqual(cut("A run, a Run", searchWords("run")), ["A ", "run", ", a ", "Run", ""]);
    assert.deepEqual(cut("aaa", ["aa", "a"]), ["", "aa", "", "a", ""]);
    assert.deepEqual(cut("nothing", []), ["nothing"]);
  });
});

describe("links", () => {
  const at = (pathname: string, voila = false, protocol = "http:"): { pathname: string; voila: boolean; protocol: string } => ({ pathname, voila, protocol });

  test("lead to the page in the program that shows this one, or nowhere", () => {
    assert.equal(pageLink("../lessons/02-runs.ipynb", at("/voila/render/notebooks/home.ipynb", true)), "../lessons/02-runs.ipynb");
    assert.equal(pageLink("../lessons/02-runs.ipynb", at("/lab/tree/notebooks/home.ipynb")), "/lab/tree/lessons/02-runs.ipynb");
    assert.equal(pageLink("rules.ipynb#PRO-20", at("/user/x/lab/workspaces/auto-k/tree/c/notebooks/home.ipynb")), "/user/x/lab/workspaces/auto-k/tree/c/notebooks/rules.ipynb#PRO-20");
    assert.equal(pageLink("03-groups.ipynb", at("/notebooks/lessons/02-runs.ipynb")), "/notebooks/lessons/03-groups.ipynb");
    assert.equal(pageLink("03-groups.ipynb", at("/lab")), null);
    assert.equal(pageLink("03-groups.ipynb", at("/index.html", false, "vscode-webview:")), null);
    assert.equal(pageLink("javascript:alert(1)", at("/voila/render/x.ipynb", true)), null);
    assert.equal(pageLink("//elsewhere.example/x", at("/voila/render/x.ipynb", true)), null);
    assert.equal(pageLink(null, at("/", true)), null);
  });
});
