// The rack's pure parts: how it fits, where keys lead, what an action means.
import { readWords } from "./dom";
import "./dom";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { render } from "lit-html";
import { rack, SKETCH, tile } from "../dev/states";
import { actOn, cancel, choose, lift, put } from "../src/rack/actions";
import { fit, gridOf, slotsOf, spans } from "../src/rack/fit";
import { commandOf } from "../src/rack/keys";
import { firstStop, focusAt, nextState, placeOf, segmentAt, initialState, wholeSegment } from "../src/rack/state";
import { ruleOf } from "../src/rack/verdict";
import { playedWith, tileFace } from "../src/rack/tile";
import { edge, step, walk } from "../src/rack/walk";
import { rackText, rackName } from "../src/reload";
import { words } from "../src/words";

const at = (shelf: number, slot: number) => ({ shelf, slot });
const BLACK_2 = 12;

describe("a shelf fits its width", () => {
  const slots = ({ tile, gap, columns }: { tile: number; gap: number; columns: number }) =>
    columns * tile + (columns - 1) * gap;

  test("it is one line, filled where its tiles have their full size", () => {
    for (const width of [900, 1196, 1600]) {
      const found = fit(width, 6, "normal");
      assert.ok(found.columns >= 6 && !found.scrolls);
      assert.ok(slots(found) <= width && slots(found) > width - 8, `${slots(found)} of ${width}`);
    }
  });

  test("full shelves make tiles smaller, and the longest of all scroll", () => {
    const few = fit(900, 10, "normal");
    const many = fit(900, 18, "normal");
    assert.ok(many.tile < few.tile && many.tile >= 40 && !many.scrolls);
    const most = fit(900, 40, "normal");
    assert.ok(most.scrolls && most.columns === 40 && slots(most) > 900);
  });

  test("on a phone the tiles stay large enough to be touched", () => {
    const found = fit(350, 15, "normal");
    assert.ok(found.scrolls && found.tile >= 38);
    assert.ok(!fit(350, 7, "normal").scrolls);
  });

  test("projector tiles are 64 px and wider", () => {
    for (const width of [300, 1024, 1880]) assert.ok(fit(width, 14, "projector").tile >= 64);
  });

  test("every slot is drawn once, and one is free after the last tile", () => {
    const long = rack("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r1 / b1");
    for (const width of [270, 740, 1196]) {
      const { shelves, columns } = gridOf(long, fit(width, slotsOf(long), "normal").columns);
      assert.deepEqual(shelves, [0, 1]);
      assert.ok(columns > 14);
    }
  });

  test("no slot is drawn that nothing can be laid on", () => {
    const full = rack(`${"_ ".repeat(59)} r1`);
    assert.equal(slotsOf(full), full.most_slots);
  });

  test("a place that a hint shows is drawn", () => {
    assert.ok(slotsOf(rack("r1 r2"), [at(1, 9)]) >= 10);
  });

  test("a rack has two shelves, whatever lies on it; a picture leaves out the empty one", () => {
    const lying = rack("r1 r2 r3", { readonly: true });
    assert.deepEqual(gridOf(lying, 3), { shelves: [0, 1], columns: 3 });
    assert.deepEqual(gridOf(lying, 3, true), { shelves: [0], columns: 3 });
  });

  test("a label has room up to the next segment", () => {
    assert.deepEqual(
      spans(0, SKETCH.segments, 14).map(({ column, tiles, room }) => [column, tiles, room]),
      [
        [0, 3, 4],
        [4, 2, 3],
        [7, 4, 7],
      ],
    );
  });
});

describe("keys", () => {
  const press = (key: string, held = "") =>
    commandOf({
      key,
      ctrlKey: held.includes("C"),
      metaKey: held.includes("M"),
      shiftKey: held.includes("S"),
      altKey: held.includes("A"),
    });

  test("what each means", () => {
    assert.deepEqual(press("ArrowDown"), { do: "walk", dx: 0, dy: 1 });
    assert.deepEqual(press("Home"), { do: "edge", end: 0, rack: false });
    assert.deepEqual(press("End", "C"), { do: "edge", end: 1, rack: true });
    for (const key of ["Enter", " "]) assert.deepEqual(press(key), { do: "act", whole: false });
    assert.deepEqual(press("Enter", "S"), { do: "act", whole: true });
    assert.deepEqual(press("s"), { do: "act", whole: true });
    assert.deepEqual(press("Escape"), { do: "cancel" });
    for (const held of ["C", "M"]) {
      assert.deepEqual(press("z", held), { do: "undo" });
      assert.deepEqual(press("Z", `${held}S`), { do: "redo" });
      assert.deepEqual(press("y", held), { do: "redo" });
    }
  });

  test("what is the browser's stays the browser's", () => {
    for (const [key, held] of [
      ["Tab", ""],
      ["s", "C"],
      ["a", ""],
      ["ArrowLeft", "A"],
      ["F5", ""],
      ["z", "A"],
    ]) {
      assert.equal(press(key!, held), null, `${held} ${key}`);
    }
  });

  test("arrows go along the shelf, and up and down between the two", () => {
    const wide = gridOf(SKETCH, 14);
    assert.deepEqual(step(wide, at(0, 3), 1, 0), at(0, 4));
    assert.deepEqual(step(wide, at(0, 0), -1, 0), at(0, 0));
    assert.deepEqual(step(wide, at(0, 13), 1, 0), at(0, 13));
    assert.deepEqual(step(wide, at(0, 9), 0, 1), at(1, 9));
    assert.deepEqual(step(wide, at(1, 9), 0, 1), at(1, 9));
    assert.deepEqual(edge(SKETCH, wide, at(0, 5), 1, true), at(1, 13));
  });

  test("where nothing can be laid, they go from tile to tile", () => {
    const fixed = { ...SKETCH, readonly: true };
    const lines = gridOf(fixed, 14);
    assert.deepEqual(walk(fixed, lines, at(0, 2), 1, 0), at(0, 4));
    assert.deepEqual(walk(fixed, lines, at(0, 9), 0, 1), at(1, 7));
    assert.deepEqual(walk(fixed, lines, at(0, 10), 1, 0), at(0, 10));
    assert.deepEqual(edge(fixed, lines, at(0, 2), 1, false), at(0, 10));
  });
});

describe("actions", () => {
  const fresh = focusAt(SKETCH, initialState, firstStop(SKETCH));

  test("a tile is lifted and put down, and the focus goes with it", () => {
    const up = actOn(SKETCH, fresh, at(1, 3), false, "keys");
    assert.deepEqual(up.local.lifted, [BLACK_2]);
    assert.deepEqual(
      up.say?.map(([key]) => key),
      ["picked-up", "picked-up-keys"],
    );
    const down = actOn(SKETCH, up.local, at(1, 9), false, "keys");
    assert.deepEqual(down.send, { type: "move", tiles: [BLACK_2], shelf: 1, slot: 9 });
    assert.deepEqual(down.local.lifted, []);
    const moved = structuredClone(SKETCH);
    [moved.shelves[1]![3], moved.shelves[1]![9]] = [null, SKETCH.shelves[1]![3]!];
    assert.deepEqual(nextState(moved, down.local).at, at(1, 9));
  });

  test("onto another tile it is put before it", () => {
    const up = lift(SKETCH, fresh, BLACK_2, false, "click");
    assert.deepEqual(actOn(SKETCH, up.local, at(0, 0), false, "click").send, {
      type: "move",
      tiles: [BLACK_2],
      shelf: 0,
      slot: 0,
    });
  });

  test("the same tile again puts it back, and nothing is sent", () => {
    const up = lift(SKETCH, fresh, BLACK_2, false, "click");
    const down = actOn(SKETCH, up.local, at(1, 3), false, "click");
    assert.equal(down.send, undefined);
    assert.deepEqual(down.local.lifted, []);
    assert.deepEqual(down.local.at, at(1, 3));
  });

  test("a whole segment is lifted in the order in which it lies", () => {
    const up = actOn(SKETCH, fresh, at(0, 8), true, "click");
    assert.deepEqual(up.local.lifted, [5, 6, 7, 8]);
    assert.deepEqual(wholeSegment(SKETCH, 6), [5, 6, 7, 8]);
    assert.deepEqual(actOn(SKETCH, up.local, at(1, 9), false, "click").send, {
      type: "move",
      tiles: [5, 6, 7, 8],
      shelf: 1,
      slot: 9,
    });
  });

  test("a second click of a double click takes the whole segment", () => {
    const one = actOn(SKETCH, fresh, at(0, 8), false, "click");
    assert.deepEqual(one.local.lifted, [6]);
    assert.deepEqual(actOn(SKETCH, one.local, at(0, 8), true, "click").local.lifted, [5, 6, 7, 8]);
  });

  test("a drop where it came from sends nothing", () => {
    assert.equal(put(SKETCH, fresh, [BLACK_2], at(1, 3)).send, undefined);
    assert.deepEqual(put(SKETCH, fresh, [5, 6, 7, 8], at(0, 8)).send, {
      type: "move",
      tiles: [5, 6, 7, 8],
      shelf: 0,
      slot: 8,
    });
  });

  test("Escape puts back and returns to the tile", () => {
    const up = lift(SKETCH, fresh, BLACK_2, false, "keys");
    const back = cancel(SKETCH, focusAt(SKETCH, up.local, at(0, 12)));
    assert.deepEqual([back.local.lifted, back.local.at], [[], at(1, 3)]);
  });

  test("tiles are chosen and let go, each click building on the one before", () => {
    const asked = { ...SKETCH, choose: true, chosen: [0] };
    const one = choose(asked, fresh, 3);
    assert.deepEqual(one.send, { type: "choose", tiles: [0, 3] });
    const two = actOn(asked, one.local, at(0, 5), false, "click");
    assert.deepEqual(two.send, { type: "choose", tiles: [0, 3, 4] });
    assert.deepEqual(choose(asked, two.local, 0).send, { type: "choose", tiles: [3, 4] });
  });

  test("a rack to look at takes nothing", () => {
    const done = actOn({ ...SKETCH, readonly: true }, fresh, at(0, 0), true, "keys");
    assert.deepEqual([done.send, done.local.lifted], [undefined, []]);
  });

  test("what was lifted and is gone is no longer lifted", () => {
    const up = lift(SKETCH, fresh, BLACK_2, false, "keys");
    assert.deepEqual(nextState(rack("r5 r6"), up.local).lifted, []);
  });
});

test("questions about the rack", () => {
  assert.deepEqual(placeOf(SKETCH, BLACK_2), at(1, 3));
  assert.equal(placeOf(SKETCH, 99), null);
  assert.equal(segmentAt(SKETCH, at(0, 5))?.state, "unfinished");
  assert.equal(segmentAt(SKETCH, at(0, 6)), null);
  assert.equal(ruleOf(SKETCH, "1:0")?.clause.id, "PRO-20");
  assert.equal(ruleOf(SKETCH, "0:0"), null);
  assert.equal(ruleOf(SKETCH, null), null);
});

test("a card shows its rank and its suit at a corner, and the suit large; suits are told apart by their shapes", () => {
  const drawn = (text: string): HTMLElement => {
    const place = document.createElement("div");
    render(tileFace(tile(0, text)), place);
    return place;
  };
  const shapes = ["hq", "dq", "cq", "sq"].map((text) => {
    const [small, large] = drawn(text).querySelectorAll(".rw-mark path");
    assert.equal(drawn(text).querySelector(".rw-rank")?.textContent, "Q");
    assert.equal(small?.getAttribute("d"), large?.getAttribute("d"));
    return large?.getAttribute("d");
  });
  assert.equal(new Set(shapes).size, 4);
  assert.equal(drawn("r7").querySelector(".rw-suited"), null);
  assert.equal(drawn("r7").querySelectorAll(".rw-mark").length, 1);
});

test("how the tiles lie is kept in notation", () => {
  assert.equal(rackText(rack("r5 _ _ *k9 / b13")), "r5 _ _ * / b13");
  assert.equal(
    rackName("rack", { rack: rack("r5 b7") } as never),
    rackName("rack", { rack: rack("b7 _ r5") } as never),
  );
  assert.equal(rackName("home", {}), null);
  assert.equal(rackText(rack("h5 h10 _ dq / ca sk cj")), "h5 h10 _ dq / ca sk cj");
});

test("what is said under cards speaks of cards", () => {
  assert.equal(playedWith({ ...SKETCH, shelves: [[], []], cards: true }), "cards"); // whatever is left of them
  assert.equal(playedWith(SKETCH), "tiles");
  for (const [lang, card, piece] of [
    ["en", "card", "tile"],
    ["ro", "carte", "piesă"],
  ] as const) {
    const t = words(
      readWords(readFileSync(join(import.meta.dirname, "..", "..", "text", "words", lang, "ui.ftl"), "utf8")),
      lang,
    );
    for (const key of ["keys-help", "keys-help-choose", "keys-help-readonly", "keys-enter", "mouse-drag"]) {
      assert.ok(t(key, { of: "cards" }).includes(card) && !t(key, { of: "cards" }).includes(piece), key);
      assert.ok(t(key, { of: "tiles" }).includes(piece), key);
    }
  }
});
