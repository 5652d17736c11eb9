import { act, focused, show, text, type } from "./show";
import { dom, settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rulesState } from "../dev/states";
import { decodePart } from "../src/page";
import { splitMatches, containsAll, searchWords } from "../src/pages/prose";

describe("the rules", () => {
  const hidden = (el: HTMLElement): string[] =>
    [...el.querySelectorAll<HTMLElement>(".rw-clause")].filter((it) => it.hidden).map((it) => it.id);

  test("each clause has its anchor; what is ours is marked; references are links", () => {
    const { el, $ } = show("rules", rulesState);
    assert.equal(el.querySelectorAll(".rw-clause").length, 6);
    assert.equal(text($("#PRO-4 .rw-origin")), "our ruling");
    assert.equal($("#PRO-1").querySelector(".rw-origin"), null);
    assert.equal($("#PRO-21 .rw-clause-text a").getAttribute("href"), "#PRO-22");
    assert.equal(text($("#PRO-4 code")), "joker_trump");
  });

  test("a search hides what does not match and says how many do", () => {
    const { el, $ } = show("rules", rulesState);
    type($("#rules-search"), "joker colour");
    assert.deepEqual(
      hidden(el),
      ["PRO-1", "PRO-4", "PRO-5", "PRO-20"].filter((id) => hidden(el).includes(id)),
    );
    assert.ok(hidden(el).includes("PRO-4") && !hidden(el).includes("PRO-22"));
    assert.match(text($(".rw-matches")), /rules? mentions? “joker colour”/);
    assert.ok(el.querySelectorAll("#PRO-22 mark").length >= 2);
    type($("#rules-search"), "pro-20");
    assert.deepEqual(hidden(el).includes("PRO-20"), false);
    type($("#rules-search"), "zebra");
    assert.equal(hidden(el).length, 6);
    assert.match(text($(".rw-matches")), /^No rule mentions “zebra”/);
    $(act("show-all")).click();
    assert.deepEqual(hidden(el), []);
    focused($("#rules-search"));
  });

  test("the address leads to its clause, also when it is drawn late or hidden by a search", async () => {
    dom.location.hash = "#PRO-20";
    const { $ } = show("rules", rulesState);
    await settled(60);
    assert.equal(document.activeElement?.id, "PRO-20");
    type($("#rules-search"), "trump");
    assert.ok($("#PRO-20").hidden);
    dom.location.hash = "#PRO-21";
    dom.dispatchEvent(new dom.Event("hashchange"));
    await settled(60);
    assert.equal(document.activeElement?.id, "PRO-21");
    assert.ok(!$("#PRO-20").hidden);
  });

  test("an address that means nothing leads nowhere, and the next one leads on", async () => {
    const { $ } = show("rules", rulesState);
    const errors: string[] = [];
    dom.addEventListener("error", (event) => errors.push(String((event as unknown as ErrorEvent).error)));
    for (const hash of ["#%", "#%E0%A4", "#PRO-20%", "#%zz", "#100%25%"]) {
      dom.location.hash = hash;
      dom.dispatchEvent(new dom.Event("hashchange"));
      assert.equal(decodePart(hash), hash);
    }
    assert.deepEqual(errors, []);
    dom.location.hash = "#PRO%2D21";
    dom.dispatchEvent(new dom.Event("hashchange"));
    await settled(60);
    assert.equal(document.activeElement, $("#PRO-21"));
  });

  test("an address of another game's book opens that, and each book is a link", async () => {
    const books = [
      { key: "PRO", title: "Rummy PRO" },
      { key: "R45", title: "Rummy 45" },
    ];
    const changed = new Promise((then) => dom.addEventListener("hashchange", then, { once: true }));
    dom.location.hash = "#R45-6";
    await changed; // the browser fires the event later; without waiting, the page would hear it and ask twice
    const { model, el } = show("rules", { ...rulesState, book: "PRO", books });
    await settled(60);
    const asked = (): unknown[] =>
      model.sent.filter(({ type }) => type === "book").map((each) => (each as { book?: string }).book);
    assert.deepEqual(asked(), ["R45"]);
    assert.deepEqual(
      [...el.querySelectorAll(".rw-books a")].map((each) => [
        text(each),
        each.getAttribute("href"),
        each.getAttribute("aria-current"),
      ]),
      [
        ["Rummy PRO", "#PRO", "true"],
        ["Rummy 45", "#R45", null],
      ],
    );
    dom.location.hash = "#XYZ-1";
    dom.dispatchEvent(new dom.Event("hashchange"));
    await settled(60);
    assert.equal(asked().length, 1);
  });

  test("text is searched without case and accents, and cut where it is found", () => {
    assert.ok(containsAll(searchWords("  RUN Éa "), "Each run"));
    assert.deepEqual(splitMatches("A run, a Run", searchWords("run")), ["A ", "run", ", a ", "Run", ""]);
    assert.deepEqual(splitMatches("aaa", ["aa", "a"]), ["", "aa", "", "a", ""]);
    assert.deepEqual(splitMatches("nothing", []), ["nothing"]);
  });
});
