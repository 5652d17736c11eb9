// Fits prerendered racks and tables to the window before they are first seen, by the same sums as the live
// widgets, so that nothing moves when those take over. It runs as soon as the page is parsed, and needs
// neither texts nor states.
import { fit } from "../rack/fit";
import { roomIn } from "../rack/room";
import { EDGE, fitTable } from "../melds/fit";
import { letKeysScroll } from "../stage/felt";
import type { RackProps } from "../types";

type Asked = [number, RackProps["size"], boolean, number, boolean?, boolean?];

const all = (css: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(css),
];

/** Give a rack's shelves the tile size and the number of places that the live rack will have. */
function fitRack(wood: HTMLElement): void {
  const rack = wood.closest<HTMLElement>(".rw-rack");
  if (!rack?.clientWidth) return; // not visible yet
  const [slots, size, fill, most, shrinks, low] = JSON.parse(wood.dataset["fit"]!) as Asked;
  const { tile, gap, columns } = fit(roomIn(wood, rack), slots, size, fill, most, shrinks ?? false, low ?? false);
  const lines = all(".rw-line", wood);
  for (const line of lines) {
    const places = all(":scope > .rw-slot", line);
    for (const place of places.slice(columns)) place.remove();
    const empty = places.find((place) => !place.querySelector(".rw-tile"));
    for (let at = places.length; empty && at < columns; at += 1) {
      const place = empty.cloneNode(true) as HTMLElement;
      place.dataset["slot"] = String(at);
      place.style.gridColumn = String(at + 1);
      place.inert = true; // it is a copy with the label of another place
      line.append(place); // its place follows from its grid column
    }
  }
  wood.style.setProperty("--rw-tile", `${tile}px`);
  wood.style.setProperty("--rw-gap", `${gap}px`);
  wood.style.setProperty("--rw-columns", String(columns));
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
