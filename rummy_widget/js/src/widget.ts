// What anywidget asks a bundle for. A factory: it is called once for each model, so all views of that model share one
// client.
import { Client } from "./client";
import { openFrame, type ViewFactory } from "./frame";
import type { Model } from "./types";

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
