import assert from "node:assert/strict";
import test from "node:test";
import { dom } from "./dom";
import { EdgeScroll } from "../src/melds/edge-scroll";

const EDGE = { left: 0, top: 0, right: 300, bottom: 200 };

test("a table scrolls on with every frame, though each asks anew where the pointer is", (t) => {
  let now = 0;
  let frames: FrameRequestCallback[] = [];
  t.mock.method(performance, "now", () => now);
  t.mock.method(globalThis, "requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  t.mock.method(globalThis, "cancelAnimationFrame", () => (frames = []));
  const box = dom.document.createElement("div") as unknown as HTMLElement;
  const roll = new EdgeScroll(box, () => roll.pointerAt(150, 200, EDGE));
  const draw = (count: number): void => {
    for (let at = 0; at < count; at++, now += 20) for (const frame of frames.splice(0)) frame(now);
  };
  roll.pointerAt(150, 200, EDGE);
  draw(8);
  assert.equal(box.scrollTop, 0, "who only passes the edge is not meant");
  draw(11);
  assert.ok(box.scrollTop >= 100, `${box.scrollTop} px in ten frames`);
  const there = box.scrollTop;
  roll.pointerAt(150, 100, EDGE);
  draw(10);
  assert.equal(box.scrollTop, there);
});
