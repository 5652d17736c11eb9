// A step has an address of its own: `?step=corner` after the page's. Here it is made, copied, and followed.
import { html, nothing } from "lit-html";
import { button } from "../button";
import type { Frame } from "../frame";
import { decoded, shower } from "../page";
import type { StepSummaryProps } from "../types";
import { goTo, type Piece } from "./parts";

const SETTLING = 2500; // ms in which what stands above a step may still grow
const WAITING = 30_000; // ms until a step that is not on the page yet is given up

/** The address of a step on this page, without anything else that the page's own carries; null where it has none. */
export function stepLink(key: string): string | null {
  const { origin, pathname, protocol } = window.location;
  if (!protocol.startsWith("http")) return null;
  // JupyterLab goes to a heading or a card by its name; under Voila the page is ours.
  const place = shower() === "voila" ? `?step=${encodeURIComponent(key)}` : `#step-${encodeURIComponent(key)}`;
  return `${origin}${pathname}${place}`;
}

/** Puts a text on the clipboard; false where the browser allows neither way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text); // no clipboard without https, or not allowed
  }
}

function copyByHand(text: string): boolean {
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  field.className = "rw-visually-hidden";
  const before = document.activeElement as HTMLElement | null;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    before?.focus({ preventScroll: true });
  }
}

export interface StepLink {
  /** Copies a step's address. */
  button(address: string | null, about: string): Piece;
  /** The address itself, to be copied by hand, where it could not be copied. */
  field(): Piece;
}

export function stepLinkOf(frame: Frame, redraw: () => void): StepLink {
  const { t, body } = frame;
  let shown: string | null = null;

  async function copied(address: string): Promise<void> {
    const done = await copy(address);
    shown = done ? null : address;
    redraw();
    if (!done) return body.querySelector<HTMLElement>(".rw-link-field input")?.focus();
    frame.announce(t("link-step-copied"));
    // On the button itself, for a moment, what is otherwise only spoken.
    const button = body.querySelector<HTMLElement>('[data-act="link"]');
    if (!button) return;
    button.dataset["done"] = t("link-step-copied");
    setTimeout(() => delete button.dataset["done"], 2500);
  }

  return {
    button: (address, about) =>
      address === null
        ? nothing
        : button("link", t("link-step"), () => copied(address), { type: "rw-quiet", title: about }),
    field: () =>
      shown === null
        ? nothing
        : html`<label class="rw-link-field"><span>${t("link-step-by-hand")}</span>
            <input class="rw-field" type="text" readonly .value=${shown}
              @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()} /></label>`,
  };
}

/** The step that the address asks for, as it was asked for. */
export function askedStep(): string | null {
  const { search, hash } = window.location;
  const asked = new URLSearchParams(search).get("step");
  if (asked !== null || shower() !== "voila") return asked;
  return hash.startsWith("#step-") ? decoded(hash.slice("#step-".length)) : null;
}

const ARRIVED = Symbol.for("rummy-widget:arrived"); // an address is followed once, by whichever view comes first

/**
 * Follows the address to a step of this lesson, once: `go` brings it into sight, or null where it is not there yet.
 * An unknown step gives a sentence to be shown; otherwise null.
 */
export function followAddress(
  frame: Frame,
  steps: readonly StepSummaryProps[],
  go: (key: string) => boolean,
): string | null {
  const page = window as unknown as Record<symbol, unknown>;
  if (page[ARRIVED]) return null;
  page[ARRIVED] = true; // from here on the address follows the page
  const asked = askedStep();
  if (asked === null) return null;
  const at = steps.findIndex(({ key }) => key === asked);
  const step = steps[at];
  if (!step) {
    const said = frame.t("link-step-unknown");
    frame.announce(said);
    return said;
  }
  const arrive = (): boolean => {
    if (!go(step.key)) return false;
    frame.announce(frame.t("link-step-arrived", { number: at + 1, title: step.title }));
    return true;
  };
  if (!arrive()) whenThere(arrive);
  return null;
}

/** Tries again whenever something has come onto the page. */
function whenThere(arrive: () => boolean): void {
  const watch = new MutationObserver(() => {
    if (arrive()) stop();
  });
  const timer = setTimeout(() => watch.disconnect(), WAITING);
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document.body, { childList: true, subtree: true });
}

const TAKEN = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Goes to a card and stays there while what is above it still grows, until the reader takes over. */
export function stayAt(card: HTMLElement): void {
  goTo(card);
  const grown = new ResizeObserver(() => card.scrollIntoView({ block: "start" }));
  const stop = (): void => {
    grown.disconnect();
    clearTimeout(timer);
    for (const name of TAKEN) window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, SETTLING);
  for (const name of TAKEN) window.addEventListener(name, stop, { passive: true });
  grown.observe(document.body);
}
