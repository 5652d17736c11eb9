// The part of the set-up for multiplayer tables: create one, look at one by its code and take a seat, or return to one.
import { html, nothing } from "lit-html";
import { button, PRIMARY } from "../button";
import { link } from "../pages/links";
import { heading, type Piece } from "../pages/parts";
import type { Host } from "../table/tiles";
import type { InvitationProps, Message, PeopleProps } from "../types";
import { seats } from "./lobby";
import { ownTablesPiece } from "./own-list";
import { forgetRoom, pageUrl, peopleInUrl, roomInUrl } from "./seat-store";

const SEATS = [2, 3, 4];

const value = (form: HTMLElement, name: string): string =>
  form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value.trim() ?? "";

/** Scroll to what was opened. */
const scrollToOpened = (event: Event): void => {
  const box = event.currentTarget as HTMLDetailsElement;
  if (box.open) box.scrollIntoView({ block: "nearest" });
};

/** Return the forms that create a multiplayer table or join one, and the list of this browser's tables. */
export function joinForms(people: PeopleProps, host: Host, level: number): Piece {
  const { needs, wide, trouble, elsewhere, guest, invitation, tables, words } = people;
  const { locked } = host;
  const asked = roomInUrl();
  const named = (box: HTMLElement): { name?: string } =>
    value(box, "people-name") ? { name: value(box, "people-name") } : {};
  const say = (event: Event, message: (box: HTMLElement) => Message): void => {
    event.preventDefault();
    const box = (event.target as HTMLElement).closest<HTMLElement>(".rw-door");
    if (box && !locked) host.tell(message(box));
  };
  const make = (event: Event): void =>
    say(event, (box) => ({
      type: "room",
      act: "make",
      seat: Number(value(box, "people-seats")),
      at: pageUrl(),
      ...named(box),
    }));
  const look = (event: Event): void =>
    say(event, (box) => ({ type: "room", act: "look", text: value(box, "people-code") }));
  const join = (event: Event): void =>
    say(event, (box) => ({ type: "room", act: "join", text: invitation!.code, at: pageUrl(), ...named(box) }));
  const off = locked ? "true" : nothing;
  const type = "rw-button rw-small";
  const other = elsewhere ? html` ${link(elsewhere, words["go"] ?? "", { type, act: "people-elsewhere" })}` : nothing;
  const name = html`<label class="rw-setting"><span class="rw-setting-name">${words["name"]}</span>
    <input class="rw-field" name="people-name" maxlength="24" autocomplete="nickname" spellcheck="false" /></label>`;
  const making = guest
    ? nothing
    : html`<form class="rw-door-way" @submit=${make} novalidate>
        <label class="rw-setting"><span class="rw-setting-name">${words["how-many"]}</span>
          <select class="rw-field" name="people-seats">${SEATS.map(
            (each) => html`<option value=${each}>${each}</option>`,
          )}</select></label>
        <button type="submit" class="rw-button" data-act="people-make" aria-disabled=${off}>${words["make"]}</button>
      </form>`;
  const forms = html`<div class="rw-door-ways">${guest ? nothing : name}
      <form class="rw-door-way" @submit=${look} novalidate>
        <label class="rw-setting"><span class="rw-setting-name">${words["code"]}</span>
          <input class="rw-field rw-code" name="people-code" maxlength="20" autocomplete="off"
            autocapitalize="characters" spellcheck="false" value=${asked ?? ""} /></label>
        <button type="submit" class="rw-button" data-act="people-look" aria-disabled=${off}>${words["look"]}</button>
      </form>
      ${making}
    </div>`;
  const own = tables.length
    ? html`<div class="rw-door-own">${heading(level + 1, "rw-setting-name", words["own"])}
        ${ownTablesPiece(tables, words["remove"] ?? "", (message) => locked || host.tell(message))}</div>`
    : nothing;
  const shown = invitation !== null || asked !== null;
  return html`<details class="rw-panel rw-door" ?open=${shown || peopleInUrl()} ?data-asked=${shown}
    ?data-invited=${invitation !== null} @toggle=${scrollToOpened}>
    <summary data-act="people"><b class="rw-chapter-title">${words["title"]}</b> <span
      class="rw-muted">${words["about"]}</span></summary>
    ${trouble ? html`<p class="rw-note">${trouble}${other}</p>` : nothing}
    ${
      needs
        ? html`<p class="rw-note" data-needs>${needs}</p>`
        : invitation
          ? invitationPiece(invitation, words, host, level, join, name)
          : html`${own}${forms}`
    }
    ${wide ? html`<p class="rw-note" data-wide>${wide}</p>` : nothing}
  </details>`;
}

/**
 * Return the table that the person is invited to: whose it is, its settings, who sits there, and the form that takes a
 * seat. `join` takes it; `name` is the field for the person's name.
 */
function invitationPiece(
  { code, title, facts, seats: rows, text, full, elsewhere }: InvitationProps,
  words: Record<string, string>,
  host: Host,
  level: number,
  join: (event: Event) => void,
  name: Piece,
): Piece {
  const off = host.locked ? "true" : nothing;
  const watch = (): void => void (host.locked || host.tell({ type: "room", act: "watch", text: code }));
  const back = (): void => {
    if (host.locked) return;
    forgetRoom();
    host.tell({ type: "room", act: "forget" });
  };
  const main = `${PRIMARY} rw-large`;
  const sit = html`${name}<button type="submit" class=${main} data-act="people-join"
    aria-disabled=${off}>${words["sit"]}</button>`;
  const go = link(elsewhere, words["go"] ?? "", { type: main, act: "people-elsewhere" });
  const look = button("people-watch", words["watch"], watch, { type: main, off: host.locked });
  return html`<form class="rw-invitation" @submit=${join} novalidate>
    <div>${heading(level, "rw-title", title)}
      <p class="rw-muted">${facts.join(" · ")}</p></div>
    ${seats(rows, host)}
    <p class="rw-asked-now">${text}</p>
    <div class="rw-invitation-ways">${elsewhere ? go : full ? look : sit}
      ${button("people-forget", words["forget"], back, { type: "rw-quiet", off: host.locked })}</div>
  </form>`;
}
