// The melds on a table: what is pure of them, and the one pair of hands over rack and table.
import { matchMediaAndClose, settled, WORDS } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ALL, FEW, openRack, trays } from "../dev/spread";
import { rack } from "../dev/states";
import { actOn, resultText, fitAction, lift, put } from "../src/rack/actions";
import { RackView } from "../src/rack/rack";
import {
  firstStop,
  focusAt,
  NEW_MELD,
  onTable,
  placeOf,
  liftedWith,
  segmentAt,
  initialState,
  tileAt,
  TRAY,
  wholeSegment,
} from "../src/rack/state";
import { ruleOf } from "../src/rack/verdict";
import { dropPlace, tablePlace, type DropField, type Strip } from "../src/melds/drop-place";
import { endRoom, fitTable, tableHeight } from "../src/melds/fit";
import { scrollSpeed } from "../src/melds/edge-scroll";
import { makeTableZone } from "../src/melds/table-zone";
import { nextMeld, tableEdge, tableStop, tableStops, walkTable } from "../src/melds/walk";
import type { Answer, Message, RackProps } from "../src/types";
import { words } from "../src/words";

const t = words(WORDS, "en");
const at = (shelf: number, slot: number) => ({ shelf, slot });
const TABLE = openRack(FEW);
const R5 = 0; // on the rack
const held = (lifted: number[]) => ({ ...initialState, lifted });

describe("trays are shelves too", () => {
  test("a tile is found on the table as on the rack", () => {
    assert.deepEqual(placeOf(TABLE, 103), at(TRAY + 1, 0));
    assert.equal(tileAt(TABLE, at(TRAY + 1, 3))?.name, "red 7");
    assert.equal(tileAt(TABLE, at(TRAY + 40, 0)), null);
    assert.equal(tileAt(TABLE, at(NEW_MELD, 0)), null);
    assert.ok(onTable(at(NEW_MELD, 3)) && onTable(at(TRAY, 0)) && !onTable(at(1, 3)));
  });

  test("a tray is a segment, with its rule", () => {
    const wrong = openRack("r2 k3 r4 | r5 r6 r7");
    assert.equal(segmentAt(wrong, at(TRAY, 1))?.state, "fault");
    assert.equal(ruleOf(wrong, `${TRAY}:0`)?.clause.id, "RK-7");
    assert.equal(ruleOf(wrong, `${TRAY + 1}:0`), null);
  });

  test("on the table all that follows a tile is lifted with it, on the rack its segment", () => {
    assert.deepEqual(liftedWith(TABLE, 104), [104, 105, 106]);
    assert.deepEqual(wholeSegment(TABLE, 104), [103, 104, 105, 106]);
    assert.deepEqual(lift(TABLE, initialState, 105, true, "keys").local.lifted, [105, 106]);
    const lying = { ...TABLE, segments: [{ ...segmentAt(TABLE, at(TRAY, 0))!, shelf: 0, start: 0, length: 2 }] };
    assert.deepEqual(liftedWith(lying, 1), [0, 1]);
  });

  test("a rack without a table knows no such places", () => {
    const plain = rack("r5 r6 r7");
    assert.equal(placeOf(plain, 103), null);
    assert.equal(tileAt(plain, at(TRAY, 0)), null);
    assert.equal(fitAction(plain, initialState), null);
  });
});

describe("what putting down means", () => {
  test("into a meld it is a move, between melds a new one", () => {
    assert.deepEqual(put(TABLE, initialState, [R5], at(TRAY + 1, 4)).send, {
      type: "move",
      tiles: [R5],
      shelf: TRAY + 1,
      slot: 4,
    });
    assert.deepEqual(put(TABLE, initialState, [105, 106], at(NEW_MELD, 2)).send, {
      type: "meld",
      tiles: [105, 106],
      gap: 2,
    });
  });

  test("where it lies already nothing is sent, and the tiles are put back", () => {
    for (const slot of [2, 3, 4])
      assert.equal(put(TABLE, held([105, 106]), [105, 106], at(TRAY + 1, slot)).send, undefined, String(slot));
    assert.ok(put(TABLE, held([105, 106]), [105, 106], at(TRAY + 1, 0)).send);
    for (const gap of [0, 1])
      assert.equal(put(TABLE, held([100, 101, 102]), [100, 101, 102], at(NEW_MELD, gap)).send, undefined);
    assert.ok(
      put(TABLE, held([100, 101, 102]), [100, 101, 102], at(NEW_MELD, 3)).send,
      "a whole meld may go elsewhere",
    );
    assert.ok(put(TABLE, held([104]), [104], at(NEW_MELD, 1)).send, "a part of one is a meld of its own");
    assert.ok(put(TABLE, held([103, 106]), [103, 106], at(TRAY + 1, 1)).send, "tiles that lay apart come together");
  });

  test("Enter on a tile of the table puts before it, and on a lifted one puts back", () => {
    assert.deepEqual(actOn(TABLE, held([R5]), at(TRAY + 1, 1), false, "keys").send, {
      type: "move",
      tiles: [R5],
      shelf: TRAY + 1,
      slot: 1,
    });
    const back = actOn(TABLE, held([104]), at(TRAY + 1, 1), false, "keys");
    assert.deepEqual([back.send, back.local.lifted], [undefined, []]);
  });

  test("the fitting place is asked for the tile with the focus, or for what is lifted", () => {
    assert.deepEqual(fitAction(TABLE, focusAt(TABLE, initialState, at(0, 1)))?.send, { type: "fit", tiles: [1] });
    assert.deepEqual(fitAction(TABLE, held([R5, 1]))?.send, { type: "fit", tiles: [R5, 1] });
    assert.equal(fitAction(TABLE, focusAt(TABLE, initialState, at(1, 5))), null);
  });

  test("afterwards it is said which meld it is now", () => {
    const said = resultText(TABLE, { type: "fit", tiles: [105] }, t);
    assert.match(said, /red 6 put down\. meld 2: run, red 4 to red 7\./);
    assert.match(resultText(TABLE, { type: "move", tiles: [R5], shelf: 0, slot: 0 }, t), /upper shelf/);
  });
});

describe("where keys lead", () => {
  const small = openRack("r2 r3 r4 | b7 y7 k7");
  const stops = tableStops(small, false);

  test("tiles only; with something in hand also the ends and a new meld", () => {
    assert.deepEqual(
      stops.map(({ shelf, slot }) => [shelf, slot]),
      [
        [2, 0],
        [2, 1],
        [2, 2],
        [3, 0],
        [3, 1],
        [3, 2],
      ],
    );
    assert.deepEqual(
      tableStops(small, true).map(({ shelf, slot }) => `${shelf}:${slot}`),
      ["2:0", "2:1", "2:2", "2:3", "3:0", "3:1", "3:2", "3:3", "-1:2"],
    );
    assert.deepEqual(tableStops(openRack(""), false), [at(NEW_MELD, 0)]);
    assert.deepEqual(tableStops(openRack("", { readonly: true }), true), []);
  });

  test("left and right go on from meld to meld and stop at the ends", () => {
    assert.deepEqual(walkTable(stops, [], at(2, 2), 1, 0), at(3, 0));
    assert.deepEqual(walkTable(stops, [], at(2, 0), -1, 0), at(2, 0));
    assert.deepEqual(walkTable(stops, [], at(3, 2), 1, 0), at(3, 2));
  });

  test("up and down go by rows, to the nearest, and down from the last row off the table", () => {
    const rows = [
      stops.slice(0, 3).map((place, i) => ({ place, x: i * 50 })),
      stops.slice(3).map((place, i) => ({ place, x: 40 + i * 50 })),
    ];
    assert.deepEqual(walkTable(stops, rows, at(2, 2), 0, 1), at(3, 1));
    assert.deepEqual(walkTable(stops, rows, at(3, 0), 0, -1), at(2, 1));
    assert.deepEqual(walkTable(stops, rows, at(2, 1), 0, -1), at(2, 1));
    assert.equal(walkTable(stops, rows, at(3, 1), 0, 1), null);
  });

  test("from meld to meld, and to the ends", () => {
    assert.deepEqual(nextMeld(stops, at(2, 2), 1), at(3, 0));
    assert.deepEqual(nextMeld(stops, at(3, 2), -1), at(2, 0));
    assert.deepEqual(nextMeld(stops, at(3, 1), 1), at(3, 1));
    assert.deepEqual(tableEdge(stops, at(3, 1), 0, false), at(3, 0));
    assert.deepEqual(tableEdge(stops, at(3, 1), 1, false), at(3, 2));
    assert.deepEqual(tableEdge(stops, at(3, 1), 0, true), at(2, 0));
  });

  test("the tab stop stays, or is the nearest that there is", () => {
    assert.deepEqual(tableStop(small, stops, at(3, 1)), at(3, 1));
    assert.deepEqual(tableStop(small, stops, at(3, 3)), at(3, 2));
    assert.deepEqual(tableStop(small, stops, at(9, 3)), at(3, 2));
    assert.deepEqual(tableStop(small, stops, at(NEW_MELD, 2)), at(3, 2));
    assert.deepEqual(tableStop(small, stops, at(0, 3)), at(2, 0));
    assert.deepEqual(tableStop(small, stops, null), at(2, 0));
  });
});

describe("how large its tiles are", () => {
  const lengths = Array.from({ length: 30 }, (_, i) => 3 + (i % 2)).concat(1);

  test("large where there are few, smaller the more there are", () => {
    assert.equal(fitTable([3, 4], 1140, 250, "normal").tile, 54);
    const many = fitTable(lengths, 1140, 250, "normal");
    assert.ok(many.tile < 40 && many.tile >= 28);
    assert.ok(fitTable(lengths, 700, 250, "normal").tile <= many.tile);
  });

  test("never less than a finger meets, and then it scrolls", () => {
    const phone = fitTable(lengths, 366, 230, "normal");
    assert.ok(phone.long && phone.tile >= 24 && phone.end >= 24);
    assert.ok(!fitTable([3, 3], 366, 230, "normal").long);
    assert.equal(endRoom(26), 24);
  });

  test("it says no less than what lies there needs", () => {
    const one = tableHeight([3], 1000, 50);
    assert.equal(tableHeight([3, 3, 3], 1000, 50), one);
    assert.ok(tableHeight([3, 3, 3], 300, 50) >= 3 * one);
    assert.ok(
      tableHeight([13], 366, 26) > tableHeight([5], 366, 26),
      "a meld that is wider than the table takes two lines",
    );
  });
});

describe("where what is carried would fall", () => {
  const strip = (tray: number, left: number, top: number, count: number, first = 0): Strip => ({
    tray,
    first,
    left,
    right: left + count * 50 + 25,
    top,
    bottom: top + 80,
    middles: Array.from({ length: count }, (_, i) => left + 25 + i * 50),
  });
  const strips = [strip(0, 10, 10, 3), strip(1, 230, 10, 4), strip(2, 10, 100, 2)];
  const over = (x: number, y: number) => tablePlace({ strips, trays: 3 }, x, y);

  test("before the tile whose middle is further right, or at the end", () => {
    assert.deepEqual(over(20, 40), at(TRAY, 0));
    assert.deepEqual(over(40, 40), at(TRAY, 1));
    assert.deepEqual(over(150, 40), at(TRAY, 3));
    assert.deepEqual(over(180, 40), at(TRAY, 3));
    assert.deepEqual(over(217, 40), at(TRAY + 1, 0));
  });

  test("between melds, behind the last of a row and below all it is a new one, in that gap", () => {
    assert.deepEqual(over(200, 40), at(NEW_MELD, 1));
    assert.deepEqual(over(700, 40), at(NEW_MELD, 2));
    assert.deepEqual(over(400, 150), at(NEW_MELD, 3));
    assert.deepEqual(over(20, 300), at(NEW_MELD, 3));
    assert.deepEqual(tablePlace({ strips: [], trays: 0 }, 50, 50), at(NEW_MELD, 0));
  });

  test("a meld in two lines has its places in both", () => {
    const long = [strip(0, 10, 10, 7), { ...strip(0, 10, 65, 3, 7) }];
    assert.deepEqual(tablePlace({ strips: long, trays: 1 }, 70, 100), at(TRAY, 8));
  });

  const field: DropField = {
    shelves: { left: 0, top: 400, right: 600, bottom: 500 },
    table: { left: 0, top: 0, right: 600, bottom: 300 },
    strips,
    trays: 3,
    slots: [at(0, 0), at(0, 1), at(1, 0)].map((place) => ({
      left: place.slot * 60,
      right: place.slot * 60 + 50,
      top: 410 + place.shelf * 90,
      bottom: 480 + place.shelf * 90,
      place,
    })),
  };
  const aimed = (x: number, y: number, table = 0, shelves = 0) =>
    dropPlace(field, { x, y }, { x, y }, 70, { table, shelves });

  test("on the table or on the rack, whichever is nearer; far away nowhere", () => {
    assert.deepEqual(aimed(40, 40), at(TRAY, 1));
    assert.deepEqual(aimed(90, 440), at(0, 1));
    assert.deepEqual(aimed(20, 310), at(NEW_MELD, 3));
    assert.deepEqual(aimed(20, 390), at(0, 0));
    assert.equal(aimed(800, 700), null);
  });

  test("what was scrolled meanwhile counts", () => {
    assert.deepEqual(aimed(20, 40, 90), at(TRAY + 2, 0));
    assert.deepEqual(aimed(20, 440, 0, 60), at(1, 0));
  });

  test("a rack without a table is aimed at alone", () => {
    assert.equal(
      dropPlace({ ...field, table: null }, { x: 40, y: 40 }, { x: 40, y: 40 }, 70, { table: 0, shelves: 0 }),
      null,
    );
  });

  test("the table scrolls near its edges, and not for what has left it", () => {
    const box = { left: 0, right: 100, top: 100, bottom: 300 };
    assert.ok(scrollSpeed(105, box) < 0 && scrollSpeed(295, box) > 0);
    assert.equal(scrollSpeed(200, box), 0);
    assert.equal(scrollSpeed(310, box), 0);
  });
});

const closing: (() => void)[] = [];

function desk(state: RackProps = TABLE) {
  const sent: Message[] = [];
  const said: string[] = [];
  let reply: Answer = { ok: true, error: null };
  const view = new RackView({
    t,
    table: makeTableZone,
    announce: (text) => said.push(text),
    send: async (message) => (sent.push(message), reply),
  });
  const spread = view.spread!;
  document.body.append(spread, view.element);
  view.update(state);
  closing.push(() => view.destroy());
  const tile = (id: number) => document.querySelector<HTMLElement>(`.rw-tile[data-id="${id}"]`)!;
  const refuse = (error: string) => (reply = { ok: false, error });
  return { view, spread, sent, said, tile, refuse };
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
const name = () => document.activeElement?.getAttribute("aria-label") ?? "";
const twice = (element: HTMLElement) => {
  element.click();
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
};

describe("one pair of hands", () => {
  matchMediaAndClose(closing);

  test("a list of melds, each with its tiles, all named; one stop in each zone", () => {
    const { spread, tile } = desk();
    const list = spread.querySelector("[role='list']")!;
    assert.equal(list.getAttribute("aria-label"), "On the table: 9 melds");
    const items = [...list.querySelectorAll(".rw-tray")];
    assert.equal(items.length, 9);
    assert.equal(items[1]!.getAttribute("aria-label"), "meld 2: run, red 4 to red 7");
    assert.equal(tile(104).getAttribute("aria-label"), "red 5, 2 of 4, meld 2: run, red 4 to red 7");
    assert.equal(document.querySelectorAll(".rw-spread [tabindex='0']").length, 1);
    assert.equal(document.querySelectorAll(".rw-wood [tabindex='0']").length, 1);
  });

  test("a rack without trays has no table, and keys of the table mean nothing to it", () => {
    const { spread, tile, sent } = desk(rack("r5 r6 r7"));
    assert.equal(spread.querySelector("*"), null);
    tile(0).focus();
    const event = new KeyboardEvent("keydown", { key: "f", bubbles: true, cancelable: true });
    tile(0).dispatchEvent(event);
    assert.ok(!event.defaultPrevented);
    press("F6");
    assert.ok(document.activeElement === tile(0), name());
    assert.deepEqual(sent, []);
  });

  test("own and changed melds say so", () => {
    const { tile, spread } = desk(
      openRack("", { trays: trays("r5 r6 r7 | b9 y9 k9", 100, { 0: { own: [102] }, 1: { changed: true } }) }),
    );
    assert.match(tile(102).getAttribute("aria-label")!, /laid by you this turn/);
    assert.ok(tile(102).parentElement!.hasAttribute("data-own"));
    assert.match(spread.querySelectorAll(".rw-tray")[1]!.getAttribute("aria-label")!, /changed by another player/);
  });

  test("by clicks: from the rack before a tile, to an end, to a new meld", async () => {
    const { tile, sent, spread } = desk();
    tile(R5).click();
    tile(104).click();
    await settled(1);
    tile(R5).click();
    spread
      .querySelector<HTMLElement>(`[data-shelf="${TRAY}"] .rw-place, .rw-end[data-shelf="${TRAY}"] .rw-place`)!
      .click();
    await settled(1);
    tile(R5).click();
    spread.querySelector<HTMLElement>(".rw-new .rw-place")!.click();
    await settled(1);
    assert.deepEqual(sent, [
      { type: "move", tiles: [R5], shelf: TRAY + 1, slot: 1 },
      { type: "move", tiles: [R5], shelf: TRAY, slot: 3 },
      { type: "meld", tiles: [R5], gap: 9 },
    ]);
  });

  test("by clicks: a handle lifts a whole meld, Shift a tail, a double click sends to where it fits", async () => {
    const { tile, sent, view, spread } = desk();
    spread.querySelector<HTMLElement>(".rw-tray .rw-bar")!.click();
    assert.deepEqual(
      [...document.querySelectorAll<HTMLElement>("[data-lifted]")].map((it) => Number(it.dataset["id"])),
      [100, 101, 102],
    );
    press("Escape");
    view.cancelLift();
    tile(105).dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: true }));
    tile(107).click();
    await settled(1);
    twice(tile(1));
    await settled(1);
    assert.deepEqual(sent, [
      { type: "move", tiles: [105, 106], shelf: TRAY + 2, slot: 0 },
      { type: "fit", tiles: [1] },
    ]);
  });

  test("by keys alone: lift, over to the table, along it, put; and back", async () => {
    const { tile, sent, said } = desk();
    tile(R5).focus();
    press("Enter");
    press("F6");
    assert.match(name(), /^Before red 2, meld 1/);
    press("PageDown");
    assert.match(name(), /^Before red 4, meld 2/);
    press("End");
    assert.equal(name(), "At the end of meld 2: run, red 4 to red 7.");
    press("End", { ctrlKey: true });
    assert.equal(name(), "As a new meld.");
    press("ArrowLeft");
    press("Enter");
    await settled(1);
    assert.deepEqual(sent, [{ type: "move", tiles: [R5], shelf: TRAY + 8, slot: 5 }]);
    press("F6");
    assert.ok(document.activeElement!.closest(".rw-spread"));
    press("F6");
    assert.ok(document.activeElement!.closest(".rw-wood"));
    assert.match(said.join(" "), /red 5 picked up/);
  });

  test("by keys alone: a tail becomes a meld beside the one that it leaves; a tile goes where it fits", async () => {
    const { tile, sent } = desk();
    tile(105).focus();
    press("Enter", { shiftKey: true });
    press("n");
    await settled(1);
    tile(R5).focus();
    press("f");
    await settled(1);
    press("Enter");
    press("Escape");
    assert.deepEqual(sent, [
      { type: "meld", tiles: [105, 106], gap: 2 },
      { type: "fit", tiles: [R5] },
    ]);
    assert.equal(document.querySelectorAll("[data-lifted]").length, 0);
  });

  test("up from the rack leads onto the table, and down from its last row back to where one was", () => {
    const { tile } = desk();
    tile(1).focus();
    press("ArrowUp");
    assert.ok(document.activeElement!.closest(".rw-spread"));
    press("ArrowDown");
    assert.ok(document.activeElement === tile(1), name());
  });

  test("what is refused is said, and lies where it lay", async () => {
    const { tile, sent, refuse, view } = desk();
    refuse("Tiles of the table stay there.");
    tile(103).click();
    document.querySelector<HTMLElement>(`.rw-wood .rw-slot[data-shelf="1"][data-slot="2"] button`)!.click();
    await settled(1);
    assert.equal(sent.length, 1);
    assert.match(view.element.querySelector(".rw-refused")!.textContent!, /Tiles of the table stay there/);
    assert.ok(tile(103).closest(".rw-spread"));
    assert.equal(document.querySelectorAll("[data-away], [data-lifted], .rw-air").length, 0);
  });

  test("the focus goes with a tile to the table", () => {
    const { tile, view } = desk();
    tile(R5).focus();
    const there = trays(FEW);
    there[1]!.tiles.splice(1, 0, tileAt(TABLE, at(0, 0))!);
    view.update({
      ...TABLE,
      shelves: TABLE.shelves.map((row) => row.map((each) => (each?.id === R5 ? null : each))),
      trays: there,
    });
    assert.ok(document.activeElement === tile(R5), name());
    assert.ok(tile(R5).closest(".rw-spread"));
  });

  test("a table to look at has no buttons, and still a stop", () => {
    const { spread } = desk(openRack(FEW, { readonly: true, tools: [] }));
    assert.equal(spread.querySelectorAll("button, .rw-place").length, 0);
    assert.equal(spread.querySelectorAll("[tabindex='0']").length, 1);
    const help = document.getElementById(spread.querySelector("[aria-describedby]")!.getAttribute("aria-describedby")!);
    assert.equal(help?.textContent, t("keys-help-readonly", { of: "tiles" }));
    const cards = desk(openRack(FEW, { readonly: true, tools: [], cards: true }));
    const other = cards.spread.querySelector(".rw-trays ~ p, p[id$='-spread']");
    assert.equal(other?.textContent, t("keys-help-readonly", { of: "cards" }));
  });

  test("all tiles of a set, each of them drawn once", () => {
    const { spread } = desk(openRack(ALL));
    const ids = [...spread.querySelectorAll<HTMLElement>(".rw-tile")].map((it) => it.dataset["id"]);
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(ids.length > 100);
    assert.deepEqual(firstStop(openRack(ALL)), at(0, 0));
  });
});
