// The view "topics": the page for school classes, with a link to each class notebook and to live classes.
import { html, render } from "lit-html";
import type { Frame, View } from "../frame";
import type { ClassTopicsState } from "../types";
import { bar } from "./bar";
import { link } from "./links";
import { heading, titleLevel } from "./parts";

/** Open the view "topics", the page from which a teacher or a student goes to a class notebook or to a live class. */
export function topicsView(frame: Frame): View {
  const { client, t } = frame;
  const level = titleLevel(frame.root);
  return {
    update() {
      const { home, languages, text, pages, join, live } = client.state<ClassTopicsState>();
      const title = heading(level, "rw-page-title", t("home-class"));
      const topic = ({ href, title }: (typeof pages)[number]) =>
        html`<li class="rw-card">${heading(
          level + 1,
          "rw-card-title",
          link(href, title, { type: "rw-card-link", dead: title }),
        )}</li>`;
      render(
        html`<div class="rw-home">
          ${bar({ home, above: "", title, languages }, t)}
          <p class="rw-lead">${text}</p>
          <p class="rw-topics-ways">${link(join.href, join.title, { type: "rw-button rw-primary", act: "join" })}
            ${link(live.href, live.title, { type: "rw-button", act: "live" })}</p>
          <ol class="rw-cards rw-topics">${pages.map(topic)}</ol>
        </div>`,
        frame.body,
      );
    },
    destroy: () => undefined,
  };
}
