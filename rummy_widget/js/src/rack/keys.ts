// Which key does what. Letters work only while the focus is on the rack.

/** What a key press on the rack or the table asks for. */
export type Command =
  | { do: "walk"; dx: number; dy: number } // move the focus in a direction; `dx` and `dy` are -1, 0 or 1
  | { do: "edge"; end: 0 | 1; rack: boolean } // go to the first (0) or last (1) slot of the shelf, or of the whole rack
  | { do: "act"; whole: boolean } // lift a tile (if `whole`, with its neighbours), put down the lifted ones, or choose
  | { do: "cancel" } // put the lifted tiles back, or close what is open
  | { do: "undo" }
  | { do: "redo" }
  | { do: "zone" } // switch between rack and table
  | { do: "meld"; by: 1 | -1 } // go to the next (1) or previous (-1) meld on the table
  | { do: "fit" } // move the lifted tiles, or the focused one, to where they fit on the table
  | { do: "new" }; // put the lifted tiles down as a new meld

/** The parts of a keyboard event that are used here. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Return the command that a key press asks for, or null if the key does nothing at the place that has the focus. */
export function commandOf(press: KeyPress): Command | null {
  const { key, shiftKey } = press;
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) {
    const letter = key.toLowerCase();
    if (letter === "z") return { do: shiftKey ? "redo" : "undo" };
    if (letter === "y" && !shiftKey) return { do: "redo" };
    if (key === "Home" || key === "End") return { do: "edge", end: key === "Home" ? 0 : 1, rack: true };
    return null;
  }
  const arrow = ARROWS[key];
  if (arrow) return { do: "walk", dx: arrow[0], dy: arrow[1] };
  if (key === "Home" || key === "End") return { do: "edge", end: key === "Home" ? 0 : 1, rack: false };
  if (key === "Enter" || key === " ") return { do: "act", whole: shiftKey };
  if (key === "s" || key === "S") return { do: "act", whole: true };
  if (key === "Escape") return { do: "cancel" };
  if (key === "F6") return { do: "zone" };
  if (key === "PageUp" || key === "PageDown") return { do: "meld", by: key === "PageUp" ? -1 : 1 };
  if (key === "f" || key === "F") return { do: "fit" };
  if (key === "n" || key === "N") return { do: "new" };
  return null;
}
