// A table of people as somebody without a seat sees it: what lies open for all, one turn late, and nothing to do.
import { html, nothing } from "lit-html";
import { middle } from "../felt/middle";
import { seatCards } from "../felt/seats";
import { button } from "../button";
import { heading, type Piece } from "../pages/parts";
import { tileFace } from "../rack/tile";
import type { Hall } from "../table/tiles";
import type { FeltProps, PeopleDeedProps, PeopleWatchProps, TrayProps } from "../types";
import { here } from "./ticket";

const NOBODY = { locked: true, act: () => undefined };

export function watching(
  watch: PeopleWatchProps,
  words: Record<string, string>,
  hall: Hall,
  level: number,
  notes: Piece,
): Piece {
  const { title, text, about, felt, melds, log, end, terms, deeds } = watch;
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
      <div class="rw-lobby-ways">${deeds.map((each) => way(each, watch, hall))}</div>
    </div>
    ${notes}
    ${end.length ? over : nothing} ${felt ? table(felt, melds, hall) : seats} ${log.length ? moves : nothing}
    <p class="rw-muted rw-watch-terms">${terms.join(" · ")}</p>
  </section>`;
}

function way({ act, text }: PeopleDeedProps, { code }: PeopleWatchProps, hall: Hall): Piece {
  const press = (): void =>
    hall.tell(act === "join" ? { type: "room", act, text: code, at: here() } : { type: "room", act });
  return button(`people-${act}`, text, press, { off: hall.locked });
}

function table(felt: FeltProps, melds: readonly TrayProps[], hall: Hall): Piece {
  const { t } = hall;
  const meld = ({ tiles, name }: TrayProps): Piece => html`<li><span class="rw-pics" role="img" aria-label=${name}
    title=${name}>${tiles.map(tileFace)}</span></li>`;
  const lie = html`<ul class="rw-watch-melds" role="list" aria-label=${t("spread", { count: melds.length })}>
    ${melds.map(meld)}</ul>`;
  return html`<div class="rw-watch-table">${seatCards(felt.seats, t)}
    <div class="rw-middle" ?data-row=${felt.row.length > 0}>${middle(felt, t, NOBODY, null)}</div>
    ${melds.length ? lie : nothing}
  </div>`;
}
