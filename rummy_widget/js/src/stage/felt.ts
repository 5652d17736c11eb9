// The felt (the playing area) takes up the height between the bar and the rack. A drawer over it is no higher, and
// whatever doesn't fit scrolls.

/** Make the boxes that scroll inside an element focusable, so that keys can scroll them. */
export function letKeysScroll(within: ParentNode): void {
  for (const box of within.querySelectorAll<HTMLElement>(".rw-felt-main")) {
    box.toggleAttribute("tabindex", false);
    if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  }
}

/**
 * Set the CSS variable `--rw-felt-high` of the element `within` to the height of the felt (the playing area) inside
 * it, and make the boxes that scroll there reachable with keys (see `letKeysScroll`). Do both again whenever the size
 * of `within` or of `figure`, the text on the felt, changes. Return a function that stops these updates.
 */
export function feltHeight(within: HTMLElement, figure: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    const high = within.querySelector<HTMLElement>(".rw-felt")?.offsetHeight ?? 0;
    if (high) within.style.setProperty("--rw-felt-high", `${high}px`);
    letKeysScroll(within);
  });
  for (const each of [within, figure]) sizes.observe(each);
  return () => sizes.disconnect();
}
