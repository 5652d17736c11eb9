// The playground: open dev/index.html?scene=rack&theme=dark through any static server after `npm run dev`.
import { FluentResource } from "@fluent/bundle";
import ui from "../../text/words/en/ui.ftl";
import main from "./all";
import { PlayModel } from "./host";
import * as made from "./states";
import { scoreState } from "./score";
import { OPEN } from "./spread";
import { TABLES } from "./table";

const query = new URLSearchParams(location.search);
const scene = query.get("scene") ?? "rack";
const LONG = "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r1 / b9 b10 _ k4 y4 b4 _ * y7 _ k12 k13 k1 k2";

const racks: Record<string, unknown> = {
  sketch: made.SKETCH,
  rack: made.rack("r5 r6 r7 _ b9 b10 _ y13 b13 k13 r13 / k12 k13 k1 k2 _ * _ y4", {
    tools: ["undo", "redo", "sort-run", "sort-group", "size"],
  }),
  close: made.rack("r2 r3 r4 r5 r6 _ b10 b11 b12 b13 b1 / r11 r12 r13 *r1", { readonly: true, tools: [] }),
  projector: made.rack("r5 r6 r7 _ b9 b10 _ y13 b13 k13 r13 / k12 k13 k1 k2 _ * _ y4", {
    size: "projector",
    tools: ["undo", "redo", "size"],
  }),
  choose: made.rack("r9 y9 b9 r9 k4 r5 *", { choose: true, chosen: [0, 1], tools: [] }),
  readonly: made.rack("k12 k13 k1 _ *r6 r7 *k9", { readonly: true, tools: [], slots: 8 }),
  cards: made.rack("h5 h6 h7 _ sq dq cq / c10 cj _ ha dk"),
  pack: made.rack("ha h2 h3 h4 h5 h6 h7 h8 h9 h10 hj hq hk / ca d2 s3 c4 d5 s6 c7 d8 s9 c10 dj sq ck sa", {
    readonly: true,
    tools: [],
  }),
  long: made.rack(LONG),
  full: made.rack("r1 _ r3 _ r5 _ r7 _ b9 _ b11 _ b13 _ k1 / k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k1 *k1 y2"),
};

// As in the app: one screen.
if (query.has("stage")) {
  document.documentElement.dataset["stage"] = "table";
  document.body.dataset["voila"] = "yes";
  document.body.dataset["wide"] = "";
}
const theme = query.get("theme");
if (theme) document.documentElement.dataset.rwTheme = theme;
const models: PlayModel[] = [];
Object.assign(window, { models });

for (const name of scene.split(",")) {
  const [view, state] = pick(name);
  const model = new PlayModel({ view, state, words: JSON.stringify(new FluentResource(ui).body), lang: "en" });
  if (query.has("delay")) model.delay = Number(query.get("delay"));
  models.push(model);
  const widget = main();
  widget.initialize({ model });
  for (let copy = 0; copy < Number(query.get("views") ?? 1); copy++) {
    const el = document.createElement("div");
    document.querySelector("main")!.append(el);
    widget.render({ model, el });
  }
}

function pick(name: string): [string, unknown] {
  if (name in racks) return ["rack", { rev: 1, rack: racks[name] }];
  if (name in OPEN) return ["table", structuredClone(OPEN[name])];
  if (name in TABLES) return ["table", TABLES[name]];
  if (name in made.STEPS) return ["step", made.STEPS[name]];
  const pages: Record<string, unknown> = {
    lesson: made.lessonState,
    header: made.headerState,
    footer: made.footerState,
    home: made.homeState,
    progress: made.progressState,
    topics: made.topicsState,
    rules: made.rulesState,
    score: scoreState,
  };
  return [name, pages[name]];
}
