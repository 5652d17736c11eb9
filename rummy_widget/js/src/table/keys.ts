// The keys of the table: letters alone, and never where somebody writes.

const KEYS: Record<string, "draw" | "take" | "discard"> = { s: "draw", t: "take", d: "discard", delete: "discard" };

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
