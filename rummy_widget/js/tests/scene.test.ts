// The table of an "act" step: stacks, stock and discards are pressed, and nothing is pressed twice.
import { focused, show, text } from "./show";
import { settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { step, STEPS } from "../dev/states";

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

  test("a tile goes to the discards or closes: lifted and pressed, or by a key", async () => {
    const both = { ...STEPS["act"], step: step({ ...STEPS["act"]?.step, places: ["discard", "close"] }) };
    const { model, $, el } = show("step", both);
    $('[data-place="discard"]').click();
    await settled();
    assert.equal(model.sent.filter(({ type }) => type === "act").length, 0, "no tile is lifted");
    el.querySelectorAll<HTMLElement>(".rw-wood .rw-tile")[2]!.click();
    await settled();
    assert.equal($('[data-place="discard"]').getAttribute("aria-label"), "Discard blue 9");
    $('[data-place="discard"]').click();
    await settled();
    assert.deepEqual(model.last, { type: "act", move: "discard b9" });
    const last = [...el.querySelectorAll<HTMLElement>(".rw-wood .rw-tile")].at(-1)!;
    last.focus();
    last.dispatchEvent(new KeyboardEvent("keydown", { key: "c", bubbles: true, cancelable: true }));
    await settled();
    assert.deepEqual(model.last, { type: "act", move: "close k1" });
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
