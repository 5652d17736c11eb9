// How much room the page has: for the slots of a shelf, and for the verdict line.

/** Return the width in px for the slots of a shelf; before the rack is on the page, a usual width. */
export function roomIn(shelves: HTMLElement, rack: HTMLElement): number {
  const style = getComputedStyle(shelves);
  const edges = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth];
  const border = edges.reduce((sum, edge) => sum + (parseFloat(edge) || 0), 0);
  const room = (rack.closest(".rw-figure") ?? rack).clientWidth; // a picture has no width of its own
  return room ? room - border : 1000;
}

/** Return whether a sentence of the verdict line, which is in `above`, is longer than its room. */
export const isCut = (above: HTMLElement): boolean =>
  [...above.querySelectorAll(".rw-goal, .rw-verdict-line, .rw-verdict-text, .rw-hint-text")].some(
    (each) => each.scrollHeight > each.clientHeight + 3 && each.clientHeight > 0,
  );

/**
 * Draw the verdict line in `above`, and return whether its text is cut off for lack of room. `draw(true)` adds a way
 * to read the whole text, `draw(false)` leaves it out. The line is first drawn as `cut` guesses, then measured, and
 * drawn again if the guess was wrong. If the text fits only with the addition, it counts as cut off.
 */
export function drawWithin(above: HTMLElement, cut: boolean, draw: (cut: boolean) => void): boolean {
  draw(cut);
  const now = isCut(above);
  if (now === cut) return cut;
  draw(now);
  if (now || !isCut(above)) return now;
  draw(true);
  return true;
}
