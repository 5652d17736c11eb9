// What is to be heard of a change: read from what Python told before it and after it, for every view alike.
import type { Sound } from "./sound";
import type { RackProps, StepProps, TableProps } from "./types";

/** The parts of a state that can be heard. */
interface Heard {
  rack?: RackProps | null;
  step?: StepProps | null;
  table?: TableProps;
}

/** The sound of a change, null where it has none. */
export function soundOf(before: unknown, after: unknown): Sound | null {
  const [was, now] = [(before ?? {}) as Heard, (after ?? {}) as Heard];
  return ofTable(was.table, now.table) ?? ofStep(was.step, now.step) ?? ofRack(rackOf(was), rackOf(now));
}

const rackOf = ({ rack, table }: Heard): RackProps | null | undefined =>
  rack ?? (table?.screen === "play" ? table.game?.rack : null);

function ofTable(was: Heard["table"], now: Heard["table"]): Sound | null {
  if (!was || !now) return null;
  if (was.screen === "play" && now.settlement && now.settlement.won !== null) return "close";
  const tried = now.game?.rack.trays ? null : now.replay?.exercise; // a turn that is tried again is said in its verdict
  if (tried?.feedback && tried.feedback !== was.replay?.exercise?.feedback) return tried.right ? "right" : "wrong";
  if (was.screen !== "play" || now.screen !== "play" || !was.game || !now.game) return null;
  const { rack, felt } = now.game;
  const { verdict } = now.game;
  if (verdict && verdict.text !== was.game.verdict?.text) return verdict.holds ? "right" : "wrong";
  if (typeof rack.new === "number" && rack.new !== was.game.rack.new) return "draw";
  const [had, has] = [onTable(was.game.rack), onTable(rack)];
  return felt.row.length > was.game.felt.row.length || has > had ? "clack" : null;
}

const onTable = ({ trays }: RackProps): number => (trays ?? []).reduce((sum, { tiles }) => sum + tiles.length, 0);

function ofStep(was: StepProps | null | undefined, now: StepProps | null | undefined): Sound | null {
  if (!was || !now || was.lesson !== now.lesson || was.key !== now.key || was.drill?.seed !== now.drill?.seed)
    return null;
  if (now.outcome === was.outcome && now.feedback === was.feedback) return null;
  if (now.outcome === "right" && was.outcome !== "right") return "right";
  return now.outcome === "wrong" ? "wrong" : null;
}

/** The same tiles lie otherwise. */
function ofRack(was: RackProps | null | undefined, now: RackProps | null | undefined): Sound | null {
  if (!was || !now) return null;
  const [old, lies] = [placesOf(was), placesOf(now)];
  return lies.places !== old.places && lies.tiles === old.tiles ? "clack" : null;
}

function placesOf({ shelves, trays }: RackProps): { places: string; tiles: string } {
  const rows = [...shelves, ...(trays ?? []).map(({ tiles }) => tiles)];
  const ids = rows.map((row) => row.map((tile) => tile?.id ?? "_"));
  return {
    places: ids.join("/"),
    tiles: ids
      .flat()
      .filter((id) => id !== "_")
      .sort()
      .join(),
  };
}
