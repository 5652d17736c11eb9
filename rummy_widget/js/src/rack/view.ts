// A rack alone in a cell: the view "rack".
import { html, nothing, render } from "lit-html";
import type { ViewFactory } from "../frame";
import { spreadOf } from "../melds/spread";
import type { RackState } from "../types";
import { rackIn } from "./rack";

export const rackView: ViewFactory = (frame) => {
  const rack = rackIn(frame, { table: spreadOf });
  return {
    update: () => {
      const { rack: state } = frame.client.state<RackState>();
      // Before the rack is updated, which measures its place.
      render(html`<div class="rw-alone">${state.trays ? rack.spread : nothing}${rack.element}</div>`, frame.body);
      rack.update(state, { locked: frame.locked, picture: state.readonly });
    },
    destroy: () => rack.destroy(),
  };
};
