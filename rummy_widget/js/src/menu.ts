// A menu of a few buttons behind one: Escape and what was chosen close it.

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

// One that is open closes when something else is touched.
if (typeof document !== "undefined")
  document.addEventListener("pointerdown", ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.rw-more[open]"))
      if (!menu.contains(target as Node)) menu.open = false;
  });
