// The view "projector": a button that enlarges the notebook and shows its results one by one. The page does
// this itself; Python is only asked to enlarge the other widgets, so that it works without Python too.
import { html, nothing, render } from "lit-html";
import { button } from "../button";
import type { Frame, View } from "../frame";
import type { Piece } from "../pages/parts";
import { storeText, loadText } from "../storage";
import type { Size } from "../types";
import { pageOf, Stage } from "./projector-stage";

const KEY = "rummy-widget:v1:projector";
const PATIENT = 20_000; // ms; a notebook that is still running its cells answers late

/**
 * Open the view "projector": a button that enlarges the notebook for a projector and hides its results, to be shown one
 * by one.
 */
export function projectorView(frame: Frame): View {
  const { root, t } = frame;
  let stage: Stage | null = null;
  // A widget is drawn before it is on the page; only there can it know what is below it.
  const placed = new ResizeObserver(restore);
  placed.observe(root);

  function update(): void {
    render(
      html`<div class="rw-projector" role="group" aria-label=${t("projector-on")} @keydown=${key}>
        ${button("projector", t(stage ? "projector-off" : "projector-on"), () => turn(!stage), {
          type: stage ? "rw-button" : "rw-quiet",
        })}
        ${stage ? tools(stage) : nothing}
      </div>`,
      frame.body,
    );
  }

  function tools({ shown, count, all }: Stage): Piece {
    if (!count) return html`<span class="rw-muted">${t("projector-empty")}</span>`;
    const hidden = shown < count;
    const press = (): void => {
      all(hidden);
      frame.announce(t(hidden ? "projector-all-shown" : "projector-all-hidden"));
    };
    return html`${button("reveal-all", t(hidden ? "projector-all" : "projector-none"), press)}
      <span class="rw-muted" data-standing>${t("projector-standing", { shown, of: count })}</span>
      <span class="rw-muted">${t("projector-keys")}</span>`;
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== "ArrowRight" || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !stage)
      return;
    event.preventDefault();
    stage.next();
  }

  function turn(on: boolean): void {
    const page = pageOf(root);
    if (!page) return;
    // If a page has two such buttons, the first one acts.
    const first = page.querySelector('[data-view="projector"]');
    if (first && first !== root) return first.querySelector<HTMLElement>("[data-act=projector]")?.click();
    storeText(KEY, on ? "on" : null); // if that fails, projector mode ends with a reload
    if (on) open();
    else close();
    frame.announce(t(on ? "projector-is-on" : "projector-is-off"));
    frame.body.querySelector("[data-act=projector]")?.scrollIntoView?.({ block: "nearest", behavior: "instant" });
  }

  function restore(): void {
    if (!stage && loadText(KEY) !== null) open();
  }

  function open(): void {
    const page = pageOf(root);
    if (!page || page.querySelector('[data-view="projector"]') !== root) return;
    const { announce } = frame;
    stage = new Stage(page, root, { t, lang: root.lang, announce, changed: update, grow: () => resize("projector") });
    update();
  }

  function close(): void {
    stage?.forget();
    stage?.close();
    stage = null;
    resize("normal");
    update();
  }

  function resize(size: Size): void {
    if (!frame.locked) void frame.client.send({ type: "size", size }, PATIENT);
  }

  restore();
  return {
    update,
    destroy() {
      placed.disconnect();
      stage?.close();
    },
  };
}
