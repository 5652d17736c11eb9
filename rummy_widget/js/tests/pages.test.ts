import { act, focused, show, text } from "./show";
import { dom, settled } from "./dom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  footerState,
  headerState,
  homeState,
  lessonState,
  progressState,
  step,
  STEPS,
  topicsState,
} from "../dev/states";
import { pageLink } from "../src/pages/links";
import { fileText, readFile } from "../src/pages/progress-page";

describe("a lesson in one place", () => {
  test("has its name, its dots with their state in words, and the step", async () => {
    const { model, el, $ } = show("lesson", lessonState);
    assert.equal(text($("h1")), "Runs");
    assert.equal(text($("h2")), "Let a 1 end a run");
    const names = [...el.querySelectorAll(".rw-dot")].map((dot) => dot.getAttribute("aria-label"));
    assert.equal(names[0], "Step 1: Make a run, 3 of 3 stars");
    assert.equal(names[3], "Step 4: Let a 1 end a run, Not finished yet, you are here");
    assert.equal($('[aria-current="step"]').dataset["go"], "one-ends");
    $('[data-go="pick"]').click();
    await settled();
    assert.deepEqual(model.last, { type: "go", step: "pick" });
    focused($(".rw-step"));
  });

  test("Next, Back and Skip are Python's, and the focus follows", async () => {
    const { model, $ } = show("lesson", { ...lessonState, step: step({ outcome: "right" }) });
    $(act("next")).click();
    await settled();
    focused($(".rw-step"));
    $(act("back")).click();
    await settled();
    model.set({ ...lessonState, rev: 2 });
    $(act("skip")).click();
    await settled();
    assert.deepEqual(model.types, ["next", "back", "skip"]);
  });
});

describe("head and foot of a page", () => {
  test("the dots of the head lead to the cards of the same lesson", () => {
    const head = show("header", headerState);
    const card = show("step", STEPS["arrange"]);
    head.$('[data-go="one-ends"]').click();
    focused(card.$(".rw-step"));
    assert.equal(head.$(act("course")).getAttribute("href"), "../notebooks/home.ipynb");
  });

  test("the title is a heading of the second level where the notebook has its own", () => {
    document.body.innerHTML = "<h1>Runs</h1>";
    const { el } = show("header", headerState);
    assert.equal(el.querySelector("h1"), null);
    assert.equal(text(el.querySelector("h2") as Element), "Runs");
  });

  test("the foot tells the stars and the ways on", () => {
    const { $, el } = show("footer", footerState);
    assert.equal(text($(".rw-sum")), "9 of 21 stars");
    assert.equal($(".rw-foot-stars").getAttribute("aria-label"), "1 of 3 stars");
    assert.equal(el.querySelectorAll(".rw-foot-stars [data-won]").length, 1);
    assert.deepEqual([...el.querySelectorAll(".rw-recap li")].map(text).slice(0, 1), [
      "8910A run has only one colour.",
    ]);
    assert.equal($(".rw-recap-tiles").getAttribute("aria-label"), "blue 8, blue 9, blue 10");
    assert.equal(el.querySelectorAll(".rw-primary").length, 1, "one button onwards");
    assert.equal($(act("next-lesson")).getAttribute("href"), "03-groups.ipynb");
    assert.equal(text($(act("previous-lesson"))), "Back to: Tiles");
  });
});

describe("home", () => {
  // the same state before anything is won
  const chapters = homeState.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((card) => ({ ...card, started: false, done: false, stars: 0 })),
  }));
  const newcomer = { ...homeState, chapters };

  test("each lesson is a card with one link, in a chapter that is folded; the one to go on with is marked", () => {
    const { el, $ } = show("home", homeState);
    const cards = [...el.querySelectorAll(".rw-fold .rw-card")];
    assert.equal(cards.length, 9);
    for (const card of cards) assert.equal(card.querySelectorAll("a").length, 1);
    assert.ok([...el.querySelectorAll<HTMLDetailsElement>(".rw-fold")].every(({ open }) => !open));
    assert.equal(text($('.rw-card[data-lesson="runs"] a')), "02 Runs");
    assert.ok($('.rw-card[data-lesson="runs"]').hasAttribute("data-current"));
    assert.equal(
      $('.rw-card[data-lesson="tiles"] .rw-card-tiles').getAttribute("aria-label"),
      "red 7, yellow 7, blue 7, black 7, Joker",
    );
    assert.deepEqual(
      [".rw-hero .rw-where", ".rw-hero h1", act("continue")].map((css) => text($(css))),
      ["Continue · Lesson 2", "Runs", "Continue · 4-minute lesson"],
    );
    assert.equal(el.querySelector(".rw-hero .rw-rack"), null, "the rack of the first win has had its time");
    assert.equal($(act("rules")).getAttribute("href"), "rules.ipynb");
  });

  test("it goes on, then what there is today, the games, the lessons; class and progress are links", () => {
    const { el } = show("home", {
      ...homeState,
      games: [...homeState.games, { ...homeState.games[0]!, key: "other" }],
    });
    const parts = [...el.querySelectorAll(".rw-hero, [data-chapter=today], .rw-games, .rw-path, [data-page]")];
    assert.deepEqual(
      parts.map(
        (each) =>
          (each as HTMLElement).dataset["chapter"] ??
          (each as HTMLElement).dataset["page"] ??
          each.className.split(" ").at(-1),
      ),
      ["rw-hero", "today", "rw-games", "rw-path", "class", "progress"],
    );
    assert.deepEqual(
      ["class", "progress"].map((page) => el.querySelector(act(page))?.getAttribute("href")),
      ["class.ipynb", "progress.ipynb"],
    );
  });

  test("what this browser keeps is not known yet: the way on keeps its place, and nothing wrong is shown", async () => {
    dom.localStorage.setItem("rummy-widget:v1:lesson:runs", '{"v":1,"steps":{"a":{"stars":3}}}');
    const { el, $ } = show("home", newcomer);
    assert.ok($(".rw-hero").hasAttribute("data-waits"));
    await settled();
    assert.equal(el.querySelector("[data-waits]"), null);
    assert.equal(text($(act("continue"))), "Play it", "Python knows of none");
  });

  test("a click and a click move a tile of the first rack, and its win leads on to the lessons", async () => {
    const { model, $ } = show("home", newcomer);
    await settled();
    const nine = [...document.querySelectorAll<HTMLElement>(".rw-hero .rw-tile")].find((each) =>
      /^red 9/.test(each.getAttribute("aria-label") ?? ""),
    )!;
    nine.click();
    $('.rw-hero .rw-slot[data-shelf="0"][data-slot="4"] .rw-place').click();
    await settled();
    assert.deepEqual(
      model.sent.flatMap((each) => (each.type === "move" ? [[each.shelf, each.slot]] : [])),
      [[0, 4]],
    );
    model.set({
      ...newcomer,
      rev: 2,
      hero: { ...homeState.hero, title: "You’ve won.", text: "Everybody else pays you 250.", won: true },
    });
    assert.equal(text($(".rw-hero .rw-home-title")), "You’ve won.");
    assert.equal(text($(act("continue"))), "Learn how · 4 minutes");
    assert.equal($(act("continue")).getAttribute("href"), homeState.resume!.href);
    $(act("hero-again")).click();
    await settled();
    assert.equal(model.types.at(-1), "retry");
  });

  test("five games stand on a shelf, one does not", () => {
    const one = homeState.games[0]!;
    const games = ["pro", "rummikub", "tile-rummy", "rummy-45", "basic-rummy"].map((key) => ({
      ...one,
      key,
      title: key,
      current: key === "pro",
    }));
    assert.equal(show("home", homeState).el.querySelector(".rw-games"), null);
    const { el, $ } = show("home", { ...homeState, games });
    assert.deepEqual(
      [...el.querySelectorAll<HTMLElement>("[data-game]")].map((each) => each.dataset["game"]),
      games.map(({ key }) => key),
    );
    assert.ok($('[data-game="pro"]').hasAttribute("data-current"));
    assert.deepEqual(
      [...el.querySelectorAll("[data-game] button")].map((each) => each.getAttribute("aria-pressed")),
      ["true", "false", "false", "false", "false"],
    );
  });

  test("a game of the shelf shows its lessons, and is told what this browser knows of all of them", async () => {
    const one = homeState.games[0]!;
    const games = [
      one,
      { ...one, key: "rummikub", title: "Rummikub", current: false, lessons: ["rummikub/first-turn"] },
    ];
    dom.localStorage.setItem("rummy-widget:v1:lesson:rummikub/first-turn", '{"v":1,"steps":{"a":{"stars":3}}}');
    const { model, $ } = show("home", { ...homeState, games });
    await settled();
    assert.ok(model.sent.some((each) => each.type === "progress" && "rummikub/first-turn" in each.stored));
    $('[data-game="rummikub"] button').click();
    await settled();
    assert.deepEqual(model.last, { type: "game", key: "rummikub" });
  });

  test("the costly discards of the game that ended last are ways to it, and the page is told of it", async () => {
    dom.localStorage.setItem("rummy-widget:v1:ended", "a record");
    const { model, el } = show("home", homeState);
    await settled();
    assert.deepEqual(
      model.sent.flatMap((each) => (each.type === "ended" ? [each.record] : [])),
      ["a record"],
    );
    model.set({
      ...homeState,
      rev: 2,
      last_game: {
        text: "Your last game",
        moments: [{ title: "Move 5", about: "costs about 12 points", href: "play.ipynb?moment=4" }],
      },
    });
    assert.deepEqual(
      [...el.querySelectorAll(act("again"))].map((each) => each.getAttribute("href")),
      ["play.ipynb?moment=4"],
    );
    model.set({ ...homeState, rev: 3, last_game: { text: "No discard cost you anything.", moments: [] } });
    assert.match(text(el.querySelector('[data-today="review"]')!), /No discard/);
    dom.localStorage.removeItem("rummy-widget:v1:ended");
  });

  test("a game is dealt by one click, and an unfinished one can be gone back to", () => {
    assert.equal(show("home", homeState).$(act("quick")).getAttribute("href"), "play.ipynb?quick");
    dom.localStorage.setItem("rummy-widget:table:v1", "A-token");
    dom.localStorage.setItem("rummy-widget:table:unfinished:v1", "p1");
    const { $ } = show("home", homeState);
    assert.deepEqual(
      [$(act("quick")).getAttribute("href"), $(act("resume")).getAttribute("href"), text($(act("resume")))],
      ["play.ipynb?quick", "play.ipynb", "Back to your game"],
    );
  });

  test("what this browser has practised is told, and what went wrong can be gone to", async () => {
    dom.localStorage.setItem("rummy-widget:v1:practice", '{"v":1}');
    const { model, el } = show("home", homeState);
    await settled();
    assert.deepEqual(
      model.sent.flatMap((each) => (each.type === "progress" && "practice" in each.stored ? [each.stored] : [])),
      [{ practice: { v: 1 } }],
    );
    assert.equal(el.querySelector('[data-today="review"]'), null);
    model.set({ ...homeState, rev: 2, review: [{ title: "Spot the fault", href: "practice.ipynb?skill=spot-fault" }] });
    assert.deepEqual([...el.querySelectorAll<HTMLElement>(act("review"))].map(text), ["Spot the fault"]);
    dom.localStorage.removeItem("rummy-widget:v1:practice");
  });

  test("before the first lesson the button says Play it", () => {
    assert.equal(text(show("home", newcomer).$(act("continue"))), "Play it");
  });

  test("who knows the game may begin at scoring; any rack can be priced", () => {
    const { el, $, model } = show("home", homeState);
    assert.equal(text($(act("know"))), "I know the basics");
    assert.equal($(act("know")).getAttribute("href"), "../lessons/pro/08-small.ipynb");
    assert.equal($(act("practice")).getAttribute("href"), "practice.ipynb");
    assert.equal($(act("score")).getAttribute("href"), "score.ipynb");
    model.set({ ...homeState, rev: 2, know: null });
    assert.equal(el.querySelector(act("know")), null);
  });
});

describe("progress", () => {
  test("forgetting asks once, with the focus on keeping", async () => {
    dom.localStorage.setItem("rummy-widget:v1:lesson:runs", '{"v":1,"steps":{"a":{"stars":3}}}');
    const { model, $ } = show("progress", progressState);
    $(act("reset")).click();
    focused($(act("reset-no")));
    $(act("reset-no")).click();
    focused($(act("reset")));
    assert.equal(dom.localStorage.length, 1);
    $(act("reset")).click();
    $(act("reset-yes")).click();
    await settled();
    assert.deepEqual(model.types, ["reset"]);
    assert.equal(dom.localStorage.getItem("rummy-widget:v1:lesson:runs"), null);
    focused($(act("reset")));
  });

  test("one lesson's stars are forgotten after one question of their own", async () => {
    for (const key of ["runs", "groups"])
      dom.localStorage.setItem(`rummy-widget:v1:lesson:${key}`, '{"v":1,"steps":{"a":{"stars":3}}}');
    const { model, el, $ } = show("progress", progressState);
    assert.deepEqual(
      [...el.querySelectorAll<HTMLElement>(".rw-progress-each li")].map((row) => row.dataset["lesson"]),
      progressState.courses.flatMap(({ lessons }) => lessons.map(({ key }) => key)),
    );
    assert.deepEqual(
      [...el.querySelectorAll<HTMLElement>("details[open]")].map((each) => each.dataset["chapter"]),
      ["pro"],
      "courses that are begun are open",
    );
    const row = (name: string): HTMLElement => $(`.rw-progress-each [data-lesson="runs"] ${act(name)}`);
    assert.equal(row("reset-lesson").getAttribute("aria-label"), "Delete the stars of “Runs”");
    row("reset-lesson").click();
    focused(row("reset-no"));
    row("reset-no").click();
    focused(row("reset-lesson"));
    row("reset-lesson").click();
    row("reset-yes").click();
    await settled();
    assert.deepEqual(
      model.sent.map(({ seq: _, ...message }) => message).filter(({ type }) => type === "reset"),
      [{ type: "reset", lesson: "runs" }],
    );
    assert.equal(dom.localStorage.getItem("rummy-widget:v1:lesson:runs"), null);
    assert.notEqual(dom.localStorage.getItem("rummy-widget:v1:lesson:groups"), null);
    assert.match(text($(".rw-progress-said")), /“Runs” have been deleted/);
  });

  test("a file holds what can be read, and is read back; anything else is refused", () => {
    const results = { runs: { v: 1, steps: { a: { stars: 3 } } } };
    assert.deepEqual(readFile(fileText({ ...results, groups: "garbage" })), results);
    for (const bad of ["", "{", "[]", "null", "7", '{"lessons":[]}', '{"lessons":null}'])
      assert.equal(readFile(bad), null);
    assert.deepEqual(readFile('{"lessons":{"runs":{"v":1,"steps":{"a":{"stars":9}}}}}'), { runs: { v: 1, steps: {} } });
  });
});

describe("the page for classes", () => {
  test("leads to each question, and to live classes", () => {
    const { el, $ } = show("topics", topicsState);
    assert.deepEqual(
      [...el.querySelectorAll<HTMLAnchorElement>(".rw-topics a")].map((each) => each.getAttribute("href")),
      topicsState.pages.map(({ href }) => href),
    );
    assert.equal($(act("join")).getAttribute("href"), "join.ipynb");
    assert.equal($(act("live")).getAttribute("href"), "live.ipynb");
  });
});

describe("links", () => {
  const at = (
    pathname: string,
    voila = false,
    protocol = "http:",
  ): { pathname: string; voila: boolean; protocol: string } => ({ pathname, voila, protocol });

  test("lead to the page in the program that shows this one, or nowhere", () => {
    assert.equal(
      pageLink("../lessons/pro/02-runs.ipynb", at("/voila/render/notebooks/home.ipynb", true)),
      "../lessons/pro/02-runs.ipynb",
    );
    assert.equal(
      pageLink("../lessons/pro/02-runs.ipynb", at("/lab/tree/notebooks/home.ipynb")),
      "/lab/tree/lessons/pro/02-runs.ipynb",
    );
    assert.equal(
      pageLink("rules.ipynb#PRO-20", at("/user/x/lab/workspaces/auto-k/tree/c/notebooks/home.ipynb")),
      "/user/x/lab/workspaces/auto-k/tree/c/notebooks/rules.ipynb#PRO-20",
    );
    assert.equal(
      pageLink("03-groups.ipynb", at("/notebooks/lessons/pro/02-runs.ipynb")),
      "/notebooks/lessons/pro/03-groups.ipynb",
    );
    assert.equal(pageLink("03-groups.ipynb", at("/lab")), null);
    assert.equal(pageLink("03-groups.ipynb", at("/index.html", false, "vscode-webview:")), null);
    assert.equal(pageLink("javascript:alert(1)", at("/voila/render/x.ipynb", true)), null);
    assert.equal(pageLink("//elsewhere.example/x", at("/voila/render/x.ipynb", true)), null);
    assert.equal(pageLink(null, at("/", true)), null);
  });

  test("in JupyterLab a click opens the notebook in Lab itself, unless another window is asked for", () => {
    const before = dom.location.href;
    dom.happyDOM.setURL("http://localhost/lab/tree/my%20course/notebooks/home.ipynb");
    const shell = document.createElement("div");
    shell.className = "jp-LabShell";
    document.body.append(shell);
    const { $ } = show("home", homeState);
    const link = $('.rw-card[data-lesson="runs"] a');
    assert.equal(link.getAttribute("href"), "/lab/tree/my%20course/lessons/pro/02-runs.ipynb");
    const click = (more: MouseEventInit = {}): boolean =>
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    click();
    assert.equal(link.dataset["commandlinkerCommand"], "docmanager:open");
    assert.equal(link.dataset["commandlinkerArgs"], '{"path":"my course/lessons/pro/02-runs.ipynb"}');
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    click({ ctrlKey: true });
    assert.equal(link.dataset["commandlinkerCommand"], undefined);
    dom.happyDOM.setURL(before);
  });
});
