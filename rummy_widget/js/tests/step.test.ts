import { act, focused, show, text, type } from "./show";
import { dom, settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { footerState, headerState, HINTS, step, STEPS } from "../dev/states";
import type { StepState } from "../src/types";

const PAGE = "http://localhost/voila/render/lessons/pro/02-runs.ipynb";

describe("a step card", () => {
  test("before Python has said what its step is, nothing is drawn and nothing breaks", () => {
    const { model, el, $ } = show("step", {});
    assert.equal(el.querySelector(".rw-step"), null);
    model.set({ ...STEPS["right"]!, rev: 2 });
    assert.equal($(".rw-step").dataset["outcome"], "right");
  });

  test("every state of it can be drawn, with its landmarks and without an empty sentence", async () => {
    for (const [name, state] of Object.entries(STEPS)) {
      const { el, $ } = show("step", state);
      const card = $(".rw-step");
      assert.equal(card.dataset["step"], state.step.key, name);
      assert.equal(card.dataset["outcome"], state.step.outcome, name);
      const label = document.getElementById(card.getAttribute("aria-labelledby") ?? "");
      assert.equal(label && text(label), state.step.title);
      for (const button of el.querySelectorAll("button"))
        assert.ok(text(button) || button.getAttribute("aria-label"), `${name}: ${button.outerHTML}`);
      for (const paragraph of el.querySelectorAll("p"))
        assert.ok(
          text(paragraph) || paragraph.hidden || paragraph.role === "status",
          `${name}: ${paragraph.outerHTML}`,
        );
      document.body.innerHTML = "";
    }
  });

  test("says where it is, what is asked, and what it is worth", () => {
    const { $ } = show("step", STEPS["arrange"]);
    assert.equal(text($(".rw-where")), "Step 4 of 7");
    assert.match(text($(".rw-goal")), /^In this game a 1/);
    assert.equal($(".rw-stars").dataset["stars"], "2");
    assert.equal($(".rw-stars").getAttribute("aria-label"), "2 of 3 stars");
    assert.equal(text($(".rw-par")), "Best: 2 tiles");
    assert.equal(text($(".rw-lifted")), "3 moved");
  });

  test("why it is right is told on the felt of the stage, and elsewhere in its line before the praise", () => {
    const state = STEPS["right"]!;
    const right = {
      ...state,
      step: { ...state.step, why: "A run is of one colour." },
      rack: { ...state.rack!, verdict: { ...state.rack!.verdict, text: "Right." } },
    };
    const staged = show("step", right);
    assert.equal(text(staged.$(".rw-felt .rw-reason-told")), "A run is of one colour.");
    assert.equal(staged.$(".rw-success .rw-stars").dataset["stars"], String(right.step.stars));
    assert.equal(staged.el.querySelector(".rw-asked > .rw-text"), null, "what was told before is replaced");
    assert.equal(text(staged.$(".rw-verdict-text")), "Right.");
    document.body.innerHTML = "";
    dom.happyDOM.setURL("http://localhost/lab/tree/lessons/pro/02-runs.ipynb");
    const { el, $ } = show("step", right);
    dom.happyDOM.setURL(PAGE);
    assert.equal(el.querySelector(".rw-reason-told"), null);
    assert.equal(text($(".rw-verdict-text")), "A run is of one colour. Right.");
  });

  test("Next waits until the step is right, and says so", async () => {
    const { model, $ } = show("step", STEPS["arrange"]);
    assert.equal($(act("next")).getAttribute("aria-disabled"), "true");
    $(act("next")).click();
    await settled();
    assert.match(text($(".rw-live")), /Solve this step first/);
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
    assert.equal(text($(act("hint"))), "Hint");
    assert.deepEqual(
      [...el.querySelectorAll(".rw-hints li")].map((each) => text(each).slice(0, 6)),
      ["Move t", "Hint 3", "Hint 2", "Hint 1"],
    );
    assert.equal($('.rw-tile[data-id="12"]').dataset["hinted"], "");
    $(act("show")).click();
    await settled();
    assert.deepEqual(model.types, ["show"]);
    const [upper, lower] = state.rack?.shelves ?? [];
    model.set({ ...state, rev: 2, rack: { ...state.rack, shelves: [upper, [null, ...(lower ?? [])]] } });
    assert.equal($('.rw-tile[data-id="12"]').dataset["hinted"], undefined);
  });

  test("Hint says which it would be, and says so when it would be the answer", async () => {
    const { model, $ } = show("step", STEPS["arrange"]);
    assert.equal(text($(act("hint"))), "Hint 1 of 3");
    assert.match($(act("hint")).title, /quarter/);
    $(act("hint")).click();
    await settled();
    assert.deepEqual(model.types, ["hint"]);
    model.set({
      ...STEPS["arrange"],
      rev: 2,
      step: step({ hints: HINTS.slice(0, 3), next_hint: { number: null, count: 3, answer: true } }),
    });
    assert.equal(text($(act("hint"))), "Tell me");
    assert.match($(act("hint")).title, /one star/);
  });

  test("without hints there is no button for them", () => {
    const { el } = show("step", { ...STEPS["arrange"], step: step({ next_hint: null }) });
    assert.equal(el.querySelector(act("hint")), null);
  });

  test("a hint is spoken when it comes", async () => {
    const { model, $ } = show("step", STEPS["arrange"]);
    model.reply = ({ type }) => {
      if (type === "hint")
        model.set({
          ...STEPS["arrange"],
          rev: 2,
          step: step({ hints: HINTS.slice(0, 1), next_hint: { number: 2, count: 3, answer: false } }),
        });
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

  test("a step left for later says so, whatever its rack shows", () => {
    const { step, rack } = STEPS["arrange"] as StepState;
    const { $ } = show("step", { rev: 1, step: { ...step, outcome: "untried", skipped: true }, rack });
    assert.equal(text($(".rw-word")), "Left for later");
  });

  test("its title is a heading below that of the part of the notebook where it stands", () => {
    document.body.innerHTML = "<h1>Runs</h1>";
    show("step", STEPS["arrange"]);
    const part = document.createElement("h2");
    document.body.append(part);
    show("step", STEPS["number"]);
    assert.deepEqual(
      [...document.querySelectorAll(".rw-title")].map(({ tagName }) => tagName),
      ["H2", "H3"],
    );
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
    type(field, " 108 ");
    $("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    assert.deepEqual(model.last, { type: "check", answer: "108" });
    model.reply = () => "'x' is not a number";
    type(field, "x");
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

  test("a quiz is a question, its tiles, its answers, in that order; its rack has no slots to spare", () => {
    const { el, $ } = show("step", STEPS["pick"]);
    const parts = [...el.querySelectorAll(".rw-goal, .rw-wood, .rw-answer, .rw-tools")].map((each) => each.className);
    assert.deepEqual(parts, ["rw-goal", "rw-wood", "rw-answer", "rw-tools"]);
    assert.equal(el.querySelectorAll(".rw-shelf").length, 1, "the lower shelf is empty");
    assert.equal(el.querySelectorAll(".rw-slot").length, 4);
    assert.ok($(".rw-step").hasAttribute("data-quiz"));
    assert.ok(!show("step", STEPS["arrange"]).$(".rw-step").hasAttribute("data-quiz"));
  });

  test("a question about no tiles has no rack", () => {
    const { el } = show("step", STEPS["number"]);
    const parts = [...el.querySelectorAll(".rw-goal, .rw-wood, .rw-answer, .rw-tools")].map((each) => each.className);
    assert.deepEqual(parts, ["rw-goal", "rw-answer", "rw-tools"]);
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
    const { model, $ } = show("step", {
      ...STEPS["number"],
      step: step({ ...STEPS["number"]?.step, drill: { seed: 3 } }),
    });
    const field = $("input") as HTMLInputElement;
    for (const name of ["retry", "another"]) {
      type(field, "5");
      $(act(name)).click();
      await settled();
      assert.equal(model.types.at(-1), name);
      focused($(".rw-step"));
      assert.equal(field.value, "");
    }
  });

  test("a drill that is done offers another one in place of a hint", () => {
    const { model, el, $ } = show("step", STEPS["drill"]);
    assert.ok($(".rw-tools").contains($(act("another"))));
    assert.equal(el.querySelector(act("hint")), null);
    assert.equal(text($(act("next"))), "Finish");
    model.set({ ...STEPS["drill"], rev: 2, step: step({ drill: { seed: 2 } }) });
    assert.ok($(".rw-more-list").contains($(act("another"))));
    assert.equal(el.querySelectorAll(act("another")).length, 1);
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
