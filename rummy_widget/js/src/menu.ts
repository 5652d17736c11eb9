// A menu behind one button, closed by Escape or by choosing an item.
import { html, nothing, type TemplateResult } from "lit-html";

/**
 * Handle a key press or a click in a menu: the Escape key, or a click on a button or a link, closes the menu. Only a
 * click on the item that copies a link leaves it open, because the item then shows the result.
 */
export function closeMenu(event: Event): void {
  const menu = event.currentTarget as HTMLDetailsElement;
  if (event instanceof KeyboardEvent) {
    if (event.key !== "Escape" || !menu.open) return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector("summary")?.focus();
  } else if ((event.target as Element).closest("button, a") && !(event.target as Element).closest("[data-act='link']"))
    menu.open = false;
}

/** The button that opens a menu, and what happens after a click on an item. */
export interface MenuHead {
  label: string; // tooltip of the button, which is also read aloud
  sign: unknown; // what is seen on the button
  type?: string; // CSS class of the whole menu
  head?: string; // CSS classes of the button
  // called for each click in the menu: pass `closeMenu` to close it; if missing, the menu stays open after a click
  pressed?: ((event: Event) => void) | undefined;
}

/** Return a button that opens and closes a menu with `items`. */
export const menu = (
  { label, sign, type = "", head = "rw-button rw-round", pressed }: MenuHead,
  items: unknown,
): TemplateResult =>
  html`<details class=${`rw-more ${type}`} @keydown=${closeMenu} @click=${pressed ?? nothing}>
    <summary class=${head} aria-label=${label} title=${label}>${sign}</summary>
    <div class="rw-more-list">${items}</div>
  </details>`;

/** Return text that is shown, but hidden from screen readers. */
export const sign = (text: string): TemplateResult => html`<span aria-hidden="true">${text}</span>`;

// An open menu closes when something outside is pressed.
if (typeof document !== "undefined")
  document.addEventListener("pointerdown", ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.rw-more[open]"))
      if (!menu.contains(target as Node)) menu.open = false;
  });
