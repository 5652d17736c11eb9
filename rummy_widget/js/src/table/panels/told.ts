// The proof of a close's price, who pays whom, what the others held, and the code of the deal.
import { html, nothing } from "lit-html";
import { reasonsTemplate } from "../../rack/reasons";
import type { Panel } from "../panel";
import { handsPiece, paymentsPiece } from "../round-end";

/**
 * The panel "told", the details of a finished round: why the close (the hand that ended it), if there was one, is worth
 * its points, who pays whom, what tiles the others had left, and the code of the deal.
 */
export const panel: Panel = {
  key: "told",
  order: 6,
  apart: true,
  title: ({ table: { settlement } }) => settlement?.title ?? null,
  piece({ table: { settlement, game }, host: { t } }) {
    if (!settlement) return nothing;
    const { reasons, code } = settlement;
    return html`${reasons.length ? reasonsTemplate(t, reasons) : nothing}
      ${paymentsPiece(settlement, t, !!game?.rack.trays)}${handsPiece(game?.felt.seats ?? [], t)}
      <p class="rw-muted">${t("table-code")} <code>${code}</code></p>`;
  },
};
