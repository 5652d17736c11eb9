// The rounds of this match so far.
import { nothing } from "lit-html";
import { tablePiece } from "../../pages/rows";
import type { RowsProps } from "../../types";
import { dataOf, type Panel } from "../panel";

/** The panel "statistics": a table of the rounds of this match so far. */
export const panel: Panel = {
  key: "statistics",
  order: 3,
  title(scene) {
    const rows = dataOf<RowsProps>(scene, "statistics");
    return rows && (rows.title || scene.host.t("table-statistics"));
  },
  piece(scene) {
    const rows = dataOf<RowsProps>(scene, "statistics");
    return rows ? tablePiece(rows, true) : nothing;
  },
};
