// A rack alone in a cell: the view "rack".
import { html, render } from "lit-html";
import type { RackState } from "../types";
import { RackView } from "./rack";
import { tabled } from "./tabled";

export const rackView = /* @__PURE__ */ tabled((frame, table) => {
  const { client, t } = frame;
  const rack = new RackView({
    t,
    send: (message) => client.send(message),
    announce: (text) => frame.announce(text),
    ...(table && { table }),
  });
  render(html`<div class="rw-alone">${rack.spread}${rack.element}</div>`, frame.body);
  return {
    update: () => {
      const { rack: state } = client.state<RackState>();
      rack.update(state, { locked: frame.locked, picture: state.readonly });
    },
    destroy: () => rack.destroy(),
  };
});
