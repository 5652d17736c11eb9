// The menu of the table: panels to open over the felt, and actions that are seldom needed.
import { html, nothing } from "lit-html";
import { button } from "../button";
import { closeMenu, menu, sign } from "../menu";
import type { Piece } from "../pages/parts";
import { soundItem } from "../sound";
import { hasPageMenu } from "../stage/page-menu";
import type { Words } from "../words";

/**
 * Return the menu of the table: an item for each of `panels`, which calls `toggle` with the panel's key to open or
 * close it, and then `actions`, the other items. `open` is the key of the open panel, if any. `asks` says whether
 * "Leave" asks for a confirmation; the menu then stays open after it.
 */
export function tableMenu(
  t: Words,
  panels: readonly [key: string, word: string][],
  open: string | null,
  toggle: (key: string) => void,
  actions: Piece,
  asks: boolean,
): Piece {
  const pressed = (event: Event): void => {
    if (!asks || !(event.target as Element).closest("[data-act='do-leave']")) closeMenu(event);
  };
  const items = panels.map(([key, word]) =>
    button(key, word, () => toggle(key), { type: "rw-quiet", expanded: open === key }),
  );
  return menu(
    { label: t("table-menu"), sign: sign("⋯"), pressed },
    html`${items}${actions}${hasPageMenu() ? nothing : soundItem(t)}`,
  );
}
