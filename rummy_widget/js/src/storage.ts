// Reads and writes this browser's storage. Nothing here throws if the browser refuses. Stars of lessons need
// more: see progress.ts.

/** Return the storage of this tab (sessionStorage), or the one that all tabs share (localStorage). */
const storageFor = (tab: boolean): Storage => (tab ? sessionStorage : localStorage);

/**
 * Return the text stored under a key, or null if there is none or it can't be read. If `tab`, read the storage of this
 * browser tab (sessionStorage), otherwise the one that all tabs share (localStorage).
 */
export function loadText(key: string, tab = false): string | null {
  try {
    return storageFor(tab).getItem(key);
  } catch {
    return null;
  }
}

/** Return the keys in the storage that all tabs share which begin with `prefix`; none if it can't be read. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Parse JSON; return undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Return the JSON value stored under a key, or null if there is none. Its type is not checked. If `tab`, read the
 * storage of this browser tab only.
 */
export const loadJson = <T>(key: string, tab = false): T | null =>
  (parseJson(loadText(key, tab) ?? "null") as T | null | undefined) ?? null;

/**
 * Store a text under a key, or delete the key if the text is null; return whether that worked. If `tab`, use the
 * storage of this browser tab only.
 */
export function storeText(key: string, text: string | null, tab = false): boolean {
  try {
    if (text === null) storageFor(tab).removeItem(key);
    else storageFor(tab).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
