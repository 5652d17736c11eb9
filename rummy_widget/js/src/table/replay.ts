// Looking back, move by move: what was done, what was best, and the moments that cost most, to try again.
import { html, nothing } from "lit-html";
import { arrow, heading, type Piece } from "../pages/parts";
import type { Replay } from "../types";
import { button, type Hall } from "./tiles";

export function replayPanel(replay: Replay, hall: Hall, level: number): Piece {
  const { t, locked } = hall;
  const { index, count, moments, exercise, text, own } = replay;
  const more = [own && text.includes(own) ? null : own, replay.best, replay.cost].filter((each) => each);
  const go = (to: number): void => {
    if (to !== index && to >= 0 && to < count) hall.tell({ type: "replay", index: to });
  };
  const way = (to: number, act: string, text: string, sign: Piece): Piece => html`<button type="button" class="rw-button rw-round" data-act=${act}
    aria-label=${text} title=${text} aria-disabled=${locked || to < 0 || to >= count ? "true" : nothing} @click=${() => go(to)}>${sign}</button>`;
  return html`<section class="rw-panel rw-replay" tabindex="-1" aria-labelledby="rw-replay-title">
    <div class="rw-coach-head">${heading(level, "rw-title", t("table-replay"), "rw-replay-title")}
      ${button(hall, { type: "replay-end" }, t("table-replay-end"), "rw-button")}</div>
    <div class="rw-replay-ways" role="group" aria-label=${t("table-replay")}>
      ${way(index - 1, "replay-back", t("table-move-back"), arrow("left"))}
      <input type="range" min="0" max=${count - 1} .value=${String(index)} ?disabled=${locked} aria-label=${t("table-move")}
        aria-valuetext=${t("table-move-of", { number: index, count: count - 1 })}
        @change=${(event: Event) => go(Number((event.target as HTMLInputElement).value))} />
      ${way(index + 1, "replay-on", t("table-move-on"), arrow("right"))}
      <span class="rw-muted" aria-hidden="true">${t("table-move-of", { number: index, count: count - 1 })}</span>
    </div>
    <p class="rw-goal">${exercise ? exercise.text : replay.text}</p>
    ${more.length && !exercise ? html`<p class="rw-muted">${more.join(" · ")}</p>` : nothing}
    ${moments.length === 0 ? nothing : html`<p class="rw-where" id="rw-moments">${t("table-moments")}</p>
      <ul class="rw-moments" role="list" aria-labelledby="rw-moments">
        ${moments.map((each) => html`<li ?data-current=${each.index === index}>
          <button type="button" class="rw-quiet" data-act="moment" @click=${() => go(each.index)}>${each.text}</button>
          ${button(hall, { type: "exercise", index: each.index }, t("table-exercise"), "rw-button rw-small", t("table-exercise-about"))}
        </li>`)}
      </ul>`}
  </section>`;
}

/** Under the wood: how the tile that was tried does, and the way out. */
export function exerciseNote({ exercise, index }: Replay, hall: Hall): Piece {
  if (!exercise) return nothing;
  const { tried, feedback, right } = exercise;
  const status = right ? "right" : "wrong";
  return html`${tried && feedback
      ? html`<div class="rw-verdict" data-status=${status}><p class="rw-verdict-line"><strong class="rw-word">${hall.t(`outcome-${status}`)}</strong>
          <span class="rw-verdict-text">${feedback}</span></p></div>`
      : nothing}
    <p>${button(hall, { type: "replay", index }, hall.t("table-exercise-end"))}</p>`;
}
