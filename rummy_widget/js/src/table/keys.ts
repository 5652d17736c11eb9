// The keys of the table: single letters, never while somebody types in a field.

const KEYS: Record<string, "draw" | "take" | "discard"> = { s: "draw", t: "take", d: "discard", delete: "discard" };

/** Return the action that a key press at the table asks for, or null. */
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
