// Settings that are saved under names: among the presets, in this browser alone, and never lost.
import { act, show, text, type, type Shown } from "./show";
import { settled } from "./dom";
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { TABLES } from "../dev/table";
import { openSetup, openTable } from "../dev/spread";

const KEY = "rummy-widget:setups:v1";
const SETUP = '{"game": "rummikub", "seats": "3"}';
const stored = (): { name?: string }[] => JSON.parse(localStorage.getItem(KEY) ?? "[]");
const keep = (value: unknown): void => localStorage.setItem(KEY, JSON.stringify(value));
const open = (): Shown =>
  show("table", openTable({ screen: "setup", game: null, setup: { ...openSetup, preset: "own", text: SETUP } }));
const cards = ({ el }: Shown): string[] => [...el.querySelectorAll(act("saved"))].map((each) => text(each));

/** Save the present settings under a name. */
function save(shown: Shown, name: string): void {
  type(shown.$(".rw-saved input"), name);
  shown.$(act("saved-setup-save")).click();
}

describe("saved settings", () => {
  beforeEach(() => localStorage.clear());

  test("are saved under a name, and shown as the ones in force", () => {
    const shown = open();
    save(shown, " Friday ");
    assert.deepEqual(stored(), [{ name: "Friday", text: SETUP }]);
    assert.match(cards(shown)[0]!, /Friday/);
    assert.equal(shown.$(act("saved")).getAttribute("aria-pressed"), "true");
    assert.equal(shown.$(act("preset-own")).getAttribute("aria-pressed"), "false");
  });

  test("are picked with one click", async () => {
    keep([{ name: "Friday", text: '{"game": "rummikub", "seats": "4"}' }]);
    const shown = open();
    shown.$(act("saved")).click();
    await settled();
    assert.deepEqual(shown.model.last, { type: "setup", key: "saved", value: '{"game": "rummikub", "seats": "4"}' });
  });

  test("are renamed, and deleted only after a question", () => {
    keep([{ name: "Friday", text: SETUP }]);
    const shown = open();
    shown.$(act("saved-rename")).click();
    type(shown.$(".rw-saved li input"), "Saturday");
    shown.$(`li ${act("saved-setup-rename")}`).click();
    assert.deepEqual(stored(), [{ name: "Saturday", text: SETUP }]);
    shown.$(act("saved-delete")).click();
    shown.$(act("saved-delete-no")).click();
    assert.equal(stored().length, 1);
    shown.$(act("saved-delete")).click();
    shown.$(act("saved-delete-yes")).click();
    assert.deepEqual([stored(), cards(shown)], [[], []]);
  });

  test("have names that differ, and are a dozen at most", () => {
    const shown = open();
    for (let i = 0; i < 13; i += 1) save(shown, `Table ${i}`);
    assert.equal(stored().length, 12);
    assert.match(text(shown.$(".rw-saved [role=status]")), /12/);
    keep([]);
    for (const name of ["", "Friday", "Friday"]) save(shown, name);
    assert.deepEqual(stored(), [{ name: "Friday", text: SETUP }]);
    assert.match(text(shown.$(".rw-saved [role=status]")), /Friday/);
  });

  test("that can't be read are left as they are, which is said", () => {
    const bad = [7, { name: 3 }, { name: "x", text: "no JSON" }];
    keep([...bad, { name: "Good", text: SETUP }]);
    const shown = open();
    assert.equal(cards(shown).length, 1);
    assert.match(text(shown.$("[data-unread]")), /3/);
    save(shown, "Friday");
    assert.deepEqual(stored().slice(0, 3), bad);
    localStorage.setItem(KEY, "{spoilt");
    save(shown, "Sunday");
    assert.deepEqual(stored(), ["{spoilt", { name: "Sunday", text: SETUP }]);
  });

  test("of other pages' games are not offered", () => {
    keep([{ name: "Friday", text: '{"game": "rummy_pro"}' }]);
    assert.deepEqual(cards(open()), []);
    const pro = show("table", TABLES["table-setup"]);
    assert.equal(cards(pro).length, 1);
  });

  test("Enter in the field saves, and deals nothing", async () => {
    const shown = show("table", TABLES["table-setup"]);
    const field = shown.$(".rw-saved input");
    type(field, "Friday");
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    await settled();
    assert.equal(stored().length, 1);
    assert.deepEqual(shown.model.types, []);
  });
});
