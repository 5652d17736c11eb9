// The keys of the table: single letters, never while somebody types in a field.

const KEYS: Record<string, "draw" | "take" | "discard"> = { s: "draw", t: "take", d: "discard", delete: "discard" };

/** Return the action of a key press at the table, or null. */
export function tableKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
}: KeyboardEvent): "draw" | "take" | "discard" | null {
  if (ctrlKey || metaKey || altKey || shiftKey || (target as Element).closest("input, textarea, select")) return null;
  return KEYS[key.toLowerCase()] ?? null;
}
