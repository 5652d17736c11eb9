// The parts of the site that Node makes (see rummy_widget/site). Everything is written into the folder given.
//   node site.mjs python OUT ARCHIVE PROOFS   Python for the browser, with the packages of that archive in it, and beside it
//                                             what it takes of the other one to prove formulas
//   node site.mjs bundles OUT          the programs of the pages and of the worker
//   node site.mjs draw PROGRAMS        the first picture of each widget, from states that come in, by the bundles there
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as zlib from "node:zlib";
import { build } from "esbuild";
import { loadPyodide } from "pyodide";

const here = dirname(fileURLToPath(import.meta.url));
const DOM = JSON.parse(readFileSync(join(here, "dom.json"), "utf8")); // what of a window is global
const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide"));
const [task, out, ...given] = process.argv.slice(2);
const NAMED = {
  RUMMY_WIDGET_BUNDLE: "named",
  RUMMY_WIDGET_PAGES: ".html",
  RUMMY_WIDGET_STATE: "/kept",
  HOME: "/home/pyodide",
  PYTHONHASHSEED: "0",
};
const BARE = { ...NAMED, PYTHONOPTIMIZE: "2", PYTHONNODEBUGRANGES: "1" }; // without what is only told of a program: a tenth less
const LEVEL = 19;
const REACH = 25; // 32 MB: what was said anywhere before is said by a reference

/** A part of src/site for Node. */
async function own(name) {
  const { outputFiles } = await build({
    absWorkingDir: here,
    entryPoints: [`src/site/${name}.ts`],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

/** Compiles what is in the archive, with its own Python: the files that take its place, by their names. */
async function compiled(archive) {
  const python = await loadPyodide({ env: NAMED });
  python.FS.mkdirTree("/rummy");
  python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/rummy" });
  python.runPython(`
import sys
sys.path.insert(0, "/rummy")
from rummy_widget.site.python_memory import compile_all, modules_loaded, packed_lessons
first, later = modules_loaded()
lessons = packed_lessons()
names = [name for name in compile_all("/rummy") if "/course/" not in name]
`);
  const files = python.globals
    .get("names")
    .toJs()
    .map((name) => [name, python.FS.readFile(name)]);
  const [lessons, first, later] = ["lessons", "first", "later"].map((name) => python.globals.get(name).toJs());
  return { python, files, lessons, first, later };
}

/** As if no time passed, nothing were random and this lay nowhere: all of that would be kept in the memory. */
function still() {
  Date.now = () => Date.UTC(2020);
  performance.now = () => 0;
  globalThis.crypto.getRandomValues = (bytes) => bytes.fill(0);
  process.argv[1] = "rummy";
}

/** A Python that has loaded all that lessons need. */
async function warmed({ files, lessons, first }) {
  const python = await loadPyodide({ env: BARE, _makeSnapshot: true });
  for (const [name, text] of files) {
    python.FS.mkdirTree(dirname(name));
    python.FS.writeFile(name, text);
  }
  python.globals.set("lessons", lessons);
  python.globals.set("first", first);
  python.runPython(`
import sys
sys.path.insert(0, "/rummy")
from rummy_widget.site.python_memory import prepare_memory
from rummy_widget.site.wake_up import start
prepare_memory(lessons.to_bytes(), first.to_py())
del lessons, first
`);
  wiped(python._module);
  return python;
}

/** Fills with zeros what was used once and is free again. */
function wiped(program) {
  const { _malloc, _free, _sbrk } = program;
  const top = _sbrk(0);
  const held = [];
  for (let size = 1 << 20; size >= 16; size = (size > 128 ? size * 0.875 : size - 16) & ~15) {
    for (;;) {
      const place = _malloc(size);
      if (place >= top) {
        _free(place); // all holes of that size are held
        break;
      }
      held.push(place);
      program.HEAPU8.fill(0, place, place + size);
    }
  }
  for (const place of held.reverse()) _free(place);
}

/** As small as it can be made: by this Node, or by a program that is installed, or by Python, which takes its time. */
function packed(python, text) {
  if (zlib.zstdCompressSync) {
    const { ZSTD_c_compressionLevel: level, ZSTD_c_windowLog: reach } = zlib.constants;
    return zlib.zstdCompressSync(text, { params: { [level]: LEVEL, [reach]: REACH } });
  }
  try {
    return execFileSync("zstd", [`-${LEVEL}`, `--long=${REACH}`, "--quiet", "--stdout"], {
      input: text,
      maxBuffer: text.length,
    });
  } catch (trouble) {
    if (trouble.code !== "ENOENT") throw trouble;
  }
  python.globals.set("text", text);
  return python
    .runPython(`
from compression import zstd
zstd.compress(text.to_bytes(), options={zstd.CompressionParameter.compression_level: ${LEVEL}, zstd.CompressionParameter.window_log: ${REACH}})
`)
    .toJs();
}

async function makePython(archive, proofs) {
  const { xorData, prepare } = await own("wasm");
  const { python, files, later, ...read } = await compiled(archive);
  still();
  const memory = (await warmed({ files, ...read })).makeMemorySnapshot();
  const program = readFileSync(join(pyodide, "pyodide.asm.wasm"));
  const head = new Uint32Array(memory.buffer, 4, 1)[0];
  xorData(memory.subarray(head), new Uint32Array((await prepare(await WebAssembly.compile(program))).memory.buffer));
  writeFileSync(join(out, "memory.zst"), packed(python, memory));
  // No ending that a server takes for something to unpack, or to give a type.
  writeFileSync(join(out, "program.packed"), zlib.gzipSync(program, { level: 9 }));
  const script = readFileSync(join(pyodide, "pyodide.asm.mjs"));
  writeFileSync(join(out, "script.packed"), zlib.gzipSync(script, { level: 9 }));
  writeFileSync(join(out, "script.js"), script); // where no script may be made of what was unpacked
  python.globals.set("later", later);
  python.globals.set("stdlib", new Uint8Array(readFileSync(join(pyodide, "python_stdlib.zip"))));
  for (const name of ["more", "rest"]) {
    const pack = python.runPython(`
from rummy_widget.site.python_memory import ${name}_packed
${name === "more" ? "more_packed(names, later.to_py())" : "rest_packed(names, stdlib.to_bytes())"}
`);
    writeFileSync(join(out, `${name}.zip`), pack.toJs());
  }
  python.FS.mkdirTree("/proofs");
  python.unpackArchive(new Uint8Array(readFileSync(proofs)), "zip", { extractDir: "/proofs" });
  const proving = python.runPython(`
from rummy_widget.site.python_memory import proofs_packed
proofs_packed("/proofs")
`);
  writeFileSync(join(out, "sympy.zip"), proving.toJs());
  const { info } = JSON.parse(readFileSync(join(pyodide, "pyodide-lock.json"), "utf8"));
  writeFileSync(
    join(out, "made.json"),
    JSON.stringify({
      whole: memory.length,
      heap: memory.length - head,
      python: JSON.stringify({ info, packages: {} }),
    }),
  );
}

async function makeBundles() {
  await bundled({ worker: "src/site/worker.ts", shell: "src/site/shell.ts" }, "esm");
  await bundled({ fitted: "src/site/fitted.ts" }, "iife"); // is waited for by the first picture, where a module comes later
}

async function bundled(entryPoints, format) {
  await build({
    absWorkingDir: here,
    entryPoints,
    outdir: out,
    bundle: true,
    minify: true,
    format,
    target: ["chrome123", "firefox121", "safari17.5"],
    external: ["node:*"],
    legalComments: "none",
    charset: "utf8",
    logLevel: "warning",
  });
}

/** What a page would show, drawn by the bundle that will show it. */
async function drawPages() {
  const { Window } = await import("happy-dom");
  const dom = new Window({ url: "http://localhost/", width: 1280, height: 800 });
  dom.document.body.dataset.voila = "voila";
  dom.document.body.innerHTML = '<footer class="page-foot"><button data-theme-choice="auto"></button></footer>'; // as on the page: the bar has a menu for it
  Math.random = chance(); // ids are random: the same pages are drawn to the same bytes each time
  for (const name of DOM) {
    const value = name === "window" ? dom : name === "matchMedia" ? dom.matchMedia.bind(dom) : dom[name];
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  const { words, pages } = JSON.parse(readFileSync(0, "utf8"));
  const pictures = [];
  for (const { lang, rules, states } of pages) {
    dom.document.body.dataset.rwRules = rules;
    const own = {};
    for (const [cell, state] of Object.entries(states))
      own[cell] = await picture(dom, { ...state, words: words[lang] });
    pictures.push(own);
  }
  writeFileSync(1, JSON.stringify(pictures));
  process.exit(); // what waits in a page is not waited for
}

/** Numbers as random as those of Math.random, and the same ones each time: mulberry32. */
function chance(seed = 1) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function picture({ document }, state) {
  const { default: program } = await import(pathToFileURL(join(out, state._esm)).href);
  const model = { get: (name) => state[name], send: () => undefined, on: () => undefined, off: () => undefined };
  const el = document.createElement("div");
  document.body.append(el);
  const close = program().render({ model, el });
  const waits = () => {
    const door = el.querySelector("details.rw-door > summary"); // to tables of people: what is behind it says what they need
    return !el.querySelector(".rw-body")?.childElementCount || (door && !door.dataset.act);
  };
  for (let wait = 0; wait < 200 && waits(); wait += 1) {
    await new Promise((then) => setTimeout(then, 10)); // what is drawn a moment later
  }
  readable(el);
  const made = el.innerHTML.replace(/<!--.*?-->/g, "");
  close();
  el.remove();
  return made;
}

/** Without a program a page is read downwards, as a notebook, and its racks are as large as their tiles have room: site.css. */
function readable(el) {
  for (const root of el.querySelectorAll(".rw-stage")) {
    root.classList.remove("rw-stage"); // src/site/fitted.ts puts it back
    root.dataset.rwStage = "";
  }
  for (const wood of el.querySelectorAll(".rw-wood[data-fit]")) {
    const lines = [...wood.querySelectorAll(".rw-line")].map((line) => [...line.querySelectorAll(":scope > .rw-slot")]);
    const filled = Math.max(
      1,
      ...lines.map((slots) => slots.findLastIndex((slot) => slot.querySelector(".rw-tile")) + 1),
    );
    wood.style.setProperty("--rw-filled", String(filled));
    wood.style.setProperty("--rw-every", String(Math.max(...lines.map((slots) => slots.length))));
    for (const slot of lines.flatMap((slots) => slots.slice(filled))) slot.dataset.spare = "";
  }
}

mkdirSync(out, { recursive: true });
await { python: () => makePython(...given), bundles: () => makeBundles(), draw: () => drawPages() }[task]();
