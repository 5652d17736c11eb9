// The moment of a game: what a refusal at a table speaks of.
import type { GameTableProps, OpenTableProps, PeopleProps } from "../types";

/**
 * A text that changes with the screen, the turn, what may be done and what lies before the first deal. What only
 * passes by, such as who is at the page now, changes nothing in a game.
 */
export function momentOf(
  { screen, setup, game, ...table }: GameTableProps | OpenTableProps,
  people?: PeopleProps | null,
): string {
  if (screen === "setup") return JSON.stringify([screen, setup]);
  if (screen === "lobby") return JSON.stringify([screen, people?.room]);
  const { deal } = table as Partial<GameTableProps>;
  const { done } = (game ?? {}) as Partial<OpenTableProps["game"] & object>;
  return JSON.stringify([
    screen,
    deal?.at,
    table.replay?.index,
    game && [game.mine, game.phase, game.asked, game.actions, game.log.length, done],
  ]);
}
