// What every view has around it: the root element with its landmarks, the live region, the banner.
import { html, render } from "lit-html";
import { Announcer } from "./announce";
import type { Client } from "./client";
import { Waker } from "./wake";
import { words, type Words } from "./words";

/** Handed to a view when it opens. */
export interface Frame {
  readonly root: HTMLElement; // .rw
  readonly body: HTMLElement; // the view renders into this
  readonly client: Client;
  readonly t: Words;
  readonly locked: boolean; // nobody is there to answer: show, but take no input
  announce(text: string): void; // through the polite live region
}

/** A view renders `frame.client.state()` into `frame.body`; `update` is called after every change. */
export interface View {
  update(): void;
  destroy?(): void;
}
export type ViewFactory = (frame: Frame) => View;

const DEAD = "jupyter-widgets-disconnected"; // set by ipywidgets on a widget whose comm is closed

/** Opens a view of a model in an element that anywidget gives, until the function it returns is called. */
export function openFrame(client: Client, el: HTMLElement, views: Record<string, ViewFactory>): () => void {
  const root = document.createElement("div");
  const banner = document.createElement("div");
  const body = document.createElement("div");
  const announcer = new Announcer();
  const waker = new Waker(client, root);
  let t: Words = () => "";
  let view: View | null = null;
  let rev: number | undefined;
  let waking = false;

  root.className = "rw";
  root.setAttribute("data-lm-suppress-shortcuts", "true"); // or JupyterLab eats the keys
  banner.className = "rw-banner";
  body.className = "rw-body";
  root.append(banner, body, announcer.element);
  el.classList.add("rw-host");
  el.append(root);

  const frame: Frame = {
    root,
    body,
    client,
    get t() {
      return t;
    },
    get locked() {
      return client.line === "gone";
    },
    announce: (text) => announcer.say(text),
  };

  const build = (): void => {
    view?.destroy?.();
    view = null;
    body.replaceChildren();
    const name = String(client.model.get("view"));
    const lang = String(client.model.get("lang") || "en");
    t = words(String(client.model.get("words") ?? ""), lang);
    root.dataset.view = name;
    root.lang = lang;
    const open = views[name];
    if (open) view = open(frame);
    else console.warn(`[rummy] no view "${name}"; there are ${Object.keys(views).join(", ")}`);
  };

  const update = (): void => {
    showBanner();
    view?.update();
    const state = client.state<{ rev?: number; said?: string } | null>();
    const news = state?.rev !== rev && rev !== undefined;
    rev = state?.rev;
    // A widget that is shown twice speaks once: from where somebody is at work.
    if (news && state?.said && client.speaker(root)) announcer.say(state.said);
  };

  const showBanner = (): void => {
    const gone = client.line === "gone";
    const was = !banner.hidden;
    banner.hidden = !gone;
    if (!gone) return void render("", banner);
    const text = waking ? t("kernel-waking") : t(waker.possible ? "kernel-gone" : "kernel-cell");
    if (!was) announcer.say(text);
    const button = html`<button type="button" class="rw-button rw-primary" data-act="wake" @click=${wake}>${t("kernel-wake")}</button>`;
    render(html`<p>${text}</p>${waker.possible && !waking ? button : ""}`, banner);
  };

  const wake = (): void => {
    waking = true;
    showBanner();
    waker.wake();
  };

  const dead = (): void => {
    if (el.classList.contains(DEAD) && client.line === "live") client.lost();
  };
  const claim = (): void => client.claim(root);
  const forget = [
    client.onChange((what) => {
      if (what === "words" || what === "lang" || what === "view") build();
      update();
    }),
    client.join(root),
  ];
  const commChanged = (): void => void setTimeout(dead); // ipywidgets marks the element in the same breath
  client.model.on("comm_live_update", commChanged);
  root.addEventListener("focusin", claim);
  root.addEventListener("pointerdown", claim);

  banner.hidden = true;
  build();
  update();
  dead();
  if (client.line === "live") {
    void client.hello().then(async ({ ok }) => {
      if (ok && (await waker.restore())) announcer.say(t("kernel-back"));
    });
  }

  return () => {
    for (const stop of forget) stop();
    client.model.off("comm_live_update", commChanged);
    waker.destroy();
    view?.destroy?.();
    root.remove();
  };
}

