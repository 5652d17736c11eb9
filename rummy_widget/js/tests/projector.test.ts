import { act, focused, show, text, type Shown } from "./show";
import { dom, FakeModel, settled } from "./dom";
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

// A widget is told where it stands when the browser lays it out; here a test says when.
const laidOut: (() => void)[] = [];
Object.defineProperty(globalThis, "ResizeObserver", {
  value: class {
    constructor(told: () => void) {
      laidOut.push(told);
    }
    observe(): void {}
    disconnect(): void {}
  },
});
const placed = (): void => {
  for (const told of laidOut) told();
};

const KEY = "rummy-widget:v1:projector";
const nothing = { rev: 1, said: "" };

/** A page as Voila and JupyterLab build it: prose, the button, then cells; the parts that a test looks at. */
function notebook(
  model = new FakeModel("projector", nothing),
): Shown & { page: HTMLElement; cell: (output: string) => HTMLElement } {
  document.body.innerHTML = `<div class="jp-Notebook"><div id="above"></div><div id="button"></div><div id="below"></div></div>`;
  const page = document.querySelector<HTMLElement>(".jp-Notebook")!;
  const cell = (output: string, within = "below"): HTMLElement => {
    const made = document.createElement("div");
    made.className = "jp-Cell";
    made.innerHTML = `<div class="jp-OutputArea"><div class="jp-OutputArea-child">${output}</div></div>`;
    document.getElementById(within)!.append(made);
    return made.querySelector<HTMLElement>(".jp-OutputArea")!;
  };
  cell(table("before the button"), "above");
  const shown = show("projector", nothing, model);
  document.getElementById("button")!.append(shown.el);
  return { ...shown, page, cell };
}

const table = (words: string): string =>
  `<div class="jp-OutputArea-output" data-mime-type="text/html"><table><tr><td>${words}</td></tr></table></div>`;
const widget = (size: string): string =>
  `<div class="jp-OutputArea-output"><div class="rw"><div class="rw-rack" data-size="${size}"></div></div></div>`;
const ERROR = `<div class="jp-OutputArea-output" data-mime-type="application/vnd.jupyter.stderr">warning</div>`;
const PLOT = `<div class="jp-OutputArea-output" data-mime-type="text/html"><figure role="img" aria-label="Three bars, the first the longest"><svg></svg></figure></div>`;

const hidden = (area: Element): boolean => (area as HTMLElement).dataset["rwResult"] === "hidden";
const button = (area: Element): HTMLButtonElement => area.querySelector<HTMLButtonElement>(".rw-cover button")!;
const press = (target: Element, key: string, more: KeyboardEventInit = {}): boolean =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
const spoken = (el: Element): string => [...el.querySelectorAll(".rw-live p")].map(text).join(" | ");

beforeEach(() => {
  dom.sessionStorage.clear();
  laidOut.length = 0;
});

describe("the projector", () => {
  test("a page is as it was until its button is pressed", () => {
    const { page, el, $, cell } = notebook();
    const area = cell(table("1140"));
    assert.equal(page.hasAttribute("data-rw-projector"), false);
    assert.equal(area.hasAttribute("data-rw-result"), false);
    assert.equal(text($(act("projector"))), "For the projector");
    assert.equal(el.querySelectorAll("button").length, 1);
  });

  test("results below are hidden, each behind a button of its own; widgets, errors and what is above are not", () => {
    const { page, $, cell } = notebook();
    const [rack, first, second, error] = [cell(widget("projector")), cell(table("1140")), cell(PLOT), cell(ERROR)];
    $(act("projector")).click();
    assert.deepEqual(
      [rack, first, second, error].map((area) => area.dataset["rwResult"]),
      [undefined, "hidden", "hidden", undefined],
    );
    assert.equal(page.querySelector("#above [data-rw-result]"), null);
    assert.deepEqual([...page.querySelectorAll(".rw-cover button")].map(text), ["Show result 1", "Show result 2"]);
    assert.equal(text($("[data-standing]")), "0 of 2 shown");
  });

  test("a button shows its result, says what it is, keeps the focus, and hides it again", () => {
    const { el, $, cell } = notebook();
    const [one, plot] = [cell(table("1140")), cell(PLOT)];
    $(act("projector")).click();
    for (const [area, said] of [
      [one, "Result 1 of 2: 1140"],
      [plot, "Result 2 of 2: Three bars, the first the longest"],
    ] as const) {
      const own = button(area);
      own.focus();
      assert.equal(own.getAttribute("aria-expanded"), "false");
      own.click();
      assert.equal(hidden(area), false);
      assert.ok(spoken(el).endsWith(said), spoken(el));
      focused(own);
      assert.equal(own.getAttribute("aria-expanded"), "true");
    }
    button(one).click();
    assert.equal(hidden(one), true);
    assert.match(spoken(el), /Result 1 is hidden\.$/);
    assert.equal(text($("[data-standing]")), "1 of 2 shown");
  });

  test("the arrows show the next result and go back, from our buttons only", () => {
    const { $, cell } = notebook();
    const areas = [cell(table("1")), cell(table("2")), cell(table("3"))];
    $(act("projector")).click();
    assert.equal(press(document.body, "ArrowRight"), true);
    assert.equal(areas.every(hidden), true);
    assert.equal(press($(act("projector")), "ArrowRight"), false);
    assert.deepEqual(areas.map(hidden), [false, true, true]);
    focused(button(areas[0]!));
    press(button(areas[0]!), "ArrowRight", { ctrlKey: true });
    assert.deepEqual(areas.map(hidden), [false, true, true]);
    press(button(areas[0]!), "ArrowRight");
    assert.deepEqual(areas.map(hidden), [false, false, true]);
    focused(button(areas[1]!));
    press(button(areas[1]!), "ArrowLeft");
    assert.deepEqual(areas.map(hidden), [false, true, true]);
    focused(button(areas[0]!));
  });

  test("JupyterLab's own keys do not hear what is pressed on a button", () => {
    const { $, cell, page } = notebook();
    const area = cell(table("1"));
    $(act("projector")).click();
    const heard: string[] = [];
    page.addEventListener("keydown", (event) => heard.push((event as KeyboardEvent).key));
    press(button(area), "Enter");
    press(button(area), "s", { ctrlKey: true });
    assert.deepEqual(heard, ["s"]);
  });

  test("all at once, and all hidden again", () => {
    const { el, $, cell } = notebook();
    const areas = [cell(table("1")), cell(table("2"))];
    $(act("projector")).click();
    $(act("reveal-all")).click();
    assert.equal(areas.some(hidden), false);
    assert.match(spoken(el), /All results are shown\.$/);
    $(act("reveal-all")).click();
    assert.equal(areas.every(hidden), true);
  });

  test("a result that comes later, or comes anew, is hidden before it is seen", async () => {
    const { $, cell } = notebook();
    $(act("projector")).click();
    assert.match(text($(".rw-projector")), /No results yet/);
    const area = cell(table("1"));
    await settled();
    assert.equal(hidden(area), true);
    area.innerHTML = `<div class="jp-OutputArea-child">${table("2")}</div>`;
    await settled();
    assert.equal(area.querySelectorAll(".rw-cover").length, 1);
    assert.equal(area.querySelector(".jp-OutputArea-output")!.previousElementSibling!.className, "rw rw-cover");
    area.closest(".jp-Cell")!.remove();
    await settled();
    assert.match(text($(".rw-projector")), /No results yet/);
  });

  test("the other widgets are made large once, and those that come later too", async () => {
    const { model, page, $, cell } = notebook();
    cell(widget("normal"));
    $(act("projector")).click();
    await settled();
    assert.deepEqual(model.last, { type: "size", size: "projector" });
    page.querySelector<HTMLElement>(".rw-rack")!.dataset["size"] = "normal"; // by its own button
    cell(table("1"));
    await settled();
    assert.deepEqual(model.types, ["size"]);
    cell(widget("normal"));
    await settled();
    assert.deepEqual(model.types, ["size", "size"]);
  });

  test("off: nothing of it is left on the page, and the widgets are as they were", async () => {
    const { model, page, $, cell } = notebook();
    cell(widget("normal"));
    cell(table("1"));
    const before = page.querySelector("#below")!.innerHTML;
    $(act("projector")).click();
    assert.notEqual(page.querySelector("#below")!.innerHTML, before);
    $(act("projector")).click();
    await settled();
    assert.equal(page.querySelector("#below")!.innerHTML, before);
    assert.equal(page.hasAttribute("data-rw-projector"), false);
    assert.deepEqual(model.last, { type: "size", size: "normal" });
    assert.equal(dom.localStorage.getItem(KEY), null);
  });

  test("a page that is loaded again is as it was left, with the results that were shown", () => {
    const first = notebook();
    const areas = [first.cell(table("1")), first.cell(table("2"))];
    first.$(act("projector")).click();
    button(areas[1]!).click();
    assert.equal(dom.localStorage.getItem(KEY), "on");

    const again = notebook();
    const now = [again.cell(table("1")), again.cell(table("2"))];
    placed();
    assert.deepEqual(now.map(hidden), [true, false]);
  });

  test("what stands in the storage may be anybody's", () => {
    for (const kept of [
      "{",
      "[1]",
      '{"page":1}',
      '{"page":"/voila/render/lessons/pro/02-runs.ipynb","cells":["0",null]}',
    ]) {
      dom.sessionStorage.setItem(`${KEY}:shown`, kept);
      const { $, cell } = notebook();
      const area = cell(table("1"));
      $(act("projector")).click();
      assert.equal(hidden(area), true, kept);
    }
  });

  test("it works where no Python answers", async () => {
    const model = new FakeModel("projector", nothing);
    const { $, cell } = notebook(model);
    const area = cell(table("1"));
    model.silent = true;
    $(act("projector")).click();
    button(area).click();
    assert.equal(hidden(area), false);
    model.wake();
    await settled();
  });

  test("of two buttons on a page the first one does it", () => {
    const { $, cell } = notebook();
    const second = show("projector", nothing);
    document.getElementById("below")!.append(second.el);
    const area = cell(table("1"));
    second.$(act("projector")).click();
    assert.equal(area.querySelectorAll(".rw-cover").length, 1);
    assert.equal(text($("[data-standing]")), "0 of 1 shown");
    second.$(act("projector")).click();
    assert.equal(area.querySelectorAll(".rw-cover").length, 0);
  });
});
