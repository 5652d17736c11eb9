// Keeps the site for when there is no network, and says when there is a new version of it. What a page has begun with
// it goes on with: the old files stay in their place until everybody has left them, or somebody asks for the new ones.
import { say } from "./notes";

const OFTEN = 600_000; // ms between two looks for a new version, while a page stays open
const HERE = new URL(".", import.meta.url);

/** Says that there is a new version; `load` makes it everybody's. */
function news(load: () => void): void {
  say("news", load);
}

/** Keeps the site; `anew` loads the page anew, with what lies on it, and `later` is what not everybody needs. */
export async function stay(anew: () => void, later: string[]): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  let had = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (had) return anew(); // here or on another page somebody has asked for the new version
    had = true;
    // The first one is no news, unless this page came from an older version than what is kept now.
    void caches.match(import.meta.url).then((found) => found ?? news(anew));
  });
  const root = new URL("..", HERE);
  const found = await serviceWorker.register(new URL("offline.js", root), { scope: root.href, updateViaCache: "none" });
  void serviceWorker.ready.then(({ active }) => {
    for (const path of later) active?.postMessage({ keep: new URL(path, HERE).href });
  });
  const tell = (): void => {
    const next = found.waiting;
    if (next && serviceWorker.controller) news(() => next.postMessage("now"));
  };
  tell();
  found.addEventListener("updatefound", () => {
    found.installing?.addEventListener("statechange", tell);
  });
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < OFTEN) return;
    looked = Date.now();
    void found.update().catch(() => undefined); // no network
  });
}

/** Whether the server has another version of this page by now. */
export async function isOld(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(`/${HERE.pathname.split("/").at(-2)}/`);
  } catch {
    return false;
  }
}
