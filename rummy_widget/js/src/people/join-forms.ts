// The part of the set-up for multiplayer tables: create one, or join one with its code.
import { html, nothing } from "lit-html";
import { button } from "../button";
import { link } from "../pages/links";
import type { Piece } from "../pages/parts";
import type { Host } from "../table/tiles";
import type { Message, PeopleProps } from "../types";
import { pageUrl, peopleInUrl, roomInUrl } from "./seat-store";

const SEATS = [2, 3, 4];

const value = (form: HTMLElement, name: string): string =>
  form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value.trim() ?? "";

/** Scroll to what was opened. */
const scrollToOpened = (event: Event): void => {
  const box = event.currentTarget as HTMLDetailsElement;
  if (box.open) box.scrollIntoView({ block: "nearest" });
};

/** Return the forms that create a multiplayer table or join one. */
export function joinForms({ needs, wide, trouble, elsewhere, full, words }: PeopleProps, host: Host): Piece {
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
  const join = (event: Event): void =>
    say(event, (box) => ({ type: "room", act: "join", text: value(box, "people-code"), at: pageUrl(), ...named(box) }));
  const off = locked ? "true" : nothing;
  const type = "rw-button rw-small";
  const other = elsewhere ? html` ${link(elsewhere, words["go"] ?? "", { type, act: "people-elsewhere" })}` : nothing;
  const watch = (text: string): void => void (locked || host.tell({ type: "room", act: "watch", text }));
  const look = full
    ? html` ${button("people-watch", words["watch"], () => watch(full), { type, off: locked })}`
    : nothing;
  return html`<details class="rw-panel rw-door" ?open=${asked !== null || peopleInUrl()} ?data-asked=${asked !== null}
    @toggle=${scrollToOpened}>
    <summary data-act="people"><b class="rw-chapter-title">${words["title"]}</b> <span
      class="rw-muted">${words["about"]}</span></summary>
    ${trouble ? html`<p class="rw-note">${trouble}${other}${look}</p>` : nothing}
    ${
      needs
        ? html`<p class="rw-note" data-needs>${needs}</p>`
        : html`<div class="rw-door-ways"><label class="rw-setting"><span class="rw-setting-name">${words["name"]}</span>
          <input class="rw-field" name="people-name" maxlength="24" autocomplete="nickname"
            spellcheck="false" /></label>
      <form class="rw-door-way" @submit=${join} novalidate>
        <label class="rw-setting"><span class="rw-setting-name">${words["code"]}</span>
          <input class="rw-field rw-code" name="people-code" maxlength="20" autocomplete="off"
            autocapitalize="characters" spellcheck="false" value=${asked ?? ""} /></label>
        <button type="submit" class=${`rw-button${asked ? " rw-primary" : ""}`} data-act="people-join"
          aria-disabled=${off}>${words["join"]}</button>
      </form>
      <form class="rw-door-way" @submit=${make} novalidate>
        <label class="rw-setting"><span class="rw-setting-name">${words["how-many"]}</span>
          <select class="rw-field" name="people-seats">${SEATS.map(
            (each) => html`<option value=${each}>${each}</option>`,
          )}</select></label>
        <button type="submit" class="rw-button" data-act="people-make" aria-disabled=${off}>${words["make"]}</button>
      </form>
    </div>`
    }
    ${wide ? html`<p class="rw-note" data-wide>${wide}</p>` : nothing}
  </details>`;
}
