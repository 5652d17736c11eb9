// What stands around every view: the early word that the kernel has gone, and the way back to where one was.
import { dom, FakeModel, settled } from "./dom";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { lessonState, rack, STEPS } from "../dev/states";
import widget from "../src/main";
import type { RackProps } from "../src/types";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  document.body.innerHTML = "";
  dom.sessionStorage.clear();
});

function open(model: FakeModel): HTMLElement {
  const el = document.createElement("div");
  document.body.append(el);
  const made = widget();
  made.initialize({ model });
  closing.push(made.render({ model, el }));
  return el;
}

/** A signal as JupyterLab's kernel connections have. */
class Signal {
  private slots = new Set<(sender: unknown, status: string) => void>();
  connect = (slot: (sender: unknown, status: string) => void) => this.slots.add(slot);
  disconnect = (slot: (sender: unknown, status: string) => void) => this.slots.delete(slot);
  emit(status: string): void {
    for (const slot of this.slots) slot(this, status);
  }
}

test("a kernel that ends or starts anew is missed at once; a line that holds again is tried", async () => {
  const model = new FakeModel("rack", { rev: 1, rack: rack("r5 r6") });
  const [status, connection] = [new Signal(), new Signal()];
  Object.assign(model, { widget_manager: { kernel: { statusChanged: status, connectionStatusChanged: connection } } });
  const el = open(model);
  const shown = () => !el.querySelector<HTMLElement>(".rw-banner")!.hidden;
  for (const calm of ["busy", "idle", "connecting", "unknown"]) status.emit(calm);
  assert.equal(shown(), false);
  for (const end of ["restarting", "dead"]) {
    status.emit(end);
    assert.equal(shown(), true, end);
    connection.emit("connected");
    await settled();
    assert.equal(shown(), false, `after ${end}, an answer came`);
  }
});

test("a page that has lost its line says so once, where somebody is at work, in sight, and aloud once", async () => {
  const models = ["r5 r6", "y5 y6", "b5 b6"].map((tiles) => new FakeModel("rack", { rev: 1, rack: rack(tiles) }));
  for (const model of models)
    model.send = () => {
      throw new Error("Kernel is dead");
    };
  const all = models.map(open);
  await settled();
  const shown = () => all.flatMap((el, at) => (el.querySelector<HTMLElement>(".rw-banner")!.hidden ? [] : [at]));
  const aloud = () =>
    all
      .flatMap((el) => [...el.querySelectorAll(".rw-live p")])
      .filter((each) => /Connection lost/.test(each.textContent ?? "")).length;
  assert.deepEqual(shown(), [0]);
  all[2]!.querySelector(".rw-tile")!.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  assert.deepEqual(shown(), [2], "where somebody is at work");
  all[2]!.toggleAttribute("hidden", true);
  await settled();
  assert.deepEqual(shown(), [0], "not on a page that is turned away");
  assert.equal(aloud(), 1);
  models[0]!.set({ rev: 2, rack: rack("r5 r6") });
  assert.deepEqual(shown(), [1], "who is heard again has nothing to say");
});

test("in JupyterLab one widget of each notebook says it", async () => {
  const panels = [1, 2].map(() => Object.assign(document.createElement("div"), { className: "jp-NotebookPanel" }));
  document.body.append(...panels);
  const all = ["r5 r6", "y5 y6", "b5 b6"].map((tiles, at) => {
    const model = new FakeModel("rack", { rev: 1, rack: rack(tiles) });
    model.send = () => {
      throw new Error("Kernel is dead");
    };
    const el = open(model);
    panels[at === 2 ? 1 : 0]!.append(el);
    return el;
  });
  await settled();
  const shown = () => all.flatMap((el, at) => (el.querySelector<HTMLElement>(".rw-banner")!.hidden ? [] : [at]));
  assert.deepEqual(shown(), [0, 2]);
  all[1]!.querySelector(".rw-tile")!.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  assert.deepEqual(shown(), [1, 2], "where somebody is at work");
  for (const panel of panels) panel.remove();
});

test("plain keys stay within: JupyterLab would leave the answers at an arrow, and cut the cell at an X", () => {
  const el = open(new FakeModel("step", STEPS["pick"]!));
  const heard: string[] = [];
  el.addEventListener("keydown", (event) => heard.push(event.key));
  const target = el.querySelector("input") ?? el.querySelector("button")!;
  for (const key of ["ArrowDown", "x", "Enter"])
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  assert.deepEqual(heard, []);
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true, bubbles: true }));
  assert.deepEqual(heard, ["s"], "Ctrl+S still saves the notebook");
});

test("a kernel of Voila that stays busy is asked whether it is there", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const model = new FakeModel("rack", { rev: 1, rack: rack("r5 r6") });
  const status = new Signal();
  Object.assign(model, { widget_manager: { kernel: { statusChanged: status } } });
  open(model);
  const asked = () => model.sent.filter(({ type }) => type === "hello").length;
  const before = asked();
  status.emit("busy");
  status.emit("idle");
  context.mock.timers.tick(3000);
  assert.equal(asked(), before);
  status.emit("busy");
  context.mock.timers.tick(3000);
  assert.equal(asked(), before + 1);
});

test("waking keeps how the tiles lie, and lays them so again", async (context) => {
  context.mock.method(dom.location, "reload", () => {});
  const laid: RackProps = rack("r5 _ r6 / *");
  const gone = new FakeModel("rack", { rev: 1, rack: laid });
  const drill = { ...lessonState.step, drill: { seed: 3 } };
  const other = new FakeModel("lesson", { ...lessonState, step: drill, rack: rack("b9 b10") });
  gone.send = () => {
    throw new Error("Kernel is dead");
  };
  open(other);
  await settled(80);
  open(gone).querySelector<HTMLElement>("[data-act='wake']")!.click();
  for (const close of closing.splice(0)) close();
  document.body.innerHTML = "";

  const fresh = new FakeModel("rack", { rev: 1, rack: rack("r5 r6 *") });
  const lesson = new FakeModel("lesson", {
    ...lessonState,
    step: { ...drill, key: "first", drill: { seed: 1 } },
    rack: rack("b9 b10"),
  });
  const el = open(fresh);
  open(lesson);
  await settled(80);
  assert.deepEqual(fresh.last, { type: "restore", arrangement: "r5 _ r6 / *" });
  assert.match(el.querySelector(".rw-live")!.textContent!, /Connected again/);
  assert.deepEqual(lesson.types, ["go", "another", "restore"], "the task of a drill comes back too");

  const again = new FakeModel("rack", { rev: 1, rack: rack("r5 r6 *") });
  open(again);
  await settled(80);
  assert.deepEqual(again.types, [], "once is enough");
});

test("words and view may change while it is open", () => {
  const model = new FakeModel("rack", { rev: 1, rack: rack("r5 r6") });
  const el = open(model);
  const change = (name: string, value: string) => {
    (model as unknown as { values: Record<string, unknown> }).values[name] = value;
    (model as unknown as { tell(name: string): void }).tell(`change:${name}`);
  };
  change("words", (model.get("words") as string).replace(/("tool-undo","value":)"[^"]*"/, '$1"Înapoi"'));
  change("lang", "ro");
  assert.match(el.querySelector("[data-act='undo']")!.textContent!, /Înapoi/);
  assert.equal(el.querySelector<HTMLElement>(".rw")!.lang, "ro");
});

test("an unknown view is told to the developer, and shows nothing", (context) => {
  const warned = context.mock.method(console, "warn", () => {});
  const el = open(new FakeModel("nowhere", { rev: 1 }));
  assert.match(String(warned.mock.calls[0]?.arguments[0]), /no view "nowhere"/);
  assert.equal(el.querySelector(".rw-body")!.children.length, 0);
});
