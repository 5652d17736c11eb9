// The advice on what can be laid. It gets more detailed each time the player asks: how many tiles, one of them, all
// melds, every move.
import { html, nothing } from "lit-html";
import type { AdviceProps, Message } from "../../types";
import { actionOf, overFelt, dataOf, type Panel } from "../panel";
import { button, pictures } from "../tiles";

/** The panel "advice": the coach's help on which tiles can be laid, in more and more detail. */
export const panel: Panel = {
  key: "advice",
  order: 3,
  asked: true,
  title: ({ host }) => host.t("spread-advice"),
  piece(scene) {
    const advice = dataOf<AdviceProps>(scene, "advice");
    if (!advice) return nothing;
    const { host, table } = scene;
    const { t } = host;
    const { text, melds, steps, more, play, waiting } = advice;
    const weigh = table.game && actionOf(table.game, "coach");
    const ways: [Message, string | null][] = [
      [{ type: "advise" }, more],
      [{ type: "step" }, play],
      [{ type: "coach" }, weigh?.enabled ? weigh.text : null],
    ];
    const shownMelds = melds.map((tiles) => html`<li>${pictures(tiles, "table-tiles", t)}</li>`);
    const buttons = ways.flatMap(([message, word]) => (word ? button(host, message, word, "rw-button rw-small") : []));
    const title = t("spread-advice");
    const close = (): void => host.tell({ type: "advise-off" });
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
