// Made-up states of the open table, one for each of its screens, for the playground and the tests.
import type {
  AdviceProps,
  GameProps,
  RackProps,
  TableActionProps,
  TableProps,
  TableSetupProps,
  TableState,
  TileProps,
  TrayProps,
} from "../src/types";
import { IDLE, rack, tile } from "./states";
import { felt, seat, settlement, setup as rules, UNTOLD } from "./table";

const LOG = [{ text: "Ana laid a run: red 2, red 3, red 4.", mine: false }];

const CLAUSE = {
  id: "RK-7",
  title: "Melds",
  text: "A run is three or more consecutive numbers of one colour; a group is three or four tiles of one number.",
};

/** Trays from "r5 r6 r7 | b9 b10", with ids from `first` on; the judging is that of a quick look. */
export function trays(text: string, first = 100, more: Record<number, Partial<TrayProps>> = {}): TrayProps[] {
  let id = first;
  const rows = text
    .split("|")
    .map((row) => row.trim())
    .filter((row) => row !== "");
  return rows.map((row, at) =>
    trayOf(
      row.split(/\s+/).map((each) => tile(id++, each)),
      at,
      more[at],
    ),
  );
}

export function trayOf(tiles: TileProps[], at: number, more: Partial<TrayProps> = {}): TrayProps {
  const plain = tiles.filter(({ colour }) => colour !== "joker");
  const colours = new Set(plain.map(({ colour }) => colour));
  const group =
    plain.every(({ text }) => text === plain[0]?.text) && colours.size === plain.length && tiles.length <= 4;
  const run =
    colours.size === 1 &&
    tiles.every(({ text }, i) => !i || !text || !tiles[i - 1]!.text || Number(text) === Number(tiles[i - 1]!.text) + 1);
  const kind = group ? "group" : "run";
  const state = !group && !run ? "fault" : tiles.length < 3 ? "unfinished" : "valid";
  const label = state === "fault" ? "no meld" : state === "unfinished" ? "one more" : kind;
  const reason = state === "fault" ? "These tiles are no run and no group." : null;
  const said = `${state === "valid" ? kind : label}, ${tiles[0]!.name} to ${tiles.at(-1)!.name}`;
  return {
    tiles,
    state,
    label,
    reason,
    clause: reason ? CLAUSE : null,
    marked: [],
    name: `meld ${at + 1}: ${said}`,
    own: [],
    changed: false,
    ...more,
  };
}

export const FEW =
  "r2 r3 r4 | r4 r5 r6 r7 | r9 b9 k9 | b3 b4 *b5 b6 | k11 k12 | r8 y8 k8 | y1 y2 y3 y4 | r13 y13 b13 k13 | k5 k6 k7 k8 k9";
const RUNS = ["r", "y", "b", "k"].flatMap((colour) =>
  [
    [1, 2, 3],
    [4, 5, 6, 7],
    [8, 9, 10],
    [11, 12, 13],
    [1, 2, 3, 4],
    [5, 6, 7],
    [8, 9, 10],
    [11, 12, 13],
  ].map((numbers) => numbers.map((number) => `${colour}${number}`).join(" ")),
);
/** All 106 tiles, in runs. */
export const ALL = RUNS.map((row, at) =>
  at === 3 || at === 11 ? `${row.split(" ").slice(0, 2).join(" ")} *r13 | ${row.split(" ")[2]}` : row,
).join(" | ");

const action = (key: string, text: string, why: string | null = null): TableActionProps => ({
  key,
  text,
  enabled: why === null,
  why,
});
export const ACTIONS: TableActionProps[] = [
  action("done", "Done", "Black 11 and 12 need a third tile."),
  action("draw", "Draw"),
  action("revert", "Take back the turn"),
  action("sort-table", "Sort the table"),
  action("advise", "What can I lay?"),
  action("coach", "What should I discard?", "Wait."),
  action("review", "Your last turn", "You haven't had a turn yet."),
  action("leave", "Leave the game"),
];

export const openRack = (
  table: string,
  more: Partial<RackProps> = {},
  own = "r5 b7 _ _ y10 b10 _ k1 k3 _ y6",
): RackProps =>
  rack(own, {
    trays: trays(table),
    tools: ["undo", "redo", "sort-run", "sort-group"],
    verdict: { ...IDLE, word: "", text: "" },
    ...more,
  });

export function openGame(more: Partial<GameProps> = {}): GameProps {
  const seats = [
    seat(0, { tiles: 8 }),
    seat(1, { tiles: 9 }),
    seat(2, { tiles: 14, notes: ["not open"] }),
    seat(3, { tiles: 5 }),
  ];
  const actions = more.actions ?? ACTIONS;
  const table = felt(seats, "", actions);
  return {
    felt: { ...table, piles: table.piles.slice(0, 1) },
    rack: openRack(FEW),
    prompt: "Your turn: lay tiles, or draw.",
    phase: "play",
    mine: true,
    actions,
    primary: "done",
    ...UNTOLD,
    ...more,
  };
}

export const openSetup: TableSetupProps = {
  ...rules,
  preset: "first",
  games: [
    { key: "rummikub", name: "Rummikub", about: "Rearrange everything on the table", href: null, picked: true },
    { key: "rummy-45", name: "Rummy 45", about: "Open with 45 points, then add to melds", href: null, picked: false },
    { key: "basic-rummy", name: "Basic Rummy", about: "With cards: draw, lay, discard", href: null, picked: false },
    { key: "rummy-pro", name: "Rummy PRO", about: "The closing game of the course", href: "play.ipynb", picked: false },
  ],
};

export function openTable(more: Partial<TableProps> = {}): TableState {
  return {
    rev: 1,
    home: "home.ipynb",
    table: {
      screen: "play",
      setup: openSetup,
      game: openGame(),
      settlement: null,
      replay: null,
      deal: null,
      panels: { log: LOG },
      notice: null,
      token: "A-token",
      save_key: "a",
      unfinished: null,
      stale: false,
      ended: null,
      ...more,
    },
  };
}

const changed = trays(FEW, 100, { 1: { changed: true, own: [103] }, 4: { marked: [] }, 6: { changed: true } });
const wrong = trays("r2 r3 r4 | r4 r5 k6 r7 | r9 b9 k9 | b3 b4 *b5 b6", 100, { 1: { marked: [105], own: [105] } });
export const advice: AdviceProps = {
  grade: 3,
  most: 3,
  text: "You can lay three tiles, with red 5, black 1 and yellow 6.",
  tiles: [0, 103, 104],
  melds: [
    ["r5", "r6", "r7"],
    ["k1", "k2", "k3"],
  ].map((row) => row.map((each, at) => tile(at, each))),
  steps: [],
  more: "Show me the steps",
  play: null,
  waiting: null,
};

export const OPEN: Record<string, TableState> = {
  "spread-setup": openTable({ screen: "setup", game: null }),
  "spread-own": openTable({ screen: "setup", game: null, setup: { ...openSetup, preset: "own" } }),
  "spread-play": openTable({
    game: openGame({
      done: "Black 11 and 12 need a third tile: black 10 or black 13.",
      rack: openRack(FEW, { trays: changed }),
      meter: { got: 24, wanted: 30, text: "24 of 30" },
    }),
  }),
  "spread-wrong": openTable({
    game: openGame({
      rack: openRack("", { trays: wrong }),
      done: "Black 6 is another colour.",
      time: { seconds: 60, left: 40_000, move: 3 },
    }),
  }),
  "spread-empty": openTable({ game: openGame({ rack: openRack("") }) }),
  "spread-all": openTable({
    game: openGame({ rack: openRack(ALL), actions: ACTIONS.map((each) => ({ ...each, enabled: true, why: null })) }),
  }),
  "spread-advice": openTable({ panels: { log: LOG, advice } }),
  "spread-wait": openTable({
    game: openGame({
      mine: false,
      trying: true,
      primary: "",
      prompt: "Ana is to play.",
      news: "Mihai added red 8 to meld 2. Ilinca drew.",
      actions: ACTIONS.map((each) =>
        ["revert", "sort-table", "leave"].includes(each.key)
          ? each
          : { ...each, enabled: false, why: "Wait for your turn." },
      ),
    }),
  }),
  "spread-penalty": openTable({
    game: openGame({
      actions: ACTIONS.map((each) => ({ ...each, enabled: true, why: null })),
      penalty: "This turn is wrong: you take everything back and draw three tiles.",
      done: "Black 11 and 12 need a third tile.",
    }),
  }),
  "spread-cards": openTable({
    game: openGame({
      rack: openRack("hq hk ha | s5 s6 s7 s8 | d9 c9 h9", {}, "h2 h3 _ c4 cj _ d10 s9"),
      primary: "discard",
      phase: "discard",
      prompt: "Your turn: lay, then discard a card.",
      actions: [
        action("discard", "Discard"),
        action("draw", "Draw", "You have drawn already."),
        action("take", "Take", "You have drawn already."),
        ...ACTIONS.slice(2),
      ],
      felt: {
        ...felt([seat(0), seat(1), seat(2)], "h7 c3 d12", [action("take", "Take", "You have drawn already.")]),
        piles: felt([], "", []).piles.slice(0, 1),
      },
    }),
  }),
  "spread-settled": openTable({
    screen: "settled",
    settlement: {
      ...settlement,
      pattern: null,
      melds: [],
      free: null,
      reasons: [],
      title: "You win the round",
      text: "Your rack is empty.",
      won: true,
      clause: CLAUSE,
      target: "To 200 points: you have 131.",
      code: "RK-7F3K-92",
      next: true,
      payments: [
        { text: "Ana's tiles", points: 31, clause: CLAUSE },
        { text: "Mihai's tiles", points: 54, clause: null },
      ],
      totals: ["You", "Ana", "Mihai", "Ilinca"].map((name, at) => ({
        name,
        won: at === 0,
        game: at ? -31 * at : 131,
        match: at ? -20 * at : 131,
      })),
    },
  }),
  "spread-replay": openTable({
    screen: "replay",
    game: openGame({ rack: openRack(FEW, { readonly: true, tools: [] }), actions: [], mine: false }),
    replay: {
      index: 4,
      count: 30,
      text: "Ana laid a run: red 2, red 3, red 4.",
      who: "Ana",
      moments: [{ index: 9, text: "Move 9: two tiles more were possible" }],
      own: null,
      best: null,
      cost: null,
      exercise: null,
    },
  }),
};
