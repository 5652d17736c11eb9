// The bar at the top of a page: the link to the course, the title, and what belongs at its end.
import { html, nothing } from "lit-html";
import type { LanguageProps } from "../types";
import type { Words } from "../words";
import { link } from "./links";
import { arrow, type Piece } from "./parts";
import { pageMenu } from "../stage/page-menu";

/** The contents of the bar at the top of a page. */
export interface Bar {
  home: string | null; // address of the course's home page; null on that page
  above: string; // the small line over the title, such as the chapter
  title: Piece; // a heading
  start?: Piece; // before the title
  end?: Piece; // after the title
  languages?: readonly LanguageProps[] | undefined;
}

/** Return the bar at the top of a page: the link to the course, the title, the languages and the page's menu. */
export function bar({ home, above, title, start, end, languages }: Bar, t: Words): Piece {
  return html`<div class="rw-page-bar">
    ${link(home, html`${arrow("left")}<span class="rw-long">${t("home-link")}</span>`, {
      type: "rw-course",
      act: "course",
    })}
    ${start ?? nothing}
    <div class="rw-page-name">${above ? html`<p class="rw-where">${above}</p>` : nothing}${title}</div>
    ${switchLanguage(languages, t)}${end ?? nothing}${pageMenu(home, languages, t)}
  </div>`;
}

/** Return links to the page in the other languages, "EN · RO", or nothing if there are none. */
function switchLanguage(languages: readonly LanguageProps[] | undefined, t: Words): Piece | string {
  let ways = 0;
  const pieces = languages?.map(({ code, name, href }) => {
    const words = html`<span aria-hidden="true">${code.toUpperCase()}</span><span class="rw-visually-hidden"
      lang=${code}>${name}</span>`;
    const way = link(href, words, { type: "", act: `lang-${code}` });
    if (way !== nothing) ways += 1;
    return way === nothing ? html`<span aria-current="true">${words}</span>` : way;
  });
  return ways ? html`<nav class="rw-languages" aria-label=${t("languages")}>${pieces}</nav>` : nothing;
}
