// Made-up states of every page, for the playground and the tests. What Python would say is written here by hand.
import type {
  ClassTopicsState,
  ProgressPageState,
  CardProps,
  ColourName,
  FooterState,
  HeaderState,
  HintProps,
  HomeState,
  LessonState,
  LessonSummaryProps,
  RackProps,
  RulesState,
  SegmentProps,
  SegmentState,
  StepProps,
  StepState,
  TileProps,
  VerdictProps,
} from "../src/types";
import type { FeltProps, FeltSeatProps, SpotProps } from "../src/types";

const COLOURS: Record<string, ColourName> = {
  r: "red",
  y: "yellow",
  b: "blue",
  k: "black",
  h: "hearts",
  d: "diamonds",
  c: "clubs",
  s: "spades",
};

/** "r7", or "*" for a Joker. */
export function tile(id: number, text: string): TileProps {
  if (text.startsWith("*")) {
    const as = text.length > 1 ? tile(0, text.slice(1)) : null;
    return {
      id,
      text: "",
      colour: "joker",
      name: as ? `Joker for ${as.name}` : "Joker",
      stands: as && { text: as.text, colour: as.colour, name: as.name },
    };
  }
  const colour = COLOURS[text.charAt(0)] ?? "black",
    print = text.slice(1).toUpperCase();
  return {
    id,
    text: print,
    colour,
    name: "hdcs".includes(text.charAt(0)) ? `${print} of ${colour}` : `${colour} ${print}`,
  };
}

export const tiles = (text: string, first = 0): TileProps[] =>
  text.split(" ").map((each, at) => tile(first + at, each));

/** Shelves from "r5 r6 r7 _ b9 / k12 k13". */
export function shelves(text: string): (TileProps | null)[][] {
  let id = 0;
  const rows = text.split("/").map((row) =>
    row
      .trim()
      .split(/\s+/)
      .filter((each) => each !== "")
      .map((each) => (each === "_" ? null : tile(id++, each))),
  );
  return [rows[0] ?? [], rows[1] ?? []];
}

const CLAUSE = {
  id: "PRO-20",
  title: "Runs",
  text: "A run is three or more consecutive numbers of one colour. A 1 may start a run, as in 1-2-3, or end one after 13, as in 12-13-1, and it is never in the middle: 13-1-2 is no run.",
};

const segment = (
  shelf: number,
  start: number,
  length: number,
  state: SegmentState,
  label: string,
  more: Partial<SegmentProps> = {},
): SegmentProps => ({
  shelf,
  start,
  length,
  state,
  label,
  reason: null,
  clause: null,
  marked: [],
  name: label,
  ...more,
});

export const IDLE: VerdictProps = {
  status: "idle",
  word: "So far",
  text: "No meld lies there yet.",
  clause: null,
  lines: [],
  points: null,
};

export function rack(text: string, more: Partial<RackProps> = {}): RackProps {
  return {
    shelves: shelves(text),
    slots: 14,
    most_slots: 60,
    segments: [],
    verdict: IDLE,
    undo: true,
    redo: false,
    readonly: false,
    choose: false,
    chosen: [],
    size: "normal",
    label: "Rack",
    tools: ["undo", "redo", "sort-run", "sort-group"],
    house: null,
    ...more,
  };
}

/** The rack of the sketches: a run, a pair, a group, and a black 2 after 13-1. */
export const SKETCH: RackProps = rack("r5 r6 r7 _ b9 b10 _ y13 b13 k13 r13 / k12 k13 k1 k2 _ * _ y4", {
  segments: [
    segment(0, 0, 3, "valid", "run", { name: "run, red 5 to red 7" }),
    segment(0, 4, 2, "unfinished", "needs blue 8 or blue 11", { name: "unfinished run, blue 9 and blue 10" }),
    segment(0, 7, 4, "valid", "group", { name: "group of 13" }),
    segment(1, 0, 4, "fault", "nothing follows a 1 after 13", {
      marked: [12],
      clause: CLAUSE,
      reason: "The black 2 cannot follow a 1 that ends a run.",
      name: "wrong, black 12 to black 2",
    }),
    segment(1, 5, 1, "loose", ""),
    segment(1, 7, 1, "loose", ""),
  ],
  verdict: {
    status: "not-yet",
    word: "Not yet",
    text: "The black 2 cannot follow a 1 that ends a run.",
    clause: CLAUSE,
    lines: [],
    points: null,
  },
});

export function step(more: Partial<StepProps> = {}): StepProps {
  return {
    lesson: "runs",
    key: "one-ends",
    number: 4,
    count: 7,
    kind: "arrange",
    title: "Let a 1 end a run",
    goal: "In this game a 1 may stand before 2 or after 13, never between them. Make the black tiles valid.",
    text: null,
    outcome: "not-yet",
    stars: null,
    best: 2,
    par: 2,
    lifted: 3,
    made: 0,
    hints: [],
    next_hint: { number: 1, count: 3, answer: false },
    looked: false,
    feedback: null,
    why: null,
    options: null,
    numeric: false,
    answer: null,
    moves: null,
    places: [],
    felt: null,
    drill: null,
    skipped: false,
    next: { text: "Next step" },
    alone: true,
    house: null,
    ...more,
  };
}

export const HINTS: HintProps[] = [
  { grade: 1, number: 1, text: "Look at what stands after the black 1.", marked: [], slots: [] },
  { grade: 2, number: 2, text: "One tile on the lower shelf has to go.", marked: [], slots: [] },
  { grade: 3, number: 3, text: "The black 2 is the tile that has to go.", marked: [12], slots: [] },
  {
    grade: 4,
    number: 0,
    text: "Move the black 2 to the end of the lower shelf.",
    marked: [12],
    slots: [{ shelf: 1, slot: 9 }],
  },
];

const right = (text: string): VerdictProps => ({
  status: "right",
  word: "Right",
  text,
  clause: null,
  lines: [],
  points: null,
});

/** Something that lies there and makes no move. */
const lies = (label: string, more: Partial<SpotProps> = {}): SpotProps => ({
  tile: null,
  move: null,
  why: null,
  label,
  title: null,
  hinted: false,
  ...more,
});
const sits = (seat: number, name: string, label: string, more: Partial<FeltSeatProps> = {}): FeltSeatProps => ({
  seat,
  name,
  kind: null,
  you: seat === 0,
  turn: false,
  first: false,
  tiles: 14,
  score: null,
  thrown: [],
  known: [],
  notes: [],
  hand: null,
  label,
  ...more,
});

const TURN: FeltProps = {
  kind: "game",
  label: "On the table",
  stacks: [],
  sentences: ["Ana drew a tile and discarded black 3.", "Your turn: draw a tile, or take red 7."],
  piles: [
    {
      ...lies("Draw from the stock: 62 tiles in the stock", { move: "draw" }),
      key: "stock",
      count: 62,
      text: "Draw from the stock",
    },
    { ...lies("Trump: black 1", { tile: tile(0, "k1") }), key: "trump", count: null, text: "Trump: black 1" },
  ],
  row: [
    {
      ...lies("Black 3, discarded by Ana", { tile: tile(1, "k3") }),
      key: "discard",
      count: null,
      text: "Black 3, discarded by Ana",
      by: "Ana",
      seat: 1,
    },
    {
      ...lies("Take red 7 from the discards: Red 7, discarded by Mihai", {
        tile: tile(2, "r7"),
        move: "take",
        hinted: true,
      }),
      key: "discard",
      count: null,
      text: "Take red 7 from the discards",
      by: "Mihai",
      seat: 2,
    },
  ],
  seats: [
    sits(0, "You", "You: 14 tiles"),
    sits(1, "Ana", "Ana: 14 tiles, threw a Joker"),
    sits(2, "Mihai", "Mihai: 14 tiles"),
  ],
};

/** A deal whose Trump, red 8, lies in its stack; the tile that it replaced has come to stack 9, and Ana has got that. */
const DEAL: FeltProps = {
  kind: "deal",
  label: "The stacks",
  sentences: ["Stack 9 goes to Ana.", "The next stack is for you."],
  piles: [],
  row: [],
  stacks: Array.from({ length: 15 }, (_, at) => {
    const number = at + 1,
      dealt = number === 9;
    const label = dealt ? "Stack 9, dealt to Ana" : `Deal stack ${number} to you: Stack ${number}, 7 tiles`;
    const here = {
      tile: number === 8 ? tile(3, "r8") : null,
      move: dealt ? null : `deal ${number}`,
      title: label,
      hinted: number === 10,
    };
    return { ...lies(label, here), number, count: dealt ? 0 : 7, note: dealt ? "Ana" : null, marked: false, dealt };
  }),
  seats: [
    sits(0, "You", "You: no tiles yet", { turn: true, tiles: 0 }),
    sits(1, "Ana", "Ana: 8 tiles, first player", { first: true, tiles: 8 }),
  ],
};

/** One state of the view "step" for each thing that a card can show. */
export const STEPS: Record<string, StepState> = {
  arrange: { rev: 1, step: step(), rack: SKETCH },
  hints: { rev: 1, step: step({ hints: HINTS, next_hint: null, looked: true }), rack: SKETCH },
  right: {
    rev: 1,
    step: step({
      key: "first-run",
      number: 1,
      title: "Make a run",
      goal: "Put the red tiles together.",
      outcome: "right",
      stars: 2,
      best: 3,
      lifted: 3,
      feedback: "Two of three stars. You moved 3 tiles; 2 are enough.",
    }),
    rack: rack("r5 r6 r7 _ b9", {
      segments: [segment(0, 0, 3, "valid", "run", { name: "run, red 5 to red 7" })],
      verdict: right("A run of three red tiles."),
    }),
  },
  choose: {
    rev: 1,
    step: step({
      key: "which",
      number: 2,
      kind: "choose",
      title: "Which tiles are a group?",
      goal: "Choose all tiles that belong to one group.",
      par: null,
      best: 0,
      outcome: "wrong",
      feedback: "The red 9 is there twice; a colour may be there only once.",
    }),
    rack: rack("r9 y9 b9 r9 k4 r5 *", {
      choose: true,
      chosen: [0, 1, 3],
      tools: [],
      verdict: {
        status: "wrong",
        word: "Not quite",
        text: "A colour is there twice.",
        clause: { ...CLAUSE, id: "PRO-21", title: "Groups" },
        lines: [],
        points: null,
      },
      segments: [segment(0, 0, 7, "loose", "", { marked: [0, 3] })],
    }),
  },
  number: {
    rev: 1,
    step: step({
      key: "how-many",
      number: 5,
      kind: "answer",
      title: "How many tiles are there?",
      goal: "Thirteen numbers in four colours, each twice, and two Jokers. How many tiles?",
      numeric: true,
      par: null,
      best: 0,
      outcome: "wrong",
      answer: "106",
      feedback: "You answered 106.",
    }),
    rack: null,
  },
  pick: {
    rev: 1,
    step: step({
      key: "pick",
      number: 6,
      kind: "answer",
      title: "Is this a run?",
      goal: "Look at the four black tiles, then choose.",
      par: null,
      best: 0,
      outcome: "untried",
      options: [
        { key: "run", text: "Yes, it is a run" },
        { key: "no", text: "No: the 1 is in the middle" },
        { key: "group", text: "It is a group" },
      ],
    }),
    rack: rack("k12 k13 k1 k2", {
      readonly: true,
      tools: [],
      slots: 6,
      verdict: { ...IDLE, word: "Not tried yet", text: "Choose an answer, then check it." },
    }),
  },
  act: {
    rev: 1,
    step: step({
      key: "act",
      number: 7,
      kind: "act",
      title: "Your turn",
      goal: "It is your turn. Begin it as the rules ask.",
      par: null,
      best: 0,
      outcome: "untried",
      moves: null,
      places: ["discard"],
      felt: TURN,
    }),
    rack: rack("r5 r6 _ b9 y9 / k4 k1", {
      tools: [],
      verdict: { ...IDLE, text: "Fourteen tiles, and it is your turn." },
    }),
  },
  deal: {
    rev: 1,
    step: step({
      key: "deal",
      number: 7,
      kind: "act",
      title: "Deal",
      goal: "Deal on, from the stack of eight.",
      par: null,
      best: 0,
      outcome: "not-yet",
      felt: DEAL,
    }),
    rack: rack("", { tools: [], readonly: true, verdict: { ...IDLE, text: "" } }),
  },
  drill: {
    rev: 1,
    step: step({
      key: "drill",
      number: 7,
      title: "A mixed drill",
      goal: "Make melds of all these tiles.",
      drill: { seed: 4711 },
      outcome: "right",
      stars: 3,
      best: 3,
      feedback: "All three stars.",
      next: { text: "Finish" },
    }),
    rack: rack("r5 r6 r7 _ b9 y9 k9 / k11 k12 k13 k1", {
      segments: [
        segment(0, 0, 3, "valid", "run"),
        segment(0, 4, 3, "valid", "group"),
        segment(1, 0, 4, "valid", "run"),
      ],
      verdict: right("Ten tiles in three melds."),
    }),
  },
  exercise: {
    rev: 1,
    step: step({
      lesson: "",
      number: 1,
      count: 1,
      key: "own",
      title: "A teacher's exercise",
      goal: "Make two runs.",
      next: null,
      best: 0,
      par: null,
      outcome: "untried",
      lifted: 0,
    }),
    rack: rack("r5 r6 b7 b8 r7 b9"),
  },
};

export const LESSON: LessonSummaryProps = {
  key: "runs",
  number: 2,
  title: "Runs",
  chapter: "The melds",
  summary: "Three or more in a row, and where a 1 may stand",
  stars: 9,
  of: 21,
  steps: [
    { key: "first-run", title: "Make a run", stars: 3, outcome: "right" },
    { key: "which", title: "Which tiles are a run?", stars: 3, outcome: "right" },
    { key: "longer", title: "A longer run", stars: 1, outcome: "right" },
    { key: "one-ends", title: "Let a 1 end a run", stars: 0, outcome: "not-yet", current: true },
    { key: "how-many", title: "How many tiles?", stars: 0, outcome: "wrong" },
    { key: "pick", title: "Is this a run?", stars: 0, outcome: "untried" },
    { key: "drill", title: "A mixed drill", stars: 0, outcome: "untried" },
  ],
};

export const lessonState: LessonState = { rev: 1, lesson: LESSON, step: step({ alone: false }), rack: SKETCH };
const unmarked = {
  ...LESSON,
  chapter: "Chapter 1 · The melds",
  steps: LESSON.steps.map((each) => ({ ...each, current: false })),
};
export const headerState: HeaderState = { rev: 1, lesson: unmarked, home: "../notebooks/home.ipynb" };
export const footerState: FooterState = {
  rev: 1,
  lesson: LESSON,
  home: "../notebooks/home.ipynb",
  next: { title: "Groups", href: "03-groups.ipynb" },
  previous: { title: "Tiles", href: "01-tiles.ipynb" },
  play: null,
  won: 1,
  recap: [
    { text: "A run has only one colour.", tiles: tiles("b8 b9 b10") },
    { text: "After 13, a 1 ends the run.", tiles: tiles("k12 k13 k1", 20) },
    { text: "Between 6 and 8, the Joker is the yellow 7.", tiles: tiles("y6 *y7 y8", 40) },
  ],
};

const card = (number: number, title: string, text: string, summary: string, stars: number): CardProps => ({
  key: title.toLowerCase().replaceAll(" ", "-"),
  number,
  title,
  summary,
  href: `../lessons/pro/0${number}-${title.toLowerCase()}.ipynb`,
  tiles: tiles(text, number * 20),
  stars,
  done: stars > 1,
  started: stars > 0,
});

export const homeState: HomeState = {
  rev: 1,
  hero: {
    title: "Fourteen tiles. One to go.",
    text: "Put the red 9 behind the red 8.",
    won: false,
    rack: rack("r5 r6 r7 r8 _ _ r2 y2 b2 k2 / b9 b10 b11 b12 b13 _ k6 _ r9", { tools: [], slots: 10, most_slots: 10 }),
  },
  games: [
    {
      key: "pro",
      title: "Rummy PRO",
      text: "Hide your tiles, win in one go",
      standing: "2 of 17 lessons",
      tiles: tiles("r8 r8"),
      lies: "rack",
      lessons: ["runs"],
      current: true,
    },
  ],
  known: "You know 6 of 8 patterns.",
  now: { title: "Play Rummy PRO now", href: "play.ipynb" },
  differs: null,
  today: {
    title: "What do you discard?",
    text: "Discard what you need least.",
    href: "practice.ipynb?skill=which-discard&seed=5&band=middle",
  },
  puzzle: {
    title: "Today's puzzle",
    text: "A table from a real game: find the best play.",
    href: "puzzles.ipynb?mode=daily",
  },
  puzzles: { title: "Puzzles", href: "puzzles.ipynb" },
  review: [],
  last_game: null,
  title: "Learn Rummy PRO, tile by tile",
  summary: "17 lessons, about four minutes each. You have finished 2.",
  tables: { title: "Your tables", remove: "Remove from this list", tables: [] },
  chapters: [
    {
      key: "melds",
      title: "The melds",
      standing: "2 of 4 lessons",
      done: false,
      lessons: [
        card(1, "Tiles", "r7 y7 b7 k7 *", "106 tiles, four colours, two Jokers", 3),
        card(2, "Runs", "k11 k12 k13 k1", "Three or more in a row, and where a 1 may stand", 1),
        card(3, "Groups", "y9 b9 k9", "One number, different colours", 3),
        card(4, "Jokers", "b4 * b6", "One tile that stands for any other", 0),
      ],
    },
    {
      key: "game",
      title: "The game",
      standing: "0 of 3 lessons",
      done: false,
      lessons: [
        card(5, "The deal", "r8", "Stacks of seven and the Trump", 0),
        card(6, "A turn", "y3 *", "Draw one, throw one", 0),
        card(7, "Closing", "r1 r2 r3 k9", "Fourteen and one free", 0),
      ],
    },
    {
      key: "worth",
      title: "What a close is worth",
      standing: "0 of 2 lessons",
      done: false,
      lessons: [
        card(8, "Small games", "r4 r5 r6", "Simple: 250, less for Jokers", 0),
        card(9, "Minor and Major", "k1 k2 k3", "1 to 7, or 8 to 1", 0),
      ],
    },
  ],
  resume: { title: "Runs", href: "../lessons/pro/02-runs.ipynb?step=high-one" },
  finished: 2,
  total: 17,
  rules: "rules.ipynb",
  know: { title: "I know the basics", href: "../lessons/pro/08-small.ipynb" },
  practice: { title: "Practice", href: "practice.ipynb" },
  score: { title: "What is my rack worth?", href: "score.ipynb" },
  classroom: {
    title: "In class",
    text: "Questions about tiles, listed, counted and dealt, with exercises.",
    href: "class.ipynb",
  },
  progress_page: { title: "Your progress", text: "Your stars stay in this browser.", href: "progress.ipynb" },
  play: {
    title: "Play a game",
    text: "A whole table against computer players.",
    resume: "Back to your game",
    href: "play.ipynb",
    quick: "play.ipynb?quick",
    others: { title: "Rummikub and more games", href: "tables.ipynb" },
  },
};

export const topicsState: ClassTopicsState = {
  rev: 1,
  home: "home.ipynb",
  text: "Questions about tiles, listed, counted and dealt, with exercises.",
  pages: [
    { title: "How many racks?", href: "class/01-how-many-racks.ipynb" },
    { title: "Many deals", href: "class/07-many-deals.ipynb" },
  ],
  join: { title: "Join your class", href: "join.ipynb" },
  live: { title: "Open a live class", href: "live.ipynb" },
};

export const progressState: ProgressPageState = {
  rev: 1,
  home: "home.ipynb",
  courses: [
    {
      key: "pro",
      title: "Rummy PRO",
      standing: "1 of 3 lessons",
      lessons: [
        { key: "tiles", title: "Tiles", href: "../lessons/pro/01-tiles.ipynb", stars: 3, started: true },
        { key: "runs", title: "Runs", href: "../lessons/pro/02-runs.ipynb", stars: 1, started: true },
        { key: "groups", title: "Groups", href: "../lessons/pro/03-groups.ipynb", stars: 0, started: false },
      ],
    },
    {
      key: "rummikub",
      title: "Rummikub",
      standing: "0 of 1 lesson",
      lessons: [
        { key: "rummikub/melds", title: "Melds", href: "../lessons/rummikub/00-melds.ipynb", stars: 0, started: false },
      ],
    },
  ],
};

export const rulesState: RulesState = {
  rev: 1,
  home: "home.ipynb",
  title: "The rules of Rummy PRO",
  intro:
    "Every verdict in this course cites one of these rules. What we decided ourselves, where the published rules are silent or disagree, is marked as our ruling.",
  sections: [
    {
      key: "tiles",
      title: "Tiles and the deal",
      clauses: [
        {
          id: "PRO-1",
          title: "The tiles",
          text: "",
          origin: "S",
          stated:
            "There are 106 tiles: the numbers 1 to 13 in red, yellow, blue and black, each of them twice, and two Jokers. Two to four people play.",
        },
        {
          id: "PRO-4",
          title: "A Joker turned up",
          text: "",
          origin: "R",
          ruling: "A Joker is never the Trump: it is put back and another tile is turned up.",
          switch: "Settings: A table may shuffle everything again instead (`joker_trump`: redraw, or reshuffle).",
        },
        {
          id: "PRO-5",
          title: "The Trump bonus",
          text: "",
          origin: "S",
          stated: "Whoever was dealt the Trump receives 100 from each other player.",
          ruling:
            "The face-up tile itself is never dealt, so its twin counts, the other tile of the same number and colour: at most one player holds it.",
        },
      ],
    },
    {
      key: "melds",
      title: "Melds",
      clauses: [
        {
          ...CLAUSE,
          origin: "S",
          stated: CLAUSE.text,
          examples: [
            { tiles: tiles("r5 r6 r7"), holds: true, text: "This is one" },
            { tiles: tiles("k12 k13 k1"), holds: true, text: "This is one" },
            { tiles: tiles("k13 k1 k2"), holds: false, text: "This is none" },
          ],
        },
        {
          id: "PRO-21",
          title: "Groups",
          text: "",
          origin: "S",
          stated:
            "A group is three or four tiles of one number, all of different colours. A fifth tile or a repeated colour is never allowed; see PRO-22 for Jokers.",
        },
        {
          id: "PRO-22",
          title: "Jokers",
          text: "",
          origin: "S",
          stated: "A Joker replaces any one tile: in a group a missing colour, in a run the missing number.",
        },
      ],
    },
  ],
  prices: {
    head: ["Price", "Patterns", "no Joker", "one Joker", "two Jokers"],
    rows: [
      ["Small", "Simple, Mosaic", "250", "200", "150"],
      ["Big", "Bicolor, Minor, Major", "500", "400", "300"],
      ["Special", "Doubles, Grand Care, Monocolor", "1000", "800", "600"],
    ],
    note: "The Jokers counted are those among the 14 arranged tiles.",
  },
  raised: {
    title: "What makes a close worth more",
    head: ["Pattern", "no Joker thrown or left over", "one Joker thrown", "one Joker left over"],
    rows: [
      ["Simple, Mosaic", "Small", "Big", "Big"],
      ["Bicolor, Minor, Major", "Big", "Big", "Special"],
      ["Doubles, Grand Care, Monocolor", "Special", "Special", "Special"],
    ],
  },
  glossary: [
    { term: "free tile", text: "The one tile left over when fourteen lie in melds. It is the last one discarded." },
    { term: "Trump", text: "The tile turned up before the deal; it decides which stack is dealt first (PRO-5)." },
  ],
};
