// Made-up states of the practice page, for the playground and the tests.
import type { PracticeState, SetupFieldProps, SkillCardProps } from "../src/types";
import { rack, step, tiles } from "./states";

const skill = (key: string, title: string, more: Partial<SkillCardProps> = {}): SkillCardProps => ({
  key,
  title,
  about: "One row: what is it?",
  tiles: tiles("r5 r6 r8"),
  standing: "not tried yet",
  mastered: null,
  ...more,
});

const band: SetupFieldProps = {
  key: "band",
  label: "How hard",
  kind: "pick",
  value: "follow",
  about: "Three right in a row make it harder.",
  clause: null,
  options: [
    { key: "follow", text: "match my level" },
    { key: "easy", text: "easy" },
    { key: "hard", text: "hard" },
  ],
};

export const choiceState: PracticeState = {
  rev: 1,
  title: "Practice",
  about: "One skill at a time.",
  home: "home.ipynb",
  band,
  timed: false,
  review: null,
  streak: null,
  notice: null,
  skills: [
    skill("is-run", "Run, group or neither"),
    skill("price-close", "What's the close worth?", { standing: "5 of 5 right · mastered: hard", mastered: "hard" }),
  ],
  groups: [{ title: "Rummy PRO", skills: ["is-run", "price-close"] }],
  task: null,
  step: null,
  rack: null,
  record: { v: 1, band: null, open: null, skills: {} },
};

export const taskState: PracticeState = {
  ...choiceState,
  task: {
    skill: "is-run",
    standing: "hard · 3 of 4 right",
    note: null,
    row: 2,
    most: 5,
    query: "?skill=is-run&seed=12&band=hard",
    throws: false,
    thrown: null,
  },
  step: step({
    lesson: "",
    key: "is-run",
    number: 1,
    count: 1,
    kind: "answer",
    title: "Run, group or neither",
    goal: "What do these tiles make?",
    text: null,
    options: [
      { key: "run", text: "A run" },
      { key: "group", text: "A group" },
    ],
    numeric: false,
    drill: { seed: 12 },
    next: null,
    alone: true,
    par: null,
  }),
  rack: rack("r5 r6 r8", { readonly: true, tools: [] }),
};
