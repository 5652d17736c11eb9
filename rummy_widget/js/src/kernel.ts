// Notices early that the kernel has ended, on pages whose widget manager reports that.
import { pageHost } from "./page";
import type { Model } from "./types";

/** A Jupyter signal that can be listened to. */
interface Signal {
  connect(slot: (sender: unknown, status: string) => void): unknown;
  disconnect(slot: (sender: unknown, status: string) => void): unknown;
}
/** The parts of a Jupyter kernel connection that are used here. */
export interface Kernel {
  status?: string;
  connectionStatus?: string;
  statusChanged?: Signal;
  connectionStatusChanged?: Signal;
  slowest?: number; // on our own server's pages: the longest time between two attempts to reconnect, in ms
  closeCode?: number; // on our own server's pages: the WebSocket code with which the connection was closed
}

/** The widget manager that all models of a page share. */
interface Manager {
  kernel?: Kernel | null;
  renew?(): Promise<void>; // on our own server's pages: starts another kernel for the widgets on the page
}

/**
 * The kernel statuses after which the widgets on the page are lost: even if the kernel restarts, it doesn't know them
 * any more.
 */
export const GONE_STATUSES = new Set(["restarting", "autorestarting", "terminating", "dead", "disconnected"]);

/** Return the widget manager of a model, or null if the page has none. */
export function managerOf(model: Model): Manager | null {
  try {
    return (model as { widget_manager?: Manager }).widget_manager ?? null;
  } catch {
    return null; // no such manager: a missing answer shows the same a few seconds later
  }
}

/** Return the kernel of a model, or null. */
const kernelOf = (model: Model): Kernel | null => managerOf(model)?.kernel ?? null;

/**
 * Return whether Python is starting or busy, so that a late answer doesn't mean that the connection is lost. Under
 * Voila the status "busy" doesn't count, because a kernel that was shut down there often keeps that status for ever.
 */
export function isBusy(model: Model): boolean {
  const kernel = kernelOf(model);
  if (kernel?.status === "starting") return true; // on the site Python starts after the page
  return kernel?.status === "busy" && kernel.connectionStatus === "connected" && pageHost() !== "voila";
}

const PAUSE = 3_000; // ms; a cut connection is often back at once, and a busy kernel soon idle

/**
 * Call `lost` when the model's kernel ends or restarts. Call `ask`, which should check whether Python answers, when the
 * kernel may have stopped answering and when its connection is back. Return a function that stops watching.
 */
export function watchKernel(model: Model, lost: () => void, ask: () => void): () => void {
  const signals: Signal[] = [];
  let asking: ReturnType<typeof setTimeout> | undefined;
  const onStatus = (_: unknown, status: string): void => {
    clearTimeout(asking);
    if (GONE_STATUSES.has(status)) lost();
    else if (status === "connected") ask();
    else if (status === "connecting" || (status === "busy" && pageHost() === "voila")) asking = setTimeout(ask, PAUSE);
  };
  const kernel = kernelOf(model);
  for (const signal of [kernel?.statusChanged, kernel?.connectionStatusChanged]) {
    if (!signal) continue;
    signal.connect(onStatus);
    signals.push(signal);
  }
  return () => {
    clearTimeout(asking);
    for (const signal of signals) signal.disconnect(onStatus);
  };
}
