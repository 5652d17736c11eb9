// Views whose rack may have a table: they begin once what draws one is here.
import { render } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import type { Frame, View, ViewFactory } from "../frame";
import { later } from "../later";
import type { Lit } from "../lit";
import type { ZoneMaker } from "./zone";

/** Makes a view, with what draws a table where it may have one. */
export type TableView = (frame: Frame, table?: ZoneMaker) => View;

const MELDS = "melds"; // the trait with that part

export const tabled =
  (make: TableView): ViewFactory =>
  (frame) => {
    const { client } = frame;
    if (!client.model.get(MELDS)) return make(frame);
    let view: View | null = null;
    let gone = false;
    const update = (): void => {
      const part = gone || view ? null : later<(lit: Lit) => ZoneMaker>(client, MELDS, update);
      if (part) view = make(frame, part({ render, keyed }));
      view?.update();
    };
    return {
      update,
      destroy() {
        gone = true;
        view?.destroy?.();
        view = null;
      },
    };
  };
