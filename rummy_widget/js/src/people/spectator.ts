// A multiplayer table as a spectator sees it: what everybody may see, one turn late.
import { html, nothing } from "lit-html";
import { middle } from "../felt/middle";
import { seatCards } from "../felt/seats";
import { button } from "../button";
import { heading, type Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { Host } from "../table/tiles";
import type { FeltProps, PeopleActionProps, PeopleWatchProps, TrayProps } from "../types";
import { pageUrl } from "./seat-store";

const NOBODY = { locked: true, act: () => undefined };

/**
 * Return the screen of a spectator of a multiplayer table. `words` are its labels, `level` is the level of its heading,
 * and `notes` are shown above the table, for example why something was refused.
 */
export function spectatorView(
  watch: PeopleWatchProps,
  words: Record<string, string>,
  host: Host,
  level: number,
  notes: Piece,
): Piece {
  const { title, text, about, felt, melds, log, end, terms, actions } = watch;
  const items = (texts: readonly string[]): Piece[] => texts.map((each) => html`<li>${each}</li>`);
  const over = html`<div class="rw-panel rw-watch-end"><p><b>${end[0]}</b></p><ul
    role="list">${items(end.slice(1))}</ul></div>`;
  const moves = html`<div class="rw-panel rw-watch-log">${heading(level + 1, "rw-chapter-title", words["watch-log"])}
    <ol class="rw-log" role="list">${items(log)}</ol></div>`;
  const seat = ({ name, state, free }: PeopleWatchProps["seats"][number]): Piece =>
    html`<li ?data-free=${free}><span><b>${name}</b>${
      free ? nothing : html` <span class="rw-muted">${state}</span>`
    }</span></li>`;
  const seats = html`<div class="rw-panel"><ul class="rw-people-seats" role="list">${watch.seats.map(seat)}</ul></div>`;
  return html`<section class="rw-watch" tabindex="-1" aria-labelledby="rw-watch-title">
    <div class="rw-panel rw-watch-head">
      <div>${heading(level, "rw-title", title, "rw-watch-title")}<p class="rw-asked-now">${text}</p><p
        class="rw-muted">${about}</p></div>
      <div class="rw-lobby-ways">${actions.map((each) => way(each, watch, host))}</div>
    </div>
    ${notes}
    ${end.length ? over : nothing} ${felt ? table(felt, melds, host) : seats} ${log.length ? moves : nothing}
    <p class="rw-muted rw-watch-terms">${terms.join(" · ")}</p>
  </section>`;
}

function way({ act, text }: PeopleActionProps, { code }: PeopleWatchProps, host: Host): Piece {
  const press = (): void =>
    host.tell(act === "join" ? { type: "room", act, text: code, at: pageUrl() } : { type: "room", act });
  return button(`people-${act}`, text, press, { off: host.locked });
}

function table(felt: FeltProps, melds: readonly TrayProps[], host: Host): Piece {
  const { t } = host;
  const meld = ({ tiles, name }: TrayProps): Piece => html`<li><span class="rw-pics" role="img" aria-label=${name}
    title=${name}>${tiles.map(tileFace)}</span></li>`;
  const lie = html`<ul class="rw-watch-melds" role="list" aria-label=${t("spread", { count: melds.length })}>
    ${melds.map(meld)}</ul>`;
  return html`<div class="rw-watch-table">${seatCards(felt.seats, t)}
    <div class="rw-middle" ?data-row=${felt.row.length > 0}>${middle(felt, t, NOBODY, null)}</div>
    ${melds.length ? lie : nothing}
  </div>`;
}
