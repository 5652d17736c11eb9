// What the browser stores about its game tables: a secret token for all tabs, the table of each tab and, for the home
// page, which games are unfinished.
import { storeText, loadText } from "../storage";
import type { TableProps } from "../types";

/**
 * The kind of a game. "table": a player ends a round by laying down a complete hand. "open": players lay melds on the
 * table during the game.
 */
export type Kind = "table" | "open";

/** The storage key of the secret token under which this browser's tables are saved. */
export const TOKEN_KEY = "rummy-widget:table:v1";
const LAST = "rummy-widget:table:last:v1"; // the kind of the game played last
const unfinishedKey = (kind: Kind): string => `rummy-widget:${kind}:unfinished:v1`;
const tabKey = (kind: Kind): string => `rummy-widget:${kind}:tab:v1`; // "token key"
const NONE = "none";

/**
 * What a tab sends to Python to resume a table: the secret token under which this browser's tables are saved, and the
 * key of the table. Without `key`, Python resumes an unfinished game or, if there is none, the table that was changed
 * last.
 */
export interface Claim {
  token: string;
  key?: string;
}

/** Return the secret token under which this browser's tables are saved, or null if it has none yet. */
export const storedToken = (): string | null => loadText(TOKEN_KEY);

/** Return the key of this browser's unfinished game of a kind, or NONE. */
const unfinishedGame = (kind: Kind): string => loadText(unfinishedKey(kind)) ?? NONE;

/**
 * Return the kind ("table" or "open", see `Kind`) of the unfinished game that this browser can resume, or null if there
 * is none. If there are games of both kinds, return the kind that was played last.
 */
export function unfinishedKind(): Kind | null {
  if (storedToken() === null) return null;
  const kinds: Kind[] = loadText(LAST) === "open" ? ["open", "table"] : ["table", "open"];
  return kinds.find((kind) => unfinishedGame(kind) !== NONE) ?? null;
}

const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll("+", "-")
    .replaceAll("/", "_");

/**
 * Return the browser's token and the key of the table that this tab should resume: the tab's own table or, if it has
 * none, this browser's unfinished game of this kind. If there is neither, no key is returned. A browser without a token
 * gets a new one, which all its tabs share.
 */
export function claimTable(kind: Kind = "table"): Claim {
  const [own, at] = (loadText(tabKey(kind), true) ?? "").split(" ");
  if (own && at !== undefined) return { token: own, key: at };
  const token = storedToken();
  if (token === null) {
    const created = newToken();
    storeText(TOKEN_KEY, created);
    storeText(unfinishedKey(kind), NONE);
    return { token: created };
  }
  const key = unfinishedGame(kind);
  return key === NONE ? { token } : { token, key };
}

/**
 * Store the state of a table in the browser: its token and key for this tab and, for all tabs, the kind of game that
 * was played last and which game of this kind is unfinished. If the browser already has a token, that one is kept.
 * Return false if the browser refuses to store them.
 */
export function storeClaim({ token, save_key: key, unfinished }: TableProps, kind: Kind = "table"): boolean {
  if (token === null) return true;
  if (key !== null) storeText(tabKey(kind), `${token} ${key}`, true);
  const own = storedToken() ?? token;
  if (unfinished !== null) storeText(LAST, kind);
  return storeText(TOKEN_KEY, own) && (own !== token || storeText(unfinishedKey(kind), unfinished ?? NONE));
}
