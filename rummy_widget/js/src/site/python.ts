// Starts Python in a worker: the memory of one that has loaded everything is fetched, in place of starting anew.
import { loadPyodide, type PyodideAPI } from "pyodide";
import type { Trouble } from "./said";
import { blend, laid, PAGE, unpacked } from "./wasm";

/** What the maker has written beside the files (see site.mjs). */
export interface Made {
  whole: number; // bytes of what is kept, with its head
  heap: number; // bytes of the memory
  python: string; // Python's and Pyodide's versions, as its lock file says them
}

type Maker = NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"];

/** A file that the server doesn't give, or the line. */
export class Unfetched extends Error {}

const EMPTY_ZIP = new Uint8Array([80, 75, 5, 6, ...Array<number>(18).fill(0)]);

/** Fetches a file of the site while it arrives. */
async function arriving(url: URL): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetch(url).catch((error: unknown) => {
    throw new Unfetched(String(error));
  });
  if (!answer.ok || !answer.body) throw new Unfetched(`${answer.status}: ${url.pathname}`);
  return answer.body;
}

/** What is packed with gzip is unpacked here, whatever the server knows of types and packing. */
async function typed(url: URL, type: string): Promise<Response> {
  const plain = (await arriving(url)).pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "Content-Type": type } });
}

/**
 * The script that the program runs with. A server whose policy allows none but its own files has it unpacked as well.
 */
async function script(folder: URL): Promise<Maker> {
  const own = URL.createObjectURL(await (await typed(new URL("script.packed", folder), "text/javascript")).blob());
  const found = import(own).catch(() => import(new URL("script.js", folder).href)) as Promise<{ default: Maker }>;
  return (await found).default;
}

/** What has gone wrong, for whoever looks at the page. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Unfetched) return "cut";
  if (error instanceof WebAssembly.CompileError || error instanceof EvalError) {
    return /unsafe-eval|csp|content security/i.test(error.message) ? "policy" : "damaged";
  }
  return /^(Error: zstd|TypeError: .*(gzip|decompress|compressed))/i.test(String(error)) ? "damaged" : "failed";
}

/** The memory, from what is kept of it; its head says which build it is of and is kept as it was. */
async function memory(url: URL, compiled: Promise<WebAssembly.Module>, made: Made): Promise<Uint8Array> {
  const kept = arriving(url);
  const place = await laid(await compiled);
  const own = new Uint32Array(place.memory.buffer.slice(0));
  const whole = await unpacked(place, await kept, made.whole);
  const head = new Uint32Array(whole.buffer, whole.byteOffset + 4, 1)[0]!;
  blend(whole.subarray(head), own);
  return whole;
}

/** Python, with our package in it; `lap` hears how far it is. */
export async function startPython(folder: URL, lap: (what: string) => void): Promise<PyodideAPI> {
  const compiled = WebAssembly.compileStreaming(typed(new URL("program.packed", folder), "application/wasm"));
  const running = script(folder);
  const made = (await new Response(await arriving(new URL("made.json", folder))).json()) as Made;
  const snapshot = memory(new URL("memory.zst", folder), compiled, made);
  const late = (): void => undefined; // whoever waits for it hears of it
  compiled.then(() => lap("program"), late);
  snapshot.then(() => lap("memory"), late);
  running.catch(late);

  // Pyodide fetches its program and its library by itself, and makes a memory of one size: here they are handed to it.
  const { fetch: fetched } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (what, how) => {
    const url = String(what instanceof Request ? what.url : what);
    if (url.endsWith("/pyodide.asm.wasm")) return new Response(null);
    return url.endsWith("/library.zip") ? new Response(EMPTY_ZIP) : fetched(what, how);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    const instance = await WebAssembly.instantiate(module, imports);
    const own = instance.exports["memory"] as WebAssembly.Memory;
    const missing = made.heap - own.buffer.byteLength;
    if (missing > 0) own.grow(Math.ceil(missing / PAGE));
    return { instance, module };
  };
  try {
    return await loadPyodide({
      createPyodideModule: await running,
      indexURL: folder.href,
      lockFileContents: made.python,
      packageBaseUrl: folder.href,
      stdLibURL: new URL("library.zip", folder).href,
      _loadSnapshot: snapshot,
    } as Parameters<typeof loadPyodide>[0]);
  } finally {
    globalThis.fetch = fetched;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
