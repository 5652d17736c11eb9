// A menu of a few things behind one button: Escape and what was chosen close it.
import { html, nothing, type TemplateResult } from "lit-html";

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

/** The button that opens it. */
export interface MenuHead {
  label: string;
  sign: unknown;
  type?: string; // of the menu, among all of them
  head?: string; // its own classes
  pressed?: ((event: Event) => void) | undefined; // something in the menu is; without it the menu stays open
}

export const menu = (
  { label, sign, type = "", head = "rw-button rw-round", pressed }: MenuHead,
  items: unknown,
): TemplateResult =>
  html`<details class=${`rw-more ${type}`} @keydown=${closeMenu} @click=${pressed ?? nothing}>
    <summary class=${head} aria-label=${label} title=${label}>${sign}</summary>
    <div class="rw-more-list">${items}</div>
  </details>`;

/** A sign that is only seen. */
export const sign = (text: string): TemplateResult => html`<span aria-hidden="true">${text}</span>`;

// One that is open closes when something else is touched.
if (typeof document !== "undefined")
  document.addEventListener("pointerdown", ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.rw-more[open]"))
      if (!menu.contains(target as Node)) menu.open = false;
  });
