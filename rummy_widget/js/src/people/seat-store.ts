// The seats at multiplayer tables that this browser keeps: the secret token of each, and the table that this tab
// shows.
import { pageHost } from "../page";
import { loadText, storeText } from "../storage";
import type { Message, PeopleProps } from "../types";
import { SEATS } from "./own-list";

const TAB = "rummy-widget:room:tab:v1";
const WATCHED = "rummy-widget:room:watched:v1";
const keyOf = (code: string): string => `${SEATS}${code}`;
const CODE = /^[A-Za-z0-9 -]{1,20}$/;

const query = (): URLSearchParams => new URLSearchParams(pageHost() === "voila" ? window.location.search : "");

/** Return the code of the multiplayer table that the page's address names, or null if it names none. */
export function roomInUrl(): string | null {
  const code = query().get("room");
  return code !== null && CODE.test(code) ? code.trim().toUpperCase() : null;
}

/** Return whether the page's address (with `?people`) asks for the forms that create or join a multiplayer table. */
export const peopleInUrl = (): boolean => query().has("people");

/** Return the address of this page for invitation links, or "" if others can't reach it. */
export const pageUrl = (): string => (pageHost() === "voila" ? `${location.origin}${location.pathname}` : "");

/**
 * Return the message with which a page that opens returns to its multiplayer table; null if it has none. If the page's
 * address contains the secret of a seat, the message claims that seat; otherwise it takes again the seat that this
 * browser has stored, or watches again the table that this tab watched before.
 */
export function returnMessage(): Message | null {
  const watched = loadText(WATCHED, true);
  const code = roomInUrl() ?? loadText(TAB, true) ?? seat?.code ?? watched;
  if (code === null) return null;
  const secret = query().get("seat");
  const at = pageUrl();
  if (secret !== null) return { type: "room", act: "claim", text: code, token: secret.slice(0, 100), at };
  const token = loadText(keyOf(code)) ?? (seat?.code === code ? seat.token : null); // if the browser stores nothing
  if (token === null) return code === watched ? { type: "room", act: "watch", text: code } : null;
  return { type: "room", act: "sit", text: code, token, at };
}

let seat: { code: string; token: string } | null = null;
let watched = false;

/** Take the code of a table out of the address. */
export function forgetRoom(): void {
  if (roomInUrl()) history.replaceState(history.state, "", location.pathname);
}

/** Put the code of the table into the address, so that a reload finds it. */
function nameRoom(code: string): void {
  if (pageHost() === "voila" && location.search !== `?room=${code}`)
    history.replaceState(history.state, "", `${location.pathname}?room=${code}`);
}

/**
 * Store in the browser at which table the person sits or watches, so that a reload finds it again. `people` is the
 * state from Python that says so. If the person has left, delete what was stored.
 */
export function keepSeat(people: PeopleProps | undefined): void {
  const ticket = people?.room?.ticket ?? null;
  const watch = people?.watch ?? null;
  if (watch) {
    storeText(WATCHED, watch.code, true);
    nameRoom(watch.code);
  } else if (watched) {
    storeText(WATCHED, null, true);
    if (!ticket) forgetRoom();
  }
  watched = watch !== null;
  if (ticket) {
    seat = ticket;
    storeText(keyOf(ticket.code), ticket.token);
    storeText(TAB, ticket.code, true);
    nameRoom(ticket.code);
    // another page has the table of this game
    if (people?.elsewhere && pageHost() === "voila") location.replace(people.elsewhere);
  } else if (seat !== null) {
    storeText(keyOf(seat.code), null);
    storeText(TAB, null, true);
    seat = null;
    forgetRoom();
  }
}
