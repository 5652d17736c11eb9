// The settings that may change during a game; at a multiplayer table the lobby has them.
import type { Panel } from "../panel";

/** The panel "settings": the settings that may change during a game. */
export const panel: Panel = {
  key: "settings",
  order: 4,
  title: ({ table, people, host }) => (table.screen === "play" && !people?.room ? host.t("table-during") : null),
  piece: ({ form, table, host }) => form.during(table.setup, host),
};
