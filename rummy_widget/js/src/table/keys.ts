// The keys of the table: single letters, never while somebody types in a field.

import type { KeyRow } from "../rack/verdict";

/** The keys of a turn, as the help lists them. */
export const TURN_KEYS: readonly KeyRow[] = [
  [["S"], "table-keys-draw"],
  [["T"], "table-keys-take"],
  [["D", "Delete"], "table-keys-discard"],
  [["C"], "table-keys-close"],
];

/** An action that a key asks for. */
export type KeyAction = "draw" | "take" | "discard" | "close";

const KEYS: Record<string, KeyAction> = { s: "draw", t: "take", d: "discard", delete: "discard", c: "close" };

/** Return the action that a key press at the table asks for, or null. */
export function tableKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): KeyAction | null {
  if (ctrlKey || metaKey || altKey || shiftKey || (target as Element).closest("input, textarea, select")) return null;
  return KEYS[key.toLowerCase()] ?? null;
}
