// The view "rack": a rack alone in a cell.
import { html, nothing, render } from "lit-html";
import type { ViewFactory } from "../frame";
import { makeTableZone } from "../melds/table-zone";
import type { RackState } from "../types";
import { rackIn } from "./rack";

/** Open the view "rack": a rack outside of lessons and games, with its table if it has one. */
export const rackView: ViewFactory = (frame) => {
  const rack = rackIn(frame, { table: makeTableZone });
  return {
    update: () => {
      const { rack: state } = frame.client.state<RackState>();
      // Rendered before the rack is updated, because that measures its place.
      render(html`<div class="rw-alone">${state.trays ? rack.spread : nothing}${rack.element}</div>`, frame.body);
      rack.update(state, { locked: frame.locked, picture: state.readonly });
    },
    destroy: () => rack.destroy(),
  };
};
