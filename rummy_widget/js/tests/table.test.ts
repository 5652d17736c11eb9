// The table by mouse, by keys and by dragging: what is sent, what is said, and where the focus is.
import { act, focused, show, text, type, type Shown } from "./show";
import { settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { coach, discarding, game, table, TABLES } from "../dev/table";
import { countedPoints } from "../src/table/end-animation";
import type { GameProps, TableState } from "../src/types";

const STOCK = '[data-move="draw"]';
const LAST = '[data-move="take"]';
const open = (state: TableState | undefined): Shown => show("table", state);
const playing = (more: Partial<GameProps> = {}): Shown => open(table({ game: game(more) }));
const inDiscard = (more: Partial<GameProps> = {}): Shown => playing({ phase: "discard", actions: discarding, ...more });
const tile = ({ $ }: Shown, id: number): HTMLElement => $(`.rw-wood .rw-tile[data-id="${id}"]`);
const press = (on: HTMLElement, key: string, more: KeyboardEventInit = {}): boolean =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
const spoken = ({ $ }: Shown): string => text($(".rw-live"));

Object.assign(globalThis, { innerHeight: 1000 }); // where a drag scrolls

/** Presses, moves and lets go; nothing is laid out in the test's document, so places are given by `boxes`. */
function dragTo(from: HTMLElement, x: number, y: number): void {
  const at = (name: string, x: number, y: number): PointerEvent =>
    new PointerEvent(name, {
      bubbles: true,
      clientX: x,
      clientY: y,
      button: 0,
      isPrimary: true,
      pointerId: 1,
      pointerType: "mouse",
    });
  from.dispatchEvent(at("pointerdown", 5, 5));
  window.dispatchEvent(at("pointermove", 20, 20));
  window.dispatchEvent(at("pointermove", x, y));
  window.dispatchEvent(at("pointerup", x, y));
}

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height, x: left, y: top }) as DOMRect;
const place = (element: HTMLElement, where: DOMRect): void => void (element.getBoundingClientRect = () => where);

describe("every screen", () => {
  for (const [name, state] of Object.entries(TABLES)) {
    test(`${name} can be drawn: buttons with names, no empty sentence, no id twice`, () => {
      const { el } = open(state);
      for (const each of el.querySelectorAll("button, select, input")) {
        const named =
          text(each) || each.getAttribute("aria-label") || (each.id && el.querySelector(`label[for="${each.id}"]`));
        assert.ok(named, each.outerHTML.slice(0, 200));
      }
      for (const each of el.querySelectorAll<HTMLElement>("p, li, h1, h2, h3")) {
        const full =
          text(each) ||
          each.querySelector("[aria-label]") ||
          each.hidden ||
          each.role === "status" ||
          each.classList.contains("rw-seat-more");
        assert.ok(full, each.outerHTML.slice(0, 200));
      }
      const ids = [...el.querySelectorAll("[id]")].map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length, ids.join());
      assert.equal(el.querySelectorAll("h1").length, 1);
      assert.equal(el.querySelectorAll(".rw-rack").length, state.table.game && state.table.screen !== "deal" ? 1 : 0);
    });
  }

  test("a list of seats, a list of discards, each with its names", () => {
    const shown = playing();
    assert.deepEqual(
      [...shown.el.querySelectorAll(".rw-seat")].map((each) => (each as HTMLElement).dataset["side"]),
      ["own", "left", "top", "right"],
    );
    assert.match(text(shown.$(".rw-seat")), /You, You: 14 tiles/);
    const names = [...shown.el.querySelectorAll(".rw-row-tiles li [aria-label]")].map((each) =>
      each.getAttribute("aria-label"),
    );
    assert.equal(names[0], "black 4, discarded by Ana");
    assert.equal(names.length, 6);
  });
});

describe("moves by click", () => {
  const ways: [string, string, object][] = [
    ["the stock", STOCK, { type: "play", move: "draw" }],
    ["the button to draw", act("do-draw"), { type: "play", move: "draw" }],
    ["the last discard", LAST, { type: "play", move: "take" }],
    ["the button to take it", act("do-take"), { type: "play", move: "take" }],
    ["Check board", act("do-check"), { type: "check-board" }],
    ["the coach", act("do-coach"), { type: "coach" }],
  ];
  for (const [name, button, message] of ways) {
    test(name, async () => {
      const { model, $ } = playing();
      $(button).click();
      $(button).click(); // in haste: one is enough
      await settled();
      assert.deepEqual(model.last, message);
      assert.equal(model.types.length, 1);
    });
  }

  test("what is done before an answer has come is done after it", async () => {
    const { model, $ } = playing();
    $(STOCK).click();
    $(act("do-coach")).click();
    assert.deepEqual(model.types, ["play"]);
    await settled();
    assert.deepEqual(model.types, ["play", "coach"]);
  });

  test("refuse, keep, the extra Joker, close", async () => {
    for (const key of ["refuse", "keep", "extra", "close"]) {
      const { model, $ } = playing({ actions: [{ key, text: key, enabled: true, why: null }] });
      $(act(`do-${key}`)).click();
      await settled();
      assert.deepEqual(model.last, { type: "play", move: key });
    }
  });

  test("a tile is lifted, then discarded by the button or at the end of the row", async () => {
    for (const button of ["do-discard", "discard-here"]) {
      const shown = inDiscard();
      const { $, model } = shown;
      assert.equal($(act(button)).getAttribute("aria-disabled"), "true");
      tile(shown, 14).click();
      assert.equal($(act(button)).getAttribute("aria-disabled"), null);
      assert.match($(act(button)).getAttribute("aria-label") ?? text($(act(button))), /^Discard yellow 4$/);
      $(act(button)).click();
      await settled();
      assert.deepEqual(model.last, { type: "discard", tile: 14 });
    }
  });

  test("nothing lifted, or several: the reason is shown and said, nothing is sent", async () => {
    const shown = inDiscard();
    shown.$(act("do-discard")).click();
    assert.match(text(shown.$(".rw-problem")), /Pick up a tile first/);
    shown.$(".rw-seg[data-state='valid'] .rw-bar").click();
    shown.$(act("discard-here")).click();
    assert.match(text(shown.$(".rw-problem")), /just one tile/);
    await settled();
    assert.match(spoken(shown), /Pick up a tile first.*just one tile/);
    assert.deepEqual(shown.model.types, []);
  });

  test("what is not allowed now says why", async () => {
    const shown = playing();
    for (const button of ["do-close", "discard-here"]) {
      const found = shown.$(act(button));
      assert.equal(found.getAttribute("aria-disabled"), "true");
      assert.equal(found.title, "First draw a tile, or take the last discard.");
      found.click();
    }
    assert.equal(text(shown.$(".rw-problem")), "First draw a tile, or take the last discard.");
    await settled();
    assert.deepEqual(shown.model.types, []);
  });

  test("what Python refuses is shown near the rack and said once, and gone after the next move", async () => {
    const shown = playing();
    shown.model.reply = () => "The stock is empty.";
    shown.$(STOCK).click();
    await settled();
    assert.equal(text(shown.$(".rw-problem")), "The stock is empty.");
    assert.equal(spoken(shown).match(/The stock is empty/g)?.length, 1);
    shown.model.reply = () => null;
    shown.$(act("do-take")).click();
    await settled();
    assert.equal(shown.el.querySelector(".rw-problem"), null);
  });

  test("one button is the first, whose word is what one would do now", () => {
    const one = (state: TableState | undefined): string[] =>
      [...open(state).el.querySelectorAll<HTMLElement>(".rw-the-one")].flatMap((each) => [
        each.dataset["act"] ?? "",
        text(each),
      ]);
    const drawn = { phase: "discard", actions: discarding } as const;
    const closed = structuredClone(game(drawn));
    closed.primary = "close";
    closed.rack.verdict = { ...closed.rack.verdict, status: "closes", points: 500 };
    assert.deepEqual(one(table()), ["do-draw", "Draw"]);
    assert.deepEqual(one(table({ game: game(drawn) })), ["do-discard", "Discard"]);
    assert.deepEqual(one(table({ game: closed })), ["do-close", "Close for 500"]);
    assert.deepEqual(one(TABLES["table-wait"]), ["wait", "Wait for Ana"]);
    assert.deepEqual(one(TABLES["table-practice"]), ["do-go-on", "Continue"]);
    assert.deepEqual(one(TABLES["table-settled"]), ["next-game", "Next game"]);
    assert.deepEqual(one(TABLES["table-replay"]), ["replay-end", "Back to the result"]);
  });

  test("the first button stays the same element from draw to discard, and so keeps the focus", () => {
    const { model, $ } = playing();
    const button = $(act("do-draw"));
    button.focus();
    model.set(table({ game: game({ phase: "discard", actions: discarding }) }));
    focused(button);
    assert.equal(button.dataset["act"], "do-discard");
  });

  test("the tile that was drawn is marked, and said to be new", () => {
    const drawn = structuredClone(game({ phase: "discard", actions: discarding }));
    drawn.rack.new = [14];
    const shown = open(table({ game: drawn }));
    assert.deepEqual(
      [...shown.el.querySelectorAll<HTMLElement>(".rw-wood [data-new]")].map((each) => each.dataset["id"]),
      ["14"],
    );
    assert.match(tile(shown, 14).getAttribute("aria-label") ?? "", /just drawn/);
  });

  test("a quick game is one click, asked for as by an address", async () => {
    for (const [way, wanted] of [
      ["quick", "?quick"],
      ["coached", "?quick=coach"],
    ] as const) {
      const { $, model } = open(TABLES["table-setup"]);
      const before = model.sent.length;
      $(act(way)).click();
      await settled();
      assert.deepEqual(
        model.sent.slice(before).flatMap((each) => (each.type === "read" ? [each.text] : [])),
        [wanted],
      );
    }
  });

  test("last moves and settings lie in a drawer, one at a time; Escape closes it", async () => {
    const { $, el } = playing();
    $(act("log")).click();
    assert.match(text($(".rw-table-drawer")), /Last moves.*You discarded red 9/);
    focused($(".rw-table-drawer"));
    $(act("settings")).click();
    assert.ok($('.rw-table-drawer select[name="speed"]'));
    press($(".rw-table-drawer"), "Escape");
    assert.equal(el.querySelector(".rw-table-drawer"), null);
  });

  test("after a discard it may be taken back, or stands", async () => {
    const { $, model } = open(TABLES["table-practice"]);
    $(act("do-takeback")).click();
    await settled();
    $(act("do-go-on")).click();
    await settled();
    assert.deepEqual(model.types, ["takeback", "go-on"]);
  });

  test("the tile about to be discarded has its row at the coach's, marked, wherever it stands there", async () => {
    const rows = coach.rows.map((each) => ({ ...each, chosen: false }));
    const shown = open(
      table({ game: game({ phase: "discard", actions: discarding }), panels: { coach: { ...coach, rows } } }),
    );
    const names = (): string[] =>
      [...shown.el.querySelectorAll(".rw-coach tbody tr")].map(
        (each) => each.querySelector("[aria-label]")?.getAttribute("aria-label") ?? "",
      );
    const marked = (): number => shown.el.querySelectorAll(".rw-coach tr[data-chosen]").length;
    assert.deepEqual([names().length, marked()], [4, 0]);
    const own = [...shown.el.querySelectorAll<HTMLElement>(".rw-wood .rw-tile[data-id]")];
    const last = rows.slice(4).map((each) => each.tile.name);
    const lifted = own.find((each) => last.some((name) => each.getAttribute("aria-label")?.startsWith(name)));
    assert.ok(lifted, "a tile of the rack has a row that is not shown");
    lifted.click();
    await settled();
    assert.deepEqual([names().length, marked()], [5, 1]);
    lifted.click();
    await settled();
    assert.deepEqual([names().length, marked()], [4, 0]);
  });

  test("the coach is asked and sent away", async () => {
    const { $, model } = open(TABLES["table-coach"]);
    assert.equal($(act("do-coach")).getAttribute("aria-expanded"), "true");
    $(act("do-coach")).click();
    await settled();
    $(act("coach-off")).click();
    await settled();
    assert.deepEqual(model.types, ["coach-off", "coach-off"]);
  });

  test("nothing is sent where nobody is there", async () => {
    const { $, model } = playing();
    model.send = () => {
      throw new Error("dead");
    };
    $(STOCK).click();
    await settled();
    const sent = model.sent.length;
    for (const each of [act("do-draw"), STOCK, LAST, act("do-check")]) $(each).click();
    press($(STOCK), "s");
    assert.equal(model.sent.length, sent);
    assert.equal($(act("do-draw")).getAttribute("aria-disabled"), "true");
  });
});

describe("moves by keys", () => {
  test("S draws and T takes, from the rack and from anywhere else", async () => {
    for (const [key, move] of [
      ["s", "draw"],
      ["S", "draw"],
      ["t", "take"],
    ] as const) {
      for (const from of [".rw-wood .rw-tile", act("do-check")]) {
        const { $, model, el } = playing();
        assert.equal(press($(from), key), false);
        await settled();
        assert.deepEqual(model.last, { type: "play", move });
        assert.equal(el.querySelectorAll("[data-lifted]").length, 0);
      }
    }
  });

  test("D and Delete discard the tile with the focus, without lifting it", async () => {
    for (const key of ["d", "Delete"]) {
      const shown = inDiscard();
      press(tile(shown, 12), key);
      await settled();
      assert.deepEqual(shown.model.last, { type: "discard", tile: 12 });
    }
  });

  test("D away from the tiles discards the one that is lifted", async () => {
    const shown = inDiscard();
    tile(shown, 3).click();
    press(shown.$(act("do-check")), "d");
    await settled();
    assert.deepEqual(shown.model.last, { type: "discard", tile: 3 });
  });

  test("a key that is not allowed now says why", async () => {
    const shown = playing();
    press(tile(shown, 3), "d");
    await settled();
    assert.deepEqual(shown.model.types, []);
    assert.match(spoken(shown), /First draw a tile/);
  });

  test("keys are left alone with Ctrl, in a field, and on other screens", () => {
    const shown = playing();
    assert.equal(press(tile(shown, 3), "d", { ctrlKey: true }), true);
    const set = open(TABLES["table-setup"]);
    assert.equal(press(set.$("input"), "s"), true);
    const looking = open(TABLES["table-replay"]);
    press(looking.$("input"), "s");
    assert.deepEqual([...shown.model.types, ...set.model.types, ...looking.model.types], []);
  });

  test("they are listed with the rack's own keys, S once", () => {
    const { $, el } = playing();
    $(act("keys")).click();
    const listed = [...el.querySelectorAll(".rw-keys kbd")].map(text);
    for (const key of ["S", "T", "D", "Delete"]) assert.equal(listed.filter((each) => each === key).length, 1, key);
  });
});

describe("dragging", () => {
  function laidOut(shown: Shown): void {
    place(shown.$(".rw"), box(0, 0, 1000, 1000));
    place(shown.$(".rw-middle"), box(0, 0, 1000, 300));
    place(shown.$(".rw-wood"), box(0, 500, 1000, 300));
  }

  test("a tile of the rack onto the table is discarded", async () => {
    const shown = inDiscard();
    laidOut(shown);
    dragTo(tile(shown, 14), 500, 150);
    await settled();
    assert.deepEqual(shown.model.last, { type: "discard", tile: 14 });
    assert.equal(shown.el.querySelectorAll("[data-over], [data-drag], [data-lifted]").length, 0);
  });

  test("a tile may be laid out while others play, but not discarded: it goes back, and the reason is said", async () => {
    const shown = playing();
    laidOut(shown);
    dragTo(tile(shown, 14), 500, 150);
    await settled();
    assert.deepEqual(shown.model.types, []);
    assert.match(text(shown.$(".rw-problem")), /First draw a tile/);
    assert.equal(tile(shown, 14).style.translate, "");
  });

  test("the stock and the last discard onto the rack", async () => {
    for (const [from, move] of [
      [STOCK, "draw"],
      [LAST, "take"],
    ] as const) {
      const shown = playing();
      laidOut(shown);
      dragTo(shown.$(from), 500, 600);
      await settled();
      assert.deepEqual(shown.model.last, { type: "play", move });
      assert.equal(shown.$(from).style.translate, "");
    }
  });

  test("let go elsewhere, they go back", async () => {
    const shown = playing();
    laidOut(shown);
    dragTo(shown.$(STOCK), 500, 400);
    await settled();
    assert.deepEqual(shown.model.types, []);
    assert.equal(shown.$(STOCK).style.translate, "");
  });

  test("what cannot be drawn now cannot be dragged", async () => {
    const shown = inDiscard();
    laidOut(shown);
    dragTo(shown.$(STOCK), 500, 600);
    await settled();
    assert.deepEqual(shown.model.types, []);
  });
});

describe("the set-up", () => {
  test("a choice is sent when it is made, a code when it is typed; then the deal", async () => {
    const { $, model } = open(TABLES["table-setup"]);
    const kind = $('select[name="seat-2"]') as HTMLSelectElement;
    assert.equal(kind.value, "beginner");
    kind.value = "strong";
    kind.dispatchEvent(new Event("change", { bubbles: true }));
    assert.deepEqual(model.last, { type: "setup", key: "seat-2", value: "strong" });
    type($('input[name="code"]'), "P4-1");
    $("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await settled();
    assert.deepEqual(model.types, ["setup", "setup", "deal"]);
  });

  test("what is wrong with the code is said under the fields", async () => {
    const { model, el, $ } = open(TABLES["table-setup"]);
    model.reply = ({ type }) => (type === "setup" ? "That is no deal code." : null);
    const field = $('input[name="code"]') as HTMLInputElement;
    field.value = "x";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    assert.match(text(el), /That is no deal code/);
    assert.equal(field.value, "x");
  });

  test("there may be a game to go back to", async () => {
    const { $, el, model } = open(TABLES["table-kept"]);
    await settled();
    assert.match(text($("[data-warning]")), /drops the oldest: 2 players/);
    const ways = [...el.querySelectorAll<HTMLElement>(act("resume"))];
    assert.deepEqual(ways.map(text), [
      "Back to: 3 players, 24 moves, 2026-11-22",
      "Back to: 4 players, one move, 2026-11-20",
    ]);
    ways[1]?.click();
    await settled();
    assert.deepEqual(model.last, { type: "resume", token: "A-token", key: "2" });
  });

  test("a game that went on in another tab is loaded by a button", async () => {
    const { $, model } = open(TABLES["table-stale"]);
    await settled();
    assert.match(text($("[data-notice]")), /played on in another tab.*Load the game/);
    $("[data-notice] button").click();
    await settled();
    assert.deepEqual(model.last, { type: "resume", token: "A-token", key: "1" });
  });
});

describe("the other screens", () => {
  test("the deal is shown step by step, each step said, then played", async () => {
    const { $, model } = open(TABLES["table-deal"]);
    await settled();
    $(act("deal-next")).click();
    $(act("deal-next")).click(); // in haste: one step
    await settled();
    assert.deepEqual(model.types, ["stage"]);
    assert.deepEqual(model.last, { type: "stage", index: 1 });
    model.set({ ...TABLES["table-dealt"]!, rev: 2 });
    assert.equal(text($(".rw-where")), "Step 6 of 6");
    $(act("deal-next")).click();
    await settled();
    assert.deepEqual(model.last, { type: "dealt" });
  });

  test("a deal that runs by itself needs nobody: all its steps, then play, and nothing is said meanwhile", async (context) => {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    const { $, model } = open(TABLES["table-runs"]);
    const seen = [text($(".rw-where"))];
    for (let ms = 0; ms < 2_900; ms += 100) {
      context.mock.timers.tick(100);
      seen.push(text($(".rw-where")));
    }
    assert.deepEqual(
      [...new Set(seen)],
      [1, 2, 3, 4, 5, 6].map((step) => `Step ${step} of 6`),
    );
    assert.equal(spoken({ $ } as Shown), "");
    assert.ok(!model.types.includes("dealt"));
    context.mock.timers.tick(200);
    assert.equal(model.types.at(-1), "dealt");
    context.mock.timers.tick(9_000);
    assert.equal(model.types.filter((each) => each === "dealt").length, 1);
    assert.ok(!model.types.includes("stage"));
  });

  test("a click, Space or Enter leads to its end; step by step goes on from where it is", async (context) => {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    const ways: [(shown: Shown) => unknown, string][] = [
      [({ $ }) => $(".rw-towers").click(), "dealt"],
      [({ $ }) => press($(".rw-deal"), " "), "dealt"],
      [({ $ }) => press($(".rw-deal"), "Enter"), "dealt"],
      [({ $ }) => $(act("dealt")).click(), "dealt"],
      [({ $ }) => $(act("stage")).click(), "stage"],
    ];
    for (const [way, wanted] of ways) {
      const shown = open(TABLES["table-runs"]);
      for (let step = 0; step < 2; step += 1) context.mock.timers.tick(501);
      way(shown);
      assert.equal(shown.model.types.at(-1), wanted);
      if (wanted === "stage") assert.deepEqual(shown.model.last, { type: "stage", index: 2 });
    }
    const { $, model } = open(TABLES["table-runs"]);
    $(".rw-towers").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    press($(".rw-deal"), "Enter", { repeat: true });
    press($(".rw-deal"), "a");
    assert.ok(!model.types.includes("dealt"), "what began it does not end it");
  });

  test("with less motion the deal is there at once", async (context) => {
    context.mock.method(globalThis, "matchMedia", () => ({ matches: true }));
    const { model } = open(TABLES["table-runs"]);
    await settled();
    assert.equal(model.types.filter((each) => each === "dealt").length, 1);
  });

  test("or skipped", async () => {
    const { $, model } = open(TABLES["table-deal"]);
    $(act("dealt")).click();
    await settled();
    assert.deepEqual(model.types, ["dealt"]);
  });

  test("the end of a round is staged, whoever won it: points fly in, their sum counts up, anything pressed ends that", () => {
    for (const leave of [
      ({ $ }: Shown) => $(".rw-closed").click(),
      (shown: Shown) => press(shown.$(".rw-settled"), "x"),
    ]) {
      const shown = playing();
      shown.model.set({ ...TABLES["table-settled"]!, rev: 2 });
      assert.ok(shown.el.querySelector("[data-staged]"));
      const total = shown.$(".rw-gain");
      assert.equal(total.getAttribute("aria-hidden"), "true");
      assert.equal(text(shown.$(".rw-counting")), "0");
      const flying = [...shown.el.querySelectorAll(".rw-flying")];
      assert.deepEqual(flying.map(text), ["−500", "−500", "−500"], "from each who pays");
      assert.ok(flying.every((each) => each.ariaHidden === "true"));
      leave(shown);
      assert.equal(shown.el.querySelector("[data-staged], .rw-counting, .rw-flying"), null);
      assert.equal(text(total), "1500");
      assert.equal(text(shown.$("p.rw-end-name")), "Bicolor");
    }
  });

  test("it is not staged with less motion, nor for who comes back to it, nor where nobody closed", (context) => {
    const staged = ({ el }: Shown): boolean => el.querySelector("[data-staged], .rw-counting") !== null;
    assert.ok(!staged(open(TABLES["table-settled"])));
    const nobody = structuredClone(TABLES["table-settled"]!);
    const totals = nobody.table.settlement!.totals.map((each) => ({ ...each, won: false }));
    Object.assign(nobody.table.settlement!, { pattern: null, melds: [], free: null, reasons: [], totals });
    const shown = playing();
    shown.model.set({ ...nobody, rev: 2 });
    assert.ok(!staged(shown));
    assert.equal(shown.el.querySelector(".rw-gain, .rw-closed"), null);
    context.mock.method(globalThis, "matchMedia", () => ({ matches: true }));
    const calm = playing();
    calm.model.set({ ...TABLES["table-settled"]!, rev: 2 });
    assert.ok(!staged(calm));
    assert.deepEqual([...calm.el.querySelectorAll(".rw-why-paid li")].map(text), [
      "✓ Closes: 14 in melds, black 8 left over",
      "✓ Bicolor: only runs, in red and blue",
    ]);
  });

  test("a price grows to its number and no further", () => {
    const seen = [0, 0.1, 0.5, 0.9, 1].map((part) => countedPoints(500, part));
    assert.deepEqual([seen[0], seen.at(-1)], [0, 500]);
    assert.deepEqual(
      seen,
      seen.toSorted((a, b) => a - b),
    );
  });

  test("what follows a game", async () => {
    const { $, model } = open(TABLES["table-settled"]);
    for (const name of ["next-game", "same-deal", "to-setup", "replay"]) {
      $(act(name)).click();
      await settled();
    }
    assert.deepEqual(model.types, ["next-game", "same-deal", "to-setup", "replay"]);
    assert.deepEqual(model.last, { type: "replay", index: 0 });
  });

  test("looking back, by buttons, by the slider, by the costliest moments", async () => {
    const { $, model, el } = open(TABLES["table-replay"]);
    $(act("moments")).click();
    const sent: unknown[] = [];
    const slider = $("input[type=range]") as HTMLInputElement;
    for (const go of [
      () => $(act("replay-back")).click(),
      () => $(act("replay-on")).click(),
      () => ((slider.value = "30"), slider.dispatchEvent(new Event("change", { bubbles: true }))),
      () => el.querySelectorAll<HTMLElement>(act("moment"))[1]?.click(),
      () => el.querySelectorAll<HTMLElement>(act("exercise"))[1]?.click(),
      () => $(act("replay-end")).click(),
    ]) {
      go();
      await settled();
      sent.push(model.last);
    }
    const at = (type: string, index: number): object => ({ type, index });
    assert.deepEqual(sent, [
      at("replay", 11),
      at("replay", 13),
      at("replay", 30),
      at("replay", 20),
      at("exercise", 20),
      { type: "replay-end" },
    ]);
  });

  test("in an exercise one tile is chosen, and so tried", async () => {
    const shown = open(TABLES["table-exercise"]);
    tile(shown, 0).click();
    assert.deepEqual(shown.model.last, { type: "try", tile: 0 });
    assert.match(spoken(shown), /One tile is chosen/);
    await settled();
    shown.$(act("replay")).click();
    assert.deepEqual(shown.model.last, { type: "replay", index: 12 });
  });
});

describe("focus and speech", () => {
  test("the focus stays where it is over updates, and in the rack when its tile has gone", () => {
    const shown = inDiscard();
    const { model, $ } = shown;
    $(act("do-check")).focus();
    model.set(
      table({
        game: game({
          phase: "discard",
          actions: discarding,
          verdict: { text: "Not yet.", clause: null, holds: false },
        }),
      }),
    );
    focused($(act("do-check")));
    tile(shown, 14).focus();
    const rack = structuredClone(game().rack);
    rack.shelves = rack.shelves.map((shelf) => shelf.map((each) => (each?.id === 14 ? null : each)));
    model.set(table({ game: game({ rack }) }));
    assert.ok($(".rw-wood").contains(document.activeElement), document.activeElement?.outerHTML);
  });

  test("when the discard that had the focus has been taken, the rack has it", () => {
    const { model, $ } = playing();
    $(LAST).focus();
    model.set(table({ game: game({ row: "" }) }));
    assert.ok($(".rw-wood").contains(document.activeElement));
  });

  test("the coach opens with the focus, and gives it back", async () => {
    const { model, $ } = inDiscard();
    $(act("do-coach")).focus();
    model.set(table({ game: game({ phase: "discard", actions: discarding }), panels: { coach } }));
    focused($(".rw-coach"));
    $(act("coach-off")).focus();
    model.set(table({ game: game({ phase: "discard", actions: discarding }) }));
    focused($(act("do-coach")));
  });

  test("a new screen takes the focus of who is at work there, and of nobody else", () => {
    const { model, $ } = playing();
    model.set(TABLES["table-settled"]);
    assert.equal(document.activeElement, document.body);
    $(act("next-game")).focus();
    model.set(table());
    assert.ok($(".rw-wood").contains(document.activeElement));
    model.set(TABLES["table-settled"]);
    focused($(act("next-game")));
  });

  test("what Python says is said once, and nothing of the table besides", async () => {
    const shown = playing();
    const said = "Ana drew a tile. Ana discarded black 11.";
    shown.model.set({ ...table({ game: game({ prompt: "Your turn." }), notice: "Here again." }), rev: 2, said });
    await settled();
    assert.equal(spoken(shown), said);
  });

  test("a rule opens under the answer of Check board", () => {
    const { $ } = open(TABLES["table-discard"]);
    const why = ".rw-above > .rw-verdict .rw-why";
    $(why).click();
    assert.equal($(why).getAttribute("aria-expanded"), "true");
    assert.match(text($(".rw-rule:not([hidden])")), /A Joker turned up/);
  });
});
