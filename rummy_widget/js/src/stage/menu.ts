// The menu of the app's bar: language, colours, sound. Elsewhere JupyterLab has its own.
import { html, nothing } from "lit-html";
import { closeMenu } from "../menu";
import { shower } from "../page";
import { link } from "../pages/links";
import type { Piece } from "../pages/parts";
import { soundItem } from "../sound";
import type { TongueProps } from "../types";
import type { Words } from "../words";

const THEMES = ["auto", "light", "dark"] as const;
const own = (theme: string) => document.querySelector<HTMLElement>(`.page-foot [data-theme-choice="${theme}"]`);

/** The way to the page's cells, where the page has one below it: a site beside which JupyterLite lies. */
function notebook(): Piece {
  const way = document.querySelector<HTMLAnchorElement>(".as-notebook a");
  return way ? html`<a class="rw-quiet" data-act="menu-notebook" href=${way.href}>${way.textContent}</a>` : nothing;
}

/** Whether the bar has it. */
export const hasPageMenu = (): boolean => shower() === "voila" && own("auto") !== null;

export function pageMenu(tongues: readonly TongueProps[] | undefined, t: Words): Piece {
  if (!hasPageMenu()) return nothing;
  const choose = (theme: string): void => own(theme)?.click();
  const ways = (tongues ?? []).flatMap(({ code, name, href }) =>
    href ? [link(href, html`<span lang=${code}>${name}</span>`, { type: "rw-quiet", act: `menu-${code}` })] : [],
  );
  return html`<details class="rw-more rw-page-menu" @keydown=${closeMenu} @click=${closeMenu}>
    <summary class="rw-button rw-round" aria-label=${t("page-menu")} title=${t("page-menu")}><span
      aria-hidden="true">⋮</span></summary>
    <div class="rw-more-list">
      ${ways}
      ${THEMES.map(
        (theme) => html`<button type="button" class="rw-quiet" data-act=${`theme-${theme}`}
        @click=${() => choose(theme)}>${t(`theme-${theme}`)}</button>`,
      )}
      ${soundItem(t)}
      ${notebook()}
    </div>
  </details>`;
}
