// One setting: a list to choose from, or a text field.
import { html, nothing } from "lit-html";
import type { Piece } from "../pages/parts";
import type { ChoiceProps, SetupFieldProps } from "../types";
import { chip } from "./tiles";

/**
 * The arguments of `setting` after the field: a prefix that makes its id unique, whether it is locked, and a function
 * to call with its key and a new value.
 */
type Rest = [prefix: string, locked: boolean, give: (key: string, value: string) => void];

/**
 * Return the form field of a setting, with its label, a note, and the clause (the numbered rule) that it is about;
 * nothing if it is hidden. `prefix` makes its id unique, `locked` disables it, and `give` is called with its key and a
 * new value.
 */
export function setting(field: SetupFieldProps, ...[prefix, locked, give]: Rest): Piece {
  const { key, label, kind, value, options = [], clause } = field;
  if (field.hidden) return nothing;
  const id = `${prefix}-${key}`;
  const about = options.find((each) => each.key === value)?.about ?? field.about;
  const changed = (event: Event): void => {
    const to = (event.target as HTMLInputElement).value;
    if (to !== value) give(key, to);
  };
  const note = about ? html`<p class="rw-muted" id=${`${id}-about`}>${about}</p>` : nothing;
  const option = ({ key: each, text }: ChoiceProps): Piece =>
    html`<option value=${each} ?selected=${each === value}>${text}</option>`;
  const described = about ? `${id}-about` : nothing;
  const control =
    kind === "text"
      ? html`<input class="rw-field" id=${id} name=${key} autocomplete="off" spellcheck="false" maxlength="60"
          .value=${value} aria-describedby=${described} ?readonly=${locked} @change=${changed} />`
      : html`<select class="rw-field" id=${id} name=${key} aria-describedby=${described} ?disabled=${locked}
          .value=${value} @change=${changed}>${options.map(option)}</select>`;
  return html`<div class="rw-setting">
    <span class="rw-setting-name"><label for=${id}>${label}</label>${chip(clause)}</span>
    ${control} ${note}
  </div>`;
}

/**
 * Return the form fields of several settings. `rest` are the arguments of `setting` after the field: a prefix that
 * makes ids unique, whether the fields are locked, and a function to call with a setting's key and its new value.
 */
export const settings = (fields: readonly SetupFieldProps[], ...rest: Rest): Piece =>
  html`<div class="rw-settings">${fields.map((field) => setting(field, ...rest))}</div>`;
