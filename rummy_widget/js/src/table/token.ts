// What the browser keeps of its tables: a token that nobody can guess, for all its tabs; and for tables of each kind,
// in each tab which one is its own, and which game is unfinished, for the home page.
import { keep, kept } from "../storage";
import type { TableProps } from "../types";

/** `table`: of a game of closes; `open`: of those whose melds lie on the table. */
export type Kind = "table" | "open";

export const KEY = "rummy-widget:table:v1";
const LAST = "rummy-widget:table:last:v1"; // the kind of the game that was played last
const unfinishedKey = (kind: Kind): string => `rummy-widget:${kind}:unfinished:v1`;
const tabKey = (kind: Kind): string => `rummy-widget:${kind}:tab:v1`; // "token place"
const NONE = "none";

/** Whose tables to ask for, and which; without a place, the one that was touched last. */
export interface Claim {
  token: string;
  place?: string;
}

/** The token of this browser, null where there is none or none can be read. */
export const storedToken = (): string | null => kept(KEY);

/** Whether this browser has an unfinished game of that kind. */
const has = (kind: Kind): boolean => (kept(unfinishedKey(kind)) ?? (kind === "open" ? NONE : "")) !== NONE;

/** The kind of the unfinished game to go on with, the one that was played last first; null where there is none. */
export function unfinishedKind(): Kind | null {
  if (storedToken() === null) return null;
  const kinds: Kind[] = kept(LAST) === "open" ? ["open", "table"] : ["table", "open"];
  return kinds.find(has) ?? null;
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** What this tab goes on with. A browser that has no token yet gets one, so that all its tabs have the same. */
export function claim(kind: Kind = "table"): Claim {
  const [own, at] = (kept(tabKey(kind), true) ?? "").split(" ");
  if (own && at !== undefined) return { token: own, place: at };
  const token = storedToken();
  if (token === null) {
    const made = newToken();
    keep(KEY, made);
    keep(unfinishedKey(kind), NONE);
    return { token: made };
  }
  const place = kept(unfinishedKey(kind)) ?? (kind === "open" ? NONE : "");
  return place === NONE ? { token } : { token, place };
}

/** Keeps what the table says; false where nothing can be kept. Another browser's token does not push out its own. */
export function keepClaim({ token, place, unfinished }: TableProps, kind: Kind = "table"): boolean {
  if (token === null) return true;
  if (place !== null) keep(tabKey(kind), `${token} ${place}`, true);
  const own = storedToken() ?? token;
  if (unfinished !== null) keep(LAST, kind);
  return keep(KEY, own) && (own !== token || keep(unfinishedKey(kind), unfinished ?? NONE));
}
