// What can be laid, told in grades, each asked for by a press: how many tiles, with which, which melds, the steps.
import { html, nothing } from "lit-html";
import type { AdviceProps, Message } from "../../types";
import { actionOf, overFelt, shown, type Panel } from "../panel";
import { button, pictures } from "../tiles";

export const panel: Panel = {
  key: "advice",
  order: 3,
  asked: true,
  title: ({ hall }) => hall.t("spread-advice"),
  piece(scene) {
    const advice = shown<AdviceProps>(scene, "advice");
    if (!advice) return nothing;
    const { hall, table } = scene;
    const { t } = hall;
    const { text, melds, steps, more, play, waiting } = advice;
    const weigh = table.game && actionOf(table.game, "coach");
    const ways: [Message, string | null][] = [
      [{ type: "advise" }, more],
      [{ type: "step" }, play],
      [{ type: "coach" }, weigh?.enabled ? weigh.text : null],
    ];
    const shownMelds = melds.map((tiles) => html`<li>${pictures(tiles, "table-tiles", t)}</li>`);
    const buttons = ways.flatMap(([message, word]) => (word ? button(hall, message, word, "rw-button rw-small") : []));
    const title = t("spread-advice");
    const close = (): void => hall.tell({ type: "advise-off" });
    return overFelt(
      { type: "rw-advice", id: "rw-advice-title", title, act: "advise-off", close },
      scene,
      html`<p>${text}</p>
        ${melds.length ? html`<ul class="rw-closed" role="list" aria-label=${title}>${shownMelds}</ul>` : nothing}
        ${steps.length ? html`<ol class="rw-steps">${steps.map((each) => html`<li>${each}</li>`)}</ol>` : nothing}
        ${waiting ? html`<p class="rw-muted">${waiting}</p>` : nothing}
        ${buttons.length ? html`<p class="rw-advice-ways">${buttons}</p>` : nothing}`,
    );
  },
};
