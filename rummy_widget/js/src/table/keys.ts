// The keys of the table: single letters, never while somebody types in a field.

import type { KeyRow } from "../rack/verdict";

/** The keyboard shortcuts of a player's turn, for the list of shortcuts. */
export const TURN_KEYS: readonly KeyRow[] = [
  [["S"], "table-keys-draw"],
  [["T"], "table-keys-take"],
  [["D", "Delete"], "table-keys-discard"],
  [["C"], "table-keys-close"],
];

/** A move that a keyboard shortcut of a turn asks for. */
export type KeyAction = "draw" | "take" | "discard" | "close";

const KEYS: Record<string, KeyAction> = { s: "draw", t: "take", d: "discard", delete: "discard", c: "close" };

/** Return the move that a key press at the table asks for, or null. */
export function tableKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): KeyAction | null {
  if (ctrlKey || metaKey || altKey || shiftKey || (target as Element).closest("input, textarea, select")) return null;
  return KEYS[key.toLowerCase()] ?? null;
}
