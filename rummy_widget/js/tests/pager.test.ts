// A lesson in the app: one step a screen, whenever each of its steps is drawn.
import { settled } from "./dom";
import assert from "node:assert/strict";
import { test } from "node:test";
import { makePager } from "../src/stage/pager";

const cell = (inner: string): string => `<div class="jp-Cell">${inner}</div>`;
const told = (words: string): string => cell(`<div class="jp-MarkdownOutput">${words}</div>`);
const step = (key: string): string => `<div class="rw-step" data-step="${key}" tabindex="-1"><div class="rw-figure"></div></div>`;
const card = (key: string, inner: string): string => cell(`<div class="rw-host" id="${key}"><div class="rw" data-view="step"><div class="rw-body">${inner}</div></div></div>`);

test("a step that waits for its table is told with no other step", async () => {
  document.body.innerHTML = `<div id="page">${cell('<div class="rw" data-view="header"></div>')}${told("lay one")}${card("late", "")}${told("count")}${card("early", step("points"))}</div>`;
  const pager = makePager(document.querySelector<HTMLElement>("[data-view='header']")!);
  assert.ok(pager);
  assert.ok(pager.show("points", false));
  const figure = (): string[] => [...document.querySelectorAll("#early .rw-figure > *")].map((each) => each.textContent ?? "");
  assert.deepEqual(figure(), ["count"], "neither the late step nor what is told before it");
  const shown = [...document.querySelectorAll("#page > .jp-Cell:not([hidden])")].map((each) => each.querySelector(".rw-host")?.id ?? "head");
  assert.deepEqual(shown, ["head", "early"]);
  document.querySelector("#late .rw-body")!.innerHTML = step("table");
  await settled();
  assert.ok(pager.show("table", false));
  assert.deepEqual([...document.querySelectorAll("#late .rw-figure > *")].map((each) => each.textContent), ["lay one"]);
  assert.deepEqual(figure(), ["count"]);
});
