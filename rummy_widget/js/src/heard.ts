// What is to be heard of a change: read from what Python told before it and after it, for every view alike.
import type { Sound } from "./sound";
import type { GameTable, Rack, Step } from "./types";

/** The parts of a state that can be heard. */
interface Heard {
  rack?: Rack | null;
  step?: Step | null;
  table?: GameTable;
}

/** The sound of a change, null where it has none. */
export function soundOf(before: unknown, after: unknown): Sound | null {
  const [was, now] = [(before ?? {}) as Heard, (after ?? {}) as Heard];
  return ofTable(was.table, now.table) ?? ofStep(was.step, now.step) ?? ofRack(rackOf(was), rackOf(now));
}

const rackOf = ({ rack, table }: Heard): Rack | null | undefined => rack ?? (table?.screen === "play" ? table.game?.rack : null);

function ofTable(was: GameTable | undefined, now: GameTable | undefined): Sound | null {
  if (!was || !now) return null;
  // Where melds lie on the table a round is settled without a close, and an exercise is said in its verdict.
  if (was.screen === "play" && now.settlement && now.settlement.melds?.length !== 0) return "close";
  const tried = now.replay?.exercise;
  if (tried?.feedback && tried.feedback !== was.replay?.exercise?.feedback) return tried.right ? "right" : "wrong";
  if (was.screen !== "play" || now.screen !== "play" || !was.game || !now.game) return null;
  const { verdict, rack, felt } = now.game;
  if (verdict && verdict.text !== was.game.verdict?.text) return verdict.holds ? "right" : "wrong";
  if (typeof rack.new === "number" && rack.new !== was.game.rack.new) return "draw";
  return felt.row.length > was.game.felt.row.length ? "clack" : null;
}

function ofStep(was: Step | null | undefined, now: Step | null | undefined): Sound | null {
  if (!was || !now || was.lesson !== now.lesson || was.key !== now.key || was.drill?.seed !== now.drill?.seed) return null;
  if (now.outcome === was.outcome && now.feedback === was.feedback) return null;
  if (now.outcome === "right" && was.outcome !== "right") return "right";
  return now.outcome === "wrong" ? "wrong" : null;
}

/** The same tiles lie otherwise. */
function ofRack(was: Rack | null | undefined, now: Rack | null | undefined): Sound | null {
  if (!was || !now) return null;
  const [old, lies] = [placesOf(was), placesOf(now)];
  return lies.places !== old.places && lies.tiles === old.tiles ? "clack" : null;
}

function placesOf({ shelves }: Rack): { places: string; tiles: string } {
  const ids = shelves.map((shelf) => shelf.map((tile) => tile?.id ?? "_"));
  return { places: ids.join("/"), tiles: ids.flat().filter((id) => id !== "_").sort().join() };
}
