// The messages between the pages of the site and their worker.

/** A cell of the notebook: its id and its source. */
export type Cell = [id: string, source: string];

/**
 * Why there is no Python: a file can't be fetched, is damaged, the server's policy forbids running it, or
 * something else failed.
 */
export type StartTrouble = "cut" | "damaged" | "policy" | "failed";

/** A message from a page to the web worker that runs Python. */
export type FromPage =
  | { type: "open"; page: string; folder: string; cells: Cell[] }
  | { type: "say"; page: string; model: string; content: unknown }
  | { type: "close"; page: string };

/** A message from the web worker that runs Python to a page. */
export type FromWorker =
  | { type: "here"; lock: string } // the name of a lock that the worker holds as long as it lives
  | { type: "opened"; what: string } // JSON: `Opened`
  | { type: "told"; what: string } // JSON: `WidgetMessage`
  | { type: "failed"; trouble: StartTrouble; why: string };

/** The widgets that the cells of a page show, or what went wrong. */
export interface Opened {
  shown?: { cell: string; model?: string; state?: Record<string, unknown> }[];
  error?: string;
}

/** A message from a widget in Python: new trait values, or a custom message. */
export type WidgetMessage =
  | { model: string; method: "update"; state: Record<string, unknown> }
  | { model: string; method: "custom"; content: unknown };
