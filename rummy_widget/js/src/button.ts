// The template of every button.
import { html, nothing, type TemplateResult } from "lit-html";

/** The attributes of a button besides its label and its action. */
export interface ButtonLook {
  type?: string; // CSS classes
  off?: boolean; // shown as disabled; the caller still has to ignore the click
  title?: string | null; // tooltip
  label?: string | null; // read aloud in place of the visible label
  expanded?: boolean; // whether the part of the page that it opens is open now
  pressed?: boolean; // for a button that switches something on and off: whether it is on
  controls?: string; // id of the part of the page that it opens
  about?: string; // id of the element that describes it
}

/** The CSS classes of a page's main button. */
export const PRIMARY = "rw-button rw-primary";

/**
 * Return a button that shows `words` and calls `press` when it is clicked. `act` is its `data-act` attribute, by which
 * styles and tests find it.
 */
export function button(
  act: string,
  words: unknown,
  press: (event: Event) => unknown,
  { type = "rw-button", off, title, label, expanded, pressed, controls, about }: ButtonLook = {},
): TemplateResult {
  return html`<button type="button" class=${type} data-act=${act} title=${title || nothing}
    aria-label=${label || nothing} aria-expanded=${expanded ?? nothing} aria-pressed=${pressed ?? nothing}
    aria-controls=${controls ?? nothing} aria-describedby=${about ?? nothing}
    aria-disabled=${off ? "true" : nothing} @click=${press}>${words}</button>`;
}
