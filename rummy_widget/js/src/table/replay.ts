// Looking back, move by move: what was done, what was best, and the moments that cost most, to try again.
import { html, nothing } from "lit-html";
import { button } from "../button";
import { arrow, heading, type Piece } from "../pages/parts";
import type { RackProps, ReplayProps, VerdictProps } from "../types";
import type { Hall } from "./tiles";
import { primaryButton, quiet } from "./turn";

/** Where the focus goes when one begins to look back. */
export const replayHead = (hall: Hall, level: number): Piece =>
  html`<section class="rw-replay" tabindex="-1" aria-labelledby="rw-replay-title">
    ${heading(level, "rw-title", hall.t("table-replay"), "rw-replay-title")}
  </section>`;

/** The move in words, or what is asked. */
export const replayGoal = ({ exercise, text }: ReplayProps): Piece =>
  html`<p class="rw-goal">${exercise ? exercise.text : text}</p>`;

/** What is said of a turn on the table that is tried again. */
export const replayNote = ({ exercise }: ReplayProps): Piece =>
  exercise?.feedback ? html`<p class="rw-feedback">${exercise.feedback}</p>` : nothing;

/** The rack with what is said of the move, or of the tile that was tried; melds on the table have their own verdict. */
export function replayRack(rack: RackProps, replay: ReplayProps, hall: Hall): RackProps {
  const { exercise, text, own, best, cost } = replay;
  if (rack.trays) {
    const { verdict } = rack;
    return { ...rack, verdict: quiet(exercise ? verdict : { ...verdict, text: "" }) };
  }
  const more = [own && text.includes(own) ? null : own, best, cost].filter((each) => each);
  const said = exercise ? "" : more.join(" · ");
  const plain: VerdictProps = { status: "idle", word: "", text: said, clause: null, lines: [], points: null };
  if (!exercise?.tried || !exercise.feedback) return { ...rack, verdict: plain };
  const status = exercise.right ? "right" : "wrong";
  return { ...rack, verdict: { ...plain, status, word: hall.t(`outcome-${status}`), text: exercise.feedback } };
}

export function replayTools(
  replay: ReplayProps,
  hall: Hall,
  moments: () => void,
  opened: boolean,
): { start: Piece; end: Piece } {
  const { t, locked } = hall;
  const { index, count, exercise } = replay;
  const go = (to: number): void => {
    if (to !== index && to >= 0 && to < count) hall.tell({ type: "replay", index: to });
  };
  const way = (to: number, act: string, text: string, sign: Piece): Piece =>
    button(act, sign, () => go(to), {
      type: "rw-button rw-round",
      label: text,
      title: text,
      off: locked || to < 0 || to >= count,
    });
  const at = t("table-move-of", { number: index, count: count - 1 });
  const start = html`<div class="rw-replay-ways" role="group" aria-label=${t("table-replay")}>
      ${way(index - 1, "replay-back", t("table-move-back"), arrow("left"))}
      <input type="range" min="0" max=${count - 1} .value=${String(index)} ?disabled=${locked}
        aria-label=${t("table-move")} aria-valuetext=${at}
        @change=${(event: Event) => go(Number((event.target as HTMLInputElement).value))} />
      ${way(index + 1, "replay-on", t("table-move-on"), arrow("right"))}
      <span class="rw-muted" aria-hidden="true">${at}</span>
    </div>`;
  if (exercise) {
    const press = (): void => hall.tell({ type: "replay", index });
    return { start, end: primaryButton({ act: "replay", text: t("table-exercise-end"), why: null, press }, locked) };
  }
  const list = button("moments", t("table-moments"), moments, { expanded: opened });
  const press = (): void => hall.tell({ type: "replay-end" });
  const end = primaryButton({ act: "replay-end", text: t("table-replay-end"), why: null, press }, locked);
  return { start, end: html`${replay.moments.length ? list : nothing} ${end}` };
}
