// Keeps the site for offline use, and says if there is a new version. An open page goes on with its old files. These
// are kept until no page uses them any more, or somebody asks for the new version.
import { show } from "./notes";

const OFTEN = 600_000; // ms between two checks for a new version, while a page stays open
const HERE = new URL(".", import.meta.url);

/** Say that there is a new version; `load` switches all pages to it. */
function news(load: () => void): void {
  show("news", load);
}

/**
 * Start the service worker, which keeps the files of the site for offline use; do nothing if the browser has none. When
 * a newer version of the site is ready, show a note whose button loads it. `reload` should reload the page. `later` are
 * the paths of files that only some pages need; they are kept too, once the service worker runs.
 */
export async function keepOffline(reload: () => void, later: string[]): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  let had = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (had) return reload(); // somebody has asked for the new version, here or on another page
    had = true;
    // The first controller is no news, unless this page came from an older version than the stored one.
    void caches.match(import.meta.url).then((found) => found ?? news(reload));
  });
  const root = new URL("..", HERE);
  const entry = await serviceWorker.register(new URL("offline.js", root), { scope: root.href, updateViaCache: "none" });
  void serviceWorker.ready.then(({ active }) => {
    for (const path of later) active?.postMessage({ keep: new URL(path, HERE).href });
  });
  const tell = (): void => {
    const next = entry.waiting;
    if (next && serviceWorker.controller) news(() => next.postMessage("now"));
  };
  tell();
  entry.addEventListener("updatefound", () => {
    entry.installing?.addEventListener("statechange", tell);
  });
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < OFTEN) return;
    looked = Date.now();
    void entry.update().catch(() => undefined); // no network
  });
}

/** Return whether the server has another version of this page; false if it can't be reached. */
export async function isOld(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(`/${HERE.pathname.split("/").at(-2)}/`);
  } catch {
    return false;
  }
}
