// The messages between the pages of the site and their worker.

/** A cell of the notebook: its id and its source. */
export type Cell = [id: string, source: string];

/**
 * Why Python could not start: a file can't be fetched ("cut"), a file is damaged, the server's security policy forbids
 * it ("policy"), or something else failed.
 */
export type StartTrouble = "cut" | "damaged" | "policy" | "failed";

/** A message from a page to the web worker that runs Python. */
export type FromPage =
  | { type: "open"; page: string; folder: string; cells: Cell[] } // run the cells of a page
  | { type: "say"; page: string; model: string; content: unknown } // a message for a widget, by its model's id
  | { type: "close"; page: string }; // the page is being left

/** A message to a page from the web worker that runs Python. */
export type FromWorker =
  | { type: "here"; lock: string } // the name of a lock that the worker holds as long as it lives
  | { type: "opened"; what: string } // the cells were run; JSON of `Opened`
  | { type: "told"; what: string } // a message from a widget; JSON of `WidgetMessage`
  | { type: "failed"; trouble: StartTrouble; why: string }; // `why` is the error as text

/**
 * The widgets that the cells of a page show, each with the id of its cell, the id of its model, and its state. If
 * something went wrong, the error.
 */
export interface Opened {
  shown?: { cell: string; model?: string; state?: Record<string, unknown> }[];
  error?: string;
}

/** A message from a widget in Python: new trait values, or a custom message. */
export type WidgetMessage =
  | { model: string; method: "update"; state: Record<string, unknown> }
  | { model: string; method: "custom"; content: unknown };
