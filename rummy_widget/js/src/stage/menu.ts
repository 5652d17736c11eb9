// The menu of the app's bar: language, colours, sound. Elsewhere JupyterLab has its own.
import { html, nothing } from "lit-html";
import { button } from "../button";
import { closeMenu, menu, sign } from "../menu";
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
  const ways = (tongues ?? []).flatMap(({ code, name, href }) =>
    href ? [link(href, html`<span lang=${code}>${name}</span>`, { type: "rw-quiet", act: `menu-${code}` })] : [],
  );
  const themes = THEMES.map((theme) =>
    button(`theme-${theme}`, t(`theme-${theme}`), () => own(theme)?.click(), { type: "rw-quiet" }),
  );
  const head = { label: t("page-menu"), sign: sign("⋮"), type: "rw-page-menu", pressed: closeMenu };
  return menu(head, html`${ways} ${themes} ${soundItem(t)} ${notebook()}`);
}
