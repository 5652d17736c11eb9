// The menu in the app's bar: other pages, language, colours, sound. JupyterLab has its own.
import { html, nothing } from "lit-html";
import { button } from "../button";
import { closeMenu, menu, sign } from "../menu";
import { decodePart, pageHost } from "../page";
import { link } from "../pages/links";
import type { Piece } from "../pages/parts";
import { soundItem } from "../sound";
import type { LanguageProps } from "../types";
import type { Words } from "../words";

const THEMES = ["auto", "light", "dark"] as const;
const choice = (theme: string) => document.querySelector<HTMLElement>(`.page-foot [data-theme-choice="${theme}"]`);

/** Return a link to the page as a notebook, if the page has one below it. */
function notebook(): Piece {
  const page = document.querySelector<HTMLAnchorElement>(".as-notebook a");
  return page ? html`<a class="rw-quiet" data-act="menu-notebook" href=${page.href}>${page.textContent}</a>` : nothing;
}

/**
 * Return whether the bar at the top of the page has a menu: it has one on pages of the app and of the website, which
 * let people choose light or dark colours.
 */
export const hasPageMenu = (): boolean => pageHost() === "voila" && choice("auto") !== null;

/**
 * Return the menu in the bar at the top of the page (pages, languages, colours, sound); nothing if the page has none.
 * `home` is the address of the home page; null on that page.
 */
export function pageMenu(home: string | null, languages: readonly LanguageProps[] | undefined, t: Words): Piece {
  if (!hasPageMenu()) return nothing;
  const here = decodePart(location.pathname).replace(/.*\//, "");
  const item = (href: string | null, title: unknown, key: string): unknown =>
    href && href !== here ? link(href, title, { type: "rw-quiet", act: `menu-${key}` }) : nothing;
  const page = (key: string, title: string): unknown =>
    item((home ?? here).replace(/[\w-]+(\.\w+)(\?.*)?$/, `${key}$1`), title, key);
  const links = languages?.map(({ code, name, href }) => item(href, html`<span lang=${code}>${name}</span>`, code));
  const themes = THEMES.map((theme) =>
    button(`theme-${theme}`, t(`theme-${theme}`), () => choice(theme)?.click(), { type: "rw-quiet" }),
  );
  const pages = html`${page("progress", t("progress"))} ${page("class", t("home-class"))}`;
  const head = { label: t("page-menu"), sign: sign("⋮"), type: "rw-page-menu", pressed: closeMenu };
  return menu(head, html`${pages} ${links} ${themes} ${soundItem(t)} ${notebook()}`);
}
