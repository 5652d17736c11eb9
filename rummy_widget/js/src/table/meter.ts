// How far an opening has come.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import type { MeterProps } from "../types";
import type { Words } from "../words";

export function meterPiece(meter: MeterProps | null, t: Words): Piece {
  if (!meter) return nothing;
  const { got, wanted, text } = meter;
  const share = Math.min(1, got / Math.max(1, wanted));
  return html`<span
    class="rw-meter"
    role="meter"
    aria-label=${t("spread-opening")}
    aria-valuemin="0"
    aria-valuemax=${wanted}
    aria-valuenow=${Math.min(got, wanted)}
    aria-valuetext=${text}
    ?data-full=${share === 1}
  ><i style=${`scale: ${share} 1`}></i><b>${text}</b></span>`;
}
