// What every view has around it: the root element with its landmarks, the live region, the banner.
import type { Client } from "./client";
import type { Words } from "./words";

/** Handed to a view when it opens. */
export interface Frame {
  readonly root: HTMLElement; // .rw
  readonly body: HTMLElement; // the view renders into this
  readonly client: Client;
  readonly t: Words;
  readonly locked: boolean; // nobody is there to answer: show, but take no input
  announce(text: string): void; // through the polite live region
}

/** A view renders `frame.client.state()` into `frame.body`; `update` is called after every change. */
export interface View {
  update(): void;
  destroy?(): void;
}
export type ViewFactory = (frame: Frame) => View;
