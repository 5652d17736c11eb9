import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import {
  claimTrouble,
  followResults,
  resetResults,
  mergeResults,
  readResults,
  allResults,
  saveResults,
} from "../src/progress";
import type { Progress, StoredProps } from "../src/types";

const KEY = "rummy-widget:v1:lesson:";
const result = (steps: Record<string, number>): StoredProps => ({
  v: 1,
  steps: Object.fromEntries(Object.entries(steps).map(([key, stars]) => [key, { stars }])),
});

/** A localStorage shared by several pages, which may refuse. */
class Shelf {
  items = new Map<string, string>();
  refuses: "nothing" | "writing" | "everything" = "nothing";
  heard: ((key: string | null, newValue: string | null) => void)[] = [];
  private guard(writing: boolean): void {
    if (this.refuses === "everything") throw new DOMException("no", "SecurityError");
    if (writing && this.refuses === "writing") throw new DOMException("full", "QuotaExceededError");
  }
  get length(): number {
    this.guard(false);
    return this.items.size;
  }
  key(at: number): string | null {
    this.guard(false);
    return [...this.items.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    this.guard(false);
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.guard(true);
    const same = this.items.get(key) === value;
    this.items.set(key, value);
    if (!same) for (const tell of this.heard) tell(key, value);
  }
  removeItem(key: string): void {
    this.guard(false);
    if (this.items.delete(key)) for (const tell of this.heard) tell(key, null);
  }
}

/** A page: what `window` is while it is in front. */
function page(shelf: Shelf | null): EventTarget {
  const target = new EventTarget();
  Object.defineProperty(target, "localStorage", {
    get() {
      if (!shelf) throw new DOMException("denied", "SecurityError");
      return shelf;
    },
  });
  return target;
}
const front = (target: EventTarget): void => {
  (globalThis as { window?: unknown }).window = target;
};
/** What the browser does after another page has written. */
function storageEvent(target: EventTarget, key: string | null, newValue: string | null): void {
  const before = globalThis.window;
  front(target);
  target.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  front(before as unknown as EventTarget);
}

let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf();
  front(page(shelf));
});
const kept = (lesson: string): unknown => JSON.parse(shelf.items.get(KEY + lesson) ?? "null");

describe("writing", () => {
  test("a result is stored at once, under the lesson's own key", () => {
    saveResults({ runs: result({ first: 3 }) });
    assert.deepEqual([...shelf.items], [[`${KEY}runs`, '{"v":1,"steps":{"first":{"stars":3}}}']]);
    assert.deepEqual(allResults(), { runs: result({ first: 3 }) });
  });

  test("lessons of one name in two games are kept apart", () => {
    saveResults({
      runs: result({ first: 3 }),
      "rummikub/runs": result({ first: 1 }),
      "a/b/c": result({ first: 2 }),
      "/runs": result({ first: 2 }),
    });
    assert.deepEqual(allResults(), { runs: result({ first: 3 }), "rummikub/runs": result({ first: 1 }) });
    resetResults(undefined, "rummikub/runs");
    assert.deepEqual(allResults(), { runs: result({ first: 3 }) });
  });

  test("the better result of each step stays, whoever wrote it", () => {
    saveResults({ runs: result({ a: 3, b: 1 }) });
    shelf.items.set(`${KEY}runs`, JSON.stringify(result({ a: 1, b: 2, c: 1 }))); // another page meanwhile
    saveResults({ runs: result({ b: 0, d: 2 }) });
    assert.deepEqual(kept("runs"), result({ a: 3, b: 2, c: 1, d: 2 }));
  });

  test("equal results are equal text, so that two pages never answer each other for ever", () => {
    saveResults({ runs: result({ b: 1, a: 2 }) });
    const text = shelf.items.get(`${KEY}runs`);
    saveResults({ runs: result({ a: 2, b: 1 }) });
    assert.equal(shelf.items.get(`${KEY}runs`), text);
  });

  test("what is not progress is not written", () => {
    for (const bad of [
      null,
      undefined,
      7,
      "x",
      [],
      { runs: 3 },
      { "../x": result({ a: 1 }) },
      { runs: { v: 2, steps: {} } },
    ]) {
      saveResults(bad as unknown as Progress);
    }
    assert.equal(shelf.items.size, 0);
  });

  test("merging is commutative, associative and idempotent", () => {
    const random = seeded(3);
    const any = (): StoredProps =>
      result(Object.fromEntries([..."abcd"].filter(() => random() < 0.6).map((k) => [k, Math.floor(random() * 4)])));
    for (let at = 0; at < 300; at += 1) {
      const [a, b, c] = [any(), any(), any()];
      assert.equal(JSON.stringify(mergeResults(a, b)), JSON.stringify(mergeResults(b, a)));
      assert.deepEqual(mergeResults(mergeResults(a, b), c), mergeResults(a, mergeResults(b, c)));
      assert.deepEqual(mergeResults(a, a), mergeResults(a, result({})));
    }
  });
});

describe("other pages and other widgets", () => {
  test("a widget hears of another one's result, not of its own", () => {
    const heard: string[] = [];
    const stop = followResults((change) => heard.push(`one ${change}`), "one");
    followResults((change) => heard.push(`two ${change}`), "two");
    saveResults({ runs: result({ a: 1 }) }, "one");
    assert.deepEqual(heard, ["two results"]);
    saveResults({ runs: result({ a: 1 }) }, "two"); // nothing new: nobody is told
    assert.deepEqual(heard, ["two results"]);
    stop();
    saveResults({ runs: result({ a: 2 }) }, "three");
    assert.deepEqual(heard, ["two results", "two results"]);
  });

  test("another page's result is heard, foreign keys are not", () => {
    const here = page(shelf);
    front(here);
    const heard: string[] = [];
    followResults((change) => heard.push(change));
    storageEvent(here, "theme", "dark");
    storageEvent(here, `${KEY}runs:kept`, "x");
    assert.deepEqual(heard, []);
    storageEvent(here, `${KEY}runs`, JSON.stringify(result({ a: 1 })));
    assert.deepEqual(heard, ["results"]);
  });

  test("two pages that write at the same moment both keep their result", () => {
    const [one, two] = [page(shelf), page(shelf)];
    for (const each of [one, two]) {
      front(each);
      followResults(() => undefined);
    }
    front(one);
    saveResults({ runs: result({ a: 3 }) });
    shelf.items.delete(`${KEY}runs`); // page two had not seen it when it wrote
    front(two);
    saveResults({ runs: result({ b: 2 }) });
    storageEvent(one, `${KEY}runs`, shelf.items.get(`${KEY}runs`) ?? null);
    assert.deepEqual(kept("runs"), result({ a: 3, b: 2 }));
  });

  test("forgetting reaches the other pages, and none of them brings anything back", () => {
    const [one, two] = [page(shelf), page(shelf)];
    const heard: string[] = [];
    front(two);
    followResults((change) => heard.push(change));
    saveResults({ runs: result({ a: 3 }) });
    front(one);
    saveResults({ groups: result({ b: 3 }) });
    shelf.items.set("theme", "dark");
    shelf.heard.push((key, value) => storageEvent(two, key, value));
    heard.length = 0;
    resetResults();
    assert.deepEqual(heard.at(-1), "forgotten");
    assert.deepEqual(allResults(), {});
    front(two);
    assert.deepEqual(allResults(), {});
    assert.equal(shelf.items.get("theme"), "dark");
    assert.deepEqual(
      [...shelf.items.keys()].filter((key) => key.startsWith(KEY)),
      [],
    );
  });
});

describe("one lesson forgotten", () => {
  test("reaches the other pages by its name, and the other lessons stay", () => {
    const [one, two] = [page(shelf), page(shelf)];
    const heard: string[] = [];
    front(two);
    followResults((change, lesson) => heard.push(`${change} ${lesson ?? "all"}`));
    saveResults({ runs: result({ a: 3 }), groups: result({ b: 2 }) });
    front(one);
    shelf.heard.push((key, value) => storageEvent(two, key, value));
    heard.length = 0;
    resetResults(undefined, "runs");
    assert.equal(heard.at(-1), "forgotten runs");
    assert.deepEqual(allResults(), { groups: result({ b: 2 }) });
    front(two);
    assert.deepEqual(allResults(), { groups: result({ b: 2 }) });
    resetResults();
    assert.deepEqual(allResults(), {});
  });
});

describe("a storage that refuses", () => {
  test("blocked: kept for the session, said once", () => {
    front(page(null));
    assert.deepEqual(allResults(), {});
    saveResults({ runs: result({ a: 2 }) });
    saveResults({ runs: result({ a: 1, b: 1 }) });
    assert.deepEqual(allResults(), { runs: result({ a: 2, b: 1 }) });
    assert.equal(claimTrouble(), "blocked");
    assert.equal(claimTrouble(), null);
  });

  test("blocked at every call: the same", () => {
    shelf.refuses = "everything";
    let heard = 0;
    followResults(() => (heard += 1));
    saveResults({ runs: result({ a: 2 }) });
    assert.equal(heard, 1);
    assert.deepEqual(allResults(), { runs: result({ a: 2 }) });
    assert.equal(claimTrouble(), "blocked");
    resetResults();
    assert.deepEqual(allResults(), {});
  });

  test("full: what is stored stays, the new is kept for the session", () => {
    saveResults({ runs: result({ a: 1 }) });
    shelf.refuses = "writing";
    saveResults({ runs: result({ a: 3 }) });
    assert.deepEqual(kept("runs"), result({ a: 1 }));
    assert.deepEqual(allResults(), { runs: result({ a: 3 }) });
    assert.equal(claimTrouble(), "full");
    shelf.refuses = "nothing";
    saveResults({ runs: result({ b: 1 }) });
    assert.deepEqual(kept("runs"), result({ a: 3, b: 1 }));
  });

  test("full, with garbage in the way: the garbage is not lost", () => {
    shelf.items.set(`${KEY}runs`, "precious?");
    shelf.refuses = "writing";
    saveResults({ runs: result({ a: 3 }) });
    assert.equal(shelf.items.get(`${KEY}runs`), "precious?");
    assert.deepEqual(allResults(), { runs: result({ a: 3 }) });
  });
});

describe("garbage in the storage", () => {
  test("is set aside, each piece once, and never over another", () => {
    for (const raw of ["{", "{", "[1]", "{"]) {
      shelf.items.set(`${KEY}runs`, raw);
      saveResults({ runs: result({ a: 1 }) });
    }
    assert.equal(shelf.items.get(`${KEY}runs:kept`), "{");
    assert.equal(shelf.items.get(`${KEY}runs:kept2`), "[1]");
    assert.deepEqual(kept("runs"), result({ a: 1 }));
    assert.deepEqual(Object.keys(allResults()), ["runs"]);
  });

  test("a half readable value gives what can be read, and is set aside whole", () => {
    const raw = '{"v":1,"steps":{"a":{"stars":2},"b":{"stars":99},"__proto__":{"stars":3},"c":7}}';
    shelf.items.set(`${KEY}runs`, raw);
    assert.deepEqual(allResults(), { runs: result({ a: 2 }) });
    saveResults({ runs: result({ d: 1 }) });
    assert.deepEqual(kept("runs"), result({ a: 2, d: 1 }));
    assert.equal(shelf.items.get(`${KEY}runs:kept`), raw);
  });

  test("names of Object.prototype are ordinary step names", () => {
    saveResults({ constructor: result({ constructor: 2 }) } as Progress);
    assert.deepEqual(allResults(), { constructor: result({ constructor: 2 }) });
    assert.equal(Object.keys(mergeResults(result({ "has-own": 1 }), result({}))["steps"]).length, 1);
  });

  test("whatever it is: nothing throws, nothing is lost, no result is invented", () => {
    const random = seeded(7);
    for (let at = 0; at < 1500; at += 1) {
      shelf = new Shelf();
      front(page(shelf));
      const raw = garbage(random);
      shelf.items.set(`${KEY}runs`, raw);
      const before = allResults()["runs"];
      const readable = readResults(before)?.stored ?? result({});
      for (const { stars } of Object.values(readable.steps)) assert.ok([0, 1, 2, 3].includes(stars), raw);
      if (typeof before === "string") assert.ok(before.length <= 1000);
      saveResults({ runs: result({ mine: 2 }) });
      assert.deepEqual(kept("runs"), mergeResults(readable, result({ mine: 2 })), raw);
      const whole = JSON.stringify(readable) === JSON.stringify(safe(raw));
      if (!whole) assert.ok([...shelf.items.values()].includes(raw) || sameSteps(raw, readable), raw);
      assert.doesNotThrow(() => JSON.stringify(allResults()));
    }
  });

  test("megabytes and deep nesting", () => {
    for (const raw of [
      "x".repeat(2_000_000),
      "[".repeat(200_000),
      `{"v":1,"steps":${'{"a":'.repeat(5_000)}1${"}".repeat(5_001)}`,
    ]) {
      shelf.items.clear();
      shelf.items.set(`${KEY}runs`, raw);
      assert.ok(JSON.stringify(allResults()).length < 2_000);
      saveResults({ runs: result({ a: 1 }) });
      assert.equal(readResults(kept("runs"))?.stored.steps["a"]?.stars, 1);
    }
  });
});

function safe(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** Readable to the last step, though not written as we write it (other order, other fields): nothing to set aside. */
function sameSteps(raw: string, readable: StoredProps): boolean {
  const value = safe(raw) as { steps?: object } | undefined;
  return Object.keys(value?.steps ?? {}).length === Object.keys(readable.steps).length;
}

/** mulberry32: the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A stored value as no honest page writes it. */
function garbage(random: () => number): string {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const value = (depth: number): unknown => {
    if (depth > 3 || random() < 0.4) {
      return pick([
        0,
        1,
        3,
        4,
        -1,
        1.5,
        1e300,
        true,
        false,
        null,
        "",
        "3",
        "__proto__",
        "stars",
        "💥",
        "\u0000",
        "<img onerror=x>",
      ]);
    }
    if (random() < 0.4) return Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1));
    const keys = ["v", "steps", "stars", "a", "first-run", "__proto__", "constructor", "toString", "A b", ""];
    return Object.fromEntries(keys.filter(() => random() < 0.4).map((key) => [key, value(depth + 1)]));
  };
  const steps = Object.fromEntries(
    ["a", "b", "first-run", "constructor", "__proto__", "X"]
      .filter(() => random() < 0.5)
      .map((key) => [key, random() < 0.6 ? { stars: pick([0, 1, 2, 3, 4, "3", null]) } : value(2)]),
  );
  const text = JSON.stringify(
    random() < 0.5 ? { v: pick([1, 1, 1, 2, "1", null]), steps: random() < 0.8 ? steps : value(2) } : value(0),
  );
  const cut = Math.floor(random() * text.length);
  return pick([
    text,
    text,
    text,
    text.slice(0, cut),
    text.slice(cut),
    `${text}${text}`,
    "",
    "null",
    "undefined",
    "NaN",
    "[object Object]",
  ]);
}
