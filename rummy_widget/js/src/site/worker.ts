// The worker that has Python: one for all pages of the site.
import { startPython } from "./python";

const began = performance.now();
const laps: [string, number][] = [];
(globalThis as unknown as { laps: unknown }).laps = laps;
const folder = new URL("python/", self.location.href);
const py = await startPython(folder, (what) => laps.push([what, Math.round(performance.now() - began)]));
laps.push(["python", Math.round(performance.now() - began)]);
py.runPython("wake()");
laps.push(["wake", Math.round(performance.now() - began)]);
const pages = py.runPython(`
import rummy_widget as rw
str(rw.read_rack(rw.parse_arrangement('r5 r6 r7')))[:60]`);
laps.push([String(pages), Math.round(performance.now() - began)]);
py.runPython("l=rw.Lesson('runs'); s=l.step('first-run')");
laps.push(["lesson", Math.round(performance.now() - began)]);
postMessage(laps);
