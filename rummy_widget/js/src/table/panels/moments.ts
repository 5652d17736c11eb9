// The moments of a round that has ended which cost most, each to be looked at and tried again.
import { html, nothing } from "lit-html";
import type { MomentProps } from "../../types";
import type { Panel } from "../panel";
import { button, type Hall } from "../tiles";

function moment({ index, text }: MomentProps, now: number, hall: Hall): unknown {
  const look = (): void => {
    if (index !== now) hall.tell({ type: "replay", index });
  };
  const { t } = hall;
  return html`<li ?data-current=${index === now}>
    <button type="button" class="rw-quiet" data-act="moment" @click=${look}>${text}</button>
    ${button(hall, { type: "exercise", index }, t("table-exercise"), "rw-button rw-small", t("table-exercise-about"))}
  </li>`;
}

export const panel: Panel = {
  key: "moments",
  order: 5,
  apart: true,
  title: ({ table: { game, replay }, hall }) =>
    replay ? hall.t(game?.rack.trays ? "spread-moments" : "table-moments") : null,
  piece({ table: { replay }, hall }) {
    if (!replay) return nothing;
    const { moments, index } = replay;
    return html`<ul class="rw-moments" role="list">${moments.map((each) => moment(each, index, hall))}</ul>`;
  },
};
