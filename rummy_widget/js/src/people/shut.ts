// The way to a table of people as it is before what opens it has come: closed, and as high.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import type { PeopleProps } from "../types";

export const shut = (people: PeopleProps | undefined | null): Piece =>
  people
    ? html`<details class="rw-panel rw-door"><summary><b class="rw-chapter-title">${people.door.title}</b> <span class="rw-muted">${people.door.about}</span></summary></details>`
    : nothing;
