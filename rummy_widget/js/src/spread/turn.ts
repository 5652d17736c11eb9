// What may be done now: the one button of the moment, whose place stays and whose word changes, and the others beside it.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import { primaryButton } from "../table/turn";
import type { OpenGameProps, TableActionProps } from "../types";
import type { Words } from "../words";

export interface OpenScene {
  t: Words;
  game: OpenGameProps;
  locked: boolean;
  discard: { text: string; why: string | null } | null; // with the tile that is lifted
  does(key: string): void;
  sort(by: "run" | "group"): void; // the rack
}

const BESIDE = ["done", "draw", "pass", "take", "discard", "refuse", "keep"]; // shown where it may be done now
const SELDOM = ["sort-table", "coach", "review", "extra", "leave"]; // in the menu
const OWN = ["revert", "advise"]; // buttons with a place of their own

export const actionOf = (game: OpenGameProps, key: string): TableActionProps | undefined =>
  game.actions.find((each) => each.key === key);

/** The button of this moment. It says whose turn it is where there is nothing to do. */
export function primary({ t, game, locked, discard, does }: OpenScene): Piece {
  const { key, text, enabled, why } = actionOf(game, game.primary) ?? {
    key: "wait",
    text: "",
    enabled: false,
    why: "",
  };
  const press = (): void => does(key);
  if (key === "discard" && discard) return primaryButton({ act: "do-discard", ...discard, press }, locked);
  if (key !== "wait")
    return primaryButton(
      {
        act: `do-${key}`,
        text,
        why: enabled ? null : (why ?? ""),
        press,
        gold: key === "done" && enabled && game.penalty === null,
      },
      locked,
    );
  const who = game.felt.seats.find(({ turn, you }) => turn && !you)?.name;
  return primaryButton(
    { act: "wait", text: who ? t("table-wait", { who }) : game.asked, why: "", press: () => undefined },
    locked,
  );
}

function one({ key, text, enabled, why }: TableActionProps, { t, game, locked, does }: OpenScene, type: string): Piece {
  const brief = key === "advise" && type !== "rw-quiet";
  return html`<button type="button" class=${type} data-act=${`do-${key}`} title=${(!enabled && why) || nothing}
    aria-disabled=${!enabled || locked ? "true" : nothing} aria-expanded=${key === "advise" ? String(game.advice !== null) : nothing} aria-label=${brief ? text : nothing}
    @click=${() => does(key)}>${brief ? html`<span class="rw-wide">${text}</span><span class="rw-brief" aria-hidden="true">${t("hint")}</span>` : text}</button>`;
}

export function besides(scene: OpenScene): Piece {
  const { game } = scene;
  const shown = game.actions.filter(
    ({ key, enabled }) => key !== game.primary && (OWN.includes(key) || (enabled && BESIDE.includes(key))),
  );
  return html`${shown.map((each) => one(each, scene, OWN.includes(each.key) ? `rw-button rw-${each.key}` : "rw-button"))}`;
}

/** In the menu: what is seldom wanted, and what has no room beside on a small screen. */
export function seldom(scene: OpenScene): Piece {
  const { game } = scene;
  const rest = game.actions.filter(({ key }) => key !== game.primary && SELDOM.includes(key));
  const narrow = game.actions.filter(({ key }) => key !== game.primary && key === "revert");
  return html`${rest.map((each) => one(each, scene, "rw-quiet"))}${narrow.map((each) => one(each, scene, "rw-quiet rw-narrow"))}
    ${(["run", "group"] as const).map(
      (
        by,
      ) => html`<button type="button" class="rw-quiet rw-narrow" data-act=${`menu-sort-${by}`} aria-disabled=${scene.locked ? "true" : nothing}
      @click=${() => scene.sort(by)}>${scene.t(`tool-sort-${by}`)}</button>`,
    )}`;
}
