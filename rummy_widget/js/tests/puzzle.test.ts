import { act, show, text } from "./show";
import { dom, settled } from "./dom";
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { choiceState } from "../dev/practice";
import { rack, step, tiles } from "../dev/states";
import type { PuzzleState } from "../src/types";

const mode = (key: string, title: string) => ({ key, title, about: `What ${title} is.`, standing: null });

const choice: PuzzleState = {
  ...choiceState,
  title: "Puzzles",
  modes: [mode("daily", "Today's puzzle"), mode("run", "Survival"), mode("row", "Endless")],
  fields: [],
  rating: { now: 1500, width: 700, standing: "None tried yet" },
  board: null,
  task: null,
};
const solved: PuzzleState = {
  ...choice,
  rating: { now: 1512, width: 500, standing: "1 of 1 solved" },
  task: { mode: "daily", standing: "Rummikub · easy", note: null, gain: "+12", query: "?seed=5" },
  step: step({ outcome: "right", title: "Today's puzzle", drill: { seed: 5 } }),
  rack: rack("r5"),
};

describe("puzzles", () => {
  beforeEach(() => dom.happyDOM.setURL("http://localhost/voila/render/notebooks/puzzles.ipynb"));

  test("they open on today's position, which is asked for once the page is there", async () => {
    const { model, el, $ } = show("puzzle", choice);
    assert.equal(el.querySelector(".rw-board li"), null);
    await settled();
    await settled();
    assert.deepEqual(
      model.sent.flatMap((each) => (each.type === "setup" ? [[each.key, each.value]] : [])),
      [["mode", ""]],
    );
    const board = { melds: [tiles("r5 r6 r7"), tiles("b9 y9 k9")], rack: tiles("r8 k13"), goal: "Lay the red 8." };
    model.set({ ...choice, rev: 2, board });
    assert.deepEqual(
      [...el.querySelectorAll(".rw-board li")].map((each) => each.getAttribute("aria-label")),
      ["red 5, red 6, red 7", "blue 9, yellow 9, black 9", "red 8, black 13"],
    );
    assert.match(text($(".rw-puzzle-day")), /Today's puzzle Lay the red 8\./);
    assert.equal(text($("[data-rating]")), "1500");
    $("[data-mode=daily]").click();
    await settled();
    assert.equal(model.types.at(-1), "setup");
    assert.ok([...el.querySelectorAll(".rw-puzzle-mode")].every((each) => each.querySelector("svg path")));
  });

  test("a solved one shows the new rating and what was gained, and no number of its own", async () => {
    const { el, $ } = show("puzzle", solved);
    await settled();
    assert.equal(text($(".rw-won [data-rating]")), "1512 +12");
    assert.equal(text($(".rw-step .rw-title")), "Today's puzzle");
    assert.doesNotMatch(text($(".rw-step")), /\b5 of|Exercise/);
    assert.ok(el.querySelector(act("another")));
  });
});
