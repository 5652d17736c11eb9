// What a WebAssembly program lays into its memory before it runs. The memory of a Python that has loaded everything is kept
// as what differs from that: a sixth less to fetch.

const DATA = 11; // the section's number
const CONST = 0x41; // i32.const
const END = 0x0b;

/** Changes `memory` where the program's own data lies: what was kept becomes the memory, and the other way round. */
export function blend(memory: Uint8Array, program: Uint8Array): void {
  let at = 8; // after the magic number and the version
  const whole = (signed = false): number => {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = program[at++]!;
      value += (byte & 127) * 2 ** shift;
      shift += 7;
      if (byte < 128) return signed && byte & 64 ? value - 2 ** shift : value;
    }
  };
  while (at < program.length) {
    const section = program[at++];
    const size = whole();
    const end = at + size;
    if (section !== DATA) {
      at = end;
      continue;
    }
    for (let count = whole(); count > 0; count -= 1) {
      const kind = whole();
      if (kind === 2) whole();
      const placed = kind !== 1; // else it is laid by the program itself
      if (placed && program[at++] !== CONST) throw new Error("place");
      const place = placed ? whole(true) : 0;
      if (placed && program[at++] !== END) throw new Error("place");
      const length = whole();
      for (let each = 0; placed && each < length && place + each < memory.length; each += 1) memory[place + each]! ^= program[at + each]!;
      at += length;
    }
  }
}
