// Where links to the course's other pages lead in the program that shows this one; never to nowhere.
import { html, nothing } from "lit-html";
import { decoded, shower } from "../page";
import type { Piece } from "./parts";

// JupyterLab and Notebook name the open file in their address: /lab/tree/notebooks/home.ipynb
const IN_JUPYTER =
  /^(.*?\/(?:lab(?:\/workspaces\/[^/]+)?\/tree|doc(?:\/workspaces\/[^/]+)?\/tree|notebooks|tree)\/)(.+\.ipynb)$/;

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

/** The file that a relative link means in Jupyter, from the root of its folders, with the address before it. */
export function jupyterFile(
  href: string,
  around: Surroundings = here(),
): { root: string; file: string; hash: string } | null {
  const [, root, file] = IN_JUPYTER.exec(around.pathname) ?? [];
  if (!root || !file || !around.protocol.startsWith("http")) return null;
  const to = new URL(href, `http://notebook/${file}`);
  return { root, file: to.pathname.slice(1), hash: to.hash };
}

/** A link relative to the notebook's folder, as an address that works here; null where there is none. */
export function pageLink(href: string | null | undefined, around: Surroundings = here()): string | null {
  if (!href || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return null; // ours are relative
  if (around.voila) return href;
  const found = jupyterFile(href, around);
  return found && `${found.root}${found.file}${found.hash}`;
}

/**
 * In JupyterLab a click opens the notebook beside the others, by Lab's own way of linking to a command, in place of
 * loading Lab anew. Which file is meant is worked out then: before, another notebook may be in front.
 */
function openInLab(event: MouseEvent, href: string): void {
  const link = event.currentTarget as HTMLElement;
  const found = shower() === "lab" && !event.ctrlKey && !event.metaKey && !event.shiftKey ? jupyterFile(href) : null;
  if (found) {
    link.dataset["commandlinkerCommand"] = "docmanager:open";
    link.dataset["commandlinkerArgs"] = JSON.stringify({ path: decoded(found.file) });
  } else {
    delete link.dataset["commandlinkerCommand"];
  }
}

export interface LinkLook {
  type: string; // its class
  act?: string; // data-act
  current?: boolean;
  dead?: Piece | string; // what stands there where no address is known
}

/** A link to another page of the course. */
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
