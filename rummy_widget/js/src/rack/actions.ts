// What clicks, keys and drops do to a rack: pure functions that return the new local state, the message to send and the
// texts to announce.
import type { Message, SlotProps, RackProps } from "../types";
import type { TextArgs, Words } from "../words";
import {
  chosen,
  focusAt,
  NEW_MELD,
  onTable,
  placeOf,
  liftedWith,
  samePlace,
  segmentAt,
  tileAt,
  tileOf,
  TRAY,
  type Local,
} from "./state";

/** A text to announce: its key in ui.ftl and its arguments. */
export type Announcement = [key: string, args?: TextArgs];

/**
 * The effect of a player's action: the new local state of the view (such as which tiles are lifted) and, if there are
 * any, a message to send to Python, sentences for a screen reader to announce, and tiles to show where they were
 * dropped.
 */
export interface Effect {
  local: Local;
  send?: Message;
  say?: Announcement[];
  park?: { tiles: number[]; to: SlotProps }; // tiles to show at a place until Python answers
}

/**
 * How a tile was lifted: with the keyboard ("keys") or by a click. It decides whether a screen reader then explains how
 * to put the tile down with keys or with a click.
 */
export type Input = "keys" | "click";

/**
 * Return the effect of Enter, Space or a click on a place. If no tile is lifted, it lifts the tile there; otherwise it
 * puts the lifted tiles down there, or back where they were if the tile there is one of them. In an exercise in which
 * tiles are chosen, it chooses the tile instead, and on a rack whose tiles can't be moved it only moves the focus. If
 * `whole`, neighbours are lifted with the tile, as in `lift`. `input` says whether a key or a click was used.
 */
export function actOn(rack: RackProps, local: Local, place: SlotProps, whole: boolean, input: Input): Effect {
  const at = focusAt(rack, local, place);
  const tile = tileAt(rack, place);
  if (rack.readonly) return { local: at };
  if (rack.choose) return tile ? choose(rack, at, tile.id) : { local: at };
  if (local.lifted.length === 0) return tile ? lift(rack, at, tile.id, whole, input) : { local: at };
  if (tile && local.lifted.includes(tile.id)) {
    const all = liftedWith(rack, tile.id);
    return whole && all.length > local.lifted.length ? lift(rack, at, tile.id, true, input) : cancel(rack, at);
  }
  return put(rack, at, local.lifted, place);
}

/**
 * Return the effect of lifting a tile, given by its id. If `whole`, all tiles of its segment (a row of tiles without a
 * gap) are lifted or, on the table, all tiles from it to the end of its meld. `input` says whether a key or a click did
 * it.
 */
export function lift(rack: RackProps, local: Local, id: number, whole: boolean, input: Input): Effect {
  const lifted = whole ? liftedWith(rack, id) : [id];
  const args = { count: lifted.length, tiles: names(rack, lifted) };
  return {
    local: { ...local, lifted },
    say: [["picked-up", args], [input === "keys" ? "picked-up-keys" : "picked-up-click"]],
  };
}

/**
 * Return the effect of putting down tiles, given by their ids, at a place: a message that moves them there, and the
 * focus on the first of them. If they lie there already, nothing is sent.
 */
export function put(rack: RackProps, local: Local, tiles: number[], to: SlotProps): Effect {
  const still: Local = { ...local, lifted: [] };
  const first = tiles[0];
  if (first === undefined) return { local: still };
  const from = placeOf(rack, first);
  if (from && (samePlace(from, to) || (onTable(to) && isUnmoved(rack, tiles, from, to))))
    return cancel(rack, { ...local, lifted: tiles });
  return {
    local: { ...still, tile: first, at: from ?? local.at },
    send:
      to.shelf === NEW_MELD
        ? { type: "meld", tiles, gap: to.slot }
        : { type: "move", tiles, shelf: to.shelf, slot: to.slot },
    park: { tiles, to },
  };
}

/** Return whether tiles of a meld are put down where they lie already. */
function isUnmoved(rack: RackProps, tiles: readonly number[], from: SlotProps, to: SlotProps): boolean {
  const { shelf, slot } = from;
  if (shelf < TRAY || tiles.some((id, i) => tileAt(rack, { shelf, slot: slot + i })?.id !== id)) return false;
  if (to.shelf === shelf) return to.slot >= slot && to.slot <= slot + tiles.length;
  const whole = segmentAt(rack, from)?.length === tiles.length;
  return to.shelf === NEW_MELD && whole && (to.slot === shelf - TRAY || to.slot === shelf - TRAY + 1);
}

/**
 * Return the effect of asking Python to put the lifted tiles, or the focused one, where they fit on the table; null if
 * there is no such tile, or no table.
 */
export function fitAction(rack: RackProps, local: Local): Effect | null {
  const tile = tileAt(rack, local.at);
  const tiles = local.lifted.length ? local.lifted : tile ? [tile.id] : [];
  if (!tiles.length || !rack.trays) return null;
  return { local: { ...local, lifted: [], tile: tiles[0]! }, send: { type: "fit", tiles } };
}

/** Return what to announce after Python has done what `message` asks for. `rack` is the rack after that. */
export function resultText(rack: RackProps, message: Message, t: Words): string {
  switch (message.type) {
    case "meld":
    case "fit":
    case "move": {
      const at = placeOf(rack, message.tiles[0] ?? -1);
      const tray = at && onTable(at) && segmentAt(rack, at);
      if (tray)
        return t("put-in-meld", { count: message.tiles.length, tiles: names(rack, message.tiles), meld: tray.name });
      const place = at ? t("place", { shelf: at.shelf, number: at.slot + 1 }) : "";
      const segment = at && segmentAt(rack, at);
      const words = { count: message.tiles.length, tiles: names(rack, message.tiles), place };
      // Name the segment it has joined: the verdict of the whole rack may be unchanged.
      if (!segment?.name || segment.length < 2) return t("put-down", words);
      return t("put-down-in", { ...words, segment: segment.name });
    }
    case "undo":
      return t("undone");
    case "redo":
      return t("redone");
    case "sort":
      return t(`sorted-${message.by}`);
    case "lay":
      return t("laid-out");
    default:
      return "";
  }
}

/** Return the effect of putting the lifted tiles back where they were; the first one gets the focus. */
export function cancel(rack: RackProps, local: Local): Effect {
  const first = local.lifted[0];
  if (first === undefined) return { local };
  const place = placeOf(rack, first) ?? local.at;
  const args = { count: local.lifted.length, tiles: names(rack, local.lifted) };
  return { local: focusAt(rack, { ...local, lifted: [] }, place), say: [["put-back", args]] };
}

/** Return the effect of choosing a tile in an exercise or, if it is chosen already, of undoing that. */
export function choose(rack: RackProps, local: Local, id: number): Effect {
  const before = chosen(rack, local);
  const off = before.includes(id);
  const tiles = off ? before.filter((it) => it !== id) : rack.single ? [id] : [...before, id];
  const args = { tile: tileOf(rack, id)?.name ?? "", count: tiles.length };
  return {
    local: { ...local, chosen: tiles },
    send: { type: "choose", tiles },
    say: [[off ? "unchosen-tile" : "chosen-tile", args]],
  };
}

/** Return the names of tiles, given by their ids, such as "red 7, red 8". */
export function names(rack: RackProps, ids: readonly number[]): string {
  return ids.map((id) => tileOf(rack, id)?.name ?? "").join(", ");
}
