// The bar at the head of a page: the way to the course, where this is, and what belongs at its end.
import { html, nothing } from "lit-html";
import type { TongueProps } from "../types";
import type { Words } from "../words";
import { link } from "./links";
import { arrow, type Piece } from "./parts";
import { pageMenu } from "../stage/menu";
import { switchTongue } from "./tongues";

export interface Bar {
  home: string | null; // address of the course's home, if this is not it
  above: string; // the small line: the chapter
  title: Piece; // a heading
  start?: Piece;
  end?: Piece;
  tongues?: readonly TongueProps[] | undefined;
}

export function bar({ home, above, title, start, end, tongues }: Bar, t: Words): Piece {
  return html`<div class="rw-page-bar">
    ${link(home, html`${arrow("out")}<span class="rw-long">${t("home-link")}</span>`, {
      type: "rw-course",
      act: "course",
    })}
    ${start ?? nothing}
    <div class="rw-page-name">${above ? html`<p class="rw-where">${above}</p>` : nothing}${title}</div>
    ${switchTongue(tongues, t)}${end ?? nothing}${pageMenu(tongues, t)}
  </div>`;
}
