import { dom, settled } from "./dom";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { isBusy } from "../src/kernel";
import { Kernel, SiteModel } from "../src/site/model";
import { xorData, prepare, decompress } from "../src/site/wasm";

describe("a widget's model on the site", () => {
  const begun = () => {
    const kernel = new Kernel();
    return { kernel, model: new SiteModel(kernel, { state: { rev: 1 }, words: "[]" }), sent: [] as unknown[] };
  };

  test("keeps what is said until Python is there, in its order", () => {
    const { model, sent } = begun();
    model.send({ seq: 1 });
    model.send({ seq: 2 });
    let told = 0;
    model.widget_manager.kernel.onWaiting = () => (told += 1);
    model.send({ type: "hello" });
    assert.equal(told, 0); // nobody has done anything yet
    model.send({ type: "move" });
    assert.equal(told, 1);
    model.join({ state: { rev: 1 } }, (content) => sent.push(content));
    model.send({ seq: 3 });
    assert.deepEqual(sent, [{ seq: 1 }, { seq: 2 }, { type: "hello" }, { type: "move" }, { seq: 3 }]);
  });

  test("draws anew where Python begins with something else, and not where it begins with the same", () => {
    const { model } = begun();
    let drawn = 0;
    model.on("change:state", () => (drawn += 1));
    model.join({ state: { rev: 1 }, words: null }, () => undefined);
    assert.equal(drawn, 0);
    assert.equal(model.get("words"), "[]"); // the page's own
    model.join({ state: { rev: 1, seed: 5 } }, () => undefined);
    assert.equal(drawn, 1);
    assert.deepEqual(model.get("state"), { rev: 1, seed: 5 });
  });

  test("hears answers and states until nobody listens", () => {
    const { model } = begun();
    const heard: unknown[] = [];
    const listener = (content: unknown): void => void heard.push(content);
    model.on("msg:custom", listener);
    model.custom({ answer: 1 });
    model.off("msg:custom", listener);
    model.custom({ answer: 2 });
    assert.deepEqual(heard, [{ answer: 1 }]);
  });

  test("while Python comes it is at work, and once it has gone it is dead for certain", async () => {
    assert.ok(dom);
    const { kernel, model } = begun();
    assert.ok(isBusy(model));
    kernel.setStatus("idle");
    assert.ok(!isBusy(model));
    const told: string[] = [];
    kernel.statusChanged.connect((_, status) => told.push(status));
    kernel.setStatus("dead");
    assert.deepEqual(told, ["dead"]);
    assert.throws(() => model.send({}));
    await settled();
  });
});

describe("Python's program", () => {
  // A module that needs something around it, with one segment of data: 1, 2, 3 at place 4; and one that it lays itself.
  const program = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 2, 7, 1, 1, 97, 1, 98, 0, 0, 5, 3, 1, 0, 1, 7, 10, 1, 6, 109, 101,
    109, 111, 114, 121, 2, 0, 12, 1, 2, 11, 13, 2, 0, 0x41, 4, 0x0b, 3, 1, 2, 3, 1, 2, 9, 9,
  ]);

  test("is laid out, and what it lays is taken out and put back, and nothing else", async () => {
    const { memory } = await prepare(await WebAssembly.compile(program));
    const own = new Uint32Array(memory.buffer);
    const kept = new Uint8Array([7, 7, 7, 7, 1, 2, 5, 0, 9]);
    xorData(kept, own);
    assert.deepEqual([...kept], [7, 7, 7, 7, 0, 0, 6, 0, 9]);
    xorData(kept, own);
    assert.deepEqual([...kept], [7, 7, 7, 7, 1, 2, 5, 0, 9]);
  });

  test("unpacks what arrives in pieces, and says where it breaks off", async () => {
    const place = await prepare(
      await WebAssembly.compile(readFileSync(new URL(import.meta.resolve("pyodide/pyodide.asm.wasm")))),
    );
    const frame = [0x28, 0xb5, 0x2f, 0xfd, 0x20, 5, 0x29, 0, 0, ...new TextEncoder().encode("seven")];
    const arriving = (bytes: number[]): ReadableStream<Uint8Array> =>
      new ReadableStream({
        start(line): void {
          line.enqueue(new Uint8Array(bytes.slice(0, 7)));
          line.enqueue(new Uint8Array(bytes.slice(7)));
          line.close();
        },
      });
    assert.equal(new TextDecoder().decode(await decompress(place, arriving(frame), 5)), "seven");
    await assert.rejects(decompress(place, arriving(frame.slice(0, -1)), 5), /zstd/);
    await assert.rejects(decompress(place, arriving([1, 2, 3, 4, 5, 6, 7, 8, 9]), 5), /zstd/);
  });
});
