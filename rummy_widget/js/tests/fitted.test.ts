// Folded racks on the page: prerendered ones are folded as live ones are, and more than forty tiles scroll.
import { words } from "../src/words";
import { WORDS } from "./dom";
import assert from "node:assert/strict";
import { test } from "node:test";
import { rack } from "../dev/states";
import { RackView } from "../src/rack/rack";
import type { RackProps, SegmentProps } from "../src/types";

let width = 0; // px of every element
Object.defineProperty(HTMLElement.prototype, "clientWidth", { get: () => width, configurable: true });

const segment = (shelf: number, start: number, length: number): SegmentProps => ({
  shelf,
  start,
  length,
  state: "valid",
  label: "run",
  reason: null,
  clause: null,
  marked: [],
  name: "run",
});

const long = (count: number): RackProps =>
  rack(`${"r1 ".repeat(count)} _ b1 b2 b3 _ _ k5 / y1`, { segments: [segment(0, 0, count), segment(0, count + 1, 3)] });

/** Draw a rack in an element of the page. */
function drawn(state: RackProps, of: number): HTMLElement {
  width = of;
  const host = { t: words(WORDS, "en"), send: () => new Promise<never>(() => undefined), announce: () => undefined };
  const view = new RackView(host);
  document.body.innerHTML = "<div class='rw-stage'></div>";
  document.body.firstElementChild!.append(view.element);
  view.update(state);
  return view.element;
}

/** The rows of a rack: their columns, their slots and their segments. */
const rows = (element: Element): unknown[] =>
  [...element.querySelectorAll<HTMLElement>(".rw-line")].map((line) => [
    line.style.gridTemplateColumns,
    [...line.querySelectorAll<HTMLElement>(".rw-slot")].map((slot) => [
      slot.dataset["shelf"],
      slot.dataset["slot"],
      slot.style.gridColumn.trim(),
      slot.hasAttribute("data-narrow"),
      slot.querySelector(".rw-tile")?.getAttribute("data-id"),
    ]),
    [...line.querySelectorAll<HTMLElement>(".rw-seg")].map((each) => [
      each.dataset["segment"],
      each.style.gridColumn.replaceAll(" ", ""),
      each.querySelector(".rw-label") !== null,
    ]),
  ]);

test("a prerendered rack is folded as the live one will be", async () => {
  const live = rows(drawn(long(13), 362));
  assert.ok(live.length > 2);
  const early = drawn(long(13), 1200).innerHTML;
  assert.notDeepEqual(rows(document.body), live);
  document.body.innerHTML = `<div class="rw-stage"><div class="rw-rack">${early}</div></div>`;
  width = 362;
  await import("../src/site/fitted");
  assert.deepEqual(rows(document.body), live);
  assert.equal(document.querySelector<HTMLElement>(".rw-wood")!.dataset["height"], "high");
});

test("more than forty tiles scroll on a stage, forty don't", () => {
  for (const [count, scrolls] of [
    [35, false],
    [36, true],
  ] as const)
    assert.equal(drawn(long(count), 332).querySelector("[data-scrolls]") !== null, scrolls);
});
