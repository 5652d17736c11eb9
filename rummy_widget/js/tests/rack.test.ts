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
import { columnsOf, fit, outlines, slotsOf, spans, type Fit } from "../src/rack/fit";
import { commandOf } from "../src/rack/keys";
import { firstStop, focusAt, nextState, placeOf, segmentAt, initialState, wholeSegment } from "../src/rack/state";
import { ruleOf } from "../src/rack/verdict";
import { playedWith, tileFace } from "../src/rack/tile";
import { edge, stop, walk } from "../src/rack/walk";
import { rackText, rackName } from "../src/reload";
import { words } from "../src/words";

const at = (shelf: number, slot: number) => ({ shelf, slot });
const BLACK_2 = 12;

/** How a rack is fitted into `width` px. */
const fitted = (width: number, lying: ReturnType<typeof rack>, more: object = {}): Fit =>
  fit(width, { shelves: outlines(lying), slots: slotsOf(lying), size: "normal", most: lying.most_slots, ...more });

/** A rack of `count` tiles on each shelf, with a gap after each `length` of them. */
const sorted = (count: number, length: number) => {
  const shelf = Array.from({ length: count }, (_, i) => `${i && i % length === 0 ? "_ " : ""}b${(i % 13) + 1}`).join(
    " ",
  );
  return rack(`${shelf} / ${shelf}`);
};

const rowWidth = ({ gap }: Fit, widths: readonly number[]) => widths.reduce((sum, px) => sum + px + gap, -gap);

describe("a shelf fits its width", () => {
  const slots = ({ tile, gap, columns }: Fit) => columns * tile + (columns - 1) * gap;
  const row = (count: number) => rack(Array<string>(count).fill("r1").join(" "));

  test("it is one row, filled where its tiles have their full size", () => {
    for (const width of [900, 1196, 1600]) {
      const found = fitted(width, row(5));
      assert.ok(found.columns >= 6 && !found.folds);
      assert.ok(slots(found) <= width && slots(found) > width - 8, `${slots(found)} of ${width}`);
      assert.deepEqual(
        found.rows.map(({ shelf, first, widths }) => [shelf, first, new Set(widths).size]),
        [
          [0, 0, 1],
          [1, 0, 1],
        ],
      );
      assert.equal(columnsOf(found.rows[0]!, found), "");
    }
  });

  test("full shelves make tiles smaller, and the longest of all fold", () => {
    const few = fitted(900, row(9));
    const many = fitted(900, row(17));
    assert.ok(many.tile < few.tile && many.tile >= 40 && !many.folds);
    const most = fitted(900, row(39));
    assert.ok(most.folds && !most.scrolls && most.rows.length === 3);
  });

  test("projector tiles are 64 px and wider", () => {
    for (const width of [300, 1024, 1880]) assert.ok(fitted(width, row(13), { size: "projector" }).tile >= 64);
  });

  test("every slot is drawn once and in order, and one is free after the last tile", () => {
    const long = rack("r1 r2 r3 r4 r5 r6 r7 r8 _ r10 r11 r12 r13 r1 / b1");
    for (const width of [270, 362, 740, 1196]) {
      const { rows } = fitted(width, long);
      const drawn = rows.flatMap(({ shelf, first, widths }) => widths.map((_, i) => [shelf, first + i]));
      const upper = drawn.filter(([shelf]) => shelf === 0);
      assert.deepEqual(
        upper.map(([, slot]) => slot),
        [...upper.keys()],
      );
      assert.ok(upper.length > 14 && drawn.some(([shelf, slot]) => shelf === 1 && slot === 1));
    }
  });

  test("no slot is drawn that nothing can be laid on", () => {
    const full = rack(`${"_ ".repeat(59)} r1`);
    assert.equal(slotsOf(full), full.most_slots);
    assert.equal(outlines(full)[0]!.length, full.most_slots);
  });

  test("a place that a hint shows is drawn", () => {
    assert.ok(slotsOf(rack("r1 r2"), [at(1, 9)]) >= 10);
    assert.deepEqual(outlines(rack("r1 r2"), [at(1, 2)]), ["##+", "__#+"]);
  });

  test("a rack has two shelves, whatever lies on it; a picture leaves out the empty one", () => {
    const lying = rack("r1 _ r3", { readonly: true });
    assert.deepEqual(outlines(lying), ["#_#", ""]);
    assert.deepEqual(outlines(lying, [], true), ["#_#"]);
    assert.equal(fitted(1000, lying).rows.length, 2);
  });

  test("a label has room up to the next segment", () => {
    const { rows, tile } = fitted(900, SKETCH);
    const last = rows[0]!.widths.length;
    assert.deepEqual(
      spans(rows[0]!, SKETCH.segments, tile).map(({ column, tiles, room }) => [column, tiles, Math.round(room)]),
      [
        [0, 3, 4],
        [4, 2, 3],
        [7, 4, last - 7],
      ],
    );
  });
});

describe("shelves that are too long are folded", () => {
  const PHONES = [362, 332]; // px for the slots in windows of 390 and 360 px

  test("no row is wider than its shelf, and no tile narrower than 32 px", () => {
    for (const width of [...PHONES, 700])
      for (let count = 7; count <= 22; count += 1)
        for (const length of [1, 2, 3, 5, 30]) {
          const found = fitted(width, sorted(count, length));
          assert.ok(found.tile >= 32, `${found.tile} px`);
          // an empty slot may hang over
          for (const { widths } of found.rows) assert.ok(rowWidth(found, widths) <= width + 5.1);
        }
  });

  test("sorted tiles up to forty take four rows, up to twenty two or three", () => {
    for (const [width, count, rows] of [
      [362, 20, 4],
      [332, 18, 4],
      [362, 9, 2],
      [332, 9, 2],
    ] as const)
      assert.ok(fitted(width, sorted(count, 5)).rows.length <= rows, `${count} twice in ${width} px`);
    // fifteen loose tiles, as they are dealt
    for (const width of PHONES) assert.equal(fitted(width, sorted(8, 1)).rows.length, 2);
  });

  test("gaps between melds cost no row: ten tiles in four rows of their own lie on one shelf of a small phone", () => {
    const found = fitted(335, rack("b1 _ r3 y3 b3 _ r4 y4 k4 _ r5 y5 b5 / b6"));
    assert.equal(found.rows.length, 2);
    assert.ok(found.tile >= 32);
  });

  test("tiles of a question are 32 px wide at least, in rows of about one length", () => {
    const tiles = Array.from({ length: 11 }, (_, at) => `r${at + 1}`).join(" ");
    for (const width of [...PHONES, 304]) {
      const found = fitted(width, rack(tiles, { readonly: true }), { even: true, fill: false });
      const lengths = found.rows.map(({ widths }) => widths.filter((px) => px > 20).length);
      assert.ok(found.tile >= 32 && found.tile <= 44);
      assert.ok(Math.max(...lengths.slice(0, -1)) - Math.min(...lengths.slice(0, -1)) <= 1, lengths.join(" "));
    }
    const melds = fitted(304, rack("r2 r3 r4 r5 r6 _ r5 r6 r7 r8 r9 r10", { readonly: true }), {
      even: true,
      fill: false,
    });
    assert.deepEqual(
      melds.rows.filter(({ shelf }) => shelf === 0).map(({ first }) => first),
      [0, 6],
    );
  });

  test("more than forty tiles scroll, and no fewer", () => {
    assert.ok(!fitted(332, sorted(20, 3)).scrolls);
    assert.ok(fitted(332, sorted(21, 3)).scrolls);
  });

  test("a row ends between two segments if that takes no more rows", () => {
    const found = fitted(362, rack("r1 r2 r3 _ b1 b2 b3 b4 _ k1 k2 k3 k4 k5"));
    assert.deepEqual(
      found.rows.map(({ shelf, first }) => [shelf, first]),
      [
        [0, 0],
        [0, 9],
        [1, 0],
      ],
    );
  });

  test("an empty slot between tiles is narrow, the one to drop on is as wide as a tile", () => {
    const found = fitted(362, rack("r1 r2 r3 _ b1 b2 b3 _ k1 k2"));
    const [row] = found.rows;
    assert.ok(found.folds && row!.widths[3]! >= 3 && row!.widths[3]! <= 10);
    assert.equal(row!.widths[10], found.tile);
    assert.match(columnsOf(row!, found), /^var\(--rw-tile\) var\(--rw-tile\) var\(--rw-tile\) [\d.]+px /);
  });

  test("a segment over two rows has a bar in both and its label in the first", () => {
    const length = 14;
    const run = { ...SKETCH.segments[0]!, shelf: 0, start: 0, length };
    const lying = rack(Array<string>(length).fill("r1").join(" "), { segments: [run] });
    const found = fitted(362, lying);
    const [first, second] = found.rows.map((row) => spans(row, lying.segments, found.tile)[0]);
    assert.equal(first!.tiles + second!.tiles, length);
    assert.deepEqual([first!.rest, second!.rest, second!.column], [false, true, 0]);
  });

  test("up and down lead from row to row, left and right along the shelf", () => {
    const lying = rack("r1 r2 r3 r4 r5 r6 r7 _ b1 b2 b3 b4 b5 / k1");
    const found = fitted(362, lying);
    assert.equal(found.rows[1]!.first, 8);
    assert.deepEqual(walk(lying, found, at(0, 1), 0, 1), at(0, 9));
    assert.deepEqual(walk(lying, found, at(0, 9), 0, 1), at(1, 1));
    assert.deepEqual(walk(lying, found, at(1, 0), 0, -1), at(0, 8));
    assert.deepEqual(walk(lying, found, at(0, 7), 1, 0), at(0, 8));
    assert.deepEqual(edge(lying, found, at(0, 2), 0, false), at(0, 0));
    assert.deepEqual(stop(lying, found, at(0, 99)), at(0, found.rows[1]!.first + found.rows[1]!.widths.length - 1));
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
    const wide = fitted(900, SKETCH);
    const last = wide.columns - 1;
    assert.deepEqual(walk(SKETCH, wide, at(0, 3), 1, 0), at(0, 4));
    assert.deepEqual(walk(SKETCH, wide, at(0, 0), -1, 0), at(0, 0));
    assert.deepEqual(walk(SKETCH, wide, at(0, last), 1, 0), at(0, last));
    assert.deepEqual(walk(SKETCH, wide, at(0, 9), 0, 1), at(1, 9));
    assert.deepEqual(walk(SKETCH, wide, at(1, 9), 0, 1), at(1, 9));
    assert.deepEqual(edge(SKETCH, wide, at(0, 5), 1, true), at(1, last));
  });

  test("where nothing can be laid, they go from tile to tile", () => {
    const fixed = { ...SKETCH, readonly: true };
    const lines = fitted(900, fixed);
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
