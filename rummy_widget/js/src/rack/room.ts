// How much room there is on the page: for the slots of a shelf, and for what is said.

/** Room for slots on the wood, in px; a guess before the rack is on the page. */
export function roomIn(wood: HTMLElement, rack: HTMLElement): number {
  const style = getComputedStyle(wood);
  const edges = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth];
  const taken = edges.reduce((sum, edge) => sum + (parseFloat(edge) || 0), 0);
  const room = (rack.closest(".rw-figure") ?? rack).clientWidth; // a picture has no width of its own
  return room ? room - taken : 1000;
}

/** Whether a sentence of the speech line is longer than its room. */
export const isCut = (above: HTMLElement): boolean =>
  [...above.querySelectorAll(".rw-goal, .rw-verdict-line, .rw-verdict-text, .rw-hint-text")].some(
    (each) => each.scrollHeight > each.clientHeight + 3 && each.clientHeight > 0,
  );

/**
 * Draws what is said, cut or whole, and gives which. "More" takes room too: a sentence that fits only beside it keeps
 * it.
 */
export function tellWithin(above: HTMLElement, cut: boolean, draw: (cut: boolean) => void): boolean {
  draw(cut);
  const now = isCut(above);
  if (now === cut) return cut;
  draw(now);
  if (now || !isCut(above)) return now;
  draw(true);
  return true;
}
