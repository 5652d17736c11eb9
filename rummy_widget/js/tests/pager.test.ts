// A lesson turned page by page, while some of its steps are still coming.
import { dom, settled } from "./dom";
import assert from "node:assert/strict";
import { test } from "node:test";
import { makePager } from "../src/stage/pager";

const cell = (inner: string): string => `<div class="jp-Cell">${inner}</div>`;
const told = (text: string): string => cell(`<div class="jp-MarkdownOutput">${text}</div>`);
const host = (view: string, body: string): string =>
  cell(`<div class="rw-host"><div class="rw" data-view="${view}"><div class="rw-body">${body}</div></div></div>`);
const step = (key: string): string =>
  `<section class="rw-step" data-step="${key}" tabindex="-1"><div class="rw-figure"></div></section>`;

test("a step that comes late is a step, and not told with the next one", async () => {
  const page = document.createElement("div");
  page.id = "page";
  page.innerHTML =
    host("header", "") +
    told("First") +
    host("step", "") +
    told("Then") +
    host("step", step("then")) +
    host("footer", "<div class='rw-foot'></div>");
  document.body.append(page);
  const pager = makePager(page.querySelector<HTMLElement>("[data-view=header]")!)!;
  pager.begin("then");
  assert.equal(pager.current, "then");
  const [first, then] = [...page.querySelectorAll(".rw[data-view='step']")].map((each) => each.closest(".jp-Cell")!);
  const figure = then!.querySelector(".rw-figure")!;
  assert.equal(figure.textContent, "Then");
  assert.ok(first!.querySelector(".rw-host"), "it stays in its own cell");
  pager.turn(-1);
  assert.equal(pager.current, "then", "there is nothing to see yet");

  first!.querySelector(".rw-body")!.innerHTML = step("first");
  await settled();
  pager.turn(-1);
  assert.equal(pager.current, "first");
  assert.equal(first!.querySelector(".rw-figure")!.textContent, "First");
  assert.equal(figure.textContent, "Then");
  assert.deepEqual([first!.hasAttribute("hidden"), then!.hasAttribute("hidden")], [false, true]);
  pager.turn(1);
  pager.turn(1);
  assert.equal(pager.current, "end");
  dom.document.body.innerHTML = "";
});
