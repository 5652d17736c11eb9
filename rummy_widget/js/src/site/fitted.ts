// What was drawn beforehand is made to fit the window before it is first seen: the same sums that the living widgets
// do, so that nothing moves when they take its place. It runs as soon as the page is read, and needs neither words nor
// states.
import { fit } from "../rack/fit";
import { roomIn } from "../rack/room";
import { EDGE, fitTable } from "../melds/fit";
import { letKeysScroll } from "../stage/felt";
import type { RackProps } from "../types";

type Asked = [number, RackProps["size"], boolean, number, boolean?, boolean?];

const all = (css: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(css),
];

/** Shelves of as many places as the living rack will have. */
function fitRack(wood: HTMLElement): void {
  const rack = wood.closest<HTMLElement>(".rw-rack");
  if (!rack?.clientWidth) return; // nobody sees it yet
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
      place.inert = true; // it has another's name, for as long as it is a picture
      line.append(place); // the grid says where it stands
    }
  }
  wood.style.setProperty("--rw-tile", `${tile}px`);
  wood.style.setProperty("--rw-gap", `${gap}px`);
  wood.style.setProperty("--rw-columns", String(columns));
}

/** The melds of a table, as large as there is room. */
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
  root.classList.add("rw-stage"); // where no program runs it is read downwards, as a notebook
  root.removeAttribute("data-rw-stage");
}
for (const wood of all(".rw-wood[data-fit]")) fitRack(wood);
for (const spread of all(".rw-spread")) fitMelds(spread);
letKeysScroll(document);
