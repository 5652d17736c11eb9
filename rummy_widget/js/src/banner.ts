// The banner that says the connection to Python is lost. All widgets of a page lose it at once, so only one
// visible widget shows the banner: the one that somebody is using, if there is one.

/** A widget that can show the banner "connection lost". */
export interface BannerHost {
  readonly root: HTMLElement; // the widget's root element
  draw(visible: boolean): void; // shows the banner, and announces its text if that is new; or hides the banner
}

/** The state of the banner that all widgets of the page share. */
interface Shared {
  hosts: Set<BannerHost>;
  active: HTMLElement | null; // the root of the widget that was used last
  text: string; // the text that one of them has read aloud; "" once the connection is back
}

// In JupyterLab each widget has its own copy of this file, so what they share belongs to the window.
const shared: Shared = ((window as { rummyLine?: Shared }).rummyLine ??= { hosts: new Set(), active: null, text: "" });
const { hosts } = shared;
let observer: MutationObserver | null = null;

/** Return the JupyterLab notebook panel that contains `root`, or null. */
const notebookOf = (root: HTMLElement): Element | null => root.closest(".jp-NotebookPanel");
/** Return whether a widget is visible. */
const isVisible = (root: HTMLElement): boolean => !root.closest("[hidden]") && (root.checkVisibility?.() ?? true);

/**
 * Return the widget that should show the banner: one inside the notebook panel `within` or, if that is null, one
 * outside of any panel.
 */
function ownerWithin(within: Element | null): BannerHost | undefined {
  const here = [...hosts].filter(({ root }) => notebookOf(root) === within);
  const all = here.filter(({ root }) => isVisible(root));
  // Prefer a widget to work on over a header, a footer or a picture.
  const leading = all.filter(({ root }) => root.querySelector(".rw-rack, .rw-felt") && !root.closest(".rw-figure"));
  return (
    all.find(({ root }) => root === shared.active) ??
    leading.find(({ root }) => root.getBoundingClientRect().bottom >= 0) ??
    leading[0] ??
    all[0] ??
    here[0]
  );
}

/** Redraw every registered widget, each with or without the banner. */
function redrawBanners(): void {
  for (const each of hosts) each.draw(each === ownerWithin(notebookOf(each.root)));
}

/**
 * Record that somebody is using the widget with this root element. If the connection is lost, the banner that says so
 * moves to that widget.
 */
export function markInUse(root: HTMLElement): void {
  shared.active = root;
  if (!hosts.size) return;
  redrawBanners();
  // it may start above the window
  root.querySelector(".rw-banner:not([hidden])")?.scrollIntoView({ block: "nearest" });
}

/**
 * Register whether a widget needs the banner "connection lost", because its connection is lost. Of all widgets on the
 * page that need it (in JupyterLab: of those in one notebook), only one shows it.
 */
export function setBanner(host: BannerHost, needed: boolean): void {
  if (needed === hosts.has(host)) return needed ? redrawBanners() : undefined;
  if (needed) hosts.add(host);
  else hosts.delete(host);
  if (!needed) host.draw(false);
  redrawBanners();
  if (!hosts.size) {
    observer?.disconnect();
    observer = null;
    shared.text = "";
  } else if (!observer) {
    observer = new MutationObserver(redrawBanners); // another widget may be visible now
    observer.observe(document.body, { subtree: true, attributeFilter: ["hidden"] });
  }
}

/**
 * Return whether the banner's text (`text`) is another than the one that a widget of this page announced last, and
 * record `text` as announced. So the widgets don't all announce the same text.
 */
export function isNewText(text: string): boolean {
  const news = text !== shared.text;
  shared.text = text;
  return news;
}
