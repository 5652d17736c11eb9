import { act, show, text } from "./show";
import { dom } from "./dom";
import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import { headerState, homeState } from "../dev/states";
import { rulesHref } from "../src/page";

const PAGE = "http://localhost/voila/render/lessons/pro/02-runs.ipynb";
const languages = [
  { code: "en", name: "English", href: null },
  { code: "ro", name: "Română", href: "ro/02-runs.ipynb" },
];
const at = (url: string): void => dom.happyDOM.setURL(url);
afterEach(() => at(PAGE));

describe("the languages of a page", () => {
  test("stand in the bar: the one spoken, and a link to each other one under its own name", () => {
    at(PAGE);
    const { $, el } = show("header", { ...headerState, languages });
    const nav = $(".rw-languages");
    assert.equal(nav.getAttribute("aria-label"), "Language of the page");
    assert.equal(nav.querySelectorAll("a").length, 1);
    const link = $(act("lang-ro"));
    assert.equal(link.getAttribute("href"), "ro/02-runs.ipynb");
    assert.equal(text(link.querySelector("[lang=ro]") as Element), "Română");
    assert.match(text(nav.querySelector('[aria-current="true"]') as Element), /^EN/);
    assert.equal(el.querySelectorAll('[aria-current="true"]').length, 1);
  });

  test("are not offered where there is one, or where no address leads to another", () => {
    at(PAGE);
    assert.equal(show("home", { ...homeState, languages: [] }).el.querySelector(".rw-languages"), null);
    assert.equal(show("home", homeState).el.querySelector(".rw-languages"), null);
  });

  test("the page of rules is the one in the language of the page", () => {
    const rules = "/voila/render/notebooks";
    for (const [page, href] of [
      ["lessons/pro/02-runs", `${rules}/rules.ipynb#PRO-20`],
      ["lessons/pro/ro/02-runs", `${rules}/ro/rules.ipynb#PRO-20`],
      ["lessons/rummikub/01-table", `${rules}/rules.ipynb#PRO-20`],
      ["notebooks/ro/score", `${rules}/ro/rules.ipynb#PRO-20`],
      ["notebooks/class/how-many", `${rules}/rules.ipynb#PRO-20`],
    ] as const) {
      at(`http://localhost/voila/render/${page}.ipynb`);
      assert.equal(rulesHref("PRO-20"), href);
    }
  });
});
