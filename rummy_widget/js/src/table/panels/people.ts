// Who is at a table of people, what can be said, and the way out.
import { nothing } from "lit-html";
import { beside } from "../../people/lobby";
import type { Panel } from "../panel";

export const panel: Panel = {
  key: "people",
  order: 1,
  title: ({ people }) => (people?.room ? (people.words["people"] ?? "") : null),
  piece: ({ people, hall }) => (people ? beside(people, hall) : nothing),
};
