// The button for the projector: the notebook large, its results shown one by one. All of it is the page's own; Python
// is asked only to make the other widgets large, so that it works without Python too.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import type { Piece } from "../pages/parts";
import { keep, kept } from "../storage";
import { pageOf, Stage } from "./stage";
import type { Size } from "../types";

const KEY = "rummy-widget:v1:projector";
const PATIENT = 20_000; // ms; a notebook that is still running its cells answers later

class ProjectorBar implements View {
  private readonly frame: Frame;
  private readonly placed: ResizeObserver;
  private stage: Stage | null = null;

  constructor(frame: Frame) {
    this.frame = frame;
    // A widget is drawn before it stands on the page: only then is it known what is below it.
    this.placed = new ResizeObserver(() => this.restore());
    this.placed.observe(frame.root);
    this.restore();
  }

  destroy(): void {
    this.placed.disconnect();
    this.stage?.close();
  }

  update(): void {
    const { t } = this.frame;
    const on = this.stage !== null;
    render(
      html`<div class="rw-projector" role="group" aria-label=${t("projector-on")}
        @keydown=${(event: KeyboardEvent) => this.key(event)}>
        <button type="button" class=${on ? "rw-button" : "rw-quiet"} data-act="projector"
          @click=${() => this.turn(!on)}>${t(on ? "projector-off" : "projector-on")}</button>
        ${this.stage ? this.tools(this.stage) : nothing}
      </div>`,
      this.frame.body,
    );
  }

  private tools(stage: Stage): Piece {
    const { t } = this.frame;
    const { shown, count } = stage;
    if (!count) return html`<span class="rw-muted">${t("projector-empty")}</span>`;
    const rest = shown < count;
    return html`<button type="button" class="rw-button" data-act="reveal-all"
      @click=${() => this.all(rest)}>${t(rest ? "projector-all" : "projector-none")}</button>
      <span class="rw-muted" data-standing>${t("projector-standing", { shown, of: count })}</span>
      <span class="rw-muted">${t("projector-keys")}</span>`;
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== "ArrowRight" || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !this.stage)
      return;
    event.preventDefault();
    this.stage.next();
  }

  private all(shown: boolean): void {
    this.stage?.all(shown);
    this.frame.announce(this.frame.t(shown ? "projector-all-shown" : "projector-all-hidden"));
  }

  private turn(on: boolean): void {
    const page = pageOf(this.frame.root);
    if (!page) return;
    // Of two such buttons on a page the first one does it.
    const first = page.querySelector('[data-view="projector"]');
    if (first && first !== this.frame.root) return first.querySelector<HTMLElement>("[data-act=projector]")?.click();
    keep(KEY, on ? "on" : null); // where that fails, the page is as it was when it is loaded again
    if (on) this.open();
    else this.close();
    const { t, body, announce } = this.frame;
    announce(t(on ? "projector-is-on" : "projector-is-off"));
    body.querySelector("[data-act=projector]")?.scrollIntoView?.({ block: "nearest", behavior: "instant" });
  }

  private restore(): void {
    if (!this.stage && kept(KEY) !== null) this.open();
  }

  private open(): void {
    const { root, t, announce } = this.frame;
    const page = pageOf(root);
    if (!page || page.querySelector('[data-view="projector"]') !== root) return;
    const changed = (): void => this.update();
    this.stage = new Stage(page, root, {
      t,
      lang: root.lang,
      announce,
      changed,
      small: () => this.resize("projector"),
    });
    this.update();
  }

  private close(): void {
    this.stage?.forget();
    this.stage?.close();
    this.stage = null;
    this.resize("normal");
    this.update();
  }

  private resize(size: Size): void {
    if (!this.frame.locked) void this.frame.client.send({ type: "size", size }, PATIENT);
  }
}

export const projectorView = (frame: Frame): View => new ProjectorBar(frame);
