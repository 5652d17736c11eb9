// The token of an unfinished game, which is all that the browser keeps of it.
import { kept } from "../storage";

export const KEY = "rummy-widget:table:v1";

/** The token of this browser, null where there is none or none can be read. */
export const storedToken = (): string | null => kept(KEY);
