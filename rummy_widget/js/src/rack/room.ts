// How much room a rack has on the page: for the slots of a shelf, and for the verdict line.

/**
 * Return the width in px that is available to all slots of a shelf together; a default width if the rack is not on the
 * page yet. `shelves` is the element of the shelves, `rack` that of the rack.
 */
export function roomIn(shelves: HTMLElement, rack: HTMLElement): number {
  const style = getComputedStyle(shelves);
  const edges = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth];
  const border = edges.reduce((sum, edge) => sum + (parseFloat(edge) || 0), 0);
  const room = (rack.closest(".rw-figure") ?? rack).clientWidth; // a picture has no width of its own
  return room ? room - border : 1000;
}

/**
 * Return whether a text above the shelves, such as the sentence of the verdict or a hint, is cut off because it is too
 * long. `above` is the element that contains these texts.
 */
export const isCut = (above: HTMLElement): boolean =>
  [...above.querySelectorAll(".rw-goal, .rw-verdict-line, .rw-verdict-text, .rw-hint-text")].some(
    (each) => each.scrollHeight > each.clientHeight + 3 && each.clientHeight > 0,
  );

/**
 * Draw the verdict line in the element `above`, and return whether its text is cut off because it is too long. Such a
 * line gets a button to read the whole text: `draw(true)` draws the line with that button, `draw(false)` without. `cut`
 * is a guess, by which the line is drawn first; it is then measured, and drawn again if the guess was wrong. If the
 * text is cut off without the button but fits with it, the line keeps the button and counts as cut off.
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
