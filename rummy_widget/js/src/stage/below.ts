// Shows "More below" at the lower edge of everything that scrolls in the stage (a view that fills the window), until
// its end is visible. On the table and on a long rack it says how many melds or tiles lie there; at the end of a row
// that scrolls sideways, how many buttons follow.
import type { Words } from "../words";

// The boxes that may scroll.
const BOXES =
  ".rw-shelves[data-scrolls], .rw-felt-main, .rw-spread, .rw-drawer, .rw-keys, .rw-more-list, " +
  ".rw-table-drawer, .rw-coach, .rw-advice, " +
  ".rw-moves, .rw-score-tiles, .rw-score-out, .rw-practice .rw-felt, .rw-phrase-row";
const isRow = (box: HTMLElement): boolean => box.matches(".rw-phrase-row"); // it scrolls sideways
const LEAST = 4; // px; a smaller rest is only the edge of a line
let count = 0;

/**
 * Show "More below" at the lower edge of each box inside `root` that scrolls, until its end is visible; return a
 * function that stops that. `t` returns the function that looks up the texts.
 */
export function watchBelow(root: HTMLElement, t: () => Words): () => void {
  const cues = new Map<HTMLElement, HTMLElement>();
  let frame = 0;

  const cueOf = (box: HTMLElement): HTMLElement => {
    const cue = cues.get(box) ?? document.createElement("p");
    if (!cue.id) {
      cue.id = `rw-below-${++count}`;
      cue.className = "rw-more-below";
      cues.set(box, cue);
    }
    return cue;
  };
  const describe = (box: HTMLElement, id: string, wanted: boolean): void => {
    const ids = (box.getAttribute("aria-describedby") ?? "").split(" ").filter((each) => each && each !== id);
    if (wanted) ids.push(id);
    box.toggleAttribute("data-scrolling", wanted);
    if (ids.length) box.setAttribute("aria-describedby", ids.join(" "));
    else box.removeAttribute("aria-describedby");
  };
  const scrollable = (box: HTMLElement): boolean =>
    isRow(box)
      ? box.scrollWidth - box.clientWidth > LEAST
      : /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight - box.clientHeight > LEAST;
  /** Return those of `all` that lie beyond a box's lower edge or, if it is a row, beyond its right edge. */
  const beyond = (box: HTMLElement, all: Iterable<HTMLElement>): HTMLElement[] => {
    const side = isRow(box) ? "right" : "bottom";
    const edge = box.getBoundingClientRect()[side] + LEAST;
    return [...all].filter((each) => each.getBoundingClientRect()[side] > edge);
  };
  /** Return whether anything readable lies beyond a box's edge; empty room is no reason to scroll. */
  const goesOn = (box: HTMLElement): boolean => {
    const isRead = (each: HTMLElement): boolean =>
      each.matches(".rw-tile, button, select, input") ||
      [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim());
    return beyond(box, box.querySelectorAll("*")).some((each) => isRead(each) && each.checkVisibility());
  };

  /**
   * Return what to say about the part of a box beyond its edge: on a table or a rack, how many melds or tiles lie
   * there; in a row, how many buttons.
   */
  const wordsFor = (box: HTMLElement): string => {
    const table = box.matches(".rw-spread");
    const parts = isRow(box) ? "button" : table ? ".rw-tray .rw-slot:first-child" : ".rw-slot:has(> .rw-tile)";
    const count = beyond(box, box.querySelectorAll(parts)).length;
    if (isRow(box)) return `+${count}`;
    const counts = count > 0 && (table || box.matches(".rw-shelves"));
    return counts ? t()(table ? "more-melds" : "more-tiles", { count }) : t()("more-below");
  };

  const look = (): void => {
    frame = 0;
    for (const [box, cue] of cues) {
      if (box.isConnected) continue;
      cue.remove();
      cues.delete(box);
    }
    const below = [...root.querySelectorAll<HTMLElement>(BOXES)].map((box) => {
      // an animated opening changes nothing but the size
      for (const each of [box, ...box.children]) sizes.observe(each);
      const scrolls = box.clientHeight > 0 && scrollable(box);
      return { box, scrolls, more: scrolls && goesOn(box) };
    });
    for (const { box, scrolls, more } of below) {
      if (!more && !cues.has(box)) continue;
      const cue = cueOf(box);
      const place = box.offsetParent;
      cue.hidden = !more;
      describe(box, cue.id, scrolls);
      const text = wordsFor(box);
      if (cue.textContent !== text) cue.textContent = text;
      if (cue.hidden || !place || !root.contains(place)) continue;
      if (cue.parentElement !== place) place.append(cue);
      cue.style.zIndex = String((parseInt(getComputedStyle(box).zIndex, 10) || 0) + 1);
      cue.style.right = `${place.clientWidth - box.offsetLeft - box.offsetWidth}px`;
      if (cue.toggleAttribute("data-aside", isRow(box))) continue; // the style sheet centres it
      // It is centred on the edge, but must not stick out of its parent.
      cue.style.top = `${Math.min(box.offsetTop + box.offsetHeight, place.clientHeight - cue.offsetHeight / 2)}px`;
    }
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(look);
  };

  const sizes = new ResizeObserver(soon);
  const changes = new MutationObserver((all) => {
    if (all.some(({ target }) => (target as Element).className !== "rw-more-below")) soon();
  });
  sizes.observe(root);
  changes.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["open", "data-open", "hidden"],
  });
  root.addEventListener("scroll", soon, { capture: true, passive: true });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
    root.removeEventListener("scroll", soon, { capture: true });
  };
}
