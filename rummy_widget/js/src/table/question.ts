// Before a turn that costs something is ended: whether it really is to be.
import { html } from "lit-html";
import { heading, type Piece } from "../pages/parts";
import type { Scene } from "./panel";

export function questionPiece(text: string, { hall: { t }, level }: Scene, yes: () => void, no: () => void): Piece {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    no();
  };
  return html`<section
    class="rw-panel rw-advice rw-asking"
    role="alertdialog"
    tabindex="-1"
    aria-labelledby="rw-asking-title"
    aria-describedby="rw-asking-text"
    @keydown=${onKey}
  >
    ${heading(level, "rw-chapter-title", t("spread-penalty"), "rw-asking-title")}
    <p id="rw-asking-text">${text}</p>
    <p class="rw-advice-ways">
      <button type="button" class="rw-button" data-act="penalty-yes" @click=${yes}>${t("spread-penalty-yes")}</button>
      <button type="button" class="rw-button rw-primary" data-act="penalty-no" @click=${no}>
        ${t("spread-penalty-no")}</button></p>
  </section>`;
}
