// The table of an "act" step: stacks, stock and discards are pressed, and nothing is pressed twice.
import { focused, show, text } from "./show";
import { settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { step, STEPS, tile } from "../dev/states";

describe("the table of a step", () => {
  test("a stack makes its move, the dealt one none", async () => {
    const { model, $ } = show("step", STEPS["deal"]);
    $('[data-stack="10"]').click();
    await settled();
    assert.deepEqual(model.last, { type: "act", move: "deal 10" });
    $('[data-stack="9"]').click();
    await settled();
    assert.deepEqual(model.types, ["act"]);
    assert.equal($('[data-stack="9"]').getAttribute("aria-disabled"), "true");
    assert.equal($('[data-stack="9"]').getAttribute("aria-label"), "Stack 9, dealt to Ana");
  });

  test("all fifteen stacks can be pressed by their numbers, and say what is done", () => {
    const { el } = show("step", STEPS["deal"]);
    const stacks = [...el.querySelectorAll<HTMLElement>("[data-stack]")];
    assert.equal(stacks.length, 15);
    assert.deepEqual(
      stacks.map((each) => text(each.querySelector("b")!)),
      Array.from({ length: 15 }, (_, at) => String(at + 1)),
    );
    for (const each of stacks) assert.ok(each.getAttribute("aria-label"));
  });

  test("the second click of a double one does nothing", async () => {
    const { model, $ } = show("step", STEPS["deal"]);
    $('[data-stack="10"]').dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    await settled();
    assert.deepEqual(model.types, []);
  });

  test("what is pressed again before it is answered was meant once; another move follows", async () => {
    const { model, $ } = show("step", STEPS["deal"]);
    model.silent = true;
    for (const number of [10, 10, 11]) $(`[data-stack="${number}"]`).click();
    await settled();
    const moves = model.sent.flatMap((each) => (each.type === "act" ? [each.move] : []));
    assert.deepEqual(moves, ["deal 10", "deal 11"]);
    model.wake();
    await settled();
  });

  test("stock and last discard are pressed; what lies below is only named", async () => {
    const { model, $, el } = show("step", STEPS["act"]);
    $('[data-move="draw"]').click();
    await settled();
    assert.deepEqual(model.last, { type: "act", move: "draw" });
    assert.equal(el.querySelectorAll(".rw-scene-row [data-move]").length, 1);
    assert.match(text($(".rw-scene-row")), /Black 3, discarded by Ana/);
    assert.match(text($(".rw-scene-told")), /Your turn/);
    assert.match(text($(".rw-scene-seats")), /Ana: 14 tiles, threw a Joker/);
  });

  test("many moves of a kind are tiles under their title", async () => {
    const moves = ["r7", "k4", "b5", "*"].map((each, at) => ({
      key: `discard ${each}`,
      text: `Discard ${tile(at, each).name}`,
      tile: tile(at, each),
      group: "Discard",
    }));
    const { model, $, el } = show("step", {
      ...STEPS["act"],
      step: step({ ...STEPS["act"]?.step, moves: [...moves, { key: "close", text: "Close" }] }),
    });
    assert.equal(el.querySelectorAll(".rw-move-tiles .rw-move-tile").length, 4);
    assert.equal($('[data-move="discard k4"]').getAttribute("aria-label"), "Discard black 4");
    assert.equal(text($(".rw-moves")), "Close");
    $('[data-move="discard k4"]').click();
    await settled();
    assert.deepEqual(model.last, { type: "act", move: "discard k4" });
  });

  test("where what was pressed is gone, the focus goes to the table, not to another move", async () => {
    const { model, $ } = show("step", STEPS["act"]);
    const drawn = { ...STEPS["act"]!.step.felt!, piles: [], row: [] };
    $('[data-move="draw"]').focus();
    $('[data-move="draw"]').click();
    model.set({ ...STEPS["act"], rev: 2, step: step({ ...STEPS["act"]?.step, felt: drawn }) });
    await settled();
    focused($(".rw-scene"));
  });
});
