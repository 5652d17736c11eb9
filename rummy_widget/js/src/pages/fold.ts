// A part of a page that opens when its title is pressed.
import { html, nothing } from "lit-html";
import { heading, type Piece } from "./parts";

/** The title of a folded part of a page. */
export interface FoldTitle {
  key: string; // its `data-chapter` attribute
  title: string;
  standing: unknown; // shown at the end of the line
  level: number; // of the heading
  open?: boolean; // whether it is open at first
}

/** Return a part of the page with `inside`, which is folded until its title is pressed. */
export const fold = ({ key, title, standing, level, open }: FoldTitle, inside: unknown): Piece =>
  html`<details class="rw-fold" data-chapter=${key} ?open=${open ?? nothing}>
    <summary>${heading(level, "rw-fold-title", title)}<span class="rw-chapter-standing">${standing}</span></summary>
    ${inside}
  </details>`;
