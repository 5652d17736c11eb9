// Where links to the course's other pages lead in the program that shows this one; never to nowhere.
import { html, type TemplateResult } from "lit-html";
import { shower } from "../page";

// JupyterLab and Notebook name the open file in their address: /lab/tree/notebooks/home.ipynb
const IN_JUPYTER = /^(.*?\/(?:lab(?:\/workspaces\/[^/]+)?\/tree|doc(?:\/workspaces\/[^/]+)?\/tree|notebooks|tree)\/)(.+\.ipynb)$/;

export interface Surroundings {
  pathname: string;
  protocol: string;
  voila: boolean; // its pages are the notebooks' own addresses
}

const here = (): Surroundings => ({
  pathname: window.location.pathname,
  protocol: window.location.protocol,
  voila: shower() === "voila",
});

/** A link relative to the notebook's folder, as an address that works here; null where there is none. */
export function pageLink(href: string | null | undefined, around: Surroundings = here()): string | null {
  if (!href || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return null; // ours are relative
  if (around.voila) return href;
  const jupyter = IN_JUPYTER.exec(around.pathname);
  if (!jupyter || !around.protocol.startsWith("http")) return null;
  const [, root = "", file = ""] = jupyter;
  const to = new URL(href, `http://notebook/${file}`);
  return `${root}${to.pathname.slice(1)}${to.hash}`;
}

/** A link to another page, or its words alone where no address is known. */
export function linkTo(href: string | null | undefined, type: string, words: unknown, act?: string): TemplateResult {
  const address = pageLink(href);
  if (address === null) return html`<span class=${type} data-dead>${words}</span>`;
  return act
    ? html`<a class=${type} href=${address} data-act=${act}>${words}</a>`
    : html`<a class=${type} href=${address}>${words}</a>`;
}
