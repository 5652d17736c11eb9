// The work of a class in this browser: the results file of each student, by seed, and whose was last open. What stands
// there may be anybody's: Python reads it, and nothing here throws.
import type { Client } from "../client";
import { keep, kept } from "../storage";
import type { WorkState } from "../types";

const PREFIX = "rummy-widget:v1:class:";
const LAST = `${PREFIX}last`;
const LIVE = `${PREFIX}live`; // the way back into a live class

/** The code that the page's address names: where a teacher's link leads. */
export const codeWanted = (): string => new URLSearchParams(location.search).get("code")?.slice(0, 60) ?? "";

/** Ties a widget to the work that this browser keeps: what was kept goes to Python, what is new is kept. */
export class Kept {
  blocked = false;
  private readonly client: Client;
  private readonly refused: (why: string) => void;
  /** Ends it. */
  readonly stop: () => void;
  private known: number | null = null; // whose kept work Python has
  private written = "";
  private ready = false;

  constructor(client: Client, refused: (why: string) => void) {
    this.client = client;
    this.refused = refused;
    this.stop = client.onChange((what) => what === "state" && this.ready && void this.follow());
  }

  /** Goes on with the work that was last open here, once somebody is there to be told. */
  async open(): Promise<void> {
    const { gone } = await this.client.hello();
    if (gone) return;
    const refused = await this.sit();
    // Whoever had a place in a live class isn't left working alone without having been told.
    const last = codeWanted() || refused || this.state?.unreachable ? null : kept(LAST);
    if (!this.state?.own && last !== null) await this.give(Number(last));
    this.ready = true;
    await this.follow();
    if (refused) this.refused(refused);
  }

  /** Asks once more for one's place in a live class that could not be reached. */
  async again(): Promise<void> {
    const refused = await this.sit();
    if (refused) this.refused(refused);
  }

  /** Another student: whose work was open is not opened by itself any more. */
  leave(): void {
    this.known = null;
    keep(LIVE, null);
    keep(LAST, null);
  }

  /** Back to one's place in a live class, unless the address leads to another; why there is none any more, if so. */
  private async sit(): Promise<string | null> {
    const token = kept(LIVE);
    const wanted = codeWanted().toUpperCase();
    if (this.state?.own || !token || (wanted && token.split(".")[1] !== wanted)) return null;
    const { ok, gone, error } = await this.client.send({ type: "resume", token });
    if (ok || gone) return null; // it may be out of reach, and is asked for again
    keep(LIVE, null);
    return error;
  }

  private get state(): WorkState | undefined {
    return this.client.state<WorkState | undefined>();
  }

  private async give(seed: number): Promise<void> {
    this.known = seed;
    const text = Number.isSafeInteger(seed) ? kept(`${PREFIX}${seed}`) : null;
    if (text === null) return;
    const { ok, gone } = await this.client.send({ type: "work", text });
    if (!ok && !gone) keep(`${PREFIX}${seed}:kept`, text); // set aside: what is new is written over it
  }

  private async follow(): Promise<void> {
    const own = this.state?.own;
    if (!own) return;
    if (own.seed !== this.known) await this.give(own.seed);
    const { own: now, record } = this.state ?? {};
    if (this.state?.live) keep(LIVE, this.state.live.kept);
    if (!now || !record || now.seed !== this.known || record === this.written) return;
    this.written = record;
    const done = keep(`${PREFIX}${now.seed}`, record) && keep(LAST, String(now.seed));
    this.blocked ||= !done;
  }
}
