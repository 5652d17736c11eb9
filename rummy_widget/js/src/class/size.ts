// Large for the projector, and back.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import type { Message, Size } from "../types";
import type { Words } from "../words";

export function sizeButton(now: Size, t: Words, locked: boolean, tell: (message: Message) => void): Piece {
  const size = now === "normal" ? "projector" : "normal";
  return html`<button type="button" class="rw-quiet" data-act="size" aria-disabled=${locked ? "true" : nothing}
    @click=${() => tell({ type: "size", size })}>${
      size === "normal" ? t("work-size-normal") : t("work-size-projector")
    }</button>`;
}
