// The felt has what is left between the bar and the rack: a drawer over it is at most as high, and what has no room in
// it scrolls.

/** The keyboard has to get to what scrolls. */
export function letKeysScroll(within: ParentNode): void {
  for (const box of within.querySelectorAll<HTMLElement>(".rw-felt-main, .rw-scene-seats")) {
    box.toggleAttribute("tabindex", false);
    if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  }
}

/**
 * Keeps the height of an element's felt in `--rw-felt-high`, and lets keys scroll it; the function it returns gives
 * that up.
 */
export function feltHeight(within: HTMLElement, told: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    const high = within.querySelector<HTMLElement>(".rw-felt")?.offsetHeight ?? 0;
    if (high) within.style.setProperty("--rw-felt-high", `${high}px`);
    letKeysScroll(within);
  });
  for (const each of [within, told]) sizes.observe(each);
  return () => sizes.disconnect();
}
