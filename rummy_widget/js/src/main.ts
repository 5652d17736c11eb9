// anywidget's entry. A factory: anywidget calls it once for each model, so all views of that model share one client.
import { Client } from "./client";
import { openFrame, type ViewFactory } from "./frame";
import { pages } from "./pages/index";
import { rackView } from "./rack/view";
import type { Model } from "./types";

const views: Record<string, ViewFactory> = { rack: rackView, ...pages };

export default () => {
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
