import { readWords, WORDS } from "./dom";
import assert from "node:assert/strict";
import { test } from "node:test";
import { signed, words } from "../src/words";

const t = words(WORDS, "en");

test("a sentence with its places and plurals", () => {
  assert.equal(t("place", { shelf: 0, number: 3 }), "upper shelf, place 3");
  assert.equal(t("picked-up", { count: 1, tiles: "red 7" }), "red 7 picked up.");
  assert.match(t("picked-up", { count: 2, tiles: "red 7, red 8" }), /^2 tiles picked up/);
});

test("nothing is put around what is filled in: it would be read aloud", () => {
  assert.doesNotMatch(t("slot-empty", { place: "x" }), /[\u2066-\u2069]/);
});

test("a language with three plurals", () => {
  const ro = words(
    readWords("piese = { $count ->\n    [one] o piesă\n    [few] { $count } piese\n   *[other] { $count } de piese\n}"),
    "ro",
  );
  assert.deepEqual(
    [1, 3, 21].map((count) => ro("piese", { count })),
    ["o piesă", "3 piese", "21 de piese"],
  );
});

test("a missing key is told to the developer and to nobody else", (context) => {
  const warned = context.mock.method(console, "warn", () => {});
  assert.equal(t("there-is-no-such-key"), "");
  assert.equal(warned.mock.callCount(), 1);
});

test("a rack without words is a rack still", (context) => {
  context.mock.method(console, "warn", () => {});
  assert.equal(words(readWords("undo = Undo\n}}} {"), "en")("undo"), "Undo");
  assert.equal(words("", "")("undo"), "");
});

test("one sign for minus, whoever formats the number; notation keeps its hyphens", () => {
  const said = words(readWords("lost = { $who }: { $points } (AB-12)\nplain = { $who } -5"), "en");
  assert.equal(said("lost", { who: "r5-7", points: -250 }), "r5-7: −250 (AB-12)");
  assert.equal(said("lost", { who: "r5-7", points: 250 }), "r5-7: 250 (AB-12)");
  assert.equal(t("table-score", { points: -1000 }).includes("−1000"), true);
  assert.deepEqual([300, 0, -300].map(signed), ["+300", "0", "−300"]);
});
