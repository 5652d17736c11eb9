// Hears early that the kernel has gone, where the page's widget manager lets us: before anybody waits for an answer.
import { shower } from "./page";
import type { Model } from "./types";

interface Signal {
  connect(slot: (sender: unknown, status: string) => void): unknown;
  disconnect(slot: (sender: unknown, status: string) => void): unknown;
}
export interface Kernel {
  status?: string;
  connectionStatus?: string;
  statusChanged?: Signal;
  connectionStatusChanged?: Signal;
  slowest?: number; // of our own server's pages: ms between two tries at a line that was cut, at most
  closeCode?: number; // and how it was cut
}

/** What the models of a page have in common. */
interface Manager {
  kernel?: Kernel | null;
  renew?(): Promise<void>; // on our own server's pages: another kernel for what is drawn
}

// A kernel that starts anew knows none of the widgets that the old one made.
export const GONE = new Set(["restarting", "autorestarting", "terminating", "dead", "disconnected"]);

export function managerOf(model: Model): Manager | null {
  try {
    return (model as { widget_manager?: Manager }).widget_manager ?? null;
  } catch {
    return null; // no such manager here: an answer that does not come tells the same, a few seconds later
  }
}

const kernelOf = (model: Model): Kernel | null => managerOf(model)?.kernel ?? null;

/**
 * Whether an answer is late because Python is at work. In Voila a kernel does nothing but answer; one that was shut
 * down there often stays "busy" for ever.
 */
export function isBusy(model: Model): boolean {
  const kernel = kernelOf(model);
  if (kernel?.status === "starting") return true; // on the site Python comes after the page
  return kernel?.status === "busy" && kernel.connectionStatus === "connected" && shower() !== "voila";
}

const BREATH = 3_000; // ms; a line that is cut often holds again at once, and a kernel that is busy is soon idle

/**
 * Calls `lost` when the kernel of this model ends or starts anew, and `ask` when the line was cut or holds again, so
 * that somebody asks whether it is still there; until the function it returns is called.
 */
export function watchKernel(model: Model, lost: () => void, ask: () => void): () => void {
  const signals: Signal[] = [];
  let asking: ReturnType<typeof setTimeout> | undefined;
  const heard = (_: unknown, status: string): void => {
    clearTimeout(asking);
    if (GONE.has(status)) lost();
    else if (status === "connected") ask();
    else if (status === "connecting" || (status === "busy" && shower() === "voila")) asking = setTimeout(ask, BREATH);
  };
  const kernel = kernelOf(model);
  for (const signal of [kernel?.statusChanged, kernel?.connectionStatusChanged]) {
    if (!signal) continue;
    signal.connect(heard);
    signals.push(signal);
  }
  return () => {
    clearTimeout(asking);
    for (const signal of signals) signal.disconnect(heard);
  };
}
