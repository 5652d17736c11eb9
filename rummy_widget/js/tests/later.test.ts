// A part of a program that comes after the rest of it.
import { FakeModel, settled } from "./dom";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Client } from "../src/client";
import { fetched, haveHere, later } from "../src/later";
import { html, nothing } from "../src/lit";
import { nothing as real, render } from "lit-html";

let loads = 0;

beforeEach(() => {
  loads = 0;
  // Node imports no blob; a browser does.
  mock.method(globalThis, "Blob", function (this: { parts: string[] }, parts: string[]) {
    this.parts = parts;
  } as never);
  mock.method(URL, "createObjectURL", (blob: { parts: string[] }) => {
    loads += 1;
    return `data:text/javascript,${encodeURIComponent(blob.parts[0]!)}`;
  });
  mock.method(URL, "revokeObjectURL", () => undefined);
});
afterEach(() => mock.restoreAll());

function clientWith(name: string, text: string): Client {
  const model = new FakeModel("spread", null);
  const get = model.get.bind(model);
  model.get = (key: string) => (key === name ? text : get(key));
  return new Client(model);
}

test("what all ask for is fetched once, and all are told", async () => {
  const client = clientWith("one", "export default { word: 'here' }");
  let told = 0;
  for (let at = 0; at < 3; at += 1)
    assert.equal(
      later(client, "one", () => (told += 1)),
      null,
    );
  await settled();
  assert.equal(told, 3);
  assert.deepEqual(
    later(client, "one", () => assert.fail("it is here")),
    { word: "here" },
  );
  assert.equal(loads, 1);
});

test("what could not be fetched is asked for again", async () => {
  const client = clientWith("two", "no program");
  assert.equal(
    later(client, "two", () => assert.fail("there is none")),
    null,
  );
  await settled();
  assert.equal(
    later(clientWith("two", "export default 2"), "two", () => undefined),
    null,
  );
  await settled();
  assert.equal(
    later(client, "two", () => undefined),
    2,
  );
  assert.equal(loads, 2);
});

test("what is here need not be fetched", () => {
  haveHere("three", 3);
  assert.equal(
    later(clientWith("three", "export default 4"), "three", () => undefined),
    3,
  );
  assert.equal(loads, 0);
});

test("what the page has fetched is there at once", () => {
  fetched.set("rummy-part.js", 5);
  assert.equal(
    later(clientWith("four", "rummy-part.js"), "four", () => undefined),
    5,
  );
  assert.equal(loads, 0);
});

test("its templates are drawn by the program that loads it", () => {
  const box = document.createElement("div");
  const piece = (text: unknown) => html`<p class=${"a"} title=${nothing}>${text}</p>`;
  render(piece(piece("<b>")), box);
  assert.equal(box.querySelector("p.a p.a")?.textContent, "<b>");
  assert.equal(box.querySelector("[title]"), null);
  render(piece(nothing), box);
  assert.equal(box.textContent, "");
  assert.equal(nothing, real);
});
