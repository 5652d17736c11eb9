import { act, focused, show, text, type } from "./show";
import { FakeModel, settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { scoreState, worth } from "../dev/score";
import { tile } from "../dev/states";

const press = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }) as unknown as Event);

/** What the page has said to Python, without the numbers of the messages. */
const said = (model: FakeModel): unknown[] =>
  model.sent.filter(({ type }) => type !== "hello").map(({ seq: _, ...message }) => message);

describe("the score page", () => {
  test("the price stands large, its reasons below it, each with its rule", () => {
    const { el, $ } = show("score", scoreState);
    assert.equal(text($(".rw-worth .rw-points b")), "1000");
    assert.equal($(".rw-worth").dataset["points"], "1000");
    assert.match(text($(".rw-worth-head")), /1000 points from each player.*Bicolor, Big.*500 × 2/);
    const lists = [...el.querySelectorAll<HTMLElement>(".rw-worth > .rw-why-tree")];
    assert.deepEqual(
      lists.map((list) => list.children.length),
      [2, 1],
      "what holds, and what would pay more",
    );
    assert.match(text(lists[0]!), /^✓Closes: 14 tiles in melds, black 8 left over\. PRO-30/);
    assert.match(text($(".rw-pays table")), /You\+3000 ?Player 2−1000/);
  });

  test("a tile that is tapped is asked for; a refusal is shown with its rule", async () => {
    const { model, el, $ } = show("score", scoreState);
    $('[data-tile="r7"]').click();
    await settled();
    assert.deepEqual(said(model), [{ type: "add", tile: "r7" }]);
    assert.equal(el.querySelector("[data-problem]"), null);
    model.set({
      ...scoreState,
      rev: 2,
      problem: { text: "The box has red 7 twice.", clause: worth.clauses["PRO-30"]! },
    });
    assert.match(text($("[data-problem]")), /^The box has red 7 twice\. PRO-30$/);
  });

  test("the palette is one stop of the Tab key, and arrows go through it", () => {
    const { el, $ } = show("score", scoreState);
    const stops = (): string[] =>
      [...el.querySelectorAll<HTMLElement>('.rw-palette [tabindex="0"]')].map((it) => it.dataset["tile"]!);
    assert.deepEqual(stops(), ["r1"]);
    $('[data-tile="r1"]').focus();
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) press(document.activeElement!, key);
    focused($('[data-tile="y3"]'));
    assert.deepEqual(stops(), ["y3"]);
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) press(document.activeElement!, key);
    focused($('[data-tile="*"]'));
    press(document.activeElement!, "ArrowDown");
    focused($('[data-tile="*"]'));
    press(document.activeElement!, "ArrowUp");
    focused($('[data-tile="k3"]'));
    press(document.activeElement!, "End");
    focused($('[data-tile="k13"]'));
  });

  test("Delete takes the tile with the focus off the rack, the button those that are lifted", async () => {
    const { model, $ } = show("score", scoreState);
    const first = $(".rw-wood .rw-tile");
    first.focus();
    assert.equal(press(first, "Delete"), false, "the key is taken");
    await settled();
    assert.deepEqual(said(model), [{ type: "take-out", tiles: [0] }]);
    const empty = $(".rw-wood .rw-place");
    empty.focus();
    assert.equal(press(empty, "Backspace"), true, "there is nothing to take out");
    assert.equal($(act("take-out")).getAttribute("aria-disabled"), "true");
    $(".rw-wood .rw-tile[data-id='3']").click();
    assert.equal($(act("take-out")).getAttribute("aria-disabled"), null);
    $(act("take-out")).click();
    await settled();
    assert.deepEqual(said(model).at(-1), { type: "take-out", tiles: [3] });
  });

  test("what is typed stays until it could be read", async () => {
    const { model, $ } = show("score", scoreState);
    const field = $(".rw-score-typed input") as HTMLInputElement;
    assert.equal(field.value, scoreState.notation);
    type(field, "r5 r6 x9");
    $("form.rw-score-typed").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }) as never);
    await settled();
    assert.deepEqual(said(model), [{ type: "read", text: "r5 r6 x9" }]);
    model.set({ ...scoreState, rev: 2, problem: { text: "These tiles cannot be read: no tile 'x9'", clause: null } });
    assert.equal(field.value, scoreState.notation, "it was answered well before: the field shows the rack");
    model.reply = (message) => {
      if (message.type === "read")
        model.set({ ...scoreState, rev: 3, problem: { text: "no tile 'x9'", clause: null } });
      return null;
    };
    type(field, "r5 r6 x9");
    $("form.rw-score-typed").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }) as never);
    await settled();
    assert.equal(field.value, "r5 r6 x9");
    press(field, "Escape");
    assert.equal(field.value, scoreState.notation);
  });

  test("an exchange is tried, an example opened, a setting given", async () => {
    const { model, $ } = show("score", scoreState);
    assert.match($(act("swap")).getAttribute("aria-label")!, /^Try it: A Joker for the black 8/);
    $(act("swap")).click();
    $('[data-example="bicolor"]').click();
    const thrown = $('select[name="thrown"]') as HTMLSelectElement;
    thrown.value = "2";
    thrown.dispatchEvent(new Event("change", { bubbles: true }) as never);
    await settled();
    assert.deepEqual(said(model), [
      { type: "swap", given: "k8", received: "*" },
      { type: "example", key: "bicolor" },
      { type: "setup", key: "thrown", value: "2" },
    ]);
  });

  test("tiles that lie otherwise are shown as they have to lie", async () => {
    const melds = [{ name: "Doubles", tiles: [tile(0, "r2"), tile(1, "r2")] }];
    const { model, $ } = show("score", { ...scoreState, worth: { ...worth, melds, free: tile(0, "k1") } });
    assert.match(text($(".rw-lying-so")), /^Laid out like this, your tiles are worth:.*Doubles.*the free tile/);
    $(act("lay-so")).click();
    await settled();
    assert.deepEqual(said(model), [{ type: "lay" }]);
  });

  test("the tiles that close fourteen others can be tapped", async () => {
    const draws = [{ key: "b1", tile: tile(0, "b1"), left: 2, name: "blue 1: 250 points", points: 250 }];
    const open = {
      ...worth,
      closes: false,
      points: null,
      each: "",
      branches: [],
      payments: [],
      totals: [],
      title: "With these fourteen, one tile lets you close.",
      draws,
    };
    const { model, $ } = show("score", { ...scoreState, worth: open });
    assert.equal($('[data-draw="b1"]').getAttribute("aria-label"), "blue 1: 250 points");
    $('[data-draw="b1"]').click();
    await settled();
    assert.deepEqual(said(model), [{ type: "add", tile: "b1" }]);
  });

  test("house rules that stand otherwise go back in one click", async () => {
    const { model, $ } = show("score", { ...scoreState, changed: true });
    $(act("house-reset")).click();
    await settled();
    assert.deepEqual(said(model), [{ type: "house-reset" }]);
  });

  test("without anybody to answer nothing is sent", async () => {
    const model = new FakeModel("score", scoreState);
    const { $ } = show("score", scoreState, model);
    await settled();
    model.silent = true;
    $('[data-tile="r7"]').click();
    await settled();
    assert.deepEqual(said(model), [{ type: "add", tile: "r7" }]);
    model.wake();
  });
});
