// What every view has around it: the root element with its landmarks, the live region, the banner.
import { html, render } from "lit-html";
import { Announcer } from "./announce";
import { atWork, speaks, unsaid, type Mouth } from "./banner";
import type { Client } from "./client";
import { watchKernel } from "./kernel";
import { soundOf } from "./heard";
import { shower } from "./page";
import { play } from "./sound";
import { watchBelow } from "./stage/below";
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

const STAGED = new Set(["step", "table", "practice", "puzzle", "score"]); // in the app these fill the window
const BACK = { cut: "kernel-cut", restart: "kernel-restart" } as const;
const DEAD = "jupyter-widgets-disconnected"; // set by ipywidgets on a widget whose comm is closed

/** Opens a view of a model in an element that anywidget gives, until the function it returns is called. */
export function openFrame(client: Client, el: HTMLElement, views: Record<string, ViewFactory>): () => void {
  const root = document.createElement("div");
  const banner = document.createElement("div");
  let body = document.createElement("div");
  const announcer = new Announcer();
  const waker = new Waker(client, root);
  let t: Words = () => "";
  let view: View | null = null;
  let unwatch: (() => void) | null = null; // of what scrolls in the stage
  let rev: number | undefined;
  let heard: unknown; // the state that was drawn last
  let waking = false;
  let shownLine = ""; // what the banner says

  root.className = "rw";
  // Or JupyterLab eats the keys: an arrow would leave the answers, an X cut the cell. It looks for the mark from what
  // has the focus upwards, but some of its shortcuts match what has the focus itself. Those with Ctrl stay Lab's.
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
      return client.line === "gone";
    },
    announce: (text) => announcer.say(text),
  };

  const build = (): void => {
    view?.destroy?.();
    view = null;
    const empty = document.createElement("div"); // lit remembers what it rendered into the old one
    empty.className = "rw-body";
    body.replaceWith(empty);
    body = empty;
    const name = String(client.model.get("view"));
    const lang = String(client.model.get("lang") || "en");
    t = words(String(client.model.get("words") ?? ""), lang);
    root.dataset.view = name;
    root.classList.toggle("rw-stage", STAGED.has(name) && shower() === "voila");
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
    // A widget that is shown twice speaks once: from where somebody is at work. What was done comes before its verdict.
    const said = state?.said;
    const sound = news && client.speaker(root) ? soundOf(heard, state) : null;
    heard = state;
    if (sound) play(sound);
    if (news && said && client.speaker(root)) client.atRest(() => announcer.say(said));
  };

  const drawBanner = (speaks: boolean): void => {
    const { line } = client;
    banner.toggleAttribute("hidden", !speaks); // which tells nobody where nothing changes
    if (!speaks) return void render((shownLine = ""), banner);
    const byItself = client.back ? BACK[client.back] : null;
    const gone = byItself ?? (waking ? "kernel-waking" : waker.possible ? "kernel-gone" : "kernel-cell");
    const text = t(line === "slow" ? "kernel-slow" : gone);
    if (text !== shownLine && unsaid(text)) announcer.say(text);
    shownLine = text;
    const button = html`<button type="button" class="rw-button rw-primary" data-act="wake"
      @click=${wake}>${t("kernel-wake")}</button>`;
    render(html`<p>${text}</p>${line === "gone" && waker.possible && !waking && !byItself ? button : ""}`, banner);
  };

  const mouth: Mouth = { root, draw: drawBanner };
  const showBanner = (): void => {
    if (banner.dataset.line === "gone" && client.line === "live" && client.back) announcer.say(t("kernel-back"));
    banner.dataset.line = client.line;
    speaks(mouth, client.line !== "live");
  };

  const wake = (): void => {
    waking = true;
    showBanner();
    waker.wake();
  };

  const dead = (): void => {
    if (el.classList.contains(DEAD) && client.line !== "gone") client.lost();
  };
  const ask = (): void => client.ask(); // the answer, or none, sets the line
  // Whoever comes back to a page after a while learns at once whether anybody is still there.
  const seen = (): void => {
    if (document.visibilityState === "visible" && client.line === "live" && waker.possible) ask();
  };
  const claim = (): void => {
    client.claim(root);
    atWork(root);
  };
  const forget = [
    client.onChange((what) => {
      if (what === "words" || what === "lang" || what === "view") build();
      update();
    }),
    client.onAsking((asking) => root.toggleAttribute("data-asking", asking)), // to be seen from outside
    client.join(root),
    watchKernel(client.model, () => client.line !== "gone" && client.lost(), ask),
  ];
  const commChanged = (): void => void setTimeout(dead); // ipywidgets marks the element in the same breath
  client.model.on("comm_live_update", commChanged);
  document.addEventListener("visibilitychange", seen);
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
    speaks(mouth, false);
    client.model.off("comm_live_update", commChanged);
    document.removeEventListener("visibilitychange", seen);
    waker.destroy();
    unwatch?.();
    view?.destroy?.();
    root.remove();
  };
}
