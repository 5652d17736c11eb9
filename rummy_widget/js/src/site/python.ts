// Starts Python in a worker: the memory of one that has loaded everything is fetched, in place of starting anew.
import { decompress } from "fzstd";
import { loadPyodide, type PyodideAPI } from "pyodide";
import { blend } from "./wasm";

/** What the maker has written beside the files (see site.mjs). */
export interface Made {
  whole: number; // bytes of what is kept, with its head
  heap: number; // bytes of the memory
  python: string; // Python's and Pyodide's versions, as its lock file says them
}

const EMPTY_ZIP = new Uint8Array([80, 75, 5, 6, ...Array<number>(18).fill(0)]);
const PAGE = 65536;

/** Fetches a file of the site; what is packed with gzip is unpacked, whatever type the server gives it. */
async function bytes(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${url.pathname}`);
  const plain = url.pathname.endsWith(".gz") ? answer.body.pipeThrough(new DecompressionStream("gzip")) : answer.body;
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** The memory, from what is kept of it; its head says which build it is of and is kept as it was. */
async function memory(folder: URL, program: Promise<Uint8Array>, made: Made): Promise<Uint8Array> {
  const kept = await bytes(new URL("memory.zst", folder));
  const whole = new Uint8Array(made.whole);
  decompress(kept, whole);
  const head = new Uint32Array(whole.buffer, 4, 1)[0]!;
  blend(whole.subarray(head), await program);
  return whole;
}

/** Python, with our package in it; `lap` hears how far it is. */
export async function startPython(folder: URL, lap: (what: string) => void): Promise<PyodideAPI> {
  const program = bytes(new URL("pyodide.asm.wasm.gz", folder));
  const compiled = program.then((text) => WebAssembly.compile(text));
  const made = (await (await fetch(new URL("made.json", folder))).json()) as Made;
  const snapshot = memory(folder, program, made);
  void program.then(() => lap("program"));
  void compiled.then(() => lap("compiled"));
  void snapshot.then(() => lap("memory"));

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
