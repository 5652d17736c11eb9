// The menu of the table: what can be opened over the felt, and what is seldom done.
import { html, nothing } from "lit-html";
import { button } from "../button";
import { closeMenu, menu, sign } from "../menu";
import type { Piece } from "../pages/parts";
import { soundItem } from "../sound";
import { hasPageMenu } from "../stage/menu";
import type { Words } from "../words";

/** `ways` are the panels that can be opened, `moves` those of the game. */
export function tableMenu(
  t: Words,
  ways: readonly [key: string, word: string][],
  open: string | null,
  toggle: (key: string) => void,
  moves: Piece,
): Piece {
  // Asked whether one really leaves, one has to see it.
  const pressed = (event: Event): void => {
    if (!(event.target as Element).closest("[data-act='do-leave']")) closeMenu(event);
  };
  const items = ways.map(([key, word]) =>
    button(key, word, () => toggle(key), { type: "rw-quiet", expanded: open === key }),
  );
  return menu(
    { label: t("table-menu"), sign: sign("⋯"), pressed },
    html`${items}${moves}${hasPageMenu() ? nothing : soundItem(t)}`,
  );
}
