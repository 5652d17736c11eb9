// The address of a step of a lesson, such as `?step=corner` after the page's own address: makes, copies and follows it.
import { html, nothing } from "lit-html";
import { button } from "../button";
import type { Frame } from "../frame";
import { decodePart, pageHost } from "../page";
import type { StepSummaryProps } from "../types";
import { goTo, type Piece } from "./parts";

const SETTLING = 2500; // ms in which the page above a step may still grow
const WAITING = 30_000; // ms until a step that is not on the page yet is given up on

/** Return the address of the step with this key on this page, or null if the page is a local file. */
export function stepLink(key: string): string | null {
  const { origin, pathname, protocol } = window.location;
  if (!protocol.startsWith("http")) return null;
  // JupyterLab goes to an id; under Voila the page is ours.
  const place = pageHost() === "voila" ? `?step=${encodeURIComponent(key)}` : `#step-${encodeURIComponent(key)}`;
  return `${origin}${pathname}${place}`;
}

/** Copy a text to the clipboard; return false if the browser refuses. */
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

/** The button with which a view lets people copy an address, and a field to copy it from by hand if that fails. */
export interface StepLink {
  /** Return the button that copies `address`, with the tooltip `about`; nothing if `address` is null. */
  button(address: string | null, about: string): Piece;
  /** Return a field with the address if copying failed, otherwise nothing. */
  field(): Piece;
}

/**
 * Return the button and the field with which a view lets people copy the address of its step. `redraw` redraws the
 * view.
 */
export function stepLinkFor(frame: Frame, redraw: () => void): StepLink {
  const { t, body } = frame;
  let shown: string | null = null;

  async function copyAddress(address: string): Promise<void> {
    const done = await copy(address);
    shown = done ? null : address;
    redraw();
    if (!done) return body.querySelector<HTMLElement>(".rw-link-field input")?.focus();
    frame.announce(t("link-step-copied"));
    // Show it on the button for a moment too.
    const button = body.querySelector<HTMLElement>('[data-act="link"]');
    if (!button) return;
    button.dataset["done"] = t("link-step-copied");
    setTimeout(() => delete button.dataset["done"], 2500);
  }

  return {
    button: (address, about) =>
      address === null
        ? nothing
        : button("link", t("link-step"), () => copyAddress(address), { type: "rw-quiet", title: about }),
    field: () =>
      shown === null
        ? nothing
        : html`<label class="rw-link-field"><span>${t("link-step-by-hand")}</span>
            <input class="rw-field" type="text" readonly .value=${shown}
              @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()} /></label>`,
  };
}

/** Return the key of the step that the page's address names, or null if it names none. */
export function stepInAddress(): string | null {
  const { search, hash } = window.location;
  const asked = new URLSearchParams(search).get("step");
  if (asked !== null || pageHost() !== "voila") return asked;
  return hash.startsWith("#step-") ? decodePart(hash.slice("#step-".length)) : null;
}

const ARRIVED = Symbol.for("rummy-widget:arrived"); // an address is followed once, by the first view

/**
 * Go to the step that the page's address names; only the first call on a page does so. `go` is called with the step's
 * key. It shows the step and returns true, or returns false if the step isn't on the page yet; in that case it is
 * called again when the page changes. Return a sentence to show if the lesson has no such step, otherwise null.
 */
export function followAddress(
  frame: Frame,
  steps: readonly StepSummaryProps[],
  go: (key: string) => boolean,
): string | null {
  const page = window as unknown as Record<symbol, unknown>;
  if (page[ARRIVED]) return null;
  page[ARRIVED] = true; // from now on the page sets the address
  const asked = stepInAddress();
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
  if (!arrive()) retryOnChange(arrive);
  return null;
}

/** Try again after each change of the page. */
function retryOnChange(arrive: () => boolean): void {
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

const USER_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scroll to a card and put the focus on it. For a moment after that, scroll to it again whenever the page grows, so
 * that it stays in view; stop if the reader scrolls or presses something.
 */
export function scrollAndStay(card: HTMLElement): void {
  goTo(card);
  const grown = new ResizeObserver(() => card.scrollIntoView({ block: "start" }));
  const stop = (): void => {
    grown.disconnect();
    clearTimeout(timer);
    for (const name of USER_EVENTS) window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, SETTLING);
  for (const name of USER_EVENTS) window.addEventListener(name, stop, { passive: true });
  grown.observe(document.body);
}
