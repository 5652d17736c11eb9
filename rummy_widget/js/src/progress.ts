// Progress in this browser: one localStorage key a lesson, merged by the better result, shared by all open pages.
// Python decides what is won; this only keeps it. What stands in the storage may be anybody's: nothing here throws.
import { parsed } from "./storage";
import type { Progress, StoredProps } from "./types";

const PREFIX = "rummy-widget:v1:lesson:";
export const PRACTICE = "rummy-widget:v1:practice"; // what was practised; see practice/record.ts
export const PUZZLES = "rummy-widget:v1:puzzles"; // rating and results of puzzles, kept in the same way
// the record of the game that ended last; the table writes it, home reads it
export const ENDED = "rummy-widget:v1:ended";
const FORGOTTEN = "rummy-widget:v1:forgotten"; // changes when the learner resets: other pages hear it
const KEPT = ":kept"; // what could not be read is set aside under this ending
const EVENT = "rummy-progress"; // tells the other widgets of the same page
const KEY = /^[a-z0-9][a-z0-9-]{0,63}$/;
const LESSON = /^(?:[a-z0-9][a-z0-9-]{0,31}\/)?[a-z0-9][a-z0-9-]{0,63}$/; // bare in Rummy PRO, else <game>/<lesson>
const MOST_STARS = 3;
const LONGEST_RAW = 1000; // of an unreadable value, so much is sent to Python

/** Why results are kept in memory only. */
export type Trouble = "blocked" | "full";
/** What the learner did, or another page: there are new results, or everything is forgotten. */
export type Change = "results" | "forgotten";

/** What a page remembers besides the storage; shared by all copies of this program on it. */
interface Memory {
  lessons: Map<string, StoredProps>;
  trouble: Trouble | null;
  told: boolean;
}

const NAME = Symbol.for("rummy-widget:progress");

function memory(): Memory {
  const home = window as unknown as Record<symbol, Memory | undefined>;
  return (home[NAME] ??= { lessons: new Map(), trouble: null, told: false });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function stars(entry: unknown): number | null {
  if (!isObject(entry) || !Object.hasOwn(entry, "stars")) return null;
  const won = entry["stars"];
  return Number.isInteger(won) && (won as number) >= 0 && (won as number) <= MOST_STARS ? (won as number) : null;
}

/** The results in a stored value: what can be read of it, and whether that was all of it. */
export function readStored(value: unknown): { stored: StoredProps; whole: boolean } | null {
  if (!isObject(value) || value["v"] !== 1 || !isObject(value["steps"])) return null;
  const entries = Object.entries(value["steps"]);
  const good = entries.flatMap(([key, entry]) => {
    const won = stars(entry);
    return KEY.test(key) && won !== null ? [[key, { stars: won }] as const] : [];
  });
  return { stored: { v: 1, steps: Object.fromEntries(good) }, whole: good.length === entries.length };
}

/** The better result of each step of two; steps in alphabetical order, so that equal results are equal text. */
export function merge(one: StoredProps, other: StoredProps): StoredProps {
  const best = new Map<string, number>();
  for (const { steps } of [one, other]) {
    for (const [key, { stars }] of Object.entries(steps)) best.set(key, Math.max(stars, best.get(key) ?? 0));
  }
  const sorted = [...best].sort(([a], [b]) => (a < b ? -1 : 1));
  return { v: 1, steps: Object.fromEntries(sorted.map(([key, stars]) => [key, { stars }])) };
}

const NOTHING: StoredProps = { v: 1, steps: {} };

/** Does something with the browser's storage; null where that refuses us, and then it is known why. */
function using<T>(use: (place: Storage) => T, writing = false): T | null {
  let place: Storage | null = null;
  let full = false;
  try {
    place = window.localStorage; // a privacy setting or a sandboxed frame refuses it
    if (place) return use(place);
  } catch (error) {
    full = writing && place !== null && (error as { name?: string } | null)?.name !== "SecurityError";
  }
  memory().trouble ??= full ? "full" : "blocked";
  return null;
}

const item = (key: string): string | null => using((place) => place.getItem(key));

const put = (key: string, text: string): boolean =>
  using((place) => {
    place.setItem(key, text);
    return true;
  }, true) ?? false;

/** All lesson keys that the storage holds, ours by their prefix. */
const lessonsKept = (): string[] =>
  (using((place) => Array.from({ length: place.length }, (_, at) => place.key(at) ?? "")) ?? [])
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter((key) => LESSON.test(key));

/** Moves what cannot be read to a key of its own, never over another; false where that fails. */
function setAside(lesson: string, raw: string): boolean {
  for (let at = 1; at <= 9; at += 1) {
    const key = `${PREFIX}${lesson}${KEPT}${at > 1 ? at : ""}`;
    const there = item(key);
    if (there === raw) return true;
    if (there === null) return put(key, raw);
  }
  return false;
}

/**
 * Every lesson's results as this browser knows them; an unreadable one is given as its raw text, for Python to refuse.
 */
export function stored(): Record<string, unknown> {
  const all = new Map<string, unknown>();
  for (const lesson of lessonsKept()) {
    const raw = item(PREFIX + lesson);
    if (raw !== null) all.set(lesson, readStored(parsed(raw))?.stored ?? raw.slice(0, LONGEST_RAW));
  }
  for (const [lesson, mine] of memory().lessons) {
    all.set(lesson, merge(readStored(all.get(lesson))?.stored ?? NOTHING, mine));
  }
  return Object.fromEntries(all);
}

/** Writes one lesson's results over what is stored, the better of each step; true where the storage has changed. */
function keep(lesson: string, results: StoredProps): boolean {
  const mine = merge(memory().lessons.get(lesson) ?? NOTHING, results);
  memory().lessons.set(lesson, mine);
  const raw = item(PREFIX + lesson);
  const read = raw === null ? null : readStored(parsed(raw));
  const best = merge(read?.stored ?? NOTHING, mine);
  const text = JSON.stringify(best);
  if (raw === text || Object.keys(best.steps).length === 0) return false;
  if (raw !== null && !read?.whole && !setAside(lesson, raw)) return false;
  return put(PREFIX + lesson, text);
}

/** Writes what Python says is won, at once. `from` is whoever need not be told of it. */
export function write(progress: Progress | null | undefined, from?: unknown): void {
  if (!isObject(progress)) return;
  let changed = false;
  for (const [lesson, value] of Object.entries(progress)) {
    const read = LESSON.test(lesson) ? readStored(value) : null;
    if (!read) continue;
    const known = JSON.stringify(memory().lessons.get(lesson));
    const written = keep(lesson, read.stored);
    changed ||= written || known !== JSON.stringify(memory().lessons.get(lesson));
  }
  if (changed) tell("results", from);
}

/** Forgets every result, or those of one lesson, here and on the other open pages. */
export function forget(from?: unknown, lesson?: string): void {
  forgetKept(lesson);
  const keys = lesson === undefined ? lessonsKept() : [lesson];
  using((place) => {
    for (const each of keys) place.removeItem(PREFIX + each);
    if (lesson === undefined) for (const each of [PRACTICE, PUZZLES, ENDED]) place.removeItem(each);
  });
  put(FORGOTTEN, `${Date.now()} ${lesson ?? ""}`);
  tell("forgotten", from, lesson);
}

function forgetKept(lesson: string | undefined): void {
  if (lesson === undefined) memory().lessons.clear();
  else memory().lessons.delete(lesson);
}

/** Results are kept in memory only, and nobody has said so yet on this page: the one who asks has to. */
export function claimTrouble(): Trouble | null {
  const { trouble, told } = memory();
  if (!trouble || told) return null;
  memory().told = true;
  return trouble;
}

interface Told {
  change: Change;
  from: unknown;
  lesson: string | undefined;
}

function tell(change: Change, from: unknown, lesson?: string): void {
  window.dispatchEvent(new CustomEvent<Told>(EVENT, { detail: { change, from, lesson } }));
}

/** Two pages that wrote at the same moment: whoever hears of the other's text puts their own results back in. */
function heal(key: string): void {
  const lesson = key.slice(PREFIX.length);
  const mine = memory().lessons.get(lesson);
  if (mine) keep(lesson, mine);
}

function heardStorage({ key, newValue }: StorageEvent, heard: Heard): void {
  if (key === null || key === FORGOTTEN) {
    const lesson = /^\d+ (\S+)$/.exec(newValue ?? "")?.[1];
    forgetKept(lesson);
    return heard("forgotten", lesson);
  }
  if (!key.startsWith(PREFIX) || !LESSON.test(key.slice(PREFIX.length))) return;
  if (newValue === null) memory().lessons.delete(key.slice(PREFIX.length));
  else heal(key);
  heard("results");
}

/** Told of a change; of what is forgotten, which lesson, or none: all. */
type Heard = (change: Change, lesson?: string) => void;

/** Calls back when another page, or another widget of this one, has changed the results. Returns how to stop. */
export function follow(heard: Heard, self?: unknown): () => void {
  const onStorage = (event: StorageEvent): void => heardStorage(event, heard);
  const onTold = (event: Event): void => {
    const { change, from, lesson } = (event as CustomEvent<Told>).detail;
    if (from === undefined || from !== self) heard(change, lesson);
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener(EVENT, onTold);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener(EVENT, onTold);
  };
}
