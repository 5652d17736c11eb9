// The rack in a document: what is drawn, what is sent, and where the focus is.
import { FakeModel, matchMediaAndClose, settled, WORDS } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rack, SKETCH } from "../dev/states";
import { PlayModel } from "../dev/host";
import widget from "../src/main";
import { RackView } from "../src/rack/rack";
import type { Answer, Message, RackProps } from "../src/types";
import { words } from "../src/words";

const t = words(WORDS, "en");
const closing: (() => void)[] = [];

/** A rack whose messages wait in `sent` until `answer` is called. */
function desk(state: RackProps = SKETCH) {
  const sent: Message[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const said: string[] = [];
  const view = new RackView({
    t,
    announce: (text) => said.push(text),
    send: (message) => (sent.push(message), new Promise((resolve) => waiting.push(resolve))),
  });
  document.body.append(view.element);
  view.update(state);
  closing.push(() => view.destroy());
  const $ = (css: string) => view.element.querySelector<HTMLElement>(css);
  const tile = (id: number) => $(`.rw-tile[data-id="${id}"]`)!;
  const slot = (shelf: number, at: number) => $(`.rw-slot[data-shelf="${shelf}"][data-slot="${at}"]`)!;
  const answer = async (more: Partial<Answer> = {}) => {
    waiting.shift()?.({ ok: true, error: null, ...more });
    await settled(1);
  };
  return {
    view,
    sent,
    said,
    $,
    tile,
    slot,
    answer,
    button: (shelf: number, at: number) => slot(shelf, at).querySelector<HTMLElement>("button")!,
  };
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
const name = () => document.activeElement?.getAttribute("aria-label") ?? "";
const stops = (root: Element) => root.querySelectorAll(".rw-wood [tabindex='0']").length;

matchMediaAndClose(closing);

describe("what is said above the wood", () => {
  /** Measures a sentence as too long, by what lies beside it. */
  function tight(cut: (more: boolean) => boolean): () => void {
    for (const name of ["scrollHeight", "clientHeight"]) {
      Object.defineProperty(HTMLElement.prototype, name, {
        configurable: true,
        get(this: HTMLElement) {
          if (name === "clientHeight" || !this.matches(".rw-verdict-text")) return 20;
          return cut(this.closest(".rw-verdict")!.querySelector(".rw-whole") !== null) ? 40 : 20;
        },
      });
    }
    return () => {
      for (const name of ["scrollHeight", "clientHeight"]) Reflect.deleteProperty(HTMLElement.prototype, name);
    };
  }

  test("a sentence that fits only beside More keeps it, and one that fits with neither way asks no more", () => {
    for (const [cut, whole] of [
      [(more: boolean) => !more, true],
      [(more: boolean) => more, false],
      [() => true, true],
      [() => false, false],
    ] as const) {
      const back = tight(cut);
      const { view, $ } = desk();
      view.update(SKETCH);
      assert.equal($(".rw-whole") !== null, whole);
      back();
    }
  });
});

describe("what is drawn", () => {
  test("every tile once, in its slot, with a name that tells place and segment", () => {
    const { view, slot, tile } = desk();
    assert.equal(view.element.querySelectorAll(".rw-tile").length, 15);
    assert.equal(slot(1, 3).querySelector(".rw-tile"), tile(12));
    assert.equal(tile(1).getAttribute("aria-label"), "red 6, upper shelf, place 2, run, red 5 to red 7");
    assert.equal(slot(0, 3).querySelector("button")!.getAttribute("aria-label"), "empty, upper shelf, place 4");
    assert.equal(tile(1).dataset.colour, "red");
  });

  test("one tab stop", () => {
    const { view } = desk();
    assert.equal(stops(view.element), 1);
  });

  test("state is said three times: the line, the label, the tile", () => {
    const marked = structuredClone(SKETCH);
    marked.segments[3]!.marked = [12];
    const { $, tile } = desk(marked);
    const wrong = $(".rw-seg[data-state='fault']")!;
    assert.ok(wrong.querySelector(".rw-bar"));
    assert.match(wrong.textContent!, /nothing follows a 1 after 13/);
    assert.ok(tile(12).hasAttribute("data-marked"));
    assert.match(tile(12).getAttribute("aria-label")!, /doesn't fit$/);
  });

  test("a Joker says what it stands for", () => {
    const { tile, $ } = desk(rack("r5 *r6 r7"));
    assert.match(tile(1).getAttribute("aria-label")!, /^Joker/);
    assert.match(tile(1).getAttribute("aria-label")!, /red 6/);
    assert.equal($(".rw-badge")!.textContent!.trim(), "6");
  });

  test("nothing that Python sends becomes markup", () => {
    const evil = rack("r5");
    evil.verdict = { ...evil.verdict, text: "<img src=x onerror=alert(1)>", word: "<b>" };
    evil.shelves[0]![0] = { id: 0, text: "<i>", colour: "red", name: '"><script>' };
    const { view } = desk(evil);
    assert.equal(view.element.querySelectorAll("img, b, i, script").length, 0);
  });

  test("a rack to look at has no buttons among its tiles, and still one stop", () => {
    const { view } = desk(rack("k12 k13 k1", { readonly: true, tools: [] }));
    assert.equal(view.element.querySelectorAll(".rw-wood button").length, 0);
    assert.equal(view.element.querySelectorAll(".rw-tile[role='img']").length, 3);
    assert.equal(stops(view.element), 1);
  });
});

describe("click, then click", () => {
  test("a tile, then a slot", async () => {
    const { tile, button, sent, answer, said } = desk();
    tile(12).click();
    assert.ok(tile(12).hasAttribute("data-lifted"));
    assert.match(tile(12).getAttribute("aria-label")!, /picked up$/);
    button(1, 10).click();
    assert.deepEqual(sent, [{ type: "move", tiles: [12], shelf: 1, slot: 10 }]);
    assert.ok(tile(12).hasAttribute("data-parked"), "it stays where it was put until the answer comes");
    await answer();
    assert.ok(!tile(12).hasAttribute("data-parked"));
    assert.match(said.join(" "), /black 2 picked up\..*black 2 put down/);
  });

  test("the line of a segment lifts all of it, and lets it go again", () => {
    const { $, view } = desk();
    const lifted = () =>
      [...view.element.querySelectorAll<HTMLElement>("[data-lifted]")].map((it) => Number(it.dataset.id));
    $(".rw-seg[data-state='valid'] .rw-bar")!.click();
    assert.deepEqual(lifted(), [0, 1, 2]);
    $(".rw-seg[data-state='valid'] .rw-bar")!.click();
    assert.deepEqual(lifted(), []);
  });

  test("what Python refuses is said, and the tile is back", async () => {
    const { tile, button, answer, view, said } = desk();
    tile(12).click();
    button(0, 13).click();
    await answer({ ok: false, error: "there is no room on that shelf" });
    assert.match(view.element.querySelector(".rw-refused")!.textContent!, /there is no room on that shelf/);
    assert.match(said.at(-1)!, /no room/);
    assert.equal(tile(12).style.translate, "");
  });
});

describe("keys alone", () => {
  test("lift, choose a place, put down; the focus follows the tile", async () => {
    const { view, tile, sent, answer, slot } = desk();
    tile(0).focus();
    for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight"]) press(key);
    assert.match(name(), /^black 2, lower shelf, place 4/);
    press("Enter");
    press("End");
    assert.match(name(), /^Empty, lower shelf, place \d+\.$/);
    press("Enter");
    const [move] = sent as { slot: number }[];
    const moved = structuredClone(SKETCH);
    [moved.shelves[1]![3], moved.shelves[1]![move!.slot]] = [null, SKETCH.shelves[1]![3]!];
    view.update(moved);
    await answer();
    assert.equal(document.activeElement, slot(1, move!.slot).querySelector(".rw-tile"));
    assert.equal(stops(view.element), 1);
  });

  test("Escape puts back, then closes what is open, then is the page's own", () => {
    const { tile, $ } = desk();
    tile(0).focus();
    press(" ");
    press("ArrowRight");
    assert.equal(press("Escape"), false);
    assert.match(name(), /^red 5/);
    $(".rw-seg [data-act='why']")!.click();
    assert.equal($(".rw-rule")!.hidden, false);
    press("Escape");
    assert.equal($(".rw-rule")!.hidden, true);
    assert.equal((document.activeElement as HTMLElement).dataset.act, "why");
    assert.equal(press("Escape"), true, "nothing left to close");
  });

  test("Shift and Enter, or S, lift a whole segment", () => {
    const { tile, view } = desk();
    for (const [key, more] of [
      ["Enter", { shiftKey: true }],
      ["s", {}],
    ] as const) {
      tile(1).focus();
      press(key, more);
      assert.equal(view.element.querySelectorAll("[data-lifted]").length, 3, key);
      press("Escape");
    }
  });

  test("undo and redo, from anywhere in the rack", async () => {
    const { tile, sent, answer, view } = desk({ ...SKETCH, redo: true });
    tile(0).focus();
    press("z", { ctrlKey: true });
    await answer();
    view.element.querySelector<HTMLElement>("[data-act='sort-run']")!.focus();
    press("Z", { ctrlKey: true, shiftKey: true });
    await answer();
    press("y", { metaKey: true });
    await answer();
    assert.deepEqual(
      sent.map(({ type }) => type),
      ["undo", "redo", "redo"],
    );
  });

  test("what is typed while an answer is awaited is done after it", async () => {
    const { tile, sent, answer, view } = desk();
    tile(0).focus();
    for (const key of ["Enter", "End", "Enter", "Home", "ArrowRight", "Enter", "End", "Enter"]) press(key);
    assert.equal(sent.length, 1);
    const moved = structuredClone(SKETCH);
    [moved.shelves[0]![0], moved.shelves[0]![13]] = [null, SKETCH.shelves[0]![0]!];
    view.update(moved);
    await answer();
    assert.deepEqual(
      sent.map((message) => (message as { tiles: number[] }).tiles),
      [[0], [1]],
    );
  });

  test("when nobody answers, what was typed ahead is dropped", async () => {
    const { tile, sent, answer, view } = desk();
    tile(0).focus();
    for (const key of ["Enter", "End", "Enter", "Enter"]) press(key);
    await answer({ ok: false, gone: true });
    view.update(SKETCH, { locked: true });
    press("Enter");
    press("ArrowRight");
    assert.equal(sent.length, 1);
    assert.match(name(), /^red 6/, "one may still look around");
    assert.equal(tile(0).getAttribute("aria-disabled"), "true");
  });

  test("a shelf that shrinks takes the tab stop along", () => {
    const { view, button } = desk();
    button(1, 14).focus();
    view.update({ ...SKETCH, most_slots: 12 });
    assert.equal(stops(view.element), 1);
    assert.match(name(), /lower shelf, place 12/);
    view.update({ ...SKETCH, readonly: true });
    assert.equal(stops(view.element), 1, "where only tiles are stops, it goes to one");
  });

  test("a rack that is only looked at from now on takes nothing in hand along", () => {
    const { tile, sent, view } = desk();
    tile(0).click();
    view.update({ ...SKETCH, readonly: true });
    view.update({ ...SKETCH, readonly: false });
    tile(1).click();
    assert.deepEqual(sent, [], "the click picks up, and puts nothing down");
  });

  test("choosing: every tile is a toggle, quick clicks are not lost", async () => {
    const { tile, sent, answer, view } = desk(rack("r9 y9 b9 k4", { choose: true, tools: [] }));
    tile(0).click();
    tile(2).click();
    assert.deepEqual(sent.at(-1), { type: "choose", tiles: [0, 2] });
    assert.deepEqual(
      [0, 1, 2].map((id) => tile(id).getAttribute("aria-pressed")),
      ["true", "false", "true"],
    );
    view.update(rack("r9 y9 b9 k4", { choose: true, tools: [], chosen: [0] }));
    await answer();
    assert.equal(tile(2).getAttribute("aria-pressed"), "true", "the second answer is still to come");
    view.update(rack("r9 y9 b9 k4", { choose: true, tools: [], chosen: [0, 2] }));
    await answer();
    tile(0).focus();
    press(" ");
    assert.deepEqual(sent.at(-1), { type: "choose", tiles: [2] });
  });
});

describe("a whole widget", () => {
  /** A widget as anywidget opens it, with as many views as wanted. */
  function open(model: FakeModel | PlayModel, views = 1): HTMLElement[] {
    const made = widget();
    made.initialize({ model });
    return Array.from({ length: views }, () => {
      const el = document.createElement("div");
      document.body.append(el);
      closing.push(made.render({ model, el }));
      return el;
    });
  }

  test("has its landmarks", () => {
    const [el] = open(new FakeModel("rack", { rev: 1, rack: SKETCH }));
    const root = el!.querySelector<HTMLElement>(".rw")!;
    assert.equal(root.dataset.view, "rack");
    assert.ok(root.hasAttribute("data-lm-suppress-shortcuts"));
    assert.equal(root.querySelector(".rw-live")!.getAttribute("aria-live"), "polite");
    assert.equal(root.querySelector(".rw-verdict")!.getAttribute("data-status"), "not-yet");
    for (const act of ["undo", "redo", "sort-run", "sort-group", "why"])
      assert.ok(root.querySelector(`[data-act="${act}"]`), act);
  });

  test("two views of it stay in step, each with its own lifted tile; one of them speaks", async () => {
    const model = new PlayModel({
      view: "rack",
      state: { rev: 1, rack: rack("r5 r6 _ r7") },
      words: WORDS,
      lang: "en",
    });
    model.delay = 0;
    const [one, two] = open(model, 2) as [HTMLElement, HTMLElement];
    const tile = (el: HTMLElement, id: number) => el.querySelector<HTMLElement>(`.rw-tile[data-id="${id}"]`)!;
    tile(two, 2).click();
    assert.ok(!tile(one, 2).hasAttribute("data-lifted"));
    two.querySelector(".rw-live")!.dispatchEvent(new Event("focusin", { bubbles: true }));
    two.querySelector<HTMLElement>(".rw-slot[data-shelf='0'][data-slot='2'] button")!.click();
    await settled(20);
    for (const el of [one, two]) {
      assert.equal(el.querySelector(".rw-slot[data-slot='2'] .rw-tile"), tile(el, 2));
      assert.equal(el.querySelector(".rw-seg")!.getAttribute("data-state"), "valid");
    }
    assert.match(
      two.querySelector(".rw-live")!.textContent!,
      /put down.*The rack has changed/,
      "first what was done, then what it led to",
    );
    assert.doesNotMatch(one.querySelector(".rw-live")!.textContent!, /The rack has changed/);
  });

  test("a widget whose kernel has gone keeps its rack in sight, takes nothing, and can be woken", async () => {
    const model = new FakeModel("rack", { rev: 1, rack: SKETCH });
    model.send = () => {
      throw new Error("Kernel is dead");
    };
    const [el] = open(model);
    await settled();
    assert.ok(el!.querySelector("[data-act='wake']"));
    assert.equal(el!.querySelectorAll(".rw-tile").length, 15);
    el!.querySelector<HTMLElement>(".rw-tile")!.click();
    assert.equal(el!.querySelectorAll("[data-lifted]").length, 0);
    model.set({ rev: 2, rack: SKETCH });
    assert.equal(el!.querySelector("[data-act='wake']"), null, "it speaks again");
  });

  test("a widget that ipywidgets marks as disconnected says so at once", () => {
    const model = new FakeModel("rack", { rev: 1, rack: SKETCH });
    const made = widget();
    made.initialize({ model });
    const el = document.createElement("div");
    el.className = "jupyter-widgets-disconnected";
    document.body.append(el);
    closing.push(made.render({ model, el }));
    assert.equal(el.querySelector<HTMLElement>(".rw-banner")!.hidden, false);
    assert.deepEqual(model.sent, []);
  });
});
