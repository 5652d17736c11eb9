// Python's program, laid out in a memory of its own and not started. That serves two ends. What it lays there by itself
// needn't be fetched with the memory of a Python that has loaded everything: a sixth less. And it has zstd inside,
// which unpacks five times faster than a script does, while the rest still arrives.

export const PAGE = 65536; // bytes of WebAssembly's memory come in pages
const PIECE = 131072;
const STABLE = 1001; // ZSTD_d_stableOutBuffer: what is unpacked is written once, where it is to be

/** What of it is used here. */
export interface Laid {
  memory: WebAssembly.Memory;
  ZSTD_createDStream(): number;
  ZSTD_DCtx_setParameter(stream: number, name: number, value: number): number;
  ZSTD_decompressStream(stream: number, out: number, given: number): number;
}

/** The program with nothing around it: whatever it would call does nothing. */
export async function laid(program: WebAssembly.Module): Promise<Laid> {
  const around: WebAssembly.Imports = {};
  for (const { module, name, kind } of WebAssembly.Module.imports(program)) {
    (around[module] ??= {})[name] =
      kind === "function" ? () => 0 : new WebAssembly.Global({ value: "i32", mutable: true }, 0);
  }
  return (await WebAssembly.instantiate(program, around)).exports as unknown as Laid;
}

/** Changes `memory` where the program's own data lies: what was kept becomes the memory, and the other way round. */
export function blend(memory: Uint8Array, own: Uint32Array): void {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, Math.min(memory.length >> 2, own.length));
  for (let at = 0; at < words.length; at += 1) if (own[at]) words[at]! ^= own[at]!;
}

/** Unpacks what arrives; `size` is how much that gives. */
export async function unpacked(
  zstd: Laid,
  arriving: ReadableStream<Uint8Array>,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { memory } = zstd;
  const stream = zstd.ZSTD_createDStream();
  zstd.ZSTD_DCtx_setParameter(stream, STABLE, 1);
  const out = memory.buffer.byteLength; // beyond all that the program knows of
  const given = out + size + (-size & 15);
  const record = given + PIECE;
  memory.grow(Math.ceil((record + 24 - out) / PAGE));
  const bytes = new Uint8Array(memory.buffer);
  const words = new Uint32Array(memory.buffer, record, 6); // two of ZSTD's buffers: where, its size, how far it is
  words.set([out, size, 0]);
  const reader = arriving.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    for (let from = 0; from < value!.length; from += PIECE) {
      const piece = value!.subarray(from, from + PIECE);
      bytes.set(piece, given);
      words.set([given, piece.length, 0], 3);
      while (words[5]! < piece.length) {
        const told = zstd.ZSTD_decompressStream(stream, record, record + 12);
        if (told < 0) throw new Error(`zstd: ${told}`);
      }
    }
  }
  if (words[2] !== size) throw new Error(`zstd: ${words[2]} of ${size}`);
  return bytes.subarray(out, out + size);
}
