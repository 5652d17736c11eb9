// The ways to the same page in another language.
import { html, nothing } from "lit-html";
import type { TongueProps } from "../types";
import type { Words } from "../words";
import { link } from "./links";
import type { Piece } from "./parts";

/** "EN · RO": the language of the page, and a link to it in each other one; nothing where no link leads anywhere. */
export function switchTongue(tongues: readonly TongueProps[] | undefined, t: Words): Piece | string {
  let ways = 0;
  const pieces = tongues?.map(({ code, name, href }) => {
    const words = html`<span aria-hidden="true">${code.toUpperCase()}</span><span class="rw-visually-hidden"
      lang=${code}>${name}</span>`;
    const way = link(href, words, { type: "", act: `lang-${code}` });
    if (way !== nothing) ways += 1;
    return way === nothing ? html`<span aria-current="true">${words}</span>` : way;
  });
  return ways ? html`<nav class="rw-tongues" aria-label=${t("languages")}>${pieces}</nav>` : nothing;
}
