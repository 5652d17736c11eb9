// A multiplayer table: the lobby before the deal, and the panel beside it while it is played.
import { html, nothing } from "lit-html";
import { button } from "../button";
import { link } from "../pages/links";
import { heading, type Piece } from "../pages/parts";
import { primaryButton } from "../table/turn";
import type { SavedSetups } from "../table/saved-setups";
import { settings } from "../table/setting";
import type { Host } from "../table/tiles";
import type {
  Message,
  PeopleProps,
  PeopleActionProps,
  PeopleRoomProps,
  PeopleSeatProps,
  SetupFieldProps,
} from "../types";
import { spectatorView } from "./spectator";

const message = ({ act, seat }: PeopleActionProps): Message => ({
  type: "room",
  act,
  ...(seat === null ? {} : { seat }),
});

function actionButton(action: PeopleActionProps, host: Host): Piece {
  const off = action.why !== null || host.locked;
  const press = (): void => void (off || host.tell(message(action)));
  return button(`people-${action.act}`, action.text, press, { type: "rw-button rw-small", title: action.why, off });
}

/** Return the main button of the table. */
const primary = ({ primary: action }: PeopleRoomProps, host: Host): Piece =>
  primaryButton(
    {
      act: `people-${action.act}`,
      text: action.text,
      why: action.why,
      press: () => action.why === null && host.tell(message(action)),
    },
    host.locked,
  );

/** Return the list of the seats at a table, each with its player and what can be done with it. */
export const seats = (rows: readonly PeopleSeatProps[], host: Host): Piece =>
  html`<ul class="rw-people-seats" role="list">${rows.map((each) => seatRow(each, host))}</ul>`;

function seatRow(seat: PeopleSeatProps, host: Host): Piece {
  return html`<li ?data-free=${seat.free} ?data-away=${seat.away} ?data-ready=${seat.ready}>
    <span><b>${seat.name}</b>${
      seat.free ? nothing : html` <span class="rw-muted">${seat.state}</span>`
    }${seat.says ? html` <q class="rw-says">${seat.says}</q>` : nothing}</span>
    ${seat.actions.map((each) => actionButton(each, host))}</li>`;
}

/** Return the invitation link with a button that copies it. */
function linkPiece(link: string, words: Record<string, string>): Piece {
  const copy = (event: Event): void => {
    const button = event.currentTarget as HTMLElement;
    void navigator.clipboard?.writeText(link).then(() => (button.textContent = words["copied"] ?? ""));
  };
  return html`<p class="rw-people-link"><code>${link}</code> ${button("people-copy", words["copy"], copy, {
    type: "rw-button rw-small",
  })}</p>`;
}

/** Return the invitation link, and why others can't open it if that is so. */
const invitationLink = ({ link, link_note: note }: PeopleRoomProps, words: Record<string, string>): Piece =>
  link
    ? html`${note ? html`<p class="rw-note" data-link-note>${note}</p>` : nothing}${linkPiece(link, words)}`
    : nothing;

function invitation(room: PeopleRoomProps, words: Record<string, string>): Piece {
  const { qr, size } = room;
  const picture = html`<svg class="rw-qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${words["qr"] ?? ""}
    shape-rendering="crispEdges"><path fill="#fff" d=${`M0 0h${size}v${size}H0z`} /><path d=${qr} /></svg>`;
  return html`<div class="rw-people-way">
    ${qr ? picture : nothing}
    <div><p class="rw-code rw-people-code"
      data-code>${room.code}</p>${invitationLink(room, words)}</div>
  </div>`;
}

const movedNote = (room: PeopleRoomProps, words: Record<string, string>): Piece =>
  room.moved ? html`<div class="rw-note"><p>${words["moved-about"]}</p>${linkPiece(room.moved, words)}</div>` : nothing;

const watchers = (room: PeopleRoomProps): Piece =>
  room.watchers ? html`<p class="rw-muted" data-watchers>${room.watchers}</p>` : nothing;

/**
 * Return the screen of a multiplayer table before the first deal or, if the person at this page is a spectator, what
 * spectators see. Return nothing without a table. `level` is the level of its heading; `notes` are shown on it, for
 * example why something was refused. `saved` are the settings that the player has saved.
 */
export function lobby(people: PeopleProps, host: Host, level: number, notes: Piece, saved: SavedSetups): Piece {
  const { room, watch, words, wide, trouble, elsewhere } = people;
  const said = html`${trouble ? html`<p class="rw-note">${trouble}</p>` : nothing}${notes}`;
  if (watch) return spectatorView(watch, words, host, level, said);
  if (!room) return nothing;
  const look = { type: "rw-button rw-small", act: "people-elsewhere" };
  const ways = elsewhere
    ? html`<p class="rw-note">${room.title}: ${link(elsewhere, words["go"] ?? "", look)}</p>`
    : html`<div class="rw-lobby-ways">${primary(room, host)}
        ${room.actions.map((each) => actionButton(each, host))}</div>`;
  return html`<section class="rw-lobby" tabindex="-1" aria-labelledby="rw-lobby-title">
    <div class="rw-panel rw-lobby-way">
      ${heading(level, "rw-title", room.title, "rw-lobby-title")}
      ${invitation(room, words)}
      ${wide ? html`<p class="rw-note" data-wide>${wide}</p>` : nothing}
    </div>
    <div class="rw-panel rw-lobby-people">
      ${seats(room.seats, host)}
      ${room.news ? html`<p class="rw-note" data-news>${room.news}</p>` : nothing}
      <p class="rw-asked-now">${room.text}</p>${watchers(room)}
      ${said}${movedNote(room, words)} ${ways} ${phrases(room, words, host)}
    </div>
    <div class="rw-panel rw-lobby-terms">${termsPiece(room, words, host, innerWidth > 640, saved)}</div>
  </section>`;
}

/** Return the settings of the table, which its creator may change. */
function termsPiece(
  room: PeopleRoomProps,
  words: Record<string, string>,
  host: Host,
  open: boolean,
  saved?: SavedSetups,
): Piece {
  const give = (key: string, value: string): void => host.tell({ type: "room", act: "agree", key, text: value });
  const choose = (fields: readonly SetupFieldProps[]): Piece => settings(fields, "rw-terms", host.locked, give);
  const house = html`<details class="rw-switches"><summary>${host.t("table-house")}</summary>${choose(room.house)}
    </details>`;
  const games = room.fields.find(({ key }) => key === "game")?.options ?? [];
  const names = new Map(games.map(({ key, text }) => [key, text]));
  const shown = { text: room.setup, games: names, host, pick: (text: string) => give("saved", text) };
  if (!room.fields.length) return html`<p class="rw-terms rw-muted">${room.terms.join(" · ")}</p>`;
  return html`<details class="rw-switches" ?open=${open}><summary>${words["terms"]} <span
    class="rw-muted">${room.terms.join(" · ")}</span></summary>
    ${saved ? html`<div class="rw-presets">${saved.cards(shown)}</div>` : nothing}${choose(room.fields)}
    ${room.house.length ? house : nothing}${saved?.form(shown) ?? nothing}</details>`;
}

const phraseButtons = (room: PeopleRoomProps, host: Host, done: () => void = () => undefined): readonly Piece[] =>
  room.phrases.map(({ key, text }) => {
    const say = (): void => {
      host.tell({ type: "room", act: "say", text: key });
      done();
    };
    return button(`say-${key}`, text, say, { type: "rw-button rw-small", off: host.locked });
  });

const phrases = (room: PeopleRoomProps, words: Record<string, string>, host: Host): Piece =>
  html`<details class="rw-phrases"><summary data-act="people-phrases">${words["phrases"]}</summary>
    <div class="rw-phrase-list">${phraseButtons(room, host)}</div></details>`;

/** Return the button that opens the phrases in the place of the speech line, or closes them. */
export function phrasesButton({ words }: PeopleProps, open: boolean, toggle: () => void): Piece {
  const label = words[open ? "phrases-close" : "phrases"] ?? "";
  const type = "rw-button rw-round rw-say";
  return button("phrases", open ? "✕" : SPEAK, toggle, { type, title: label, label, expanded: open });
}

/** Return the phrases in the place of the speech line; `close` is called once one is said. */
export const phraseRow = ({ room, words }: PeopleProps, host: Host, close: () => void): Piece =>
  room
    ? html`<div class="rw-phrase-row" role="group" aria-label=${words["phrases"] ?? ""}>${phraseButtons(
        room,
        host,
        close,
      )}</div>`
    : nothing;

const SPEAK = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor"
  stroke-width="2" stroke-linejoin="round"
  d="M4 5h16v11h-8l-5 4v-4H4z" /><path fill="currentColor"
  d="M7.5 9.5h2v2h-2zM11 9.5h2v2h-2zM14.5 9.5h2v2h-2z" /></svg>`;

/**
 * Return the panel of a multiplayer table during a game: the players, the settings, the code and the link to join, and
 * the actions, such as leaving. Return nothing without a table.
 */
export function peoplePanel(people: PeopleProps, host: Host): Piece {
  const { room, words } = people;
  if (!room) return nothing;
  return html`<div class="rw-beside">${seats(room.seats, host)}${watchers(room)}
    ${termsPiece(room, words, host, false)}
    <p>${words["door"]}: <b class="rw-code">${room.code}</b></p>
    ${invitationLink(room, words)}${movedNote(room, words)}
    <div class="rw-lobby-ways">${room.actions.map((each) => actionButton(each, host))}</div></div>`;
}

/**
 * Return the phrases that the players at a multiplayer table are saying and, if the game waits for an absent player, a
 * note that says so. The CSS hides the phrases if the seats on the felt (the playing area) show them.
 */
export function bubbles({ room }: PeopleProps, host: Host): Piece {
  if (!room) return nothing;
  const { seats: there, missing, news } = room;
  const said = there.flatMap(({ name, says }) => (says ? html`<span>${name}: ${says}</span> ` : []));
  const action = missing?.action ? actionButton(missing.action, host) : nothing;
  const left = news && !missing ? html`<p class="rw-missing rw-note" data-news>${news}</p>` : nothing;
  return html`${left}${said.length ? html`<p class="rw-bubbles" aria-hidden="true">${said}</p>` : nothing}
    ${missing ? html`<div class="rw-missing rw-note"><span>${missing.text}</span>${action}</div>` : nothing}`;
}

/** Return the text and the main button to show between two rounds, or null if there is no multiplayer table. */
export const betweenRounds = ({ room }: PeopleProps, host: Host): { text: Piece; button: Piece } | null =>
  room && { text: html`<p class="rw-goal rw-asked-now">${room.text}</p>`, button: primary(room, host) };
