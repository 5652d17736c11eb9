import { act, focused, show, text } from "./show";
import { dom, FakeModel, settled } from "./dom";
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { choiceState, taskState } from "../dev/practice";
import { rack, tile } from "../dev/states";
import { DELAY } from "../src/practice/auto-next";
import type { PracticeState } from "../src/types";

const KEY = "rummy-widget:v1:practice";

/** What the page has said to Python, without greetings and the numbers of the messages. */
const said = (model: FakeModel): unknown[] =>
  model.sent.filter(({ type }) => type !== "hello").map(({ seq: _, ...message }) => message);

const press = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }) as unknown as Event);

const at = (address: string): void =>
  dom.happyDOM.setURL(`http://localhost/voila/render/notebooks/practice.ipynb${address}`);

describe("practice", () => {
  beforeEach(() => at(""));

  test("every skill is a card with one button, and its standing describes that", () => {
    const { el, $ } = show("practice", choiceState);
    const buttons = [...el.querySelectorAll<HTMLElement>(".rw-skill button")];
    assert.deepEqual(buttons.map(text), ["Run, group or neither", "What's the close worth?"]);
    const described = document.getElementById(buttons[1]!.getAttribute("aria-describedby") ?? "");
    assert.match(text(described!), /One row: what is it\? 5 of 5 right · mastered: hard/);
    assert.equal($(".rw-skill[data-mastered]").querySelector("button"), buttons[1]);
    assert.equal(el.querySelector(act("review")), null, "nothing went wrong");
  });

  test("a skill that is chosen is asked for, and its card takes the focus; back, the skill has it again", async () => {
    const { model, $ } = show("practice", choiceState);
    await settled();
    model.reply = ({ type }) => {
      if (type === "setup") model.set({ ...taskState, rev: 2 });
      return null;
    };
    $('[data-skill="is-run"]').click();
    await settled();
    assert.deepEqual(said(model), [{ type: "setup", key: "skill", value: "is-run" }]);
    focused($(".rw-step"));
    assert.equal(text($(".rw-step .rw-where")), "Exercise 12");
    assert.equal(text($("[data-standing]")), "hard · 3 of 4 right");
    model.reply = () => (model.set({ ...choiceState, rev: 3 }), null);
    $(act("skills")).click();
    await settled();
    focused($('[data-skill="is-run"]'));
  });

  test("what was kept is given to Python, and then the address of the page", async () => {
    dom.localStorage.setItem(KEY, '{"v":1}');
    at("?skill=is-run&seed=12&band=hard");
    const { model } = show("practice", choiceState);
    await settled();
    await settled();
    assert.deepEqual(said(model), [
      { type: "progress", stored: { practice: { v: 1 } } },
      { type: "read", text: "?skill=is-run&seed=12&band=hard" },
    ]);
  });

  test("what is new is kept; what could not be read is set aside", async () => {
    dom.localStorage.setItem(KEY, "[[");
    const model = new FakeModel("practice", choiceState);
    model.reply = ({ type }) => (type === "progress" ? "expected an object" : null);
    show("practice", choiceState, model);
    await settled();
    await settled();
    assert.equal(dom.localStorage.getItem(`${KEY}:kept`), "[[");
    model.set({ ...choiceState, rev: 2, record: { v: 1, band: "hard" } });
    assert.equal(dom.localStorage.getItem(KEY), '{"v":1,"band":"hard"}');
  });

  test("nothing is written where nobody answers", async () => {
    const model = new FakeModel("practice", choiceState);
    model.silent = true;
    show("practice", choiceState, model);
    await settled();
    assert.equal(dom.localStorage.getItem(KEY), null);
  });

  test("the clock is shown where it is wished, quietly, and is not offered to a class", () => {
    const { model, el, $ } = show("practice", { ...taskState, timed: true });
    assert.equal($(".rw-clock").getAttribute("aria-live"), "off");
    assert.equal(text($(".rw-clock")), "0 s");
    model.set({ ...taskState, rev: 2, timed: null });
    assert.equal(el.querySelector(".rw-clock"), null);
    assert.equal(el.querySelector("[name=timed]"), null);
  });

  test("what went wrong can be asked for, and an address that leads nowhere is told", async () => {
    const { model, $ } = show("practice", {
      ...choiceState,
      review: "Retry one skill",
      notice: "There is no skill “x”.",
    });
    assert.equal(text($("[data-notice]")), "There is no skill “x”.");
    $(act("review")).click();
    await settled();
    assert.deepEqual(said(model).at(-1), { type: "review" });
  });

  test("the link is the address of the very task", async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void copied.push(text) },
      configurable: true,
    });
    const { $ } = show("practice", taskState);
    $(act("link")).click();
    await settled();
    assert.deepEqual(copied, ["http://localhost/voila/render/notebooks/practice.ipynb?skill=is-run&seed=12&band=hard"]);
  });

  test("a page that is woken opens with the same task", () => {
    show("practice", taskState);
    window.dispatchEvent(new Event("rummy-wake"));
    assert.equal(window.location.search, "?skill=is-run&seed=12&band=hard");
  });

  test("one tap answers, and shows how it was", async () => {
    const { model, el, $ } = show("practice", taskState);
    await settled();
    assert.equal(el.querySelector(act("check")), null);
    $('[data-option="group"]').click();
    await settled();
    assert.deepEqual(said(model), [{ type: "check", answer: "group" }]);
    model.set({ ...taskState, rev: 2, step: { ...taskState.step!, outcome: "wrong" } });
    assert.equal($('[data-option="group"]').dataset["how"], "wrong");
    $('[data-option="run"]').click();
    await settled();
    model.set({ ...right, streak: "3 in a row" });
    assert.equal($('[data-option="run"]').dataset["how"], "right");
    assert.equal($('[data-option="group"]').dataset["how"], undefined);
    assert.equal(text($("[data-streak]")), "3 in a row");
    $('[data-option="group"]').click();
    await settled();
    assert.equal(said(model).length, 2, "it is answered");
  });

  const right: PracticeState = { ...taskState, rev: 3, step: { ...taskState.step!, outcome: "right" } };
  const others = (model: FakeModel): number => model.types.filter((each) => each === "another").length;
  const moments = async (): Promise<void> => {
    for (let count = 0; count < 5; count += 1) await new Promise((done) => setTimeout(done, 1));
    await settled();
  };
  const answered = async (state: PracticeState = right): Promise<ReturnType<typeof show>> => {
    DELAY.moment = 1;
    const page = show("practice", taskState);
    await settled();
    page.$(".rw-step").dispatchEvent(new Event("pointerdown", { bubbles: true }) as never);
    page.model.set(state);
    return page;
  };

  test("right by hand goes on by itself; by keys the way on has the focus", async () => {
    const { model, $ } = await answered();
    assert.ok($(act("stay")));
    await moments();
    assert.equal(others(model), 1);
    const other = show("practice", taskState);
    await settled();
    press(other.$(".rw-step"), "Enter");
    other.model.set(right);
    focused(other.$(`.rw-tools-end ${act("another")}`));
    await moments();
    assert.equal(others(other.model), 0);
  });

  test("it stays while a reason is read, and where staying is asked for", async () => {
    const { model, el, $ } = await answered();
    const menu = el.querySelector("details")!;
    menu.open = true;
    await moments();
    assert.equal(others(model), 0);
    menu.open = false;
    await moments();
    assert.equal(others(model), 1);
    const other = await answered();
    other.$(act("stay")).click();
    await moments();
    assert.equal(others(other.model), 0);
    assert.equal(other.el.querySelector(act("stay")), null);
    assert.ok($);
  });

  test("a tile in hand is thrown onto its place, or by a key; the right one lies there", async () => {
    const throws: PracticeState = {
      ...taskState,
      task: { ...taskState.task!, skill: "which-discard", throws: true },
      step: { ...taskState.step!, kind: "choose", options: null },
      rack: rack("r5 r6 r8 / k9", { tools: [] }),
    };
    const { model, $ } = show("practice", throws);
    await settled();
    $(act("throw")).click();
    await settled();
    assert.deepEqual(said(model), [], "nothing is in hand");
    $('.rw-wood .rw-tile[data-id="3"]').click();
    assert.match($(act("throw")).getAttribute("aria-label") ?? "", /black 9/);
    $(act("throw")).click();
    await settled();
    assert.deepEqual(said(model), [{ type: "choose", tiles: [3] }]);
    assert.ok(!$(act("throw")).hasAttribute("data-ready"), "it is let go");
    const first = $('.rw-wood .rw-tile[data-id="0"]');
    first.focus();
    press(first, "d");
    await settled();
    assert.deepEqual(said(model).at(-1), { type: "choose", tiles: [0] });
    model.set({
      ...throws,
      rev: 2,
      step: { ...throws.step!, outcome: "right" },
      task: { ...throws.task!, thrown: tile(3, "k9") },
    });
    assert.match($("[data-thrown]").getAttribute("aria-label") ?? "", /black 9/);
  });
});
