// Made-up states of the table, one for each of its screens, for the playground and the tests.
import type {
  CoachProps,
  DealShowProps,
  FeltProps,
  FeltSeatProps,
  GameProps,
  DiscardProps,
  PileProps,
  SettlementProps,
  SetupFieldProps,
  SpotProps,
  StackProps,
  TableActionProps,
  TableProps,
  TableSetupProps,
  TableState,
} from "../src/types";
import { IDLE, rack, SKETCH, tile, tiles } from "./states";

const WHO = ["You", "Ana", "Mihai", "Ilinca"];
const KINDS = ["You", "Steady", "Beginner", "Strong"];

export function seat(at: number, more: Partial<FeltSeatProps> = {}): FeltSeatProps {
  const name = WHO[at] ?? "";
  return {
    seat: at,
    name,
    kind: KINDS[at] ?? "",
    you: at === 0,
    turn: at === 0,
    first: at === 0,
    tiles: at === 0 ? 15 : 14,
    score: at * 250 - 500,
    thrown: [],
    known: [],
    notes: at === 0 ? ["first player"] : [],
    hand: null,
    label: `${name}, ${KINDS[at] ?? ""}: 14 tiles`,
    ...more,
  };
}

/** Discards; the last of them is taken by `take`, where there is such an action. */
export function row(text: string, take?: TableActionProps): DiscardProps[] {
  const found = text === "" ? [] : tiles(text);
  return found.map((each, at) => {
    const by = WHO[(at + 1) % 4] ?? "";
    const name = `${each.name}, discarded by ${by}`;
    const spot = at === found.length - 1 ? pointed(name, take) : pointed(name);
    return {
      ...spot,
      title: spot.title ?? name,
      tile: each,
      key: "discard",
      count: null,
      text: name,
      by,
      seat: (at + 1) % 4,
    };
  });
}

/** What lies there, with what pointing at it does. */
const pointed = (name: string, action?: TableActionProps): SpotProps => ({
  tile: null,
  move: action?.key ?? null,
  why: action?.why ?? null,
  hinted: false,
  label: action?.enabled ? `${action.text}: ${name}` : name,
  title: action ? (action.why ?? action.text) : null,
});

export function felt(seats: FeltSeatProps[], lying: string, actions: TableActionProps[]): FeltProps {
  const find = (key: string): TableActionProps | undefined => actions.find((each) => each.key === key);
  const stock = "41 tiles in the stock",
    trump = "Trump: red 7. Ana has its twin: 100 from each other player.";
  return {
    kind: "game",
    label: "On the table",
    sentences: [],
    stacks: [],
    seats,
    row: row(lying, find("take")),
    piles: [
      { ...pointed(stock, find("draw")), key: "stock", count: 41, text: stock },
      { ...pointed(trump), tile: tile(0, "r7"), key: "trump", count: null, text: trump },
    ],
  };
}

const MINE: GameProps["actions"] = [
  { key: "draw", text: "Draw", enabled: true, why: null },
  { key: "take", text: "Take red 8", enabled: true, why: null },
  { key: "discard", text: "Discard", enabled: false, why: "First draw a tile, or take the last discard." },
  { key: "close", text: "Close", enabled: false, why: "First draw a tile, or take the last discard." },
  { key: "check", text: "Check board", enabled: true, why: null },
  { key: "coach", text: "Ask the coach", enabled: true, why: null },
];

export const discarding: GameProps["actions"] = MINE.map((each) => {
  if (each.key === "draw" || each.key === "take")
    return { ...each, enabled: false, why: "You have drawn already: discard a tile." };
  return { ...each, enabled: true, why: null };
});

export const waiting: GameProps["actions"] = MINE.map((each) =>
  each.key === "check" ? each : { ...each, enabled: false, why: "It is Ana's turn." },
);

const ROW = "k4 y13 b2 r9 k11 r8";

/** The props of a game in which nothing has happened. */
export const UNTOLD = {
  trying: false,
  takeback: false,
  verdict: null,
  meter: null,
  done: null,
  news: null,
  turns: [],
  after: null,
  penalty: null,
  wait: null,
  time: null,
  code: null,
};

const LOG = [
  { text: "You discarded red 9.", mine: true },
  { text: "Ana took red 9.", mine: false },
  { text: "Ana discarded black 11.", mine: false },
];

/** What one would most likely do, as Python says it. */
function primaryOf(actions: readonly TableActionProps[], mine: boolean): string {
  const able = actions.filter(({ enabled }) => enabled).map(({ key }) => key);
  const first = ["go-on", "keep", "draw", "take"].find((key) => able.includes(key));
  return first ?? (mine && actions.some(({ key }) => key === "discard") ? "discard" : "");
}

export function game({
  seats,
  row = ROW,
  ...more
}: Partial<GameProps> & { seats?: FeltSeatProps[]; row?: string } = {}): GameProps {
  const here = seats ?? [
    seat(0),
    seat(1, { thrown: tiles("k4 k11"), known: tiles("b9"), notes: ["Trump bonus: 300"] }),
    seat(2, { thrown: tiles("y13 r8") }),
    seat(3, { thrown: tiles("b2 *"), notes: ["threw a Joker"] }),
  ];
  const actions = more.actions ?? MINE;
  return {
    felt: felt(here, row, actions),
    rack: { ...SKETCH, tools: ["undo", "redo", "sort-run", "sort-group", "lay", "size"] },
    prompt: "Your turn: draw a tile, or take red 8.",
    phase: "draw",
    mine: true,
    actions,
    primary: primaryOf(actions, more.mine ?? true),
    ...UNTOLD,
    ...more,
  };
}

const pick = (
  key: string,
  label: string,
  value: string,
  options: string[],
  more: Partial<SetupFieldProps> = {},
): SetupFieldProps => ({
  key,
  label,
  kind: "pick",
  value,
  options: options.map((text) => ({ key: text.toLowerCase(), text })),
  about: null,
  clause: null,
  hidden: false,
  ...more,
});
const PLAYERS = [
  { key: "beginner", text: "Beginner", about: "plays by instinct, and forgets discards" },
  { key: "steady", text: "Steady", about: "takes the shortest way to a close" },
  { key: "strong", text: "Strong", about: "weighs points, chances, and what others need" },
];
const CLAUSE = {
  id: "PRO-4",
  title: "A Joker turned up",
  text: "A Joker is never the Trump: it is put back and another tile is turned up.",
};

export const setup: TableSetupProps = {
  fields: [
    pick("seats", "Players", "4", ["2", "3", "4"], { first: true }),
    pick("seat-1", "Ana, to your left", "steady", [], { options: PLAYERS, first: true }),
    pick("seat-2", "Mihai", "beginner", [], { options: PLAYERS, first: true }),
    pick("seat-3", "Ilinca", "strong", [], { options: PLAYERS, first: true }),
    pick("multiplier", "Multiplier", "×1", ["×1", "×2", "×3"]),
    pick("extra_joker", "Extra Jokers", "none", ["none", "one each, instead of drawing"], {
      clause: { ...CLAUSE, id: "PRO-8" },
    }),
    pick("speed", "How fast the computers play", "normal", ["at once", "fast", "normal", "slow"]),
    pick("practice", "Coach", "only when asked", ["after each discard, with take-back", "only when asked"]),
    pick("show", "The deal", "done at once", ["runs by itself", "shown step by step", "done at once"]),
    {
      key: "code",
      label: "Deal code",
      kind: "text",
      value: "",
      about: "Left empty, a new deal is shuffled. A code that somebody gave you deals the same tiles again.",
      clause: null,
      hidden: false,
    },
    pick(
      "joker_trump",
      "A Joker as Trump",
      "put back, another is turned",
      ["put back, another is turned", "everything is shuffled again"],
      { clause: CLAUSE },
    ),
    pick("take_discard", "The last discard", "may be taken", ["may be taken", "stays where it is"], {
      clause: { ...CLAUSE, id: "PRO-11" },
    }),
    pick("big_with_thrown_joker", "Bicolor, Minor or Major with a Joker thrown", "big", ["Big", "Special"], {
      clause: { ...CLAUSE, id: "PRO-46" },
    }),
  ],
  text: '{"game": "rummy_pro", "seats": "4"}',
  saved: [],
  warning: null,
  games: [],
  preset: null,
};

const STAGES = [
  "We shuffle 106 tiles and pile them in 15 stacks of 7. One is left over.",
  "We turn up the tile left over: red 7 is the Trump.",
  "The Trump's number is 7: we take stack 7.",
  "The Trump goes on top, face up. The old top tile goes onto stack 8, which now has 8 tiles.",
  "From stack 8 on, everybody takes a stack in turn, twice. You start with 15 tiles, the others with 14.",
  "The rest is the stock: 49 tiles, including the Trump.",
];

/** The deal as it runs by itself. */
const running = (): DealShowProps => ({
  ...deal(0),
  run: STAGES.map((_, at) => ({ text: STAGES[at]!, felt: deal(at).felt })),
});

/** The deal at one of its steps. */
function deal(at: number): DealShowProps {
  const swapped = at >= 3,
    dealt = at >= 4;
  const stacks = Array.from({ length: 15 }, (_, stack): StackProps => {
    const count = 7 + Number(swapped && stack === 7);
    const owner = dealt ? WHO.find((_, seat) => [(7 + seat) % 15, (11 + seat) % 15].includes(stack)) : undefined;
    const marked = !dealt && ((swapped && stack === 7) || (at >= 2 && stack === 6));
    const tower = {
      number: stack + 1,
      count,
      note: owner ?? (dealt ? null : String(count)),
      marked,
      dealt: owner !== undefined,
    };
    return { ...pointed(`StackProps ${stack + 1}`), ...tower, tile: swapped && stack === 6 ? tile(0, "r7") : null };
  });
  const apart: PileProps = {
    ...pointed("the tile left over"),
    tile: at >= 1 ? tile(0, "r7") : null,
    key: "apart",
    count: null,
    text: "the tile left over",
  };
  const text = STAGES[at] ?? "";
  return {
    at,
    count: STAGES.length,
    run: [],
    text,
    felt: {
      kind: "deal",
      label: "The stacks",
      sentences: [text],
      seats: WHO.map((_, at) => seat(at)),
      stacks,
      piles: swapped ? [] : [apart],
      row: [],
    },
  };
}

export const settlement: SettlementProps = {
  won: true,
  target: null,
  title: "You close: Bicolor, 500",
  text: "Black 8 was left over, so it was the last discard.",
  clause: { id: "PRO-42", title: "Bicolor", text: "Only runs, of at most two colours in all." },
  pattern: "Bicolor",
  melds: [
    { tiles: tiles("r2 r3 r4 r5 r6"), name: "run, red 2 to red 6" },
    { tiles: tiles("b10 b11 b12 b13 b1"), name: "run, blue 10 to blue 1" },
    { tiles: tiles("r11 r12 r13 *r1"), name: "run, red 11 to red 1" },
  ],
  free: tile(0, "k8"),
  reasons: [
    {
      holds: true,
      text: "Bicolor, Big: 500 points from each player",
      clause: "PRO-42",
      children: [
        { holds: true, text: "Closes: 14 in melds, black 8 left over", clause: "PRO-30", children: [] },
        { holds: true, text: "Bicolor: only runs, in red and blue", clause: "PRO-42", children: [] },
      ],
    },
    { holds: false, text: "Monocolor, 1000: blue 10 to blue 1 are not red", clause: "PRO-51", children: [] },
  ],
  payments: WHO.slice(1).map((name) => ({
    text: `${name} pays you: the close`,
    points: 500,
    clause: { id: "PRO-54", title: "Payment", text: "Each opponent pays the closer these points." },
  })),
  totals: WHO.map((name, at) => ({
    name,
    won: at === 0,
    game: at === 0 ? 1500 : -500,
    match: at === 0 ? 1250 : -250 * at,
  })),
  code: "P4-7F3K-92",
  next: true,
};

const over = game({
  actions: [],
  phase: "over",
  prompt: "The game is over.",
  mine: false,
  code: settlement.code,
  seats: [
    seat(0, { turn: false }),
    ...[1, 2, 3].map((at) => seat(at, { hand: tiles("r1 r4 b6 b7 y7 y9 k2 k3 k9 k10 *", 20) })),
  ],
  rack: rack("r2 r3 r4 r5 r6 _ b10 b11 b12 b13 b1 / r11 r12 r13 *r1", { readonly: true, tools: [] }),
});

export const coach: CoachProps = {
  title: "The coach",
  text: "Discard yellow 4. You need one more tile: 4 of the 55 unseen tiles fit.",
  head: ["Discard", "Tiles away", "Outs", "Chance of closing with the next draw", "Average points", "Useful to Ana"],
  rows: tiles("y4 k2 b9 b10 r13 k1 r5").map((each, at) => ({
    tile: each,
    cells: [String(1 + Math.floor(at / 3)), String(4 - Math.floor(at / 2)), "7%", String(320 - 40 * at), "12%"],
    why: at < 3 ? "You need one more tile: 4 of the 55 unseen tiles fit." : "You'd be further from a close.",
    best: at === 0,
    chosen: at === 2,
  })),
};

export function table(more: Partial<TableProps> = {}): TableState {
  return {
    rev: 1,
    home: "home.ipynb",
    table: {
      screen: "play",
      setup,
      game: game(),
      deal: null,
      settlement: null,
      replay: null,
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

const statistics = {
  title: "Games so far: 3",
  head: ["Player", "Closes", "Points per close", "Trump bonuses", "Score"],
  rows: WHO.map((name, at) => [name, String(at), "500", "1", at ? "-250" : "+1250"]),
};
const moments = [
  { index: 12, text: "Move 12: red 9 instead of yellow 4" },
  { index: 20, text: "Move 20: black 1 instead of black 2" },
];
const replay = {
  index: 12,
  count: 41,
  text: "You discarded red 9.",
  who: "You",
  own: "You discarded red 9",
  best: "Best: yellow 4",
  cost: "costs about 40 points",
  moments,
  exercise: null,
};
const MANY = "k4 y13 b2 r9 k11 r8 y1 k2 b3 r4 y5 k6 b7 r8 y9 k10 b11 r12 y13 k1 b2 r3 y4 k5 b6 r7 y8 k9 b10 r11";

/** One state of the view for each of its screens, and for what play can show. */
export const TABLES: Record<string, TableState> = {
  "table-setup": table({ screen: "setup", game: null }),
  "table-kept": table({
    screen: "setup",
    game: null,
    token: "A-token",
    setup: {
      ...setup,
      saved: [
        { key: "1", text: "3 players, 24 moves, 2026-11-22" },
        { key: "2", text: "4 players, one move, 2026-11-20" },
      ],
      warning:
        "You have 8 unfinished games, and that's the limit. A new deal drops the oldest: 2 players, 9 moves, 2026-11-01.",
    },
  }),
  "table-stale": table({
    token: "A-token",
    save_key: "1",
    stale: true,
    notice: "You played on in another tab. Load the game to go on here.",
  }),
  "table-runs": table({ screen: "deal", deal: running() }),
  "table-deal": table({ screen: "deal", deal: deal(0) }),
  "table-dealt": table({ screen: "deal", deal: deal(5) }),
  "table-play": table({ token: "A-token" }),
  "table-discard": table({
    game: game({
      phase: "discard",
      prompt: "Your turn: discard a tile, or close.",
      actions: discarding,
      verdict: { text: "The black 2 cannot follow a 1 that ends a run.", clause: CLAUSE, holds: false },
    }),
  }),
  "table-wait": table({
    notice: "Here's your unfinished game.",
    game: game({
      mine: false,
      prompt: "Ana is to play.",
      actions: waiting,
      wait: 900,
      row: MANY,
      seats: [
        seat(0, { turn: false, tiles: 14 }),
        seat(1, { turn: true, thrown: tiles("k4 k11 b3 y5 b7 y9 b11") }),
        seat(2),
        seat(3),
      ],
    }),
  }),
  "table-wall": table({ game: game({ rack: { ...SKETCH, size: "projector" } }) }),
  "table-three": table({ game: game({ seats: [seat(0), seat(1, { thrown: tiles("k4 k11") }), seat(2)] }) }),
  "table-two": table({ game: game({ seats: [seat(0), seat(1, { thrown: tiles("k4 k11") })], row: "" }) }),
  "table-coach": table({
    game: game({ phase: "discard", prompt: "Your turn: discard a tile, or close.", actions: discarding }),
    panels: { log: LOG, coach },
  }),
  "table-practice": table({
    game: game({
      phase: "discard",
      prompt: "You discarded blue 9.",
      actions: [{ key: "go-on", text: "Continue", enabled: true, why: null }],
      takeback: true,
      mine: false,
    }),
    panels: { log: LOG, coach },
  }),
  "table-settled": table({ screen: "settled", settlement, game: over, panels: { log: LOG, statistics } }),
  "table-replay": table({
    screen: "replay",
    replay,
    game: game({
      actions: [],
      mine: false,
      rack: { ...SKETCH, readonly: true, tools: [], verdict: { ...IDLE, text: "" } },
    }),
    panels: { log: LOG, statistics },
  }),
  "table-exercise": table({
    screen: "replay",
    replay: {
      ...replay,
      own: null,
      best: null,
      cost: null,
      exercise: {
        text: "Your turn again: which tile do you discard?",
        tried: true,
        feedback: "Not the best: it takes the close one tile further away.",
        right: false,
      },
    },
    game: game({
      actions: [],
      rack: { ...SKETCH, choose: true, chosen: [4], tools: [], verdict: { ...IDLE, text: "" } },
    }),
  }),
};
