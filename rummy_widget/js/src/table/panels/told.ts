// The proof of the price of a close, who pays whom, what the others held.
import { html, nothing } from "lit-html";
import { reasonsTemplate } from "../../rack/reasons";
import type { Panel } from "../panel";
import { handsPiece, paymentsPiece } from "../settled";

export const panel: Panel = {
  key: "told",
  order: 6,
  apart: true,
  title: ({ table: { settlement } }) => settlement?.title ?? null,
  piece({ table: { settlement, game }, hall: { t } }) {
    if (!settlement) return nothing;
    const { reasons } = settlement;
    return html`${reasons.length ? reasonsTemplate(t, reasons) : nothing}
      ${paymentsPiece(settlement, t, false)}${handsPiece(game?.felt.seats ?? [], t)}`;
  },
};
