// Starts Python in a worker. Instead of loading everything again, it takes over the memory of a Python that had loaded
// everything when the site was built: the saved memory.
import { loadPyodide, type PyodideAPI } from "pyodide";
import type { StartTrouble } from "./protocol";
import { xorData, prepare, PAGE, decompress } from "./wasm";

/**
 * Facts about the Python with which the site was built, recorded by the build script site.mjs. The script saves the
 * memory of that Python in a file, so that pages can continue from there.
 */
export interface BuildInfo {
  whole: number; // size of the decompressed file in bytes: a header, then the memory
  heap: number; // size of the memory alone in bytes
  python: string; // the text of the lock file, with the versions of Python and Pyodide
}

type Maker = NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"];

/** Thrown if a file could not be fetched, because the server does not have it or the connection is lost. */
export class FetchError extends Error {}

const EMPTY_ZIP = new Uint8Array([80, 75, 5, 6, ...Array<number>(18).fill(0)]);

/** Fetch a file of the site as a stream. */
async function fetchStream(url: URL): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetch(url).catch((error: unknown) => {
    throw new FetchError(String(error));
  });
  if (!answer.ok || !answer.body) throw new FetchError(`${answer.status}: ${url.pathname}`);
  return answer.body;
}

/** Fetch a gzipped file, decompress it and give it a content type, whatever the server does. */
async function fetchGzip(url: URL, type: string): Promise<Response> {
  const plain = (await fetchStream(url)).pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "Content-Type": type } });
}

/**
 * Return Pyodide's module factory. On a server whose security policy allows only scripts from the server itself, the
 * uncompressed copy of the script is used.
 */
async function script(folder: URL): Promise<Maker> {
  const own = URL.createObjectURL(await (await fetchGzip(new URL("script.packed", folder), "text/javascript")).blob());
  const factory = import(own).catch(() => import(new URL("script.js", folder).href)) as Promise<{ default: Maker }>;
  return (await factory).default;
}

/** Return why Python could not start, judging by the error that was thrown. */
export function troubleOf(error: unknown): StartTrouble {
  if (error instanceof FetchError) return "cut";
  if (error instanceof WebAssembly.CompileError || error instanceof EvalError) {
    return /unsafe-eval|csp|content security/i.test(error.message) ? "policy" : "damaged";
  }
  return /^(Error: zstd|TypeError: .*(gzip|decompress|compressed))/i.test(String(error)) ? "damaged" : "failed";
}

/** Return the memory of a Python that has loaded everything, from the saved file. */
async function memory(url: URL, compiled: Promise<WebAssembly.Module>, made: BuildInfo): Promise<Uint8Array> {
  const saved = fetchStream(url);
  const place = await prepare(await compiled);
  const own = new Uint32Array(place.memory.buffer.slice(0));
  const whole = await decompress(place, await saved, made.whole);
  const head = new Uint32Array(whole.buffer, whole.byteOffset + 4, 1)[0]!;
  xorData(whole.subarray(head), own);
  return whole;
}

/**
 * Start Python with our package loaded. `folder` is the address of its files. `progress` is called with "program" once
 * the Python interpreter has been fetched, and with "memory" once the saved contents of its memory have been fetched.
 */
export async function startPython(folder: URL, progress: (part: string) => void): Promise<PyodideAPI> {
  const compiled = WebAssembly.compileStreaming(fetchGzip(new URL("program.packed", folder), "application/wasm"));
  const running = script(folder);
  const info = (await new Response(await fetchStream(new URL("made.json", folder))).json()) as BuildInfo;
  const snapshot = memory(new URL("memory.zst", folder), compiled, info);
  const late = (): void => undefined; // the failure is reported where the promise is awaited
  compiled.then(() => progress("program"), late);
  snapshot.then(() => progress("memory"), late);
  running.catch(late);

  // Pyodide would fetch its program and library and make a memory of a fixed size. Give it ours instead.
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
    const missing = info.heap - own.buffer.byteLength;
    if (missing > 0) own.grow(Math.ceil(missing / PAGE));
    return { instance, module };
  };
  try {
    return await loadPyodide({
      createPyodideModule: await running,
      indexURL: folder.href,
      lockFileContents: info.python,
      packageBaseUrl: folder.href,
      stdLibURL: new URL("library.zip", folder).href,
      _loadSnapshot: snapshot,
    } as Parameters<typeof loadPyodide>[0]);
  } finally {
    globalThis.fetch = fetched;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
