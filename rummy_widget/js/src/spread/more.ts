// The part of the page that is loaded after the rest: what lies over the table, the end of a round, and looking back.
import { html, nothing } from "lit-html";
import { heading, type Piece } from "../pages/parts";
import { tablePiece } from "../pages/rows";
import type { RackExtras } from "../rack/host";
import type { Panel } from "../table/menu";
import { coachPanel } from "../table/coach";
import { momentList, replayGoal, replayHead, replayTools } from "../table/replay";
import type { Hall } from "../table/tiles";
import type { OpenGameProps, OpenReplayProps, OpenTableProps, RackProps, ReplayProps, VerdictProps } from "../types";
import { advicePanel } from "./advice";
import { cheer } from "./cheer";
import { reviewPanel } from "./review";
import { endMenu, endTools, openEnd } from "./settled";

/** What lies over the felt, and what is done there. */
export interface Over {
  table: OpenTableProps;
  hall: Hall;
  level: number;
  panel: Panel | null;
  asking: boolean; // whether a turn that costs something is to be ended
  all: boolean; // whether every discard is shown
  lifted: string | null; // the name of the one tile that is picked up
  toggle(): void; // all of them, or only some
  drawer(title: string, inside: Piece): Piece;
  yes(): void;
  no(): void;
}

/** What is opened by hand, asked, or advised. */
function over(scene: Over): Piece {
  const { table, hall, level, panel, drawer } = scene;
  const { game, statistics, replay } = table;
  const { t } = hall;
  if (scene.asking && game?.penalty) return question(game.penalty, scene);
  if (panel === "log" && game) {
    return drawer(
      t("table-log"),
      html`<ol class="rw-log" role="list">${game.log.map((each) => html`<li ?data-mine=${each.mine}>${each.text}</li>`)}</ol>`,
    );
  }
  if (panel === "statistics" && statistics)
    return drawer(statistics.title || t("table-statistics"), tablePiece(statistics, true));
  if (panel === "moments" && replay) return drawer(t("spread-moments"), momentList(asReplay(replay, ""), hall));
  if (game?.coach) return coachPanel(game.coach, hall, level, scene.all, scene.lifted, scene.toggle);
  if (game?.review) return reviewPanel(game.review, hall, level);
  const weigh = game?.actions.find(({ key, enabled }) => key === "coach" && enabled)?.text ?? null;
  return game?.advice ? advicePanel(game.advice, hall, level, weigh) : nothing;
}

/** Before a turn that costs something is ended: whether it really is to be. */
function question(text: string, { hall: { t }, level, yes, no }: Over): Piece {
  return html`<section class="rw-panel rw-advice rw-asking" role="alertdialog" tabindex="-1" aria-labelledby="rw-asking-title" aria-describedby="rw-asking-text"
    @keydown=${(event: KeyboardEvent) => event.key === "Escape" && ((event.stopPropagation(), no()))}>
    ${heading(level, "rw-chapter-title", t("spread-penalty"), "rw-asking-title")}
    <p id="rw-asking-text">${text}</p>
    <p class="rw-advice-ways"><button type="button" class="rw-button" data-act="penalty-yes" @click=${yes}>${t("spread-penalty-yes")}</button>
      <button type="button" class="rw-button rw-primary" data-act="penalty-no" @click=${no}>${t("spread-penalty-no")}</button></p>
  </section>`;
}

/** On the felt once a round has ended. */
function ended({ screen, settlement, replay, game }: OpenTableProps, hall: Hall, level: number): Piece {
  if (screen === "settled" && settlement) return openEnd(settlement, game?.felt.seats ?? [], hall, level);
  return screen === "replay" && replay ? replayHead(hall, level) : nothing;
}

/** The rack of a moment that is looked at, or of a turn that is tried again. */
function replayRack(rack: RackProps, { exercise, feedback }: OpenReplayProps): RackProps {
  const { verdict } = rack;
  return { ...rack, verdict: quiet(exercise ? verdict : { ...verdict, text: feedback ?? "" }) };
}

/** What is said over that rack, and the ways from move to move under it. */
function replayExtras(
  replay: OpenReplayProps,
  asked: OpenGameProps["asked"],
  hall: Hall,
  moments: () => void,
  opened: boolean,
): RackExtras {
  const shown = asReplay(replay, asked);
  const { start, end } = replayTools(shown, hall, moments, opened);
  const { exercise, feedback } = replay;
  return {
    goal: replayGoal(shown),
    note: exercise && feedback ? html`<p class="rw-feedback">${feedback}</p>` : undefined,
    start,
    end,
  };
}

/** Without a word where nothing is said. */
const quiet = (verdict: VerdictProps): VerdictProps => (verdict.text ? verdict : { ...verdict, word: "" });

const asReplay = (
  { index, count, text, who, moments, exercise, feedback }: OpenReplayProps,
  asked: string,
): ReplayProps => ({
  index,
  count,
  text,
  who,
  moments,
  own: null,
  best: null,
  cost: null,
  exercise: exercise ? { text: asked, tried: feedback !== null, feedback, right: false } : null,
});

export const more = { over, ended, endTools, endMenu, replayRack, replayExtras, cheer };
export type More = typeof more;
