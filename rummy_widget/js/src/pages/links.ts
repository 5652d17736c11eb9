// Links to the course's other pages, as they work in the program that shows this page; never broken ones.
import { html, nothing } from "lit-html";
import { decodePart, pageHost } from "../page";
import type { Piece } from "./parts";

// JupyterLab and Notebook have the open file in their address: /lab/tree/notebooks/home.ipynb
const IN_JUPYTER =
  /^(.*?\/(?:lab(?:\/workspaces\/[^/]+)?\/tree|doc(?:\/workspaces\/[^/]+)?\/tree|notebooks|tree)\/)(.+\.ipynb)$/;

/** The address of the page and whether Voila serves it. */
export interface PageAddress {
  pathname: string;
  protocol: string;
  voila: boolean; // its pages have the notebooks' own addresses
}

const here = (): PageAddress => ({
  pathname: window.location.pathname,
  protocol: window.location.protocol,
  voila: pageHost() === "voila",
});

/**
 * Return the file that a relative link means in Jupyter, the address before it and the hash; null outside of
 * Jupyter.
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

/** Return a working address for a link relative to the notebook's folder, or null. */
export function pageLink(href: string | null | undefined, around: PageAddress = here()): string | null {
  if (!href || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return null; // links to our pages are relative
  if (around.voila) return href;
  const found = jupyterFile(href, around);
  return found && `${found.root}${found.file}${found.hash}`;
}

/**
 * Make a click in JupyterLab open the notebook in a new tab by Lab's own command, instead of loading Lab
 * again. The file is found at the click, because another notebook may be in front earlier.
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

/** The attributes of a link. */
export interface LinkLook {
  type: string; // CSS classes
  act?: string; // data-act
  current?: boolean;
  dead?: Piece | string; // shown in its place if no address is known
}

/** Return a link to another page of the course. */
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
