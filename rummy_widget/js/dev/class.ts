// Made-up states of the widgets of a class, for the playground and the tests.
import { rack, tile } from "./states";
import type { ChancesState, ExerciseState, SimulationState, TaskProps, WorkState } from "../src/types";

export const task: TaskProps = {
  key: "outs-wait",
  seed: 7,
  guess: false,
  title: "Until it comes",
  where: "Exercise 1 of 2",
  text: "Of 30 unseen tiles 3 close your rack. How many do you draw on average?",
  form: "A fraction, a formula, or a decimal with at least 2 digits after the point",
  tiles: [],
  tiles_label: "",
  typed: "",
  reading: null,
  verdict: null,
  tries: "",
  right: false,
  may_show: true,
  solution: null,
};

export const FORMULA = '<math alttext="31/4" displaystyle="true"><mfrac><mn>31</mn><mn>4</mn></mfrac></math>';

export const exerciseState: ExerciseState = { rev: 1, said: "", task, seed: "Seed 7", size: "normal" };

export const doorState: WorkState = {
  rev: 1,
  said: "",
  title: "Outs and waiting",
  about: "Type the code of your class.",
  stored: ["Your answers stay in this browser."],
  alone: null,
  unreachable: "",
  code: null,
  own: null,
  standing: "",
  list: [],
  task: null,
  next: null,
  record: null,
  file: null,
  live: null,
  size: "normal",
};

export const workState: WorkState = {
  ...doorState,
  own: { text: "Class 7b, red 7", seed: 12, shown: "Seed 12" },
  standing: "0 of 2 right",
  list: [
    {
      key: "outs-wait",
      number: 1,
      title: "Until it comes",
      state: "open",
      label: "1. Until it comes: not answered yet",
    },
    { key: "outs-next", number: 2, title: "The next draw", state: "right", label: "2. The next draw: right" },
  ],
  task: { ...task, may_show: false },
  next: "outs-next",
  record: '{"first": 1}',
};

const choice = (key: string, value: string, values: string[]) => ({
  key,
  label: key,
  kind: "pick" as const,
  value,
  options: values.map((each) => ({ key: each, text: each })),
  clause: null,
});

export const simulationState: SimulationState = {
  rev: 1,
  said: "",
  title: "Deal it and see",
  about: "Racks are dealt.",
  running: false,
  part: 0,
  dealt: "0 of 1,000 racks dealt",
  over: false,
  fields: [
    choice("question", "doubles", ["doubles", "short"]),
    choice("deals", "1000", ["1000"]),
    { ...choice("seed", "1", []), kind: "text" },
  ],
  rows: [],
  chart: null,
};

export const chancesState: ChancesState = {
  rev: 1,
  said: "",
  rack: rack("r5 r6 | b9"),
  chances: {
    note: "",
    lines: [{ key: "chance-distance", text: "Tiles to exchange before it closes", value: "1" }],
    outs: [{ tile: tile(0, "r1"), text: "red 1: 2 unseen, 250 points" }],
    more: "",
    draws: [{ text: "With the next draw", chance: "3/46 ≈ 6.52 %", part: 0.0652 }],
    swap: {
      given: [
        { key: "r5", text: "red 5" },
        { key: "b9", text: "blue 9" },
      ],
      received: [
        { key: "r1", text: "red 1" },
        { key: "*", text: "Joker" },
      ],
    },
  },
};
