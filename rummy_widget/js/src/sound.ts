// A few quiet sounds. They are off until somebody switches them on in a menu, and never the only sign of anything.
// There is no AudioContext before that, nor before the first press on the page.
import { button } from "./button";
import type { Piece } from "./pages/parts";
import { storeText, loadText } from "./storage";
import type { Sound } from "./synthesizer";
import type { Words } from "./words";

const KEY = "rummy-widget:sound:v1";
const ON = "on";

type Synthesizer = typeof import("./synthesizer");

let loading: Promise<Synthesizer | null> | null = null;
let touched = false;

for (const type of ["pointerdown", "keydown"])
  document.addEventListener(type, () => (touched = true), { capture: true, once: true });

/** Return whether sounds are switched on in this browser. */
export const soundOn = (): boolean => loadText(KEY) === ON;

/** Switch sounds on or off; if they are now on, play one as a sample. */
export async function setSound(on: boolean): Promise<void> {
  storeText(KEY, on ? ON : null);
  if (on) await play("clack");
  else (await loading)?.suspend();
}

/** Play a sound, if sounds are on. */
export const play = async (sound: Sound): Promise<void> => (await synthesizer())?.play(sound);

/**
 * If sounds are on, play the sound for the change from one state of a view to the next, such as "clack" if a tile was
 * put down.
 */
export async function playChange(before: unknown, after: unknown): Promise<void> {
  const loaded = await synthesizer();
  const sound = loaded?.soundOf(before, after);
  if (sound) loaded?.play(sound);
}

/**
 * Load the synthesizer; return null if sounds are off, nobody has pressed anything on the page yet, or it can't be
 * loaded.
 */
async function synthesizer(): Promise<Synthesizer | null> {
  if (!soundOn() || !touched) return null;
  loading ??= import("./synthesizer").catch(() => (loading = null));
  return loading;
}

/** Return the menu item that switches sounds on and off. */
export function soundItem(t: Words): Piece {
  const press = (event: Event): void => {
    void setSound(!soundOn());
    (event.currentTarget as HTMLElement).setAttribute("aria-pressed", String(soundOn()));
  };
  return button("sound", t("sound"), press, { type: "rw-quiet rw-switch", pressed: soundOn() });
}
