// Why a rack is worth what it is, and what would pay more: a tree of sentences that Python has found, each with its
// clause.
import { html, nothing, type TemplateResult } from "lit-html";
import { button } from "../button";
import type { ReasonProps } from "../types";
import type { Words } from "../words";

/** The sentences, and under each what proves it, or what would reach it. */
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

/** The question that opens the tree, and closes it again. */
export const explainButton = (t: Words, open: boolean, off: boolean, ask: () => void): TemplateResult =>
  button("explain", t(open ? "explain-less" : "explain"), () => off || ask(), {
    type: "rw-link rw-explain",
    expanded: open,
    off,
  });
