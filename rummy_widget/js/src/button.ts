// A button of ours: what it does, its word, and what else is said of it.
import { html, nothing, type TemplateResult } from "lit-html";

/** What a button has besides its word. */
export interface ButtonLook {
  type?: string; // its classes
  off?: boolean; // it is said that it can't be pressed now; whoever is called looks for themselves
  title?: string | null;
  label?: string | null; // what is read out in place of its word
  expanded?: boolean; // whether what it opens is open
  pressed?: boolean;
  controls?: string; // id of what it opens
  about?: string; // id of what describes it
}

/** The class of the one button that leads on. */
export const PRIMARY = "rw-button rw-primary";

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
