// The rounds of this match so far.
import { nothing } from "lit-html";
import { tablePiece } from "../../pages/rows";
import type { RowsProps } from "../../types";
import { shown, type Panel } from "../panel";

export const panel: Panel = {
  key: "statistics",
  order: 3,
  title(scene) {
    const rows = shown<RowsProps>(scene, "statistics");
    return rows && (rows.title || scene.hall.t("table-statistics"));
  },
  piece(scene) {
    const rows = shown<RowsProps>(scene, "statistics");
    return rows ? tablePiece(rows, true) : nothing;
  },
};
