// What is heard, and that nothing is before somebody wants it.
import { act, show } from "./show";
import { settled } from "./dom";
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { coach, discarding, game, table, TABLES } from "../dev/table";
import { play, playChange, setSound, soundItem, soundOn } from "../src/sound";
import { soundOf, type Sound } from "../src/synthesizer";
import { OPEN, openGame, openRack, openTable } from "../dev/spread";
import type { GameProps, TableState } from "../src/types";
import { render } from "lit-html";

const made: string[] = [];

/** A context that makes nothing, and remembers that it was asked to. */
class Quiet {
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    made.push("context");
  }
  private node() {
    const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain: param, frequency: param, connect: (to: unknown) => to, start: () => made.push("start"), stop() {} };
  }
  createGain = () => this.node();
  createOscillator = () => this.node();
  createBiquadFilter = () => this.node();
  createBufferSource = () => this.node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  suspend = async () => void made.push("suspend");
  resume = async () => {};
}

beforeEach(() => {
  Object.assign(globalThis, { AudioContext: Quiet });
  localStorage.clear();
  made.length = 0;
});

describe("sounds", () => {
  test("none before they were switched on and the page was touched; then each is heard", async () => {
    await play("clack");
    assert.ok(!soundOn());
    localStorage.setItem("rummy-widget:sound:v1", "on");
    await play("clack");
    assert.equal(made.length, 0, "nobody has touched this page yet");
    document.body.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    localStorage.clear();
    await play("clack");
    assert.equal(made.length, 0);
    await setSound(true);
    assert.ok(made.includes("context"));
    for (const sound of ["clack", "draw", "right", "wrong", "close"] satisfies Sound[]) {
      made.splice(0);
      await play(sound);
      assert.ok(made.includes("start"), sound);
      assert.ok(!made.includes("context"), "there is one of them");
    }
    await setSound(false);
    made.length = 0;
    await play("close");
    assert.deepEqual(made, []);
  });

  test("the menu's item says whether they are on, and the browser remembers", () => {
    const place = document.createElement("div");
    const item = (): HTMLElement => (
      render(
        soundItem((key) => key),
        place,
      ),
      place.querySelector<HTMLElement>(act("sound"))!
    );
    assert.equal(item().getAttribute("aria-pressed"), "false");
    item().click();
    assert.equal(item().getAttribute("aria-pressed"), "true");
    assert.ok(soundOn());
    item().click();
    assert.equal(item().getAttribute("aria-pressed"), "false");
    assert.ok(!soundOn());
  });

  test("a change of state is heard once sounds are on", async () => {
    const settled = [TABLES["table-play"], TABLES["table-settled"]] as const;
    await playChange(...settled);
    assert.equal(made.length, 0);
    await setSound(true);
    made.length = 0;
    await playChange(...settled);
    assert.ok(made.includes("start"));
    made.length = 0;
    await playChange(settled[1], settled[1]);
    assert.deepEqual(made, []);
  });

  test("where no sound can be made nothing goes wrong", async () => {
    await setSound(true);
    Object.assign(globalThis, {
      AudioContext: class {
        constructor() {
          throw new Error("no device");
        }
      },
    });
    await play("close");
    Object.assign(globalThis, { AudioContext: undefined });
    await play("close");
  });

  test("where the page has no menu the table's own has the item", async () => {
    const { $ } = show("table", TABLES["table-play"] ?? table({ game: game({}) }));
    await settled();
    assert.equal($(act("sound")).getAttribute("aria-pressed"), "false");
  });
});

describe("what is heard of a change", () => {
  const at = (more: Partial<GameProps> = {}): TableState => table({ game: game(more) });
  const heard = (before: unknown, after: unknown): Sound | null =>
    soundOf(structuredClone(before), structuredClone(after));

  test("at the table", () => {
    assert.equal(heard(at(), at()), null);
    assert.equal(heard(null, at()), null, "a page that opens is quiet");
    const drawn = structuredClone(at({ phase: "discard", actions: discarding }));
    drawn.table.game!.rack.new = [14];
    assert.equal(heard(at(), drawn), "draw");
    assert.equal(heard(drawn, drawn), null);
    const thrown = structuredClone(at());
    thrown.table.game!.felt.row.push(structuredClone(thrown.table.game!.felt.row[0]!));
    assert.equal(heard(at(), thrown), "clack");
    assert.equal(heard(at(), TABLES["table-settled"]), "close");
    assert.equal(heard(TABLES["table-settled"], TABLES["table-settled"]), null);
    const verdict = { text: "It closes.", clause: null, holds: true };
    assert.equal(heard(at(), at({ verdict })), "right");
    assert.equal(heard(at(), at({ verdict: { ...verdict, holds: false } })), "wrong");
    assert.equal(heard(at({ verdict }), at({ verdict })), null);
    assert.equal(heard(at(), table({ panels: { coach } })), null);
    const moved = structuredClone(at());
    const shelf = moved.table.game!.rack.shelves[0]!;
    [shelf[0], shelf[shelf.length - 1]] = [shelf.at(-1)!, shelf[0]!];
    assert.equal(heard(at(), moved), "clack");
  });

  test("where melds lie on the table", () => {
    const open = (table: string, own = "r8 k1", more: Partial<GameProps> = {}): TableState =>
      openTable({ game: openGame({ rack: openRack(table, {}, own), ...more }) });
    const [was, others] = [open("r5 r6 r7"), open("r5 r6 r7 | b9 y9 k9")];
    assert.equal(heard(was, was), null);
    assert.equal(heard(was, others), "clack", "others have laid");
    const laid = structuredClone(was);
    const { shelves, trays } = laid.table.game!.rack;
    trays![0]!.tiles.push(shelves[0]![0]!);
    shelves[0]![0] = null;
    assert.equal(heard(was, laid), "clack");
    assert.equal(heard(laid, was), "clack", "and back again");
    assert.equal(heard(others, OPEN["spread-settled"]), "close");
    const over = OPEN["spread-settled"]!.table;
    assert.equal(heard(others, openTable({ ...over, settlement: { ...over.settlement!, won: false } })), "close");
    assert.equal(
      heard(others, openTable({ ...over, settlement: { ...over.settlement!, won: null } })),
      null,
      "nobody has ended it",
    );
    assert.equal(heard(OPEN["spread-settled"], OPEN["spread-replay"]), null);
  });

  test("in a step", () => {
    const step = (outcome: string, key = "a", feedback: string | null = null) => ({
      step: { lesson: "runs", key, outcome, feedback, drill: null },
    });
    assert.equal(heard(step("idle"), step("right")), "right");
    assert.equal(heard(step("right"), step("right")), null);
    assert.equal(heard(step("idle"), step("wrong", "a", "no")), "wrong");
    assert.equal(heard(step("wrong", "a", "no"), step("wrong", "a", "no again")), "wrong");
    assert.equal(heard(step("idle"), step("right", "b")), null, "another step");
    assert.equal(heard(step("wrong"), step("idle")), null);
  });
});
