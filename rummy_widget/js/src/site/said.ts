// What pages of the site and their worker say to each other.

/** A cell of the notebook: its id and its source. */
export type Cell = [id: string, source: string];

/**
 * Why there is no Python: a file can't be fetched, is another than it should be, or the server's policy forbids to run
 * it.
 */
export type Trouble = "cut" | "damaged" | "policy" | "failed";

export type FromPage =
  | { type: "open"; page: string; folder: string; cells: Cell[] }
  | { type: "say"; page: string; model: string; content: unknown }
  | { type: "close"; page: string };

export type FromWorker =
  | { type: "here"; lock: string } // held as long as the worker lives
  | { type: "opened"; what: string } // JSON: `Opened`
  | { type: "told"; what: string } // JSON: `Told`
  | { type: "failed"; trouble: Trouble; why: string };

/** What the cells of a page show, or what went wrong. */
export interface Opened {
  shown?: { cell: string; model?: string; state?: Record<string, unknown> }[];
  error?: string;
}

/** What a widget says. */
export type Told =
  | { model: string; method: "update"; state: Record<string, unknown> }
  | { model: string; method: "custom"; content: unknown };
