// What may be done now: the one button of the moment, whose place stays and whose word changes, and the others beside
// it.
import { html, nothing } from "lit-html";
import { button } from "../button";
import type { Piece } from "../pages/parts";
import type { GameProps, MeterProps, RackProps, TableActionProps, VerdictProps } from "../types";
import type { Words } from "../words";
import { actionOf } from "./panel";

export interface TurnScene {
  t: Words;
  game: GameProps;
  locked: boolean;
  opened: ReadonlySet<string>; // panels that Python has something for
  discard: { text: string; why: string | null } | null; // with the tile that is lifted
  does(key: string): void;
}

/** The one button of a screen. */
export interface Primary {
  act: string;
  text: string;
  why: string | null; // why it can't be pressed now
  gold?: boolean;
  press(): void;
}

const BESIDE = { melds: ["done", "draw", "pass", "take", "discard", "refuse", "keep"], closes: ["take", "refuse"] };
const SELDOM = ["close", "refuse", "sort-table", "review", "extra", "leave"]; // in the menu
// Buttons with a place of their own, by their class; and the panel that each opens, with a short word.
const OWN: Record<string, string> = { check: "rw-check", revert: "rw-revert", advise: "rw-advise" };
const OPENS: Record<string, { panel: string; brief: string }> = {
  coach: { panel: "coach", brief: "table-coach-short" },
  advise: { panel: "advice", brief: "hint" },
};

/** Always the same element at the same place, so that neither the pointer nor the focus loses it. */
export function primaryButton({ act, text, why, gold, press }: Primary, locked: boolean): Piece {
  return html`<button type="button" class="rw-button rw-primary rw-the-one" data-act=${act} title=${why || nothing}
    ?data-gold=${gold} aria-disabled=${why !== null || locked ? "true" : nothing} @click=${press}>${text}</button>`;
}

/** What one would most likely do now; where there is nothing to do it says whose turn it is. */
export function primary({ t, game, locked, discard, does }: TurnScene): Piece {
  const found = actionOf(game, game.primary);
  if (!found) {
    const who = game.felt.seats.find(({ turn, you }) => turn && !you)?.name;
    const text = who ? t("table-wait", { who }) : game.asked;
    return primaryButton({ act: "wait", text, why: "", press: () => undefined }, locked);
  }
  const { key, text, enabled, why } = found;
  const press = (): void => does(key);
  if (key === "discard" && discard) return primaryButton({ act: "do-discard", ...discard, press }, locked);
  const { points } = game.rack.verdict;
  const word = key === "close" && points !== null ? t("table-close-for", { points }) : text;
  const gold = key === "close" || (key === "done" && enabled && game.penalty === null);
  return primaryButton({ act: `do-${key}`, text: word, why: enabled ? null : (why ?? ""), gold, press }, locked);
}

function one(action: TableActionProps, { t, locked, opened, does }: TurnScene, type: string): Piece {
  const { key, text, enabled, why } = action;
  const look = { type, title: enabled ? null : why, off: !enabled || locked };
  const opens = type.startsWith("rw-quiet") ? undefined : OPENS[key];
  if (!opens) return button(`do-${key}`, text, () => does(key), look);
  const words = html`<span class="rw-wide">${text}</span><span class="rw-brief"
    aria-hidden="true">${t(opens.brief)}</span>`;
  return button(`do-${key}`, words, () => does(key), { ...look, label: text, expanded: opened.has(opens.panel) });
}

/** The buttons beside the one: what else may be done at this moment, and those with a place of their own. */
function shownBeside({ t, game }: TurnScene): { now: TableActionProps[]; own: TableActionProps[] } {
  const melds = game.rack.trays !== undefined;
  const beside = melds ? BESIDE.melds : BESIDE.closes;
  const others = game.actions.filter(({ key }) => key !== game.primary);
  const now = others.filter(({ key, enabled }) => enabled && beside.includes(key));
  const own = others.filter(({ key }) => key in OWN || (key === "coach" && !melds));
  const back = { key: "takeback", text: t("table-takeback"), enabled: true, why: null };
  return { now: game.takeback ? [...now, back] : now, own };
}

/** In two parts: a button with a place of its own stays the same element when another comes. */
export function besides(scene: TurnScene): Piece {
  const { now, own } = shownBeside(scene);
  const drawn = (each: TableActionProps): Piece => one(each, scene, `rw-button ${OWN[each.key] ?? ""}`.trim());
  return html`${now.map(drawn)}${own.map(drawn)}`;
}

/** In the menu: what is seldom wanted, and what has no room beside on a small screen. */
export function seldom(scene: TurnScene): Piece {
  const { t, game, does } = scene;
  const { now, own } = shownBeside(scene);
  const beside = [...now, ...own].map(({ key }) => key);
  const melds = game.rack.trays !== undefined;
  const rest = game.actions.filter(
    ({ key }) => key !== game.primary && !beside.includes(key) && (SELDOM.includes(key) || (melds && key === "coach")),
  );
  const revert = actionOf(game, "revert");
  const check = actionOf(game, "check");
  const words: [string, string][] = melds
    ? [
        ["sort-run", t("tool-sort-run")],
        ["sort-group", t("tool-sort-group")],
      ]
    : [...(check ? [["check", check.text] as [string, string]] : []), ["lay", t("tool-lay")]];
  return html`${rest.map((each) => one(each, scene, "rw-quiet"))}
    ${revert && game.primary !== "revert" ? one(revert, scene, "rw-quiet rw-narrow") : nothing}
    ${words.map(([key, text]) =>
      button(`menu-${key}`, text, () => does(key), { type: "rw-quiet rw-narrow", off: scene.locked }),
    )}`;
}

/** The rack with what "Check board" found, or what is to be said of a turn on the table. */
export function spokenRack(rack: RackProps, game: GameProps, t: Words): RackProps {
  if (rack.trays) return { ...rack, verdict: speech(game) };
  if (!game.verdict) return rack;
  const { text, clause, holds } = game.verdict;
  const word = t(holds ? "outcome-right" : "outcome-not-yet");
  return { ...rack, verdict: { ...rack.verdict, status: holds ? "right" : "not-yet", word, text, clause } };
}

/** Without a word where nothing is said. */
export const quiet = (verdict: VerdictProps): VerdictProps => (verdict.text ? verdict : { ...verdict, word: "" });

/** Why the turn can't be ended, or what the others did, or what more was possible. */
function speech({ rack, done, news, after }: GameProps): VerdictProps {
  const { verdict } = rack;
  const status = verdict.status === "idle" ? "not-yet" : verdict.status;
  if (done) return { ...verdict, status, word: "", text: done };
  const text = verdict.text || [after, news].filter(Boolean).join(" ");
  return text === verdict.text ? quiet(verdict) : { ...verdict, text, word: "" };
}

/** How far an opening has come. */
export function meterPiece(meter: MeterProps | null, t: Words): Piece {
  if (!meter) return nothing;
  const { got, wanted, text } = meter;
  const share = Math.min(1, got / Math.max(1, wanted));
  return html`<span class="rw-meter" role="meter" aria-label=${t("spread-opening")} aria-valuemin="0"
    aria-valuemax=${wanted} aria-valuenow=${Math.min(got, wanted)} aria-valuetext=${text}
    ?data-full=${share === 1}><i style=${`scale: ${share} 1`}></i><b>${text}</b></span>`;
}
