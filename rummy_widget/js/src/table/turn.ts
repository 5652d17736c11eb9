// The buttons for what the player can do now: the primary one, always at the same place but with different texts, and
// those beside it.
import { html, nothing } from "lit-html";
import { button } from "../button";
import type { Piece } from "../pages/parts";
import type { GameProps, MeterProps, RackProps, TableActionProps, VerdictProps } from "../types";
import type { Words } from "../words";
import { actionOf } from "./panel";

/** What the buttons for a player's turn are drawn from. */
export interface TurnScene {
  t: Words;
  game: GameProps;
  locked: boolean;
  opened: ReadonlySet<string>; // keys of the panels that have data from Python
  // the discard button: its text, and why the lifted tile can't be discarded (null if it can); null if there is none
  discard: { text: string; why: string | null } | null;
  doAction(key: string): void; // does the action with this key
}

/** The text, state and action of a screen's primary button. */
export interface Primary {
  act: string; // its `data-act` attribute, by which styles and tests find it
  text: string;
  why: string | null; // why it can't be pressed now; null if it can
  gold?: boolean; // shown in gold: it ends the round, or a turn that is valid as it is
  press(): void;
}

const BESIDE = { melds: ["done", "draw", "pass", "take", "discard", "refuse", "keep"], closes: ["take", "refuse"] };
const SELDOM = ["close", "refuse", "sort-table", "review", "extra", "leave"]; // in the menu
// The classes of buttons with a fixed place, and the panels that buttons open, with a short label.
const OWN: Record<string, string> = { check: "rw-check", revert: "rw-revert", advise: "rw-advise" };
const OPENS: Record<string, { panel: string; brief: string }> = {
  coach: { panel: "coach", brief: "table-coach-short" },
  advise: { panel: "advice", brief: "hint" },
};

/**
 * Return the primary button of a screen. If its text and action change, it still stays the same element on the page, so
 * that it keeps the focus. `locked` disables it.
 */
export function primaryButton({ act, text, why, gold, press }: Primary, locked: boolean): Piece {
  return html`<button type="button" class="rw-button rw-primary rw-the-one" data-act=${act} title=${why || nothing}
    ?data-gold=${gold} aria-disabled=${why !== null || locked ? "true" : nothing} @click=${press}>${text}</button>`;
}

/**
 * Return the primary button of a turn. It does the action that the player most likely wants; if there is none, it is
 * disabled and says whom the player is waiting for.
 */
export function primaryAction({ t, game, locked, discard, doAction }: TurnScene): Piece {
  const found = actionOf(game, game.primary);
  if (!found) {
    const who = game.felt.seats.find(({ turn, you }) => turn && !you)?.name;
    const text = who ? t("table-wait", { who }) : game.prompt;
    return primaryButton({ act: "wait", text, why: "", press: () => undefined }, locked);
  }
  const { key, text, enabled, why } = found;
  const press = (): void => doAction(key);
  if (key === "discard" && discard) return primaryButton({ act: "do-discard", ...discard, press }, locked);
  const { points } = game.rack.verdict;
  const word = key === "close" && points !== null ? t("table-close-for", { points }) : text;
  const gold = key === "close" || (key === "done" && enabled && game.penalty === null);
  return primaryButton({ act: `do-${key}`, text: word, why: enabled ? null : (why ?? ""), gold, press }, locked);
}

function actionPiece(action: TableActionProps, { t, locked, opened, doAction }: TurnScene, type: string): Piece {
  const { key, text, enabled, why } = action;
  const look = { type, title: enabled ? null : why, off: !enabled || locked };
  const opens = type.startsWith("rw-quiet") ? undefined : OPENS[key];
  if (!opens) return button(`do-${key}`, text, () => doAction(key), look);
  const words = html`<span class="rw-wide">${text}</span><span class="rw-brief"
    aria-hidden="true">${t(opens.brief)}</span>`;
  return button(`do-${key}`, words, () => doAction(key), { ...look, label: text, expanded: opened.has(opens.panel) });
}

/**
 * Return the actions beside the primary one: in `now` those that are possible now, in `own` those that always have a
 * button.
 */
function shownBeside({ t, game }: TurnScene): { now: TableActionProps[]; own: TableActionProps[] } {
  const melds = game.rack.trays !== undefined;
  const beside = melds ? BESIDE.melds : BESIDE.closes;
  const others = game.actions.filter(({ key }) => key !== game.primary);
  const now = others.filter(({ key, enabled }) => enabled && beside.includes(key));
  const own = others.filter(({ key }) => key in OWN || (key === "coach" && !melds));
  const takeback = { key: "takeback", text: t("table-takeback"), enabled: true, why: null };
  return { now: game.takeback ? [...now, takeback] : now, own };
}

/**
 * Return the buttons beside the primary one: first those that are shown only while their actions are possible, then
 * those that are always there. If the first ones come or go, the others stay the same elements on the page, so that
 * they keep the focus.
 */
export function besideButtons(scene: TurnScene): Piece {
  const { now, own } = shownBeside(scene);
  const draw = (each: TableActionProps): Piece => actionPiece(each, scene, `rw-button ${OWN[each.key] ?? ""}`.trim());
  return html`${now.map(draw)}${own.map(draw)}`;
}

/**
 * Return the menu items of a turn: actions that are seldom needed and, on a small screen, those that don't fit beside
 * the primary button.
 */
export function menuItems(scene: TurnScene): Piece {
  const { t, game, doAction } = scene;
  const { now, own } = shownBeside(scene);
  const beside = [...now, ...own].map(({ key }) => key);
  const melds = game.rack.trays !== undefined;
  const rest = game.actions.filter(
    ({ key }) => key !== game.primary && !beside.includes(key) && (SELDOM.includes(key) || (melds && key === "coach")),
  );
  const revert = actionOf(game, "revert");
  const check = actionOf(game, "check");
  const tools = melds ? ["sort-run", "sort-group"] : ["sort-pair", "lay"];
  const words: [string, string][] = tools.map((key) => [key, t(`tool-${key}`)]);
  if (check && !melds) words.unshift(["check", check.text]);
  return html`${rest.map((each) => actionPiece(each, scene, "rw-quiet"))}
    ${revert && game.primary !== "revert" ? actionPiece(revert, scene, "rw-quiet rw-narrow") : nothing}
    ${words.map(([key, text]) =>
      button(`menu-${key}`, text, () => doAction(key), { type: "rw-quiet rw-narrow", off: scene.locked }),
    )}`;
}

/**
 * Return the rack with the verdict to show in a turn. In a game with melds on the table, the verdict says why the turn
 * can't end as it is; if it can, it is the rack's own verdict or, if that has no text, what the player could have laid
 * in the last turn and what the other players did. In other games, it is the result of the button "Check board", if the
 * player has pressed it; otherwise it is the rack's own verdict or, if that is "idle", what the other players did.
 */
export function rackWithSpeech(rack: RackProps, game: GameProps, t: Words): RackProps {
  if (rack.trays) return { ...rack, verdict: speech(game) };
  if (game.verdict) {
    const { text, clause, holds } = game.verdict;
    const word = t(holds ? "outcome-right" : "outcome-not-yet");
    return { ...rack, verdict: { ...rack.verdict, status: holds ? "right" : "not-yet", word, text, clause } };
  }
  const quiet = game.news && rack.verdict.status === "idle";
  return quiet ? { ...rack, verdict: { ...rack.verdict, word: "", text: game.news!, clause: null } } : rack;
}

/**
 * Return a verdict without its leading word, such as "Right", if it has no other text; otherwise return it unchanged.
 */
export const withoutWord = (verdict: VerdictProps): VerdictProps => (verdict.text ? verdict : { ...verdict, word: "" });

/**
 * Return the verdict on a turn in a game with melds on the table: why it can't end as it is, otherwise what the others
 * did or what else was possible.
 */
function speech({ rack, done, news, after }: GameProps): VerdictProps {
  const { verdict } = rack;
  const status = verdict.status === "idle" ? "not-yet" : verdict.status;
  if (done) return { ...verdict, status, word: "", text: done };
  const text = verdict.text || [after, news].filter(Boolean).join(" ");
  return text === verdict.text ? withoutWord(verdict) : { ...verdict, text, word: "" };
}

/**
 * Return the bar that compares the points laid so far with those that the player needs to lay melds for the first time;
 * nothing if `meter` is null.
 */
export function meterPiece(meter: MeterProps | null, t: Words): Piece {
  if (!meter) return nothing;
  const { got, wanted, text } = meter;
  const share = Math.min(1, got / Math.max(1, wanted));
  return html`<span class="rw-meter" role="meter" aria-label=${t("spread-opening")} aria-valuemin="0"
    aria-valuemax=${wanted} aria-valuenow=${Math.min(got, wanted)} aria-valuetext=${text}
    ?data-full=${share === 1}><i style=${`scale: ${share} 1`}></i><b>${text}</b></span>`;
}
