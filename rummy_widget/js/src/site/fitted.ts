// Fits prerendered racks and tables to the window before they are first seen. It computes their sizes in the same way
// as the live widgets, so that nothing moves when those take over. It runs as soon as the page is parsed, and needs
// neither texts nor states.
import { columnsOf, fit, heightOf, type Fit, type FitRequest, type Row } from "../rack/fit";
import { roomIn } from "../rack/room";
import { EDGE, fitTable } from "../melds/fit";
import { letKeysScroll } from "../stage/felt";

const all = (css: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(css),
];

/** Give a rack's shelves the tile size and the rows that the live rack will have. */
function fitRack(wood: HTMLElement): void {
  const rack = wood.closest<HTMLElement>(".rw-rack");
  if (!rack?.clientWidth) return; // not visible yet
  const request = JSON.parse(wood.dataset["fit"]!) as FitRequest;
  const found = fit(roomIn(wood, rack), request);
  all(".rw-shelf", wood).forEach((shelf, at) => {
    const [slots, parts] = [all(".rw-slot", shelf), all(".rw-seg", shelf)];
    const rows = found.rows.filter((row) => row.shelf === at);
    shelf.replaceChildren(...rows.map((row) => lineOf(row, found, slots, parts)));
  });
  wood.style.setProperty("--rw-tile", `${found.tile}px`);
  wood.style.setProperty("--rw-gap", `${found.gap}px`);
  wood.style.setProperty("--rw-columns", String(found.columns));
  wood.dataset["height"] = heightOf(found);
  wood.firstElementChild?.toggleAttribute("data-scrolls", found.scrolls && wood.closest(".rw-stage") !== null);
}

/**
 * Return a row made of the slots of its shelf and of the bars and labels of its segments, as far as they lie in this
 * row.
 */
function lineOf(row: Row, found: Fit, slots: readonly HTMLElement[], segments: readonly HTMLElement[]): HTMLElement {
  const line = document.createElement("div");
  line.className = "rw-line";
  line.style.gridTemplateColumns = columnsOf(row, found);
  const last = row.first + row.widths.length;
  const empty = slots.find((each) => !each.querySelector(".rw-tile"));
  row.widths.forEach((px, i) => {
    let place = slots[row.first + i];
    if (!place && !empty) return;
    if (!place) {
      place = empty!.cloneNode(true) as HTMLElement;
      place.dataset["slot"] = String(row.first + i);
      place.inert = true; // it is a copy with the label of another place
    }
    place.toggleAttribute("data-narrow", px < found.tile);
    place.style.gridColumn = String(i + 1);
    line.append(place);
  });
  const filled = slots.map((each) => each.querySelector(".rw-tile") !== null);
  for (const segment of segments) {
    const start = Number(segment.dataset["segment"]!.split(":")[1]);
    const end = filled.indexOf(false, start);
    const [from, to] = [Math.max(start, row.first), Math.min(end < 0 ? filled.length : end, last)];
    if (from >= to || line.querySelector(`[data-segment="${segment.dataset["segment"]}"]`)) continue;
    const part = segment.cloneNode(true) as HTMLElement;
    part.style.gridColumn = `${from - row.first + 1}/span ${to - from}`;
    if (from > start) part.querySelector(".rw-label")?.remove();
    line.append(part);
  }
  return line;
}

/** Give the melds of a table the tile size that the live table will have. */
function fitMelds(spread: HTMLElement): void {
  if (!spread.clientWidth) return;
  const lengths = all(".rw-tray", spread).map((tray) => tray.querySelectorAll(".rw-tile").length);
  const high = spread.closest(".rw-stage") && spread.clientHeight ? spread.clientHeight - 2 * EDGE : Infinity;
  const size = spread.closest<HTMLElement>("[data-size]")?.dataset["size"] === "projector" ? "projector" : "normal";
  const { tile, end, long } = fitTable(lengths, spread.clientWidth - 2 * EDGE, high, size);
  spread.style.setProperty("--rw-tile", `${tile}px`);
  spread.style.setProperty("--rw-end", `${end}px`);
  spread.toggleAttribute("data-long", long);
  spread.toggleAttribute("data-small", tile < 36);
}

for (const root of all("[data-rw-stage]")) {
  root.classList.add("rw-stage"); // without scripts the page reads like a notebook
  root.removeAttribute("data-rw-stage");
}
for (const wood of all(".rw-wood[data-fit]")) fitRack(wood);
for (const spread of all(".rw-spread")) fitMelds(spread);
letKeysScroll(document);
