// Links to the course's other pages, written as the program that shows this page needs them. If a page can't be
// opened from here, there is no link to it.
import { html, nothing } from "lit-html";
import { decodePart, pageHost } from "../page";
import type { Piece } from "./parts";

// JupyterLab and Notebook have the open file in their address: /lab/tree/notebooks/home.ipynb
const IN_JUPYTER =
  /^(.*?\/(?:lab(?:\/workspaces\/[^/]+)?\/tree|doc(?:\/workspaces\/[^/]+)?\/tree|notebooks|tree)\/)(.+\.ipynb)$/;

/** The address of a page, and whether our app or website shows that page. */
export interface PageAddress {
  pathname: string;
  protocol: string;
  voila: boolean; // whether our app or website shows the page: then relative links work as they are
}

const here = (): PageAddress => ({
  pathname: window.location.pathname,
  protocol: window.location.protocol,
  voila: pageHost() === "voila",
});

/**
 * Return the notebook to which a relative link leads on a page of Jupyter: its path (`file`), the part of the page's
 * address before the path (`root`), and the link's hash. Return null if the page `around` (by default the current one)
 * is not shown by Jupyter.
 */
export function jupyterFile(
  href: string,
  around: PageAddress = here(),
): { root: string; file: string; hash: string } | null {
  const [, root, file] = IN_JUPYTER.exec(around.pathname) ?? [];
  if (!root || !file || !around.protocol.startsWith("http")) return null;
  const to = new URL(href, `http://notebook/${file}`);
  return { root, file: to.pathname.slice(1), hash: to.hash };
}

/**
 * Return the address for a link on the page `around` (by default the current one). `href` is relative to the folder of
 * the page's notebook. Return null if `href` is missing or absolute, or if the program that shows the page can't open
 * our other pages.
 */
export function pageLink(href: string | null | undefined, around: PageAddress = here()): string | null {
  if (!href || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return null; // links to our pages are relative
  if (around.voila) return href;
  const found = jupyterFile(href, around);
  return found && `${found.root}${found.file}${found.hash}`;
}

/**
 * Make a click in JupyterLab open the notebook in a new tab by Lab's own command, instead of loading Lab again. The
 * file is looked up at the click, because another notebook may have been in front before.
 */
function openInLab(event: MouseEvent, href: string): void {
  const link = event.currentTarget as HTMLElement;
  const found = pageHost() === "lab" && !event.ctrlKey && !event.metaKey && !event.shiftKey ? jupyterFile(href) : null;
  if (found) {
    link.dataset["commandlinkerCommand"] = "docmanager:open";
    link.dataset["commandlinkerArgs"] = JSON.stringify({ path: decodePart(found.file) });
  } else {
    delete link.dataset["commandlinkerCommand"];
  }
}

/** The attributes of a link, and what to show instead if its page can't be opened. */
export interface LinkLook {
  type: string; // CSS classes
  act?: string; // its `data-act` attribute, by which styles and tests find it
  current?: boolean; // whether it is marked as the current one of several
  dead?: Piece | string; // shown in its place if its page can't be opened from here
}

/**
 * Return a link to another page of the course. `href` is the page's address, relative to the folder of this page's
 * notebook; `words` are shown as the link. If that page can't be opened from here, return `dead` if it is given,
 * otherwise nothing.
 */
export function link(
  href: string | null | undefined,
  words: unknown,
  { type, act, current, dead }: LinkLook,
): Piece | string {
  const address = pageLink(href);
  if (address === null) return dead ?? nothing;
  return html`<a class=${type} href=${address} data-act=${act ?? nothing} aria-current=${current ? "true" : nothing}
    @click=${(event: MouseEvent) => openInLab(event, href ?? "")}>${words}</a>`;
}
