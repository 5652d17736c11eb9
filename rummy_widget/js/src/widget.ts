// The anywidget definition that every bundle exports.
import { Client } from "./client";
import { openFrame, type ViewFactory } from "./frame";
import type { Model } from "./types";

/**
 * Return the anywidget definition of a bundle. `views` maps the name of each of its views to the function that opens
 * it. Each model gets one client, which all views of the model share.
 */
export const widget = (views: Record<string, ViewFactory>) => () => {
  let client: Client | null = null;
  return {
    initialize({ model }: { model: Model }): void {
      client = new Client(model);
    },
    render({ model, el }: { model: Model; el: HTMLElement }): () => void {
      return openFrame((client ??= new Client(model)), el, views);
    },
  };
};
