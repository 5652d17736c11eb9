// The replay of a round, move by move: what was done, what was best, and the costly turns to try again.
import { html, nothing } from "lit-html";
import { button } from "../button";
import { arrow, heading, type Piece } from "../pages/parts";
import type { RackProps, ReplayProps, VerdictProps } from "../types";
import type { Host } from "./tiles";
import { primaryButton, withoutWord } from "./turn";

/** Return the heading of the replay; `level` is its level. It gets the focus when the replay opens. */
export const replayHead = (host: Host, level: number): Piece =>
  html`<section class="rw-replay" tabindex="-1" aria-labelledby="rw-replay-title">
    ${heading(level, "rw-title", host.t("table-replay"), "rw-replay-title")}
  </section>`;

/** Return the sentence about the move that the replay shows or, in an exercise, the one that says what to do. */
export const replayGoal = ({ exercise, text }: ReplayProps): Piece =>
  html`<p class="rw-goal">${exercise ? exercise.text : text}</p>`;

/** Return the feedback on a turn that the player has played again as an exercise; nothing if there is none. */
export const replayNote = ({ exercise }: ReplayProps): Piece =>
  exercise?.feedback ? html`<p class="rw-feedback">${exercise.feedback}</p>` : nothing;

/**
 * Return the rack of a replay with a new verdict: what the coach says about the move that is shown or, in an exercise,
 * the feedback on the player's attempt. In a game with melds on the table the verdict has no text, except in an
 * exercise, in which it stays as it is.
 */
export function replayRack(rack: RackProps, replay: ReplayProps, host: Host): RackProps {
  const { exercise, text, own, best, cost } = replay;
  if (rack.trays) {
    const { verdict } = rack;
    return { ...rack, verdict: withoutWord(exercise ? verdict : { ...verdict, text: "" }) };
  }
  const more = [own && text.includes(own) ? null : own, best, cost].filter((each) => each);
  const said = exercise ? "" : more.join(" · ");
  const plain: VerdictProps = { status: "idle", word: "", text: said, clause: null, lines: [], points: null };
  if (!exercise?.tried || !exercise.feedback) return { ...rack, verdict: plain };
  const status = exercise.right ? "right" : "wrong";
  return { ...rack, verdict: { ...plain, status, word: host.t(`outcome-${status}`), text: exercise.feedback } };
}

/**
 * Return the buttons of the replay: in `start` those that go from move to move, in `end` those that leave it.
 * `toggleMoments` opens or closes the panel with the costly turns; `momentsOpen` says whether that is open.
 */
export function replayTools(
  replay: ReplayProps,
  host: Host,
  toggleMoments: () => void,
  momentsOpen: boolean,
): { start: Piece; end: Piece } {
  const { t, locked } = host;
  const { index, count, exercise } = replay;
  const go = (to: number): void => {
    if (to !== index && to >= 0 && to < count) host.tell({ type: "replay", index: to });
  };
  const moveButton = (to: number, act: string, text: string, sign: Piece): Piece =>
    button(act, sign, () => go(to), {
      type: "rw-button rw-round",
      label: text,
      title: text,
      off: locked || to < 0 || to >= count,
    });
  const at = t("table-move-of", { number: index, count: count - 1 });
  const start = html`<div class="rw-replay-ways" role="group" aria-label=${t("table-replay")}>
      ${moveButton(index - 1, "replay-back", t("table-move-back"), arrow("left"))}
      <input type="range" min="0" max=${count - 1} .value=${String(index)} ?disabled=${locked}
        aria-label=${t("table-move")} aria-valuetext=${at}
        @change=${(event: Event) => go(Number((event.target as HTMLInputElement).value))} />
      ${moveButton(index + 1, "replay-on", t("table-move-on"), arrow("right"))}
      <span class="rw-muted" aria-hidden="true">${at}</span>
    </div>`;
  if (exercise) {
    const press = (): void => host.tell({ type: "replay", index });
    return { start, end: primaryButton({ act: "replay", text: t("table-exercise-end"), why: null, press }, locked) };
  }
  const list = button("moments", t("table-moments"), toggleMoments, { expanded: momentsOpen });
  const press = (): void => host.tell({ type: "replay-end" });
  const end = primaryButton({ act: "replay-end", text: t("table-replay-end"), why: null, press }, locked);
  return { start, end: html`${replay.moments.length ? list : nothing} ${end}` };
}
