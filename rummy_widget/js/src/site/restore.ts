// Stores the racks and the step of a lesson when the page is left, so that the lesson goes on there if the page is
// reloaded, or opened again within a day. `reload.ts` restores the racks, as after a lost kernel.
import { storeText, loadText, loadJson } from "../storage";
import type { LessonState } from "../types";
import { rackText, SAVE_EVENT, meldsText, rackName, readRacks, writeRacks, type SavedRacks } from "../reload";

const LEFT = "rummy-widget:v1:left"; // in all tabs
const WHY = "rummy-widget:site:why"; // why the page reloads itself, for the new page
const LONGEST = 86_400_000; // ms for which a left lesson is kept: a day

interface Left {
  at: number;
  search: string;
  kept: SavedRacks;
}

/** The initial states of widgets, by their cells. */
type InitialStates = Record<string, Record<string, unknown>>;

/**
 * Store the racks of a lesson's page when the reader leaves it, so that `restoreLeft` can restore them. Leave out racks
 * that nobody has changed and those of steps that are solved. `begun` are the initial states of the widgets.
 */
export function saveLeft(begun: InitialStates): void {
  writeRacks({ path: location.pathname, top: 0, pressed: null, racks: {} });
  dispatchEvent(new Event(SAVE_EVENT));
  const left = readRacks();
  if (!left) return;
  for (const { view, state } of Object.values(begun) as unknown as { view: string; state: Partial<LessonState> }[]) {
    const name = rackName(view, state);
    const at = `${name} #0`;
    const now = left.racks[at];
    if (!name || !now || !state.rack) continue;
    const same = now.arrangement === rackText(state.rack) && (now.spread ?? "") === (meldsText(state.rack) ?? "");
    if (same || document.querySelector(`.rw[data-wake="${CSS.escape(name)}"] .rw-step[data-outcome=right]`))
      delete left.racks[at];
  }
  const some = Object.keys(left.racks).length > 0;
  writeRacks(some ? left : null);
  storeText(LEFT, some ? JSON.stringify({ at: Date.now(), search: location.search, kept: left } satisfies Left) : null);
}

/**
 * If this lesson was left within the last day, prepare the page to go on where it was left: put the step into the
 * address, and store the racks where the widgets look for them when they open. Do nothing if the address already asks
 * for something else.
 */
export function restoreLeft(): void {
  const left = loadJson<Left>(LEFT);
  if (!left || left.kept?.path !== location.pathname || Date.now() - left.at > LONGEST) return;
  storeText(LEFT, null);
  if (location.search && location.search !== left.search) return; // the address asks for another step
  if (left.search) history.replaceState(history.state, "", left.search);
  if (readRacks() === null) writeRacks(left.kept);
}

/** Reload the page. `why` is the reason, which the new page gets from `reloadReason`. */
export function reloadFor(why: string): void {
  storeText(WHY, why, true);
  location.reload();
}

/**
 * Return why the page was reloaded by `reloadFor`, or null. Only the first call after the reload returns the reason.
 */
export function reloadReason(): string | null {
  const why = loadText(WHY, true);
  storeText(WHY, null, true);
  return why;
}
