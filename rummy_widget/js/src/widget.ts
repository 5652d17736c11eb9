// The anywidget definition that every bundle exports.
import { Client } from "./client";
import { openFrame, type ViewFactory } from "./frame";
import type { Model } from "./types";

/**
 * Return an anywidget factory for some views. Each model gets one client, shared by all views of that model.
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
