// Which sound a change of state makes, for all views.
import type { Sound } from "./synthesizer";
import type { RackProps, StepProps, TableProps } from "./types";

/** The parts of a state whose changes make a sound. */
interface AudibleState {
  rack?: RackProps | null;
  step?: StepProps | null;
  table?: TableProps;
}

/**
 * Return the sound for the change from one state of a view to the next, such as "clack" if a tile was put down; null if
 * there is none.
 */
export function soundOf(before: unknown, after: unknown): Sound | null {
  const [was, now] = [(before ?? {}) as AudibleState, (after ?? {}) as AudibleState];
  return tableSound(was.table, now.table) ?? stepSound(was.step, now.step) ?? rackSound(rackOf(was), rackOf(now));
}

/** Return the rack that a state shows, if any. */
const rackOf = ({ rack, table }: AudibleState): RackProps | null | undefined =>
  rack ?? (table?.screen === "play" ? table.game?.rack : null);

/** Return the sound of a change at the table, or null. */
function tableSound(was: AudibleState["table"], now: AudibleState["table"]): Sound | null {
  if (!was || !now) return null;
  if (was.screen === "play" && now.settlement && now.settlement.won !== null) return "close";
  const tried = now.game?.rack.trays ? null : now.replay?.exercise; // on a table the verdict makes the sound
  if (tried?.feedback && tried.feedback !== was.replay?.exercise?.feedback) return tried.right ? "right" : "wrong";
  if (was.screen !== "play" || now.screen !== "play" || !was.game || !now.game) return null;
  const { rack, felt } = now.game;
  const { verdict } = now.game;
  if (verdict && verdict.text !== was.game.verdict?.text) return verdict.holds ? "right" : "wrong";
  if (rack.new?.length && rack.new[0] !== was.game.rack.new?.[0]) return "draw";
  const [had, has] = [tilesOnTable(was.game.rack), tilesOnTable(rack)];
  return felt.row.length > was.game.felt.row.length || has > had ? "clack" : null;
}

/** Return the number of tiles on the table. */
const tilesOnTable = ({ trays }: RackProps): number => (trays ?? []).reduce((sum, { tiles }) => sum + tiles.length, 0);

/** Return the sound of an answer to a step of a lesson, or null. */
function stepSound(was: StepProps | null | undefined, now: StepProps | null | undefined): Sound | null {
  if (!was || !now || was.lesson !== now.lesson || was.key !== now.key || was.drill?.seed !== now.drill?.seed)
    return null;
  if (now.outcome === was.outcome && now.feedback === was.feedback) return null;
  if (now.outcome === "right" && was.outcome !== "right") return "right";
  return now.outcome === "wrong" ? "wrong" : null;
}

/** Return the sound of tiles being put down if the same tiles now lie in other places; otherwise null. */
function rackSound(was: RackProps | null | undefined, now: RackProps | null | undefined): Sound | null {
  if (!was || !now) return null;
  const [old, lies] = [placesOf(was), placesOf(now)];
  return lies.places !== old.places && lies.tiles === old.tiles ? "clack" : null;
}

/** Return two texts: `places` lists the tiles in the order of their places, `tiles` lists them in sorted order. */
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
