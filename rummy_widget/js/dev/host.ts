// A stand-in for Python in the playground: it lays tiles and says roughly what they are. Nothing of this is shipped.
import type {
  Message,
  Model,
  RackProps,
  RackState,
  SegmentProps,
  TableState,
  TileProps,
  VerdictProps,
} from "../src/types";
import { trayOf } from "./spread";

type Shelves = (TileProps | null)[][];

export class PlayModel implements Model {
  delay = 12; // ms until an answer
  silent = false; // a kernel that has gone
  private values: Record<string, unknown>;
  private heard = new Map<string, Set<(...args: never[]) => void>>();
  private past: Shelves[] = [];
  private future: Shelves[] = [];

  constructor(values: Record<string, unknown>) {
    this.values = values;
    const state = values.state as Partial<RackState>;
    if (values.view === "rack" && state.rack) this.values.state = { rev: 1, rack: this.read(state.rack) };
  }

  get(name: string): unknown {
    return this.values[name];
  }

  on(name: string, callback: (...args: never[]) => void): void {
    this.heard.set(name, (this.heard.get(name) ?? new Set()).add(callback));
  }

  off(name: string, callback?: (...args: never[]) => void): void {
    if (callback) this.heard.get(name)?.delete(callback);
  }

  send(content: unknown): void {
    const message = structuredClone(content) as Message & { seq: number };
    if (this.silent) return;
    setTimeout(() => {
      let error: string | null = null;
      try {
        this.act(message);
      } catch (problem) {
        error = String((problem as Error).message);
      }
      this.tell("msg:custom", { answer: message.seq, ok: !error, error });
    }, this.delay);
  }

  private tell(name: string, content?: unknown): void {
    for (const callback of this.heard.get(name) ?? []) (callback as (content: unknown) => void)(content);
  }

  private act(message: Message): void {
    if (this.values.view === "table") return this.actTable(message);
    const state = this.values.state as RackState;
    const { rack } = state;
    if (!rack) return;
    if (message.type === "move") this.lay(rack, moved(rack.shelves, message.tiles, message.shelf, message.slot));
    else if (message.type === "undo" && this.past.length) this.back(rack, this.past, this.future);
    else if (message.type === "redo" && this.future.length) this.back(rack, this.future, this.past);
    else if (message.type === "sort") this.lay(rack, sorted(rack.shelves, message.by));
    else if (message.type === "size") this.show({ ...rack, size: message.size });
    else if (message.type === "choose") this.show({ ...rack, chosen: message.tiles });
  }

  /** On a table: tiles go where they are put; those of the table may not go to the rack. */
  private actTable(message: Message): void {
    const state = this.values.state as TableState;
    const game = state.table.game;
    if (!game?.rack.trays || !["move", "meld", "fit"].includes(message.type)) return;
    const { tiles: ids } = message as { tiles: number[] };
    const rack = game.rack;
    const to = message.type === "move" ? message.shelf : message.type === "meld" ? -1 : 2;
    const own = new Set([
      ...rack.shelves.flat().flatMap((tile) => tile?.id ?? []),
      ...rack.trays!.flatMap((tray) => tray.own),
    ]);
    if (to >= 0 && to < 2 && ids.some((id) => !own.has(id)))
      throw new Error("Tiles of the table stay there: only those that you laid in this turn may go back.");
    const find = (id: number): TileProps =>
      [...rack.shelves.flat(), ...rack.trays!.flatMap(({ tiles }) => tiles)].find((tile) => tile?.id === id)!;
    const moved = ids.map(find);
    const left = rack.trays!.map(({ tiles }) => tiles.map((tile) => (ids.includes(tile.id) ? null : tile)));
    const shelves =
      to === 0 || to === 1
        ? moved_(rack.shelves, moved, to, (message as { slot: number }).slot)
        : rack.shelves.map((row) => row.map((tile) => (tile && ids.includes(tile.id) ? null : tile)));
    if (message.type === "meld") left.splice(message.gap, 0, moved);
    else if (to >= 2) left[to - 2]!.splice(message.type === "move" ? message.slot : left[to - 2]!.length, 0, ...moved);
    const rows = left.map((row) => row.filter((tile) => tile !== null)).filter((row) => row.length > 0);
    const trays = rows.map((tiles, at) =>
      trayOf(tiles, at, { own: tiles.filter(({ id }) => own.has(id)).map(({ id }) => id) }),
    );
    const bad = trays.find((tray) => tray.state !== "valid");
    const next = {
      ...game,
      done: bad ? `${bad.name} is not finished.` : null,
      rack: { ...rack, shelves, trays, undo: true },
    };
    this.values.state = { ...state, rev: (state.rev ?? 0) + 1, table: { ...state.table, game: next } };
    this.tell("change:state");
  }

  private lay(rack: RackProps, shelves: Shelves): void {
    this.past.push(rack.shelves);
    this.future = [];
    this.show({ ...rack, shelves });
  }

  private back(rack: RackProps, from: Shelves[], to: Shelves[]): void {
    to.push(rack.shelves);
    this.show({ ...rack, shelves: from.pop()! });
  }

  private show(rack: RackProps): void {
    const state = this.values.state as RackState;
    this.values.state = { ...state, rev: (state.rev ?? 0) + 1, said: "The rack has changed.", rack: this.read(rack) };
    this.tell("change:state");
  }

  private read(rack: RackProps): RackProps {
    const segments = rack.shelves.flatMap((tiles, shelf) => segmentsOf(tiles, shelf));
    const slots = Math.max(rack.slots, ...rack.shelves.map((tiles) => tiles.findLastIndex((tile) => tile) + 2));
    return {
      ...rack,
      segments,
      slots,
      undo: this.past.length > 0,
      redo: this.future.length > 0,
      verdict: verdictOf(segments),
    };
  }
}

const moved_ = (shelves: Shelves, tiles: TileProps[], shelf: number, slot: number): Shelves => {
  const here = shelves.map((row) => row.filter((tile) => !tile || !tiles.includes(tile)));
  return moved(
    [...here.slice(0, 2), tiles],
    tiles.map(({ id }) => id),
    shelf,
    slot,
  ).slice(0, 2);
};

function moved(shelves: Shelves, ids: number[], shelf: number, slot: number): Shelves {
  const tiles = ids.map((id) => shelves.flat().find((tile) => tile?.id === id)!);
  const left = shelves.map((row) => row.map((tile) => (tile && ids.includes(tile.id) ? null : tile)));
  const row = left[shelf]!;
  tiles.forEach((tile, i) => {
    let at = slot + i;
    let carried: TileProps | null = tile;
    while (carried) {
      while (row.length <= at) row.push(null);
      [row[at], carried] = [carried, row[at]!];
      at += 1;
    }
  });
  return left;
}

function sorted(shelves: Shelves, by: "run" | "group" | "pair"): Shelves {
  const tiles = shelves.flat().filter((tile) => tile !== null);
  const row = (tile: TileProps) => (by === "run" ? tile.colour : tile.text);
  const rows = [...new Set(tiles.map(row))].map((name) =>
    tiles.filter((tile) => row(tile) === name).sort((a, b) => Number(a.text) - Number(b.text)),
  );
  const out: Shelves = [[], []];
  rows.forEach((own, i) => {
    const shelf = out[i < rows.length / 2 ? 0 : 1]!;
    if (shelf.length) shelf.push(null);
    shelf.push(...own);
  });
  return out;
}

function segmentsOf(tiles: (TileProps | null)[], shelf: number): SegmentProps[] {
  const found: SegmentProps[] = [];
  for (let start = 0; start < tiles.length; start++) {
    if (!tiles[start] || tiles[start - 1]) continue;
    let length = 1;
    while (tiles[start + length]) length += 1;
    found.push(judge(tiles.slice(start, start + length) as TileProps[], shelf, start));
  }
  return found;
}

function judge(tiles: TileProps[], shelf: number, start: number): SegmentProps {
  const plain = tiles.filter((tile) => tile.colour !== "joker");
  const run = plain.every((tile) => tile.colour === plain[0]?.colour);
  const group =
    plain.every((tile) => tile.text === plain[0]?.text) &&
    new Set(plain.map((tile) => tile.colour)).size === plain.length &&
    tiles.length <= 4;
  const inRow = tiles.every(
    (tile, i) => !i || !tile.text || !tiles[i - 1]!.text || Number(tile.text) === (Number(tiles[i - 1]!.text) % 13) + 1,
  );
  const names = `${tiles[0]!.name} to ${tiles.at(-1)!.name}`;
  const base = { shelf, start, length: tiles.length, reason: null, clause: null, marked: [] };
  if (tiles.length === 1) return { ...base, state: "loose", label: "", name: "" };
  if (!(run && inRow) && !group) {
    const wrong = plain.filter((tile) => tile.colour !== plain[0]?.colour);
    const marked = (wrong.length ? wrong : tiles.slice(-1)).map((tile) => tile.id);
    return {
      ...base,
      state: "fault",
      marked,
      name: `wrong, ${names}`,
      label: wrong.length ? `${wrong[0]!.name} is another colour` : "no run and no group",
      reason: `${(wrong[0] ?? tiles.at(-1)!).name} does not belong to these tiles.`,
      clause: {
        id: "PRO-20",
        title: "Runs",
        text: "A run is three or more consecutive numbers of one colour. A 1 may start a run, as in 1-2-3, or end one after 13, as in 12-13-1, and it is never in the middle.",
      },
    };
  }
  if (tiles.length < 3)
    return {
      ...base,
      state: "unfinished",
      label: `needs ${plain[0]!.colour} 8 or ${plain[0]!.colour} 11`,
      name: `unfinished, ${names}`,
    };
  return { ...base, state: "valid", label: group ? "group" : "run", name: `${group ? "group" : "run"}, ${names}` };
}

function verdictOf(segments: SegmentProps[]): VerdictProps {
  const wrong = segments.find((segment) => segment.state === "fault");
  const base = { lines: [], points: null };
  if (wrong) return { ...base, status: "wrong", word: "Not yet", text: wrong.reason ?? "", clause: wrong.clause };
  if (segments.every((segment) => segment.state === "valid") && segments.length) {
    return {
      ...base,
      status: "closes",
      word: "Closes",
      text: "Every tile lies in a meld.",
      clause: null,
      points: 500,
      lines: [
        { holds: true, text: "Closes: 14 in melds, black 8 left over", clause: "PRO-30" },
        { holds: true, text: "Bicolor: only runs, in red and blue", clause: "PRO-42" },
        { holds: false, text: "Monocolor, 1000: blue 10 to blue 1 are not red", clause: "PRO-51" },
      ],
    };
  }
  return {
    ...base,
    status: "idle",
    word: "So far",
    text: `${segments.filter((segment) => segment.state === "valid").length} melds lie there.`,
    clause: null,
  };
}
