// The players of a multiplayer table, its code and settings, and the button to leave.
import { nothing } from "lit-html";
import { peoplePanel } from "../../people/lobby";
import type { Panel } from "../panel";

/** The panel "people" of a multiplayer table: the players, its code and settings, and the button to leave. */
export const panel: Panel = {
  key: "people",
  order: 1,
  title: ({ people }) => (people?.room ? (people.words["people"] ?? "") : null),
  piece: ({ people, host }) => (people ? peoplePanel(people, host) : nothing),
};
