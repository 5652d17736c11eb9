// anywidget's entry. A factory: anywidget calls it once for each model, so all views of that model share one client.
import { Client } from "./client";
import type { ViewFactory } from "./frame";
import { pages } from "./pages/index";
import type { Model } from "./types";

const views: Record<string, ViewFactory> = { ...pages };

export default () => {
  let client: Client | null = null;
  return {
    initialize({ model }: { model: Model }) {
      client = new Client(model);
    },
    render({ model, el }: { model: Model; el: HTMLElement }) {
      client ??= new Client(model);
      void views;
      void el;
    },
  };
};
