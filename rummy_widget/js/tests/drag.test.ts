import assert from "node:assert/strict";
import test from "node:test";
import { dom } from "./dom";
import { Drag } from "../src/rack/drag";
import type { SlotProps } from "../src/types";

/** A shelf of two places, which lie somewhere else each time that they are drawn. */
function restless(): { drag: Drag; told: (SlotProps | null)[] } {
  const root = document.createElement("div");
  root.innerHTML = [0, 1]
    .map(
      (slot) =>
        `<div class="rw-slot" data-shelf="0" data-slot="${slot}"><button class="rw-tile" data-id="${slot}"></button></div>`,
    )
    .join("");
  document.body.append(root);
  let drawn = 0;
  root.querySelectorAll<HTMLElement>(".rw-slot").forEach((slot, at) => {
    slot.getBoundingClientRect = () => new dom.DOMRect(((at + drawn) % 2) * 60, 0, 50, 70) as unknown as DOMRect;
  });
  root.getBoundingClientRect = () => new dom.DOMRect(0, 0, 120, 70) as unknown as DOMRect;
  const told: (SlotProps | null)[] = [];
  const drag = new Drag({
    root,
    grab: () => ({ tiles: [0], index: 0 }),
    lifted: () => {},
    over: (place) => {
      told.push(place);
      drawn++;
      drag.follow(); // as after every render
    },
    dropped: () => {},
  });
  return { drag, told };
}

test("what moves away under a tile in the air is asked for once a move, not for ever", () => {
  const { drag, told } = restless();
  const press = (kind: string, x: number) => {
    const event = new dom.PointerEvent(kind, {
      clientX: x,
      clientY: 20,
      button: 0,
      pointerId: 1,
      pointerType: "mouse",
      bubbles: true,
      isPrimary: true,
    });
    (kind === "pointerdown" ? document.querySelector(".rw-tile")! : window).dispatchEvent(event as unknown as Event);
  };
  press("pointerdown", 10);
  press("pointermove", 30);
  assert.equal(told.length, 1);
  press("pointermove", 90);
  assert.ok(told.length <= 2);
  drag.destroy();
});
