// Opens a view in a test as anywidget does, and closes it after each test.
import { dom, FakeModel } from "./dom";
import assert from "node:assert/strict";
import { afterEach, beforeEach } from "node:test";
import widget from "../dev/all";

const open: (() => void)[] = [];

/** An open view: its model, its element, and what matches in it first. */
export interface Shown {
  model: FakeModel;
  el: HTMLElement;
  $: (css: string) => HTMLElement;
}

export function show(view: string, state: unknown, model = new FakeModel(view, state)): Shown {
  const el = document.createElement("div");
  document.body.append(el);
  const made = widget();
  made.initialize({ model });
  open.push(made.render({ model, el }));
  const $ = (css: string): HTMLElement => {
    const found = el.querySelector<HTMLElement>(css);
    assert.ok(found, `no ${css} in ${el.innerHTML.slice(0, 300)}`);
    return found;
  };
  return { model, el, $ };
}

/** A button by what it does. */
export const act = (name: string): string => `[data-act="${name}"]`;

export const text = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

export function focused(wanted: Element): void {
  const now = document.activeElement;
  assert.ok(now === wanted, `the focus is on ${now?.outerHTML.slice(0, 120)}`);
}

/** Types into a field. */
export function type(field: HTMLElement, words: string): void {
  (field as HTMLInputElement).value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => {
  dom.localStorage.clear();
  dom.sessionStorage.clear();
  delete (dom as unknown as Record<symbol, unknown>)[Symbol.for("rummy-widget:progress")];
});
afterEach(() => {
  for (const close of open.splice(0)) close();
  document.body.innerHTML = "";
  dom.location.hash = "";
});
