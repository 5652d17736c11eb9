// The frame around every view: its root element, the live region and the banner.
import { html, render } from "lit-html";
import { Announcer } from "./announce";
import { markInUse, setBanner, isNewText, type BannerHost } from "./banner";
import type { Client } from "./client";
import { watchKernel } from "./kernel";
import { pageHost } from "./page";
import { playChange } from "./sound";
import { watchBelow } from "./stage/below";
import { Reconnector } from "./reload";
import { words, type Words } from "./words";

/** What a view gets when it opens, such as its elements, its connection to Python and its texts. */
export interface Frame {
  readonly root: HTMLElement; // the element of class .rw
  readonly body: HTMLElement; // the view renders into this
  readonly client: Client;
  readonly t: Words; // looks up the texts of the page's language
  readonly locked: boolean; // the connection to Python is lost: show the state, but take no input
  announce(text: string): void; // has a screen reader read it aloud
}

/** A view of a widget: it renders `frame.client.state()` into `frame.body` whenever `update` is called. */
export interface View {
  update(): void;
  destroy?(): void; // called before the view is removed
}

/** A function that opens a view in a frame and returns it. */
export type ViewFactory = (frame: Frame) => View;

const STAGED = new Set(["step", "table", "practice", "puzzle", "score"]); // views that fill the window in the app
const BACK = { cut: "kernel-cut", restart: "kernel-restart" } as const;
const DEAD = "jupyter-widgets-disconnected"; // set by ipywidgets on a widget whose comm is closed

/**
 * Open a view inside `el`, with a banner for a lost connection and a live region for screen readers. `views` maps the
 * name of each view to the function that opens it; the trait "view" of the widget's model says which one to open.
 * Return a function that closes the view.
 */
export function openFrame(client: Client, el: HTMLElement, views: Record<string, ViewFactory>): () => void {
  const root = document.createElement("div");
  const banner = document.createElement("div");
  let body = document.createElement("div");
  const announcer = new Announcer();
  const waker = new Reconnector(client, root);
  let t: Words = () => "";
  let view: View | null = null;
  let unwatch: (() => void) | null = null; // stops watching the boxes that scroll in the stage
  let rev: number | undefined;
  let drawn: unknown; // the state drawn last
  let waking = false;
  let bannerText = ""; // the text of the banner

  root.className = "rw";
  // Without this JupyterLab takes the keys: an arrow would leave the answers, an X would cut the cell. It looks for
  // this attribute on the focused element and its parents, but some of its shortcuts match the focused element only.
  // Shortcuts with Ctrl still go to JupyterLab.
  root.setAttribute("data-lm-suppress-shortcuts", "true");
  root.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
  });
  banner.className = "rw-banner";
  root.append(banner, body, announcer.element);
  el.classList.add("rw-host");
  el.append(root);

  const frame: Frame = {
    root,
    client,
    get body() {
      return body;
    },
    get t() {
      return t;
    },
    get locked() {
      return client.status === "gone";
    },
    announce: (text) => announcer.say(text),
  };

  const build = (): void => {
    view?.destroy?.();
    view = null;
    const empty = document.createElement("div"); // lit remembers what it has rendered into the old one
    empty.className = "rw-body";
    body.replaceWith(empty);
    body = empty;
    const name = String(client.model.get("view"));
    const lang = String(client.model.get("lang") || "en");
    t = words(String(client.model.get("words") ?? ""), lang);
    root.dataset.view = name;
    root.classList.toggle("rw-stage", STAGED.has(name) && pageHost() === "voila");
    unwatch?.();
    unwatch = root.classList.contains("rw-stage") ? watchBelow(root, () => t) : null;
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
    // If two views show the widget, only the one in use speaks. What was done is announced before its verdict.
    const said = state?.said;
    if (news && client.isActive(root)) void playChange(drawn, state);
    drawn = state;
    if (news && said && client.isActive(root)) client.whenIdle(() => announcer.say(said));
  };

  const drawBanner = (visible: boolean): void => {
    const { status } = client;
    banner.toggleAttribute("hidden", !visible); // observers hear nothing if it stays the same
    if (!visible) return void render((bannerText = ""), banner);
    const byItself = client.cause ? BACK[client.cause] : null;
    const message = byItself ?? (waking ? "kernel-waking" : waker.possible ? "kernel-gone" : "kernel-cell");
    const text = t(status === "slow" ? "kernel-slow" : message);
    if (text !== bannerText && isNewText(text)) announcer.say(text);
    bannerText = text;
    const button = html`<button type="button" class="rw-button rw-primary" data-act="wake"
      @click=${wake}>${t("kernel-wake")}</button>`;
    render(html`<p>${text}</p>${status === "gone" && waker.possible && !waking && !byItself ? button : ""}`, banner);
  };

  const bannerHost: BannerHost = { root, draw: drawBanner };
  const showBanner = (): void => {
    if (banner.dataset.line === "gone" && client.status === "live" && client.cause) announcer.say(t("kernel-back"));
    banner.dataset.line = client.status;
    setBanner(bannerHost, client.status !== "live");
  };

  const wake = (): void => {
    waking = true;
    showBanner();
    waker.reconnect();
  };

  const checkDead = (): void => {
    if (el.classList.contains(DEAD) && client.status !== "gone") client.markLost();
  };
  const ask = (): void => client.ping(); // the answer, or its absence, updates the connection
  // Check the connection at once when the user comes back to the page.
  const onVisible = (): void => {
    if (document.visibilityState === "visible" && client.status === "live" && waker.possible) ask();
  };
  const onUse = (): void => {
    client.activate(root);
    markInUse(root);
  };
  const stops = [
    client.onChange((what) => {
      if (what === "words" || what === "lang" || what === "view") build();
      update();
    }),
    client.onBusy((asking) => root.toggleAttribute("data-asking", asking)), // for tests
    client.addView(root),
    watchKernel(client.model, () => client.status !== "gone" && client.markLost(), ask),
  ];
  const commChanged = (): void => void setTimeout(checkDead); // ipywidgets marks the element just after this event
  client.model.on("comm_live_update", commChanged);
  document.addEventListener("visibilitychange", onVisible);
  root.addEventListener("focusin", onUse);
  root.addEventListener("pointerdown", onUse);

  banner.hidden = true;
  build();
  update();
  checkDead();
  if (client.status === "live") {
    void client.hello().then(async ({ ok }) => {
      if (ok && (await waker.restore())) announcer.say(t("kernel-back"));
    });
  }

  return () => {
    for (const stop of stops) stop();
    setBanner(bannerHost, false);
    client.model.off("comm_live_update", commChanged);
    document.removeEventListener("visibilitychange", onVisible);
    waker.destroy();
    unwatch?.();
    view?.destroy?.();
    root.remove();
  };
}
