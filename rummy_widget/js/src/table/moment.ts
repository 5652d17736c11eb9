// The moment of a game: what a refusal at a table speaks of.
import type { PeopleProps, TableProps } from "../types";

/**
 * A text that changes with the screen, the turn, what may be done and what lies before the first deal. What only
 * passes by, such as who is at the page now, changes nothing in a game.
 */
export function momentOf(
  { screen, setup, game, deal, replay, panels }: TableProps,
  people?: PeopleProps | null,
): string {
  if (screen === "setup") return JSON.stringify([screen, setup]);
  if (screen === "lobby") return JSON.stringify([screen, people?.room]);
  return JSON.stringify([
    screen,
    deal?.at,
    replay?.index,
    game && [game.mine, game.phase, game.asked, game.actions, panels["log"], game.done],
  ]);
}
