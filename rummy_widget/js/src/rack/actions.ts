// What clicks, keys and drops do: pure functions from state to state, with the message to send and the text
// to announce.
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

/** The result of an action: the new local state, a message to send, texts to announce. */
export interface Effect {
  local: Local;
  send?: Message;
  say?: Announcement[];
  park?: { tiles: number[]; to: SlotProps }; // tiles to show at a place until the answer comes
}

/** How a tile was lifted. It decides which keys or clicks a screen reader explains next. */
export type Input = "keys" | "click";

/**
 * Handle Enter, Space or a click on a place: lift the tile there or put down the lifted tiles or, in an exercise
 * in which tiles are chosen, choose the tile. `whole`: lift all that `liftedWith` names.
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

/** Lift a tile, or with `whole` all tiles that `liftedWith` names. `way` is how: with keys or a click. */
export function lift(rack: RackProps, local: Local, id: number, whole: boolean, way: Input): Effect {
  const lifted = whole ? liftedWith(rack, id) : [id];
  const args = { count: lifted.length, tiles: names(rack, lifted) };
  return {
    local: { ...local, lifted },
    say: [["picked-up", args], [way === "keys" ? "picked-up-keys" : "picked-up-click"]],
  };
}

/** Put tiles down at a place. The focus goes with the first one. */
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

/** Return whether tiles of a meld would lie where they are already. */
function isUnmoved(rack: RackProps, tiles: readonly number[], from: SlotProps, to: SlotProps): boolean {
  const { shelf, slot } = from;
  if (shelf < TRAY || tiles.some((id, i) => tileAt(rack, { shelf, slot: slot + i })?.id !== id)) return false;
  if (to.shelf === shelf) return to.slot >= slot && to.slot <= slot + tiles.length;
  const whole = segmentAt(rack, from)?.length === tiles.length;
  return to.shelf === NEW_MELD && whole && (to.slot === shelf - TRAY || to.slot === shelf - TRAY + 1);
}

/**
 * Ask Python to put the lifted tiles, or the focused one, where they fit on the table; null if there is
 * nothing to ask.
 */
export function fitAction(rack: RackProps, local: Local): Effect | null {
  const tile = tileAt(rack, local.at);
  const tiles = local.lifted.length ? local.lifted : tile ? [tile.id] : [];
  if (!tiles.length || !rack.trays) return null;
  return { local: { ...local, lifted: [], tile: tiles[0]! }, send: { type: "fit", tiles } };
}

/** Return what to announce after Python has done what a message asked for. */
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

/** Put the lifted tiles back where they were and focus the first one. */
export function cancel(rack: RackProps, local: Local): Effect {
  const first = local.lifted[0];
  if (first === undefined) return { local };
  const place = placeOf(rack, first) ?? local.at;
  const args = { count: local.lifted.length, tiles: names(rack, local.lifted) };
  return { local: focusAt(rack, { ...local, lifted: [] }, place), say: [["put-back", args]] };
}

/** Choose a tile of an exercise, or undo that choice. */
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

/** Return the names of tiles: "red 7, red 8". */
export function names(rack: RackProps, ids: readonly number[]): string {
  return ids.map((id) => tileOf(rack, id)?.name ?? "").join(", ");
}
