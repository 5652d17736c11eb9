// How a lesson was left: its racks and its step. A page that is loaded anew goes on with that, and so does one that is
// opened again within a day. The racks themselves are laid by `wake.ts`, as when a kernel was lost.
import { keep, kept, keptJson } from "../storage";
import type { LessonState } from "../types";
import { arrangementOf, ASK, meldsOf, nameOf, read, write, type Kept } from "../wake";

const LEFT = "rummy-widget:v1:left"; // for all
const WHY = "rummy-widget:site:why"; // why the page loads itself anew, for the next one
const LONGEST = 86_400_000; // ms

interface Left {
  at: number;
  search: string;
  kept: Kept;
}

/** Widgets as they began, by their cells. */
type Begun = Record<string, Record<string, unknown>>;

/** Keeps the racks of a lesson that lie otherwise than they did and are no answer yet. */
export function keepLeft(begun: Begun): void {
  write({ path: location.pathname, top: 0, pressed: null, racks: {} });
  dispatchEvent(new Event(ASK));
  const found = read();
  if (!found) return;
  for (const { view, state } of Object.values(begun) as unknown as { view: string; state: Partial<LessonState> }[]) {
    const name = nameOf(view, state);
    const at = `${name} #0`;
    const now = found.racks[at];
    if (!name || !now || !state.rack) continue;
    const same = now.arrangement === arrangementOf(state.rack) && (now.spread ?? "") === (meldsOf(state.rack) ?? "");
    if (same || document.querySelector(`.rw[data-wake="${CSS.escape(name)}"] .rw-step[data-outcome=right]`))
      delete found.racks[at];
  }
  const some = Object.keys(found.racks).length > 0;
  write(some ? found : null);
  keep(LEFT, some ? JSON.stringify({ at: Date.now(), search: location.search, kept: found } satisfies Left) : null);
}

/** Before the widgets are drawn: whoever comes back finds the step and the racks as they were. */
export function comeBack(): void {
  const left = keptJson<Left>(LEFT);
  if (!left || left.kept?.path !== location.pathname || Date.now() - left.at > LONGEST) return;
  keep(LEFT, null);
  if (location.search && location.search !== left.search) return; // another step is asked for
  if (left.search) history.replaceState(history.state, "", left.search);
  if (read() === null) write(left.kept);
}

/** Loads the page anew; the next one may ask why. */
export function loadAnew(why: string): void {
  keep(WHY, why, true);
  location.reload();
}

/** Why the page before this one has loaded itself anew; asked once. */
export function loadedWhy(): string | null {
  const why = kept(WHY, true);
  keep(WHY, null, true);
  return why;
}
