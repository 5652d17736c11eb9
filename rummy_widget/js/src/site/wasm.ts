// Python's program, instantiated in a memory of its own but not started, for two purposes. It puts its own data into
// memory, so the saved memory can leave that data out, which makes it a sixth smaller. And it contains zstd, which
// decompresses five times faster than a script, while the rest is still being fetched.

/** The size of a page of WebAssembly memory in bytes. */
export const PAGE = 65536;
const PIECE = 131072;
const STABLE = 1001; // ZSTD_d_stableOutBuffer: the output is written once, at its final place

/** The exports of Pyodide's WebAssembly program that are used here: its memory, and the functions of zstd. */
export interface ZstdExports {
  memory: WebAssembly.Memory;
  ZSTD_createDStream(): number;
  ZSTD_DCtx_setParameter(stream: number, name: number, value: number): number;
  ZSTD_decompressStream(stream: number, out: number, given: number): number;
}

/**
 * Instantiate Pyodide's WebAssembly program without running it; return its exports. All functions that it imports do
 * nothing.
 */
export async function prepare(program: WebAssembly.Module): Promise<ZstdExports> {
  const around: WebAssembly.Imports = {};
  for (const { module, name, kind } of WebAssembly.Module.imports(program)) {
    (around[module] ??= {})[name] =
      kind === "function" ? () => 0 : new WebAssembly.Global({ value: "i32", mutable: true }, 0);
  }
  return (await WebAssembly.instantiate(program, around)).exports as unknown as ZstdExports;
}

/**
 * XOR the bytes of `memory` with those of `own`, in place. `own` is the data that the program puts into memory when it
 * starts. Memory is saved XORed with that data, because then it is zero wherever it is unchanged, and compresses well.
 * XORing it again gives back the memory.
 */
export function xorData(memory: Uint8Array, own: Uint32Array): void {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, Math.min(memory.length >> 2, own.length));
  for (let at = 0; at < words.length; at += 1) if (own[at]) words[at]! ^= own[at]!;
}

/** Decompress a zstd stream while it is being fetched, and return the bytes. `size` is their number. */
export async function decompress(
  zstd: ZstdExports,
  arriving: ReadableStream<Uint8Array>,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { memory } = zstd;
  const stream = zstd.ZSTD_createDStream();
  zstd.ZSTD_DCtx_setParameter(stream, STABLE, 1);
  const out = memory.buffer.byteLength; // after all memory that the program uses
  const input = out + size + (-size & 15);
  const record = input + PIECE;
  memory.grow(Math.ceil((record + 24 - out) / PAGE));
  const bytes = new Uint8Array(memory.buffer);
  const words = new Uint32Array(memory.buffer, record, 6); // two zstd buffers, each address, size, position
  words.set([out, size, 0]);
  const reader = arriving.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    for (let from = 0; from < value!.length; from += PIECE) {
      const piece = value!.subarray(from, from + PIECE);
      bytes.set(piece, input);
      words.set([input, piece.length, 0], 3);
      while (words[5]! < piece.length) {
        const status = zstd.ZSTD_decompressStream(stream, record, record + 12);
        if (status < 0) throw new Error(`zstd: ${status}`);
      }
    }
  }
  if (words[2] !== size) throw new Error(`zstd: ${words[2]} of ${size}`);
  return bytes.subarray(out, out + size);
}
