// What may be set while a game goes on; at a table of people that is agreed on among them.
import type { Panel } from "../panel";

export const panel: Panel = {
  key: "settings",
  order: 4,
  title: ({ table, people, hall }) => (table.screen === "play" && !people?.room ? hall.t("table-during") : null),
  piece: ({ form, table, hall }) => form.during(table.setup, hall),
};
