// The rack as a component: an element to put anywhere, fed with state, sending messages.
import type { TemplateResult } from "lit-html";
import type { Answer, Message, Place, Rack } from "../types";
import type { Words } from "../words";

/** What a rack needs from the view that holds it. */
export interface RackHost {
  readonly t: Words;
  send(message: Message): Promise<Answer>;
  announce(text: string): void;
}

/** What a view may add to the rack's own state. */
export interface RackExtras {
  locked?: boolean; // nobody is there to answer: look, do not touch
  marked?: number[]; // tiles that a hint shows
  slots?: Place[]; // places that a hint shows
  note?: TemplateResult | undefined; // between the verdict and the tools: hints, feedback
  end?: TemplateResult | undefined; // at the right end of the tools: Hint, Check, Next step
  start?: TemplateResult | undefined; // at their left end: Back
}

/**
 * A rack with its verdict line and tools.
 *
 *     const rack = new RackView({ t, send, announce });
 *     html`<section>${rack.element}</section>`     // the same element at every render
 *     rack.update(state.rack, { end: html`<button data-act="next">…</button>` });
 *
 * The lifted tile, the focus and the open rule are its own and survive every update.
 */
export class RackView {
  readonly element: HTMLElement = document.createElement("div");
  readonly host: RackHost;
  constructor(host: RackHost) {
    this.host = host;
  }
  update(_rack: Rack, _extras: RackExtras = {}): void {}
  destroy(): void {}
}
