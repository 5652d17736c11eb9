import { act, focused, show, text } from "./show";
import { dom, settled } from "./dom";
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { headerState, lessonState, STEPS } from "../dev/states";
import { stepInAddress, stepLink } from "../src/pages/step-link";

const PAGE = "http://localhost/voila/render/lessons/pro/02-runs.ipynb";
const fresh = (): void => {
  dom.happyDOM.setURL(PAGE);
  delete (window as unknown as Record<symbol, unknown>)[Symbol.for("rummy-widget:arrived")];
};
beforeEach(fresh);
afterEach(fresh);

const clipboard = (value: unknown): unknown =>
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });

describe("the address of a step", () => {
  test("is the page's own with the step, and nothing else of it", () => {
    dom.happyDOM.setURL(`${PAGE}?token=secret&step=other#x`);
    assert.equal(stepLink("corner"), `${PAGE}?step=corner`);
    dom.happyDOM.setURL("http://localhost/lab/tree/lessons/pro/02-runs.ipynb");
    assert.equal(stepLink("corner"), "http://localhost/lab/tree/lessons/pro/02-runs.ipynb#step-corner");
  });

  test("is read from the page's own", () => {
    for (const [address, step] of [
      ["", null],
      ["?step=corner", "corner"],
      ["?step=", ""],
      ["#step-corner", "corner"],
      ["#step-%E0%A4", "%E0%A4"],
      ["#top", null],
    ] as const) {
      dom.happyDOM.setURL(PAGE + address);
      assert.equal(stepInAddress(), step, address);
    }
  });

  test("is copied, or shown to be copied by hand", async () => {
    let copied = "";
    clipboard({ writeText: async (words: string) => void (copied = words) });
    const { $ } = show("step", STEPS["arrange"]);
    $(act("link")).click();
    await settled();
    assert.equal(copied, `${PAGE}?step=one-ends`);
    assert.match(text($(".rw-live")), /Link copied/);
    clipboard(undefined);
    $(act("link")).click();
    await settled();
    const field = $(".rw-link-field input") as HTMLInputElement;
    assert.equal(field.value, `${PAGE}?step=one-ends`);
    focused(field);
  });

  test("an exercise of one's own has none", () => {
    assert.equal(show("step", STEPS["exercise"]).el.querySelector(act("link")), null);
  });
});

describe("a page that is opened at a step", () => {
  test("goes to its card, also where that comes later, and says so; once", async () => {
    dom.happyDOM.setURL(`${PAGE}?step=one-ends`);
    const head = show("header", headerState);
    const card = show("step", STEPS["arrange"]);
    await settled();
    focused(card.$(".rw-step"));
    assert.match(text(head.$(".rw-live")), /^Step 4: Let a 1 end a run$/);
    card.$(act("retry")).focus();
    show("header", headerState);
    await settled();
    focused(card.$(act("retry")));
  });

  test("at one that is not there says a sentence", () => {
    dom.happyDOM.setURL(`${PAGE}?step=%3Cb%3E`);
    const { $ } = show("header", headerState);
    assert.match(text($(".rw-lost")), /That step is gone/);
  });

  test("a lesson in one place goes there itself", async () => {
    dom.happyDOM.setURL(`${PAGE}?step=pick`);
    const { model } = show("lesson", lessonState);
    await settled();
    assert.deepEqual(
      model.sent.filter(({ type }) => type === "go").map(({ seq: _, ...rest }) => rest),
      [{ type: "go", step: "pick" }],
    );
    fresh();
    dom.happyDOM.setURL(`${PAGE}?step=gone`);
    const lost = show("lesson", lessonState);
    assert.match(text(lost.$(".rw-note")), /That step is gone/);
  });
});
