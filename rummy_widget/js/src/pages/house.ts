// The view "house": a point that the rules leave open, as a card on which the reader can pick a rule for this page.
import { html, nothing, render } from "lit-html";
import type { Frame, View } from "../frame";
import { rulesHref } from "../page";
import { houseNote } from "../rack/verdict";
import type { HouseState } from "../types";
import { makeSender } from "../sender";
import { cardLevel, heading, whenPlaced, uniqueId } from "./parts";
import { problemNote } from "./verdict";

/**
 * Open the view "house": a card on a point that the published rules leave open. It shows the rule that the course
 * follows, and lets the reader pick another one for this page.
 */
export function houseView(frame: Frame): View {
  const { client, t } = frame;
  const id = uniqueId();
  const sender = makeSender(frame, () => update());
  const dropRule = async (): Promise<void> => {
    await sender.send({ type: "house-off" });
    frame.body.querySelector<HTMLElement>("input:checked")?.focus();
  };
  const update = (): void => {
    const { rule } = client.state<HouseState>();
    const href = rulesHref(rule.clause.id);
    const option = ({ key, text, about }: (typeof rule.options)[number]): unknown => html`<label class="rw-option">
      <input type="radio" name=${`${id}-switch`} value=${key} .checked=${rule.value === key} ?disabled=${frame.locked}
        @change=${() => void sender.send({ type: "house", value: key })} />
      <span>${text}${about ? html` <small class="rw-muted">${about}</small>` : nothing}</span>
    </label>`;
    render(
      html`<section class="rw-panel rw-house" data-switch=${rule.name} ?data-changed=${rule.house !== null}
        aria-labelledby=${`${id}-title`}>
        <p class="rw-where">${t("house")} <span class="rw-chip">${rule.clause.id}</span></p>
        ${heading(cardLevel(frame.root), "rw-title", rule.title, `${id}-title`)}
        <p class="rw-house-intro">${rule.intro}</p>
        <blockquote class="rw-ruling"><p>${rule.ruling}</p></blockquote>
        ${href ? html`<p><a class="rw-house-more" href=${href}>${t("why-more")}</a></p>` : nothing}
        <fieldset class="rw-options"><legend>${rule.legend}</legend>${rule.options.map(option)}</fieldset>
        ${houseNote(t, rule.house, frame.locked, () => void dropRule())}${problemNote(sender.problem)}
      </section>`,
      frame.body,
    );
  };
  const unplace = whenPlaced(frame.root, update);
  return { update, destroy: unplace };
}
