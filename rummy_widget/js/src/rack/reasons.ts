// Why a rack is worth its price, and what would be worth more: a tree of sentences from Python.
import { html, nothing, type TemplateResult } from "lit-html";
import { button } from "../button";
import type { ReasonProps } from "../types";
import type { Words } from "../words";

/**
 * Return the sentences that say why a rack is worth its points, or why it isn't worth more, as a nested list. Below a
 * sentence of the first kind (`holds`) is its proof; below one of the second kind are ways to make the rack worth more.
 * `under` says what this list is: "top" for the outermost one, otherwise "proof" or "way".
 */
export function reasonsTemplate(
  t: Words,
  reasons: readonly ReasonProps[],
  under: "top" | "proof" | "way" = "top",
): TemplateResult {
  return html`<ul class="rw-proof rw-reasons" aria-label=${under === "top" ? t("proof") : nothing}>
    ${reasons.map(({ text, clause, holds, children }) => {
      const [mark, name] = under === "way" ? ["→", "explain-way"] : holds ? ["✓", "proof-holds"] : ["✗", "proof-fails"];
      return html`<li data-holds=${String(holds)}>
        <div class="rw-reason">
          <span class="rw-tick" role="img" aria-label=${t(name!)}>${mark}</span>
          <span>${text}</span>${clause ? html`<span class="rw-chip">${clause}</span>` : nothing}
        </div>
        ${children.length ? reasonsTemplate(t, children, holds ? "proof" : "way") : nothing}
      </li>`;
    })}
  </ul>`;
}

/**
 * Return the button that opens and closes the list of reasons why a rack is worth its points. `open` says whether it is
 * open, `off` disables the button, and `ask` is called when it is pressed.
 */
export const explainButton = (t: Words, open: boolean, off: boolean, ask: () => void): TemplateResult =>
  button("explain", t(open ? "explain-less" : "explain"), () => off || ask(), {
    type: "rw-link rw-explain",
    expanded: open,
    off,
  });
