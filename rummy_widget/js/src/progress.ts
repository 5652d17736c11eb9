// The learner's results in this browser: one localStorage key for each lesson, shared by all open pages. Of two results
// of a step the better one is kept. Python decides what is won; this only stores it. The storage may hold anything, so
// nothing here throws.
import { parseJson } from "./storage";
import type { Progress, StoredProps } from "./types";

const PREFIX = "rummy-widget:v1:lesson:";
/** The storage key of the learner's results in practice (see practice/record.ts). */
export const PRACTICE_KEY = "rummy-widget:v1:practice";
/** The storage key of the learner's puzzle results and puzzle rating. */
export const PUZZLES_KEY = "rummy-widget:v1:puzzles";
/**
 * The storage key of the record of the game that ended last, from which the game can be replayed. The page of the game
 * table stores the record; the home page reads it.
 */
export const ENDED_KEY = "rummy-widget:v1:ended";
const FORGOTTEN = "rummy-widget:v1:forgotten"; // written on a reset, so that other pages notice it
const KEPT = ":kept"; // an unreadable value is moved to a key with this ending
const EVENT = "rummy-progress"; // tells the other widgets of the same page
const KEY = /^[a-z0-9][a-z0-9-]{0,63}$/;
// Rummy PRO: <lesson>, others: <game>/<lesson>
const LESSON = /^(?:[a-z0-9][a-z0-9-]{0,31}\/)?[a-z0-9][a-z0-9-]{0,63}$/;
const MOST_STARS = 3;
const LONGEST_RAW = 1000; // characters of an unreadable value that are sent to Python

/** Why results are kept only in memory: the browser blocks its storage, or the storage is full. */
export type Trouble = "blocked" | "full";
/** What happened to the stored results: there are new ones, or some were deleted ("forgotten"). */
export type ProgressChange = "results" | "forgotten";

/** What a page remembers in addition to the browser's storage. All copies of this program on the page share it. */
interface Memory {
  lessons: Map<string, StoredProps>;
  trouble: Trouble | null;
  claimed: boolean; // whether a widget already shows the trouble
}

const NAME = Symbol.for("rummy-widget:progress");

/** Return this page's shared memory. */
function memory(): Memory {
  const home = window as unknown as Record<symbol, Memory | undefined>;
  return (home[NAME] ??= { lessons: new Map(), trouble: null, claimed: false });
}

/** Return whether a value is a plain object. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Return the number of stars in a stored entry, or null if it has no valid number. */
function starsIn(entry: unknown): number | null {
  if (!isObject(entry) || !Object.hasOwn(entry, "stars")) return null;
  const won = entry["stars"];
  return Number.isInteger(won) && (won as number) >= 0 && (won as number) <= MOST_STARS ? (won as number) : null;
}

/**
 * Return the readable results in a stored value, with `whole` false if some were unreadable; null if the value
 * doesn't have the form of stored results.
 */
export function readResults(value: unknown): { stored: StoredProps; whole: boolean } | null {
  if (!isObject(value) || value["v"] !== 1 || !isObject(value["steps"])) return null;
  const entries = Object.entries(value["steps"]);
  const good = entries.flatMap(([key, entry]) => {
    const won = starsIn(entry);
    return KEY.test(key) && won !== null ? [[key, { stars: won }] as const] : [];
  });
  return { stored: { v: 1, steps: Object.fromEntries(good) }, whole: good.length === entries.length };
}

/**
 * Merge two sets of results, keeping the better result for each step. Steps are sorted, so that equal results give
 * equal JSON text.
 */
export function mergeResults(one: StoredProps, other: StoredProps): StoredProps {
  const best = new Map<string, number>();
  for (const { steps } of [one, other]) {
    for (const [key, { stars }] of Object.entries(steps)) best.set(key, Math.max(stars, best.get(key) ?? 0));
  }
  const sorted = [...best].sort(([a], [b]) => (a < b ? -1 : 1));
  return { v: 1, steps: Object.fromEntries(sorted.map(([key, stars]) => [key, { stars }])) };
}

const NOTHING: StoredProps = { v: 1, steps: {} };

/** Run `use` with the browser's storage; return null and remember why if the browser refuses. */
function withStorage<T>(use: (place: Storage) => T, writing = false): T | null {
  let place: Storage | null = null;
  let full = false;
  try {
    place = window.localStorage; // throws under a privacy setting or in a sandboxed frame
    if (place) return use(place);
  } catch (error) {
    full = writing && place !== null && (error as { name?: string } | null)?.name !== "SecurityError";
  }
  memory().trouble ??= full ? "full" : "blocked";
  return null;
}

/** Return the text stored under a key, or null. */
const item = (key: string): string | null => withStorage((place) => place.getItem(key));

/** Store a text under a key; return whether that worked. */
const put = (key: string, text: string): boolean =>
  withStorage((place) => {
    place.setItem(key, text);
    return true;
  }, true) ?? false;

/** Return the keys of all lessons that have stored results. */
const storedLessons = (): string[] =>
  (withStorage((place) => Array.from({ length: place.length }, (_, at) => place.key(at) ?? "")) ?? [])
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter((key) => LESSON.test(key));

/** Move an unreadable value to a free key; return false if that fails. */
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
 * Return the results that this browser has stored for all lessons, by the keys of the lessons. If a stored value is
 * unreadable, its raw text takes the place of the results; Python will reject it.
 */
export function allResults(): Record<string, unknown> {
  const all = new Map<string, unknown>();
  for (const lesson of storedLessons()) {
    const raw = item(PREFIX + lesson);
    if (raw !== null) all.set(lesson, readResults(parseJson(raw))?.stored ?? raw.slice(0, LONGEST_RAW));
  }
  for (const [lesson, mine] of memory().lessons) {
    all.set(lesson, mergeResults(readResults(all.get(lesson))?.stored ?? NOTHING, mine));
  }
  return Object.fromEntries(all);
}

/**
 * Merge new results of a lesson into the stored ones, keeping the better result for each step; return whether the
 * storage has changed.
 */
function storeResults(lesson: string, results: StoredProps): boolean {
  const mine = mergeResults(memory().lessons.get(lesson) ?? NOTHING, results);
  memory().lessons.set(lesson, mine);
  const raw = item(PREFIX + lesson);
  const read = raw === null ? null : readResults(parseJson(raw));
  const best = mergeResults(read?.stored ?? NOTHING, mine);
  const text = JSON.stringify(best);
  if (raw === text || Object.keys(best.steps).length === 0) return false;
  if (raw !== null && !read?.whole && !setAside(lesson, raw)) return false;
  return put(PREFIX + lesson, text);
}

/**
 * Merge the results that Python reports into the stored ones, keeping the better result for each step. If that changes
 * anything, tell all listeners except those registered with `from` as their `self` (see `followResults`).
 */
export function saveResults(progress: Progress | null | undefined, from?: unknown): void {
  if (!isObject(progress)) return;
  let changed = false;
  for (const [lesson, value] of Object.entries(progress)) {
    const read = LESSON.test(lesson) ? readResults(value) : null;
    if (!read) continue;
    const known = JSON.stringify(memory().lessons.get(lesson));
    const written = storeResults(lesson, read.stored);
    changed ||= written || known !== JSON.stringify(memory().lessons.get(lesson));
  }
  if (changed) dispatch("results", from);
}

/**
 * Delete the results of the lesson with the key `lesson` or, without that argument, the results of all lessons, of
 * practice and of puzzles, and the last finished game. Tell the other open pages and, on this one, all listeners except
 * those registered with `from` as their `self` (see `followResults`).
 */
export function resetResults(from?: unknown, lesson?: string): void {
  resetMemory(lesson);
  const keys = lesson === undefined ? storedLessons() : [lesson];
  withStorage((place) => {
    for (const each of keys) place.removeItem(PREFIX + each);
    if (lesson === undefined) for (const each of [PRACTICE_KEY, PUZZLES_KEY, ENDED_KEY]) place.removeItem(each);
  });
  put(FORGOTTEN, `${Date.now()} ${lesson ?? ""}`);
  dispatch("forgotten", from, lesson);
}

/** Delete the results of one lesson, or of all, from memory. */
function resetMemory(lesson: string | undefined): void {
  if (lesson === undefined) memory().lessons.clear();
  else memory().lessons.delete(lesson);
}

/**
 * Return why results are kept only in memory, or null if they can be stored. Only the first call on a page gets the
 * reason, so that just one widget shows it; later calls get null.
 */
export function claimTrouble(): Trouble | null {
  const { trouble, claimed } = memory();
  if (!trouble || claimed) return null;
  memory().claimed = true;
  return trouble;
}

/** The detail of a progress event. */
interface ChangeDetail {
  change: ProgressChange;
  from: unknown;
  lesson: string | undefined;
}

/** Tell the other widgets of this page about a change. */
function dispatch(change: ProgressChange, from: unknown, lesson?: string): void {
  window.dispatchEvent(new CustomEvent<ChangeDetail>(EVENT, { detail: { change, from, lesson } }));
}

/** Store our own results of a lesson again after another page has overwritten them. */
function restoreOwn(key: string): void {
  const lesson = key.slice(PREFIX.length);
  const mine = memory().lessons.get(lesson);
  if (mine) storeResults(lesson, mine);
}

/** Handle a change that another page has made to the storage. */
function onOtherPage({ key, newValue }: StorageEvent, listener: ProgressListener): void {
  if (key === null || key === FORGOTTEN) {
    const lesson = /^\d+ (\S+)$/.exec(newValue ?? "")?.[1];
    resetMemory(lesson);
    return listener("forgotten", lesson);
  }
  if (!key.startsWith(PREFIX) || !LESSON.test(key.slice(PREFIX.length))) return;
  if (newValue === null) memory().lessons.delete(key.slice(PREFIX.length));
  else restoreOwn(key);
  listener("results");
}

/** A listener to changes of results; `lesson` is missing if all lessons were forgotten. */
type ProgressListener = (change: ProgressChange, lesson?: string) => void;

/**
 * Call `listener` whenever stored results change, on this page or on another one. Changes that this page makes with
 * `self` as their `from` (see `saveResults`) are left out: whoever makes a change passes the same value to both
 * functions, so as not to be told of it. Return a function that removes the listener.
 */
export function followResults(listener: ProgressListener, self?: unknown): () => void {
  const onStorage = (event: StorageEvent): void => onOtherPage(event, listener);
  const onTold = (event: Event): void => {
    const { change, from, lesson } = (event as CustomEvent<ChangeDetail>).detail;
    if (from === undefined || from !== self) listener(change, lesson);
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener(EVENT, onTold);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener(EVENT, onTold);
  };
}
