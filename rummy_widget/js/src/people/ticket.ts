// What the browser keeps of its seats at tables of people: the secret of each, and in this tab at which table it sits.
import { shower } from "../page";
import { keep, kept } from "../storage";
import type { Message, PeopleProps } from "../types";

const TAB = "rummy-widget:room:tab:v1";
const WATCHED = "rummy-widget:room:watched:v1";
const keyOf = (code: string): string => `rummy-widget:room:v1:${code}`;
const CODE = /^[A-Za-z0-9 -]{1,20}$/;

const query = (): URLSearchParams => new URLSearchParams(shower() === "voila" ? window.location.search : "");

/** The code that the address names, where it can be one. */
export function roomAsked(): string | null {
  const code = query().get("room");
  return code !== null && CODE.test(code) ? code.trim().toUpperCase() : null;
}

/** Whether the address asks for the way to people. */
export const peopleAsked = (): boolean => query().has("people");

/** The address of this page, for links to it; "" where it is in nobody's reach. */
export const here = (): string => (shower() === "voila" ? `${location.origin}${location.pathname}` : "");

/** What to say first to have the own seat again, or with a link from another device; null where there is none. */
export function comingBack(): Message | null {
  const watched = kept(WATCHED, true);
  const code = roomAsked() ?? kept(TAB, true) ?? sat?.code ?? watched;
  if (code === null) return null;
  const secret = query().get("seat");
  const at = here();
  if (secret !== null) return { type: "room", act: "claim", text: code, token: secret.slice(0, 100), at };
  const token = kept(keyOf(code)) ?? (sat?.code === code ? sat.token : null); // where the browser keeps nothing
  if (token === null) return code === watched ? { type: "room", act: "watch", text: code } : null;
  return { type: "room", act: "sit", text: code, token, at };
}

let sat: { code: string; token: string } | null = null;
let watched = false;

/** The address names the table, so that it is found again. */
function nameRoom(code: string): void {
  if (shower() === "voila" && location.search !== `?room=${code}`)
    history.replaceState(history.state, "", `${location.pathname}?room=${code}`);
}

/** Keeps the seat that Python tells of, or forgets the one that was left. */
export function keepSeat(people: PeopleProps | undefined): void {
  const ticket = people?.room?.ticket ?? null;
  const watch = people?.watch ?? null;
  if (watch) {
    keep(WATCHED, watch.code, true);
    nameRoom(watch.code);
  } else if (watched) {
    keep(WATCHED, null, true);
    if (!ticket && roomAsked()) history.replaceState(history.state, "", location.pathname);
  }
  watched = watch !== null;
  if (ticket) {
    sat = ticket;
    keep(keyOf(ticket.code), ticket.token);
    keep(TAB, ticket.code, true);
    nameRoom(ticket.code);
    if (people?.elsewhere && shower() === "voila") location.replace(people.elsewhere); // the game has a page of its own
  } else if (sat !== null) {
    keep(keyOf(sat.code), null);
    keep(TAB, null, true);
    sat = null;
    if (roomAsked()) history.replaceState(history.state, "", location.pathname);
  }
}
