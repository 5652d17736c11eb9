// The note where something is judged by a house rule: which one, and the way back.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Words } from "../words";

export function houseNote(
  t: Words,
  text: string | null | undefined,
  locked: boolean,
  back: () => void,
): TemplateResult | typeof nothing {
  if (!text) return nothing;
  return html`<p class="rw-house-note"><span>${text}</span>
    <button type="button" class="rw-link" data-act="house-off" aria-disabled=${locked ? "true" : nothing}
      @click=${() => !locked && back()}>${t("house-off")}</button></p>`;
}
