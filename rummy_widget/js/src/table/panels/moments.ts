// The most costly turns of a round that has ended, each to look at and try again.
import { html, nothing } from "lit-html";
import type { MomentProps } from "../../types";
import type { Panel } from "../panel";
import { button, type Host } from "../tiles";

function moment({ index, text }: MomentProps, now: number, host: Host): unknown {
  const look = (): void => {
    if (index !== now) host.tell({ type: "replay", index });
  };
  const { t } = host;
  return html`<li ?data-current=${index === now}>
    <button type="button" class="rw-quiet" data-act="moment" @click=${look}>${text}</button>
    ${button(host, { type: "exercise", index }, t("table-exercise"), "rw-button rw-small", t("table-exercise-about"))}
  </li>`;
}

/**
 * The panel "moments" of a replay: the turns in which the player lost many points or, in games with melds on the table,
 * could have laid more tiles.
 */
export const panel: Panel = {
  key: "moments",
  order: 5,
  apart: true,
  title: ({ table: { game, replay }, host }) =>
    replay ? host.t(game?.rack.trays ? "spread-moments" : "table-moments") : null,
  piece({ table: { replay }, host }) {
    if (!replay) return nothing;
    const { moments, index } = replay;
    return html`<ul class="rw-moments" role="list">${moments.map((each) => moment(each, index, host))}</ul>`;
  },
};
