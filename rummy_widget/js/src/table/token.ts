// What the browser keeps of its tables: a token that nobody can guess, for all its tabs; in each tab, which table is its
// own; and which game is unfinished, for the home page.
import { keep, kept } from "../storage";
import type { GameTable } from "../types";

export const KEY = "rummy-widget:table:v1";
const UNFINISHED = "rummy-widget:table:unfinished:v1";
const TAB = "rummy-widget:table:tab:v1"; // "token place"
const NONE = "none";

/** Whose tables to ask for, and which; without a place, the one that was touched last. */
export interface Claim {
  token: string;
  place?: string;
}

/** The token of this browser, null where there is none or none can be read. */
export const storedToken = (): string | null => kept(KEY);

/** Whether this browser has an unfinished game. Earlier versions kept the token of such a game alone. */
export const hasUnfinished = (): boolean => storedToken() !== null && kept(UNFINISHED) !== NONE;

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** What this tab goes on with. A browser that has no token yet gets one, so that all its tabs have the same. */
export function claim(): Claim {
  const [own, at] = (kept(TAB, true) ?? "").split(" ");
  if (own && at !== undefined) return { token: own, place: at };
  const token = storedToken();
  if (token === null) {
    const made = newToken();
    keep(KEY, made);
    keep(UNFINISHED, NONE);
    return { token: made };
  }
  const place = kept(UNFINISHED) ?? "";
  return place === NONE ? { token } : { token, place };
}

/** Keeps what the table says; false where the browser keeps nothing. Another browser's token does not push out its own. */
export function keepClaim({ token, place, unfinished }: GameTable): boolean {
  if (token === null) return true;
  if (place !== null) keep(TAB, `${token} ${place}`, true);
  const own = storedToken() ?? token;
  return keep(KEY, own) && (own !== token || keep(UNFINISHED, unfinished ?? NONE));
}
