// Connects a widget to the progress stored in this browser: stored results are sent to Python, new ones are
// stored.
import { html, nothing } from "lit-html";
import type { Client } from "../client";
import type { Frame } from "../frame";
import { claimTrouble, followResults, allResults, saveResults, type ProgressChange, type Trouble } from "../progress";
import type { GameCardProps, LessonSummaryProps, Progress, StepProps } from "../types";
import type { Words } from "../words";
import type { Piece } from "./parts";

/** The parts of a state that concern progress. */
interface ProgressState {
  progress?: Progress | null;
  step?: StepProps;
  lesson?: LessonSummaryProps;
  chapters?: { lessons: { key: string }[] }[];
  courses?: { lessons: { key: string }[] }[];
  games?: GameCardProps[];
}

/** A function that is called when results can't be stored, with the reason. */
type TroubleListener = (trouble: Trouble) => void;

/** The shared connection of one widget to the stored progress. */
interface ProgressTie {
  told: Promise<void>;
  views: Set<TroubleListener>;
  trouble: Trouble | null; // why results can't be stored, if this widget is the one to say so
  stop(): void;
}

const ties = new WeakMap<Client, ProgressTie>();
const SOON = 30; // ms in which several results are sent together

/** Return the lessons that a widget shows; it is sent the progress of these only. */
function lessonsOf(state: ProgressState): string[] {
  const cards = [...(state.chapters ?? []), ...(state.courses ?? [])].flatMap(({ lessons }) =>
    lessons.map(({ key }) => key),
  );
  const shelf = (state.games ?? []).flatMap(({ lessons }) => lessons);
  return [...new Set([...cards, ...shelf]), state.lesson?.key ?? state.step?.lesson ?? ""].filter((key) => key !== "");
}

/** Connect a widget to the stored progress. */
function tie(client: Client, first: TroubleListener): ProgressTie {
  let seen = client.state<unknown>();
  let line = client.status;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  let asking = 0; // open messages about progress, which are no sign that this widget is being used
  let written = "";
  /** Store the results in the state, each only once: results deleted later must not return with the next state. */
  const store = (): void => {
    const progress = client.state<ProgressState | undefined>()?.progress;
    const text = JSON.stringify(progress ?? null);
    if (text !== written) saveResults(progress, client);
    written = text;
    warn();
  };
  const claim = (): void => {
    if (own.trouble) return;
    own.trouble = claimTrouble();
    if (own.trouble) for (const warned of own.views) warned(own.trouble);
  };
  /**
   * Have one widget say that results can't be stored: the one that is being used or, if there is none, the first one on
   * the page.
   */
  const warn = (): void => {
    if (client.pending > asking) return claim();
    // Widgets claim in the order of the page: a second reason to warn doesn't restart the timer.
    later ??= setTimeout(() => {
      later = undefined;
      claim();
    }, SOON);
  };
  const send = async (): Promise<void> => {
    const all = allResults();
    warn();
    const known = lessonsOf(client.state<ProgressState>() ?? {}).filter((key) => Object.hasOwn(all, key));
    asking += 1;
    const answer = await client.send({
      type: "progress",
      stored: Object.fromEntries(known.map((key) => [key, all[key]])),
    });
    asking -= 1;
    // Only after an answer: a saved notebook shows what its author won.
    if (!answer.gone) store();
  };
  const onProgress = (change: ProgressChange, lesson?: string): void => {
    if (lesson !== undefined && !lessonsOf(client.state<ProgressState>() ?? {}).includes(lesson)) return;
    clearTimeout(timer);
    if (change === "forgotten") void client.send(lesson === undefined ? { type: "reset" } : { type: "reset", lesson });
    else timer = setTimeout(() => void send(), SOON);
  };

  const stopFollowing = followResults(onProgress, client);
  const stopListening = client.onChange(() => {
    const woken = line === "gone" && client.status === "live";
    line = client.status;
    if (client.state<unknown>() !== seen) {
      seen = client.state<unknown>();
      store();
    }
    if (woken) void send(); // it may be a new kernel, which knows nothing yet
  });
  // A kernel may still be running the notebook: send nothing else before it has answered.
  const told = client.hello().then(({ gone }) => (gone ? undefined : send()));
  const own: ProgressTie = {
    told,
    views: new Set([first]),
    trouble: null,
    stop() {
      clearTimeout(timer);
      clearTimeout(later);
      stopFollowing();
      stopListening();
    },
  };
  return own;
}

/** A view's connection to the progress stored in this browser. */
export interface ProgressLink {
  readonly told: Promise<void>; // resolves once Python has the stored results, and also if it doesn't answer
  note(): Piece; // the note that results can't be stored, if this widget is the one on the page to show it
  stop(): void; // ends the connection
}

/**
 * Return the note that results last only as long as the page is open, because the browser can't store them; nothing if
 * `trouble` is null.
 */
export const troubleNote = (trouble: Trouble | null, t: Words): Piece =>
  trouble ? html`<p class="rw-note">${t(`storage-${trouble}`)}</p>` : nothing;

/**
 * Keep Python and this browser's stored progress in step as long as the view is open: send Python the stored results,
 * and store the new ones that Python sends. All views of a widget share one connection. `redraw` is called if results
 * can't be stored, so that the view can show the note that says so.
 */
export function keepProgress({ client, t, announce }: Frame, redraw: () => void): ProgressLink {
  const warned: TroubleListener = (trouble) => {
    redraw();
    announce(t(`storage-${trouble}`));
  };
  const own = ties.get(client) ?? tie(client, warned);
  ties.set(client, own);
  own.views.add(warned);
  return {
    told: own.told,
    note: () => troubleNote(own.trouble, t),
    stop() {
      own.views.delete(warned);
      if (own.views.size > 0) return;
      own.stop();
      ties.delete(client);
    },
  };
}
