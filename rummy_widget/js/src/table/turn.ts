// What may be done now: the one button of the moment, whose place stays and whose word changes, and the others beside it.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import type { GameViewProps, RackProps, TableActionProps } from "../types";
import type { Words } from "../words";

export interface TurnScene {
  t: Words;
  game: GameViewProps;
  locked: boolean;
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

const MENU = ["close", "refuse", "extra", "leave"]; // what is seldom wanted
const OWN = ["check", "coach"]; // buttons with a place of their own

/** Always the same element at the same place, so that neither the pointer nor the focus loses it. */
export function primaryButton({ act, text, why, gold, press }: Primary, locked: boolean): Piece {
  return html`<button type="button" class="rw-button rw-primary rw-the-one" data-act=${act} title=${why || nothing} ?data-gold=${gold}
    aria-disabled=${why !== null || locked ? "true" : nothing} @click=${press}>${text}</button>`;
}

const ready = (game: GameViewProps, key: string): TableActionProps | undefined =>
  game.actions.find((each) => each.key === key && each.enabled);

/** What one would most likely do now. */
export function primaryOf({ t, game, discard, does }: TurnScene): Primary {
  const of = (key: string, text: string, why: string | null = null, gold = false): Primary => ({
    act: `do-${key}`,
    text,
    why,
    gold,
    press: () => does(key),
  });
  const { status, points } = game.rack.verdict;
  const close = ready(game, "close");
  if (close && (status === "closes" || game.verdict?.holds))
    return of("close", points === null ? close.text : t("table-close-for", { points }), null, true);
  for (const key of ["go-on", "keep", "draw", "take"]) {
    const found = ready(game, key);
    if (found) return of(key, found.text);
  }
  if (discard && game.mine) return of("discard", discard.text, discard.why);
  const who = game.felt.seats.find(({ turn }) => turn)?.name ?? "";
  return {
    act: "wait",
    text: game.mine || !who ? game.asked : t("table-wait", { who }),
    why: "",
    press: () => undefined,
  };
}

function one({ key, text, enabled, why }: TableActionProps, { t, game, locked, does }: TurnScene, type: string): Piece {
  return html`<button type="button" class=${type} data-act=${`do-${key}`} title=${(!enabled && why) || nothing}
    aria-disabled=${!enabled || locked ? "true" : nothing}
    aria-expanded=${key === "coach" ? String(game.coach !== null) : nothing} aria-label=${key === "coach" ? text : nothing}
    @click=${() => does(key)}>${key === "coach" ? html`<span class="rw-wide">${text}</span><span class="rw-brief" aria-hidden="true">${t("table-coach-short")}</span>` : text}</button>`;
}

/** Beside the primary button: what else may be done at this moment, the board's check, the coach. */
export function besides(scene: TurnScene): Piece {
  const { t, game } = scene;
  const main = primaryOf(scene).act;
  const now = game.actions.filter(
    ({ key, enabled }) => enabled && ["take", "refuse"].includes(key) && `do-${key}` !== main,
  );
  const own = game.actions.filter(({ key }) => OWN.includes(key));
  const back: TableActionProps = { key: "takeback", text: t("table-takeback"), enabled: true, why: null };
  return html`${[...now, ...(game.takeback ? [back] : [])].map((each) => one(each, scene, "rw-button"))}
    ${own.map((each) => one(each, scene, each.key === "check" ? "rw-button rw-check" : "rw-button"))}`;
}

/** In the menu: the other moves of the game. */
export function seldom(scene: TurnScene): Piece {
  const main = primaryOf(scene).act;
  const refusing = ready(scene.game, "refuse");
  const found = scene.game.actions.filter(
    ({ key }) => MENU.includes(key) && `do-${key}` !== main && !(key === "refuse" && refusing),
  );
  const { t, does, game } = scene;
  const check = game.actions.find(({ key }) => key === "check")?.text;
  const words: [string, string][] = [...(check ? [["check", check] as [string, string]] : []), ["lay", t("tool-lay")]];
  return html`${found.map((each) => one(each, scene, "rw-quiet"))}
    ${words.map(
      ([
        key,
        text,
      ]) => html`<button type="button" class="rw-quiet rw-narrow" data-act=${`menu-${key}`} aria-disabled=${scene.locked ? "true" : nothing}
      @click=${() => does(key)}>${text}</button>`,
    )}`;
}

/** The rack with what "Check board" found, where that was asked. */
export function checked(rack: RackProps, { verdict }: GameViewProps, t: Words): RackProps {
  if (!verdict) return rack;
  const { text, clause, holds } = verdict;
  const word = t(holds ? "outcome-right" : "outcome-not-yet");
  return { ...rack, verdict: { ...rack.verdict, status: holds ? "right" : "not-yet", word, text, clause } };
}
