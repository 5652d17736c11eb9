// What this browser keeps under a key of ours, where it keeps anything at all: nothing here throws.
// Stars of lessons have more to them, see progress.ts.

const place = (tab: boolean): Storage => (tab ? sessionStorage : localStorage);

/** The text that is kept; null where there is none or none can be read. `tab`: for this tab alone. */
export function kept(key: string, tab = false): string | null {
  try {
    return place(tab).getItem(key);
  } catch {
    return null;
  }
}

/** What a text means that was kept as JSON; undefined where it is somebody else's. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same of what is kept; null where nothing is. Whoever asks looks whether it is theirs. */
export const keptJson = <T>(key: string, tab = false): T | null =>
  (parsed(kept(key, tab) ?? "null") as T | null | undefined) ?? null;

/** Keeps a text, or forgets it where it is null; false where that fails. */
export function keep(key: string, text: string | null, tab = false): boolean {
  try {
    if (text === null) place(tab).removeItem(key);
    else place(tab).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
