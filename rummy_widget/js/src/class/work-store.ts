// The class work stored in this browser: the results file of each student, by seed, and which was open last.
// The storage may hold anything: Python checks it, and nothing here throws.
import type { Client } from "../client";
import { storeText, loadText } from "../storage";
import type { WorkState } from "../types";

const PREFIX = "rummy-widget:v1:class:";
const LAST = `${PREFIX}last`;
const LIVE = `${PREFIX}live`; // the token of the place in a live class

/** Return the class code in the page's address, or "". */
export const codeInAddress = (): string => new URLSearchParams(location.search).get("code")?.slice(0, 60) ?? "";

/** Copies a student's class work between this browser's storage and Python. */
export class WorkStore {
  /** Whether the browser refuses to store the work. */
  blocked = false;
  readonly #client: Client;
  readonly #onRefusal: (why: string) => void;
  /** Stop storing. */
  readonly stop: () => void;
  #sentSeed: number | null = null; // seed of the work that Python has been sent
  #written = "";
  #ready = false;

  /** `refused` is called with the reason if Python doesn't let the student return to a live class. */
  constructor(client: Client, refused: (why: string) => void) {
    this.#client = client;
    this.#onRefusal = refused;
    this.stop = client.onChange((what) => what === "state" && this.#ready && void this.#storeWork());
  }

  /** Once Python answers, resume the work that was open last, and store all work from then on. */
  async open(): Promise<void> {
    const { gone } = await this.#client.hello();
    if (gone) return;
    const refused = await this.#resumePlace();
    // A student who had a place in a live class must not end up working alone without being told.
    const last = codeInAddress() || refused || this.#state?.unreachable ? null : loadText(LAST);
    if (!this.#state?.own && last !== null) await this.#sendStored(Number(last));
    this.#ready = true;
    await this.#storeWork();
    if (refused) this.#onRefusal(refused);
  }

  /** Try again to return to a live class that could not be reached. */
  async retry(): Promise<void> {
    const refused = await this.#resumePlace();
    if (refused) this.#onRefusal(refused);
  }

  /** Forget which work is open, so that it is not resumed when the page opens again. */
  forgetOpen(): void {
    this.#sentSeed = null;
    storeText(LIVE, null);
    storeText(LAST, null);
  }

  /**
   * Return to the place in a live class, unless the address names another class; return why that was refused,
   * or null.
   */
  async #resumePlace(): Promise<string | null> {
    const token = loadText(LIVE);
    const code = codeInAddress().toUpperCase();
    if (this.#state?.own || !token || (code && token.split(".")[1] !== code)) return null;
    const { ok, gone, error } = await this.#client.send({ type: "resume", token });
    if (ok || gone) return null; // the class may be out of reach; it is tried again later
    storeText(LIVE, null);
    return error;
  }

  get #state(): WorkState | undefined {
    return this.#client.state<WorkState | undefined>();
  }

  /** Send the stored work of a seed to Python; move it to another key if Python refuses it. */
  async #sendStored(seed: number): Promise<void> {
    this.#sentSeed = seed;
    const text = Number.isSafeInteger(seed) ? loadText(`${PREFIX}${seed}`) : null;
    if (text === null) return;
    const { ok, gone } = await this.#client.send({ type: "work", text });
    if (!ok && !gone) storeText(`${PREFIX}${seed}:kept`, text); // moved away, because new work overwrites it
  }

  /** Store the work that the state shows. */
  async #storeWork(): Promise<void> {
    const own = this.#state?.own;
    if (!own) return;
    if (own.seed !== this.#sentSeed) await this.#sendStored(own.seed);
    const { own: now, record } = this.#state ?? {};
    if (this.#state?.live) storeText(LIVE, this.#state.live.ticket);
    if (!now || !record || now.seed !== this.#sentSeed || record === this.#written) return;
    this.#written = record;
    const done = storeText(`${PREFIX}${now.seed}`, record) && storeText(LAST, String(now.seed));
    this.blocked ||= !done;
  }
}
