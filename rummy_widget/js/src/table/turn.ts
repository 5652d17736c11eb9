// Whose turn it is, and what may be done now.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import { problemNote } from "../pages/verdict";
import type { GameView, TableAction } from "../types";
import type { Words } from "../words";

export interface TurnScene {
  t: Words;
  game: GameView;
  locked: boolean;
  problem: string | null;
  discard: { text: string; why: string | null } | null; // with the tile that is lifted
  does(key: string): void;
}

/** The one button of the moment. */
function first({ game, discard }: TurnScene): string {
  const on = (key: string) => game.actions.some((each) => each.key === key && each.enabled);
  if (on("close") && game.verdict?.holds) return "close";
  if (discard?.why === null) return "discard";
  return ["go-on", "keep", "draw"].find(on) ?? "";
}

export function turn(scene: TurnScene): Piece {
  const { t, game, problem, does, locked } = scene;
  const { actions, takeback, coach } = game;
  const main = first(scene);
  const one = ({ key, text, why }: TableAction): Piece => html`<button
    type="button" class=${key === main ? "rw-button rw-primary" : "rw-button"} data-act=${`do-${key}`} title=${why ?? nothing}
    aria-disabled=${why !== null || locked ? "true" : nothing}
    aria-expanded=${key === "coach" ? String(coach !== null) : nothing} @click=${() => does(key)}>${text}</button>`;
  return html`<div class="rw-asked-now" ?data-mine=${game.mine}><p>${game.asked}</p></div>
    ${actions.length + Number(takeback) > 0
      ? html`<div class="rw-do" role="group" aria-label=${t("moves-label")}>
          ${takeback ? one({ key: "takeback", text: t("table-takeback"), enabled: true, why: null }) : nothing}
          ${actions.map((each) =>
            one(each.key === "discard" && scene.discard ? { ...each, ...scene.discard } : { ...each, why: each.enabled ? null : (each.why ?? "") }),
          )}
          ${problemNote(problem)}
        </div>`
      : problemNote(problem)}`;
}
