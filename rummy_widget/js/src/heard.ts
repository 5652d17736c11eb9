// What is to be heard of a change: read from what Python told before it and after it, for every view alike.
import type { Sound } from "./sound";
import type { GameTableProps, OpenTableProps, RackProps, StepProps } from "./types";

/** The parts of a state that can be heard. */
interface Heard {
  rack?: RackProps | null;
  step?: StepProps | null;
  table?: GameTableProps | OpenTableProps;
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
  if (was.screen === "play" && now.settlement && closed(now.settlement)) return "close";
  const tried = exercise(now);
  if (tried?.feedback && tried.feedback !== exercise(was)?.feedback) return tried.right ? "right" : "wrong";
  if (was.screen !== "play" || now.screen !== "play" || !was.game || !now.game) return null;
  const { rack, felt } = now.game;
  const [old, verdict] = [was.game, now.game].map((game) => ("verdict" in game ? game.verdict : null));
  if (verdict && verdict.text !== old?.text) return verdict.holds ? "right" : "wrong";
  if (typeof rack.new === "number" && rack.new !== was.game.rack.new) return "draw";
  const [had, has] = [onTable(was.game.rack), onTable(rack)];
  return felt.row.length > was.game.felt.row.length || has > had ? "clack" : null;
}

/** Whether somebody ended the round, and not only its time. */
const closed = (end: NonNullable<(GameTableProps | OpenTableProps)["settlement"]>): boolean =>
  "won" in end ? end.won !== null : end.melds.length > 0;

/** A discard that is tried again; a turn that is tried again is said in its verdict. */
function exercise({ replay }: GameTableProps | OpenTableProps): { feedback: string | null; right: boolean } | null {
  return replay && typeof replay.exercise === "object" ? replay.exercise : null;
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
