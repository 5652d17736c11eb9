// A made-up state of the score page, for the playground and the tests.
import type { BranchProps, ScoreState, SetupFieldProps, StockTileProps, WorthProps } from "../src/types";
import { rack, tile } from "./states";

const CLAUSES = {
  "PRO-30": { id: "PRO-30", title: "Closing", text: "To close, all tiles but one lie in melds." },
  "PRO-42": { id: "PRO-42", title: "Bicolor", text: "Only runs, of at most two colours." },
  "PRO-46": { id: "PRO-46", title: "With a Joker free", text: "A Bicolor closed with a Joker free is Special." },
};

const branch = (text: string, clause: string, holds: boolean, more: Partial<BranchProps> = {}): BranchProps => ({
  text,
  clause,
  holds,
  children: [],
  swap: null,
  ...more,
});

const field = (key: string, label: string, values: string[]): SetupFieldProps => ({
  key,
  label,
  kind: "pick",
  value: values[0]!,
  options: values.map((each) => ({ key: each, text: each })),
  clause: null,
});

const stock = (key: string, left: number): StockTileProps => {
  const shown = tile(0, key);
  return { key, tile: shown, left, name: `${shown.name}, ${left} left` };
};

const NUMBERS = Array.from({ length: 13 }, (_, at) => at + 1);

export const worth: WorthProps = {
  closes: true,
  priced: true,
  points: 1000,
  each: "500 × 2",
  title: "Bicolor, Big",
  text: "1000 points from each player.",
  branches: [
    branch("Closes: 14 tiles in melds, black 8 left over.", "PRO-30", true, {
      children: [branch("Run, red 2 to red 6", "PRO-30", true), branch("Black 8 is free.", "PRO-30", true)],
    }),
    branch("Bicolor: only runs, in red and blue.", "PRO-42", true),
    branch("A Joker as the free tile would make the close worth 1000, but the free tile is black 8.", "PRO-46", false, {
      children: [
        branch("A Joker for the black 8: Bicolor with a Joker left over, 1000.", "PRO-46", true, {
          swap: { given: "k8", received: "*" },
        }),
      ],
    }),
  ],
  clauses: CLAUSES,
  melds: [],
  free: null,
  draws: [],
  payments: [{ text: "Each of the 3 others pays you 1000 for the close.", clause: null }],
  totals: [
    { name: "You", points: 3000 },
    { name: "Player 2", points: -1000 },
  ],
};

export const scoreState: ScoreState = {
  rev: 1,
  title: "What is my rack worth?",
  home: "home.ipynb",
  rack: rack("r2 r3 r4 r5 r6 _ b10 b11 b12 b13 b1 / r11 r12 r13 r1 _ k8"),
  notation: "r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8",
  count: { now: 15, text: "15 of 15 tiles" },
  palette: [
    ...["r", "y", "b", "k"].map((colour) => ({
      name: colour,
      tiles: NUMBERS.map((number) => stock(`${colour}${number}`, 2)),
    })),
    { name: "Joker", tiles: [stock("*", 2)] },
  ],
  problem: null,
  fields: [field("players", "Players", ["4", "2", "3"]), field("thrown", "Jokers you've thrown", ["0", "1", "2"])],
  house: [field("mosaic_jokers", "Jokers in a Mosaic", ["reduced", "natural_only"])],
  changed: false,
  examples: [
    { key: "bicolor", title: "Bicolor", points: 500 },
    { key: "one-away", title: "One tile away", points: null },
  ],
  worth,
};
