// Asks for the list "Your tables", if this browser has a seat at a table; what draws the list is loaded only then.
import { nothing } from "lit-html";
import type { Client } from "../client";
import type { Piece } from "../pages/parts";
import { storedKeys } from "../storage";

/** The beginning of the keys under which this browser keeps the secrets of its seats; the rest is the table's code. */
export const SEATS = "rummy-widget:room:v1:";

type Program = typeof import("./own-tables");
let program: Program | null = null;

/** Ask Python for the tables at which this browser has a seat, if it has any. */
export async function askOwnTables(client: Client): Promise<void> {
  if (client.status === "gone" || !storedKeys(SEATS)[0]) return;
  program ??= await import("./own-tables");
  await client.send({ type: "own-tables", stored: program.storedSeats() });
}

/** Return the list of tables (see `ownTables` in own-tables.ts), or nothing if it was not asked for. */
export const ownTablesPiece = (...list: Parameters<Program["ownTables"]>): Piece =>
  program?.ownTables(...list) ?? nothing;

/**
 * Call `ask` whenever the user comes back to the page, because others may have played meanwhile. Return a function that
 * ends this.
 */
export function whenBack(ask: () => void): () => void {
  const onVisible = (): void => void (document.visibilityState === "visible" && ask());
  document.addEventListener("visibilitychange", onVisible);
  return () => document.removeEventListener("visibilitychange", onVisible);
}
