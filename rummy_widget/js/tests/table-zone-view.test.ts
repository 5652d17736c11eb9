// A table of melds: what each of its screens shows, and what is sent for what is pressed.
import { act, focused, show, text, type Shown } from "./show";
import { settled } from "./dom";
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { ACTIONS, OPEN, openGame, openRack, openSetup, openTable } from "../dev/spread";
import type { GameProps, TableActionProps, TableProps, TableState } from "../src/types";

const can = (...keys: string[]): TableActionProps[] =>
  ACTIONS.map((each) => (keys.includes(each.key) ? { ...each, enabled: true, why: null } : each));
const play = (more: Partial<GameProps> = {}, table: Partial<TableProps> = {}): TableState =>
  openTable({ game: openGame(more), ...table });
const one = ({ $ }: Shown): HTMLElement => $(".rw-the-one");
const EXERCISE = { text: "Your turn again.", tried: false, feedback: null, right: false };
const tile = ({ $ }: Shown, id: number): HTMLElement => $(`.rw-tile[data-id="${id}"]`);

describe("the set-up", () => {
  test("players, levels and time are asked at once; other games and settings are folded away", async () => {
    const shown = show("table", OPEN["spread-setup"]);
    assert.equal(shown.$(act("game-rummikub")).getAttribute("aria-pressed"), "true");
    const names = [...shown.el.querySelectorAll<HTMLSelectElement>(".rw-own-rules > .rw-settings select")];
    assert.deepEqual(names.map(({ name }) => name).slice(0, 2), ["seats", "seat-1"]);
    assert.equal(shown.el.querySelectorAll("details[open]").length, 0);
    shown.$(act("game-rummy-45")).click();
    await settled();
    shown.$(act("preset-own")).click();
    await settled();
    shown.$(act("game-rummikub")).click();
    shown.$(act("preset-first")).click();
    await settled();
    assert.deepEqual(
      shown.model.types,
      ["resume", "game", "preset"].filter((type) => shown.model.types.includes(type)),
    );
    assert.deepEqual(shown.model.last, { type: "preset", key: "own" });
    const own = show("table", OPEN["spread-own"]);
    assert.ok(own.el.querySelectorAll("select").length > 5);
  });

  test("a game of another page is a link to it", () => {
    const shown = show("table", OPEN["spread-setup"]);
    assert.equal(shown.$(act("game-rummy-pro")).getAttribute("href"), "play.ipynb");
  });

  test("what stands in a field counts when it is played", async () => {
    const shown = show("table", OPEN["spread-own"]);
    (shown.$("input[name='code']") as HTMLInputElement).value = "RK-7";
    shown.$(act("deal")).click();
    await settled();
    assert.deepEqual(
      shown.model.sent.slice(-2).map(({ type }) => type),
      ["setup", "deal"],
    );
  });

  test("unfinished games are offered", async () => {
    const kept = { ...openSetup, saved: [{ key: "p2", text: "Rummikub, 8 moves" }] };
    const shown = show("table", openTable({ screen: "setup", game: null, token: "T", setup: kept }));
    shown.$(".rw-kept button").click();
    await settled();
    assert.deepEqual(shown.model.last, { type: "resume", token: "T", key: "p2" });
  });
});

describe("a turn", () => {
  const pressed: [string, unknown][] = [
    ["draw", { type: "play", move: "draw" }],
    ["done", { type: "done" }],
    ["revert", { type: "revert" }],
    ["sort-table", { type: "sort-table" }],
    ["advise", { type: "advise" }],
    ["leave", { type: "play", move: "leave" }],
  ];
  for (const [key, message] of pressed) {
    test(`${key} is sent as what it is`, async () => {
      const shown = show("table", play({ actions: can(key) }));
      shown.$(act(`do-${key}`)).click();
      await settled();
      assert.deepEqual(shown.model.last, message);
    });
  }

  test("the one button is that of the moment, and says what it does", () => {
    assert.equal(text(one(show("table", play({ primary: "draw" })))), "Draw");
    const done = one(show("table", play({ primary: "done", actions: can("done") })));
    assert.equal(text(done), "Done");
    assert.equal(done.getAttribute("aria-disabled"), null);
    const wait = one(show("table", OPEN["spread-wait"]));
    assert.equal(wait.getAttribute("aria-disabled"), "true");
  });

  test("what can't be done now says why when it is pressed, and sends nothing", async () => {
    const shown = show("table", play({ primary: "done" }));
    const before = shown.model.types.length;
    one(shown).click();
    await settled();
    assert.equal(shown.model.types.length, before);
    assert.match(text(shown.$(".rw-problem")), /third tile/);
  });

  test("what was said of a turn that wasn't yours is gone with it", async () => {
    const shown = show("table", play({ mine: false, primary: "done" }));
    one(shown).click();
    await settled();
    assert.ok(shown.el.querySelector(".rw-problem"));
    shown.model.set({ ...play({ mine: true, primary: "done" }), rev: 99 });
    assert.equal(shown.el.querySelector(".rw-problem"), null);
  });

  test("why the turn can't be ended stands in the speech line, before what the others did", () => {
    const shown = show("table", play({ done: "Black 11 needs a third tile.", news: "Ana drew." }));
    assert.equal(text(shown.$(".rw-verdict-text")), "Black 11 needs a third tile.");
    const plain = show("table", play({ news: "Ana drew.", after: "You could have laid one tile more." }));
    assert.equal(text(plain.$(".rw-verdict-text")), "You could have laid one tile more. Ana drew.");
  });

  test("an opening is measured, in words too", () => {
    const shown = show("table", OPEN["spread-play"]);
    const meter = shown.$("[role='meter']");
    assert.equal(meter.getAttribute("aria-valuetext"), "24 of 30");
    assert.equal(meter.getAttribute("aria-valuenow"), "24");
    assert.equal(show("table", play()).el.querySelector("[role='meter']"), null);
  });

  test("one tile of the rack is discarded, and none of the table", async () => {
    const shown = show("table", OPEN["spread-cards"]);
    one(shown).click();
    await settled();
    assert.match(text(shown.$(".rw-problem")), /Pick up a tile first/);
    tile(shown, 104).click();
    assert.equal(one(shown).getAttribute("aria-disabled"), "true");
    tile(shown, 104).click();
    tile(shown, 3).click();
    assert.equal(text(one(shown)), "Discard J of clubs");
    one(shown).click();
    await settled();
    assert.deepEqual(shown.model.last, { type: "discard", tile: 3 });
  });

  test("a turn that costs something is asked about first", async () => {
    const shown = show("table", OPEN["spread-penalty"]);
    one(shown).click();
    await settled();
    assert.ok(!shown.model.types.includes("done"));
    assert.match(text(shown.$("[role='alertdialog']")), /draw three tiles/);
    focused(shown.$(act("penalty-no")));
    shown.$(act("penalty-no")).click();
    assert.equal(shown.el.querySelector("[role='alertdialog']"), null);
    focused(one(shown));
    one(shown).click();
    shown.$(act("penalty-yes")).click();
    await settled();
    assert.deepEqual(shown.model.last, { type: "done" });
    assert.equal(shown.el.querySelector("[role='alertdialog']"), null);
  });

  test("advice lies over the felt, grade by grade, and lights up its tiles", async () => {
    const shown = show("table", OPEN["spread-advice"]);
    assert.match(text(shown.$(".rw-advice")), /You can lay three tiles/);
    assert.ok(tile(shown, 0).hasAttribute("data-hinted") && tile(shown, 103).hasAttribute("data-hinted"));
    shown.$(`.rw-advice ${act("advise")}`).click();
    await settled();
    assert.deepEqual(shown.model.last, { type: "advise" });
    shown.$(".rw-advice").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await settled();
    assert.deepEqual(shown.model.last, { type: "advise-off" });
    const last = show(
      "table",
      play(
        { actions: can("advise") },
        {
          panels: {
            advice: {
              grade: 4,
              most: 2,
              text: "Two steps.",
              tiles: [],
              melds: [],
              steps: ["Lay red 5.", "Add red 8."],
              more: null,
              play: "Do the next step",
              waiting: "You can wait, too.",
            },
          },
        },
      ),
    );
    assert.deepEqual([...last.el.querySelectorAll(".rw-steps li")].map(text), ["Lay red 5.", "Add red 8."]);
    last.$(act("step")).click();
    await settled();
    assert.deepEqual(last.model.last, { type: "step" });
    last.$(`.rw-tools-end ${act("do-advise")}`).click();
    await settled();
    assert.deepEqual(last.model.last, { type: "advise-off" });
  });

  test("tiles go from the rack to the table by the view too, and its rack stays in its place", async () => {
    const shown = show("table", play());
    const spread = shown.$(".rw-felt .rw-spread");
    tile(shown, 0).click();
    tile(shown, 104).click();
    await settled();
    assert.deepEqual(shown.model.last, { type: "move", tiles: [0], shelf: 3, slot: 1 });
    shown.model.set({ ...play({ rack: openRack("r2 r3 r4") }), rev: 2 });
    assert.equal(shown.$(".rw-spread"), spread);
    assert.equal(shown.el.querySelectorAll(".rw-tray").length, 1);
  });

  test("the others' moves are asked for in their time", async () => {
    const shown = show("table", play({ mine: false, wait: 0 }));
    await settled();
    assert.ok(shown.model.types.includes("tick"));
  });

  test("the menu has what is seldom wanted", () => {
    const shown = show("table", play());
    const menu = shown.$(".rw-tools details");
    assert.ok(
      menu.querySelector(act("do-leave")) && menu.querySelector(act("do-sort-table")) && menu.querySelector(act("log")),
    );
    shown.$(act("log")).click();
    assert.match(text(shown.$(".rw-table-drawer")), /Ana laid a run/);
  });
});

describe("the coach", () => {
  const review = {
    title: "Your last turn",
    text: "You could have laid one more tile: red 9.",
    how: "Like this:",
    steps: ["Add red 9."],
    why: "Why you couldn't lay the rest:",
    stays: ["Nothing goes with black 1."],
    waiting: "You can wait.",
  };

  test("a turn is looked at again from what is said of it, and from the menu", async () => {
    const shown = show(
      "table",
      play({ actions: can("review"), after: "You could have laid one more tile.", turns: ["Ana drew a tile."] }),
    );
    shown.$(act("more")).click();
    assert.match(
      text(shown.$(".rw-drawer")),
      /You could have laid one more tile\. Look at that turn\s*Ana drew a tile\./,
    );
    shown.$(`.rw-drawer ${act("review")}`).click();
    await settled();
    assert.deepEqual(shown.model.last, { type: "review" });
    shown.$(act("do-review")).focus();
    shown.model.set({ ...play({ actions: can("review") }, { panels: { review } }), rev: 2 });
    focused(shown.$(".rw-review"));
    assert.match(
      text(shown.$(".rw-review")),
      /red 9\. Like this:\s*Add red 9\.\s*You can wait\.\s*Why you couldn't lay the rest:\s*Nothing goes with black 1\./,
    );
    shown.$(".rw-review").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await settled();
    assert.deepEqual(shown.model.last, { type: "review-off" });
    shown.model.set({ ...play({ actions: can("review") }), rev: 3 });
    assert.equal(shown.el.querySelector(".rw-review"), null);
  });

  test("each discard is told of, the one that is picked up marked", async () => {
    const cells = ["nothing", "2", "0", "9"];
    const rows = [5, 6, 7, 8, 9, 10].map((number, at) => ({
      tile: openRack(`r${number}`).shelves[0]![0]!,
      cells,
      why: "Why.",
      best: at === 0,
      chosen: false,
    }));
    const coach = {
      title: "What each tile gives away",
      text: "Red 5 costs you least.",
      head: ["Tile", "Goes on", "Pairs", "Hopes", "Costs"],
      rows,
    };
    const asked = show(
      "table",
      play(
        { actions: can("coach") },
        {
          panels: {
            advice: {
              grade: 1,
              most: 1,
              text: "Nothing goes.",
              tiles: [],
              melds: [],
              steps: [],
              more: null,
              play: null,
              waiting: null,
            },
          },
        },
      ),
    );
    asked.$(`.rw-advice ${act("coach")}`).click();
    await settled();
    assert.deepEqual(asked.model.last, { type: "coach" });
    const shown = show("table", play({}, { panels: { coach } }));
    assert.equal(shown.el.querySelectorAll(".rw-coach tbody tr").length, 4);
    shown.$(act("coach-all")).click();
    assert.equal(shown.el.querySelectorAll(".rw-coach tbody tr").length, 6);
    shown.$(act("coach-off")).click();
    await settled();
    assert.deepEqual(shown.model.last, { type: "coach-off" });
  });
});

describe("a timed turn", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "Date"] }));
  afterEach(() => mock.timers.reset());
  const time = (left: number, move = 3) => ({ seconds: 60, left, move });
  async function pass(ms: number): Promise<void> {
    for (const part of [0, 0, ms, 0, 0, 0]) {
      mock.timers.tick(part);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  }
  const live = (shown: Shown): string => text(shown.$(".rw-live"));

  test("says at ten seconds that it ends, and ends once, by its number", async () => {
    const shown = show("table", play({ time: time(15_000) }));
    await pass(0);
    await pass(4900);
    assert.doesNotMatch(live(shown), /Ten seconds/);
    await pass(200);
    assert.match(live(shown), /Ten seconds left/);
    await pass(9800);
    assert.ok(!shown.model.types.includes("timeout"));
    await pass(200);
    assert.deepEqual(shown.model.last, { type: "timeout", move: 3 });
    shown.model.set({ ...play({ time: time(0) }), rev: 2 });
    await pass(100);
    assert.equal(shown.model.types.filter((type) => type === "timeout").length, 1);
    shown.model.set({ ...play({ time: time(100, 5) }), rev: 3 });
    await pass(150);
    assert.deepEqual(shown.model.last, { type: "timeout", move: 5 });
  });

  test("a tile in the air is put down first", async () => {
    const shown = show("table", play({ time: time(500) }));
    await pass(0);
    const wood = shown.$(".rw-wood");
    const at = (type: string, x: number, y: number): boolean =>
      (type === "pointerdown" ? tile(shown, 0) : wood).dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          isPrimary: true,
          pointerType: "mouse",
          clientX: x,
          clientY: y,
          button: 0,
        }),
      );
    at("pointerdown", 5, 5);
    at("pointermove", 15, 5);
    at("pointermove", 25, 5);
    assert.equal(document.querySelectorAll(".rw-air").length, 1);
    await pass(600);
    assert.equal(document.querySelectorAll(".rw-air").length, 0);
    assert.equal(shown.model.types.at(-1), "timeout");
  });

  test("digits count down beside whoever is to play, and only the player's own turn is ended", async () => {
    const shown = show("table", play({ time: time(65_000), mine: false }));
    await pass(0);
    const digits = (): string => text(shown.$(".rw-seat[data-turn] .rw-time"));
    assert.equal(digits(), "1:05");
    await pass(57_000);
    assert.equal(digits(), "0:08");
    assert.ok(shown.$(".rw-time").hasAttribute("data-soon"));
    await pass(20_000);
    assert.equal(digits(), "0:00");
    assert.ok(!shown.model.types.includes("timeout"));
  });

  test("nothing is timed where no time is set", async () => {
    const shown = show("table", play());
    await pass(100_000);
    assert.ok(!shown.model.types.includes("timeout"));
    assert.equal(shown.el.querySelector(".rw-clock"), null);
  });
});

describe("a turn whose time was up", () => {
  test("what came of it is said until the player acts again", async () => {
    const shown = show("table", play({ time: { seconds: 60, left: 1, move: 3 } }));
    const late = structuredClone(play({ mine: false }));
    late.table.game!.felt.seats.find(({ you }) => you)!.tiles += 1;
    shown.model.reply = ({ type }) => {
      if (type === "timeout") shown.model.set({ ...late, rev: 2 });
      return null;
    };
    while (!shown.el.querySelector("[data-late]")) await settled();
    assert.match(text(shown.$("[data-late]")), /Time's up: you drew a tile/);
  });
});

describe("after the round", () => {
  test("who won, who pays, how the match stands, what comes next", async () => {
    const shown = show("table", OPEN["spread-settled"]);
    assert.match(text(shown.$(".rw-settled")), /You win the round.*To 200 points/);
    assert.equal(text(shown.$(".rw-gain")), "131");
    assert.deepEqual([...shown.el.querySelectorAll("[data-pays] th")].map(text), ["Ana", "Mihai", "Ilinca"]);
    shown.$(act("told")).click();
    assert.equal(shown.el.querySelectorAll(".rw-table-drawer .rw-paid li").length, 2);
    assert.match(text(shown.$(".rw-table-drawer")), /RK-7F3K-92/);
    shown.$(act("drawer-close")).click();
    for (const [name, message] of [
      ["next-game", { type: "next-game" }],
      ["same-deal", { type: "same-deal" }],
      ["replay", { type: "replay", index: 0 }],
    ] as const) {
      shown.$(act(name)).click();
      await settled();
      assert.deepEqual(shown.model.last, message);
    }
    const over = OPEN["spread-settled"]!.table;
    const last = show("table", openTable({ ...over, settlement: { ...over.settlement!, next: false } }));
    assert.equal(text(one(last)), "Rematch");
    one(last).click();
    await settled();
    assert.deepEqual(last.model.last, { type: "next-game" });
  });

  test("looking back goes move by move, and to turns that can be tried again", async () => {
    const shown = show("table", OPEN["spread-replay"]);
    assert.match(text(shown.$(".rw-goal")), /Ana laid a run/);
    shown.$(act("replay-on")).click();
    await settled();
    assert.deepEqual(shown.model.last, { type: "replay", index: 5 });
    shown.$(act("moments")).click();
    shown.$(`.rw-moments ${act("exercise")}`).click();
    await settled();
    assert.deepEqual(shown.model.last, { type: "exercise", index: 9 });
    assert.equal(shown.el.querySelectorAll(".rw-spread button").length, 0);
  });

  test("a turn tried again is played with the hands, and judged while it lies", () => {
    const { replay } = OPEN["spread-replay"]!.table;
    const state = openTable({
      screen: "replay",
      replay: { ...replay!, exercise: { ...EXERCISE, tried: true, feedback: "One more tile is possible." } },
      game: openGame({ prompt: "Your turn again.", actions: [] }),
    });
    const shown = show("table", state);
    assert.match(text(shown.$(".rw-goal")), /Your turn again/);
    assert.match(text(shown.$(".rw-feedback")), /One more tile/);
    assert.ok(shown.el.querySelectorAll(".rw-spread button").length > 10);
  });

  test("what lay over the table goes when a turn is tried again, and no word is said of nothing", async () => {
    const shown = show("table", OPEN["spread-replay"]);
    shown.$(act("moments")).click();
    assert.ok(shown.el.querySelector(".rw-table-drawer"));
    const { replay } = OPEN["spread-replay"]!.table;
    const rack = openRack("r2 r3 r4", {
      verdict: { status: "idle", word: "So far", text: "", clause: null, lines: [], points: null },
    });
    shown.model.set({
      ...openTable({
        screen: "replay",
        replay: { ...replay!, exercise: EXERCISE },
        game: openGame({ rack, actions: [] }),
      }),
      rev: 2,
    });
    assert.equal(shown.el.querySelector(".rw-table-drawer"), null);
    assert.equal(shown.el.querySelector(".rw-word"), null);
  });

  test("the menu closes when the screen changes", () => {
    const shown = show("table", play());
    const menu = shown.$(".rw-tools details") as HTMLDetailsElement;
    menu.open = true;
    shown.model.set({ ...OPEN["spread-settled"], rev: 2 });
    assert.ok(!(shown.$(".rw-tools details") as HTMLDetailsElement).open);
  });
});
