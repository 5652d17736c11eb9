// Ties a widget to the progress of this browser: what it holds goes to Python, what is won comes back and is kept.
import { html, nothing } from "lit-html";
import type { Client } from "../client";
import type { Frame } from "../frame";
import { claimTrouble, follow, stored, write, type Change, type Trouble } from "../progress";
import type { CardProps, GameCardProps, LessonSummaryProps, Progress, StepProps } from "../types";
import type { Words } from "../words";
import type { Piece } from "./parts";

/** What a state says of progress, whichever view it is for. */
interface Told {
  progress?: Progress | null;
  step?: StepProps;
  lesson?: LessonSummaryProps;
  chapters?: { lessons: CardProps[] }[];
  games?: GameCardProps[];
}

/** A view of the widget: what it does when results cannot be stored. */
type Warned = (trouble: Trouble) => void;

interface Tie {
  views: Set<Warned>;
  trouble: Trouble | null; // for this widget to say
  stop(): void;
}

const ties = new WeakMap<Client, Tie>();
const SOON = 30; // ms: several results at once are told together

/** The lessons that a widget shows, and so the only ones whose progress it is sent. */
function lessonsOf(state: Told): string[] {
  const cards = (state.chapters ?? []).flatMap(({ lessons }) => lessons.map(({ key }) => key));
  const shelf = (state.games ?? []).flatMap(({ lessons }) => lessons);
  return [...new Set([...cards, ...shelf]), state.lesson?.key ?? state.step?.lesson ?? ""].filter((key) => key !== "");
}

function tie(client: Client, first: Warned): Tie {
  let seen = client.state<unknown>();
  let line = client.line;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  let asking = 0; // messages about progress under way: they are no sign that somebody is at work here
  let written = "";
  /**
   * Each thing that Python says is won is written once: what is forgotten later must not come back with the next state.
   */
  const keep = (): void => {
    const progress = client.state<Told | undefined>()?.progress;
    const text = JSON.stringify(progress ?? null);
    if (text !== written) write(progress, client);
    written = text;
    warn();
  };
  const claim = (): void => {
    if (own.trouble) return;
    own.trouble = claimTrouble();
    if (own.trouble) for (const warned of own.views) warned(own.trouble);
  };
  /** The widget that somebody is at work in says it; failing that, the first of the page. */
  const warn = (): void => {
    if (client.pending > asking) return claim();
    // What is first on the page comes first: a second reason to warn does not put it off behind the others.
    later ??= setTimeout(() => {
      later = undefined;
      claim();
    }, SOON);
  };
  const send = async (): Promise<void> => {
    const all = stored();
    warn();
    const known = lessonsOf(client.state<Told>() ?? {}).filter((key) => Object.hasOwn(all, key));
    asking += 1;
    const answer = await client.send({
      type: "progress",
      stored: Object.fromEntries(known.map((key) => [key, all[key]])),
    });
    asking -= 1;
    // Not before somebody has answered: a saved notebook shows what its author won.
    if (!answer.gone) keep();
  };
  const heard = (change: Change, lesson?: string): void => {
    if (lesson !== undefined && !lessonsOf(client.state<Told>() ?? {}).includes(lesson)) return;
    clearTimeout(timer);
    if (change === "forgotten") void client.send(lesson === undefined ? { type: "reset" } : { type: "reset", lesson });
    else timer = setTimeout(() => void send(), SOON);
  };

  const stopFollowing = follow(heard, client);
  const stopListening = client.onChange(() => {
    const woken = line === "gone" && client.line === "live";
    line = client.line;
    if (client.state<unknown>() !== seen) {
      seen = client.state<unknown>();
      keep();
    }
    if (woken) void send(); // perhaps another kernel, which knows nothing yet
  });
  // A kernel that is still running the notebook is busy: nothing is asked of it before it has said hello.
  void client.hello().then(({ gone }) => gone || void send());
  const own: Tie = {
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

/** What a view keeps of its tie. */
export interface Keeping {
  note(): Piece; // results last only for the session, where this view is the one to say so
  stop(): void;
}

/** Said once on a page: results last only as long as it is open. */
export const troubleNote = (trouble: Trouble | null, t: Words): Piece =>
  trouble ? html`<p class="rw-note">${t(`storage-${trouble}`)}</p>` : nothing;

/** Ties the client of this view, once for all views of one widget; `redraw` shows a trouble that comes later. */
export function keepProgress({ client, t, announce }: Frame, redraw: () => void): Keeping {
  const warned: Warned = (trouble) => {
    redraw();
    announce(t(`storage-${trouble}`));
  };
  const own = ties.get(client) ?? tie(client, warned);
  ties.set(client, own);
  own.views.add(warned);
  return {
    note: () => troubleNote(own.trouble, t),
    stop() {
      own.views.delete(warned);
      if (own.views.size > 0) return;
      own.stop();
      ties.delete(client);
    },
  };
}
