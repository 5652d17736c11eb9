import { act, focused, show, text } from "./show";
import { settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { footerState, rack, STEPS } from "../dev/states";
import type { HouseState, RackState, ReasonProps, StepState } from "../src/types";

const SAID = "Your house rule applies. Jokers in a Mosaic: none.";
const rule: HouseState["rule"] = {
  name: "mosaic_jokers",
  title: "Jokers in a Mosaic",
  intro: "The published rules are silent. Our ruling:",
  ruling: "Jokers may stand in it.",
  clause: { id: "PRO-41", title: "Mosaic", text: "Fourteen tiles. Jokers may stand in it." },
  legend: "How do you play it?",
  options: [
    { key: "reduced", text: "at the reduced price", about: "as in the course" },
    { key: "natural_only", text: "none", about: null },
  ],
  value: "reduced",
  house: null,
};
const changed: HouseState = { rev: 2, rule: { ...rule, value: "natural_only", house: SAID } };

describe("a house rule", () => {
  test("is a card with the ruling, its clause, and one choice of several", async () => {
    const { model, el, $ } = show("house", { rev: 1, rule });
    assert.equal(text($(".rw-title")), "Jokers in a Mosaic");
    assert.equal(text($(".rw-chip")), "PRO-41");
    assert.equal(text($("blockquote")), "Jokers may stand in it.");
    assert.equal(text($("legend")), "How do you play it?");
    const [course, none] = [...el.querySelectorAll<HTMLInputElement>("input")];
    assert.ok(course?.checked && !none?.checked);
    assert.match(text(course!.closest("label")!), /as in the course/);
    none!.checked = true;
    none!.dispatchEvent(new Event("change"));
    await settled();
    assert.deepEqual(model.last, { type: "house", value: "natural_only" });
  });

  test("that stands says so and goes back at one click, the focus with it", async () => {
    const { model, $ } = show("house", changed);
    assert.match(text($(".rw-house-note")), /^Your house rule/);
    model.reply = () => (model.set({ rev: 3, rule }), null);
    $(act("house-off")).click();
    await settled();
    assert.deepEqual(model.types, ["house-off"]);
    focused($('input[value="reduced"]'));
  });

  test("a choice that is refused says why", async () => {
    const { model, $ } = show("house", { rev: 1, rule });
    model.reply = () => "no such mosaic_jokers";
    $("input").dispatchEvent(new Event("change"));
    await settled();
    assert.equal(text($(".rw-problem")), "no such mosaic_jokers");
  });

  test("is said at a rack and at a step without one, with the way back", async () => {
    const lone = show("rack", { rev: 1, rack: rack("r5 r6 r7", { readonly: true, house: SAID }) });
    const bare = show("step", { ...STEPS["number"], step: { ...STEPS["number"]!.step, house: SAID } });
    for (const { model, $ } of [lone, bare]) {
      assert.match(text($(".rw-house-note")), /^Your house rule/);
      $(act("house-off")).click();
      await settled();
      assert.equal(model.types.at(-1), "house-off");
    }
  });
});

const REASONS: ReasonProps[] = [
  {
    text: "Bicolor, Big: 500 points",
    clause: "PRO-42",
    holds: true,
    children: [{ text: "Only runs, in red and blue.", clause: "PRO-42", holds: true, children: [] }],
  },
  {
    text: "A Joker as the free tile would make the close worth 1000, but the free tile is black 8.",
    clause: "PRO-46",
    holds: false,
    children: [{ text: "A Joker for the black 8.", clause: "PRO-46", holds: true, children: [] }],
  },
];
const closing = (reasons?: ReasonProps[] | null): RackState => ({
  rev: 1,
  rack: rack("r5 r6 r7", {
    ...(reasons === undefined ? {} : { reasons }),
    verdict: {
      status: "closes",
      word: "Closes",
      text: "This closes.",
      clause: null,
      points: 500,
      lines: [{ holds: true, text: "Closes: 14 tiles in melds.", clause: "PRO-30" }],
    },
  }),
});

describe("what would pay more", () => {
  test("is asked by a button, and put away by it", async () => {
    const { model, el, $ } = show("rack", closing(null));
    assert.equal($(act("explain")).getAttribute("aria-expanded"), "false");
    assert.match(text($(".rw-proof")), /14 tiles in melds/);
    $(act("explain")).click();
    await settled();
    model.set({ ...closing(REASONS), rev: 2 });
    assert.equal($(act("explain")).getAttribute("aria-expanded"), "true");
    assert.deepEqual(
      [...el.querySelectorAll(".rw-tick")].map((tick) => tick.getAttribute("aria-label")),
      ["True", "True", "Not true", "How to get there"],
    );
    assert.doesNotMatch(text($(".rw-verdict")), /14 tiles in melds/); // the tree says it
    $(act("explain")).click();
    await settled();
    assert.deepEqual(model.types, ["explain", "explain-off"]);
  });

  test("is not offered where there is nothing to ask", () => {
    assert.equal(show("rack", closing()).el.querySelector(act("explain")), null);
    assert.equal(show("step", STEPS["right"] as StepState).el.querySelector(act("explain")), null);
  });
});

describe("the stars of a lesson forgotten at its foot", () => {
  test("are asked about once, with the focus on keeping them", async () => {
    localStorage.setItem("rummy-widget:v1:lesson:runs", '{"v":1,"steps":{"a":{"stars":3}}}');
    localStorage.setItem("rummy-widget:v1:lesson:tiles", '{"v":1,"steps":{"a":{"stars":3}}}');
    const { model, $ } = show("footer", footerState);
    $(act("reset")).click();
    focused($(act("reset-no")));
    $(act("reset-no")).click();
    focused($(act("reset")));
    $(act("reset")).click();
    $(act("reset-yes")).click();
    await settled();
    assert.deepEqual(model.last, { type: "reset", lesson: "runs" });
    assert.equal(localStorage.getItem("rummy-widget:v1:lesson:runs"), null);
    assert.ok(localStorage.getItem("rummy-widget:v1:lesson:tiles"));
    assert.match(text($(".rw-live")), /Your stars for “Runs” have been deleted/);
  });

  test("there is nothing to ask where no star is won", () => {
    const lesson = { ...footerState.lesson, stars: 0 };
    assert.equal(show("footer", { ...footerState, lesson }).el.querySelector(act("reset")), null);
  });
});
