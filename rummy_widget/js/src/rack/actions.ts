// What a click, a key or a drop means: pure functions from state to state, with what to send and what to say.
import type { Message, PlaceProps, RackProps } from "../types";
import type { Args, Words } from "../words";
import {
  chosen,
  focusAt,
  NEW,
  onTable,
  placeOf,
  reach,
  samePlace,
  segmentAt,
  tileAt,
  tileOf,
  TRAY,
  type Local,
} from "./state";

/** A key of ui.ftl with its arguments. */
export type Saying = [key: string, args?: Args];

export interface Done {
  local: Local;
  send?: Message;
  say?: Saying[];
  park?: { tiles: number[]; to: PlaceProps }; // show these tiles there until the answer comes
}

/** How a tile was lifted decides what a screen reader is told to do next. */
export type Way = "keys" | "click";

/** Enter, Space or a click on a place: lifts what is there, puts down what is lifted, or chooses. */
export function act(rack: RackProps, local: Local, place: PlaceProps, whole: boolean, way: Way): Done {
  const at = focusAt(rack, local, place);
  const tile = tileAt(rack, place);
  if (rack.readonly) return { local: at };
  if (rack.choose) return tile ? choose(rack, at, tile.id) : { local: at };
  if (local.lifted.length === 0) return tile ? lift(rack, at, tile.id, whole, way) : { local: at };
  if (tile && local.lifted.includes(tile.id)) {
    const all = reach(rack, tile.id);
    return whole && all.length > local.lifted.length ? lift(rack, at, tile.id, true, way) : cancel(rack, at);
  }
  return put(rack, at, local.lifted, place);
}

export function lift(rack: RackProps, local: Local, id: number, whole: boolean, way: Way): Done {
  const lifted = whole ? reach(rack, id) : [id];
  const args = { count: lifted.length, tiles: names(rack, lifted) };
  return {
    local: { ...local, lifted },
    say: [["picked-up", args], [way === "keys" ? "picked-up-keys" : "picked-up-click"]],
  };
}

/** Puts tiles at a place. The focus goes with the first of them. */
export function put(rack: RackProps, local: Local, tiles: number[], to: PlaceProps): Done {
  const still: Local = { ...local, lifted: [] };
  const first = tiles[0];
  if (first === undefined) return { local: still };
  const from = placeOf(rack, first);
  if (from && (samePlace(from, to) || (onTable(to) && staysPut(rack, tiles, from, to))))
    return cancel(rack, { ...local, lifted: tiles });
  return {
    local: { ...still, on: first, at: from ?? local.at },
    send:
      to.shelf === NEW
        ? { type: "meld", tiles, gap: to.slot }
        : { type: "move", tiles, shelf: to.shelf, slot: to.slot },
    park: { tiles, to },
  };
}

/**
 * Whether tiles of a tray would lie as they lie already: side by side, put down where they are; or a whole meld beside
 * itself.
 */
function staysPut(rack: RackProps, tiles: readonly number[], from: PlaceProps, to: PlaceProps): boolean {
  const { shelf, slot } = from;
  if (shelf < TRAY || tiles.some((id, i) => tileAt(rack, { shelf, slot: slot + i })?.id !== id)) return false;
  if (to.shelf === shelf) return to.slot >= slot && to.slot <= slot + tiles.length;
  const whole = segmentAt(rack, from)?.length === tiles.length;
  return to.shelf === NEW && whole && (to.slot === shelf - TRAY || to.slot === shelf - TRAY + 1);
}

/** Where a tile fits on the table: asked of those that are lifted, or of the one with the focus. */
export function fitting(rack: RackProps, local: Local): Done | null {
  const tile = tileAt(rack, local.at);
  const tiles = local.lifted.length ? local.lifted : tile ? [tile.id] : [];
  if (!tiles.length || !rack.trays) return null;
  return { local: { ...local, lifted: [], on: tiles[0]! }, send: { type: "fit", tiles } };
}

/** What to say when a message has been obeyed; what the rack shows now is said by Python. */
export function afterwards(rack: RackProps, message: Message, t: Words): string {
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
      // Which segment it has become part of: the verdict of the whole rack may be the same as before.
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

/** Puts back what is lifted; the focus returns to it. */
export function cancel(rack: RackProps, local: Local): Done {
  const first = local.lifted[0];
  if (first === undefined) return { local };
  const place = placeOf(rack, first) ?? local.at;
  const args = { count: local.lifted.length, tiles: names(rack, local.lifted) };
  return { local: focusAt(rack, { ...local, lifted: [] }, place), say: [["put-back", args]] };
}

export function choose(rack: RackProps, local: Local, id: number): Done {
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

/** Names in the order in which the tiles lie: "red 7, red 8". */
export function names(rack: RackProps, ids: readonly number[]): string {
  return ids.map((id) => tileOf(rack, id)?.name ?? "").join(", ");
}
