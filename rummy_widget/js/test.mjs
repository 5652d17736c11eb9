// Bundles each tests/*.test.ts and runs them with Node's own test runner.
//   node test.mjs [part of a file name ...]
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "build", "tests");
const wanted = process.argv.slice(2);
const files = readdirSync(join(here, "tests"))
  .filter((name) => name.endsWith(".test.ts"))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (files.length === 0) {
  console.error(`no test file matches ${wanted.join(", ")}`);
  process.exit(1);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
  absWorkingDir: here,
  entryPoints: files.map((name) => join("tests", name)),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  sourcemap: "linked",
  external: ["happy-dom"],
  // Lit's browser build: its Node build refuses to render without a server.
  conditions: ["browser"],
  define: { "import.meta.dirname": JSON.stringify(join(here, "tests")) },
  logLevel: "warning",
});
// What waits in a page (a banner for a slow kernel, a clock) is not waited for once all tests are through.
const test = (...options) =>
  spawnSync(
    process.execPath,
    [
      ...options,
      "--test",
      "--test-force-exit",
      "--test-reporter=spec",
      ...files.map((name) => join(out, name.replace(/\.ts$/, ".mjs"))),
    ],
    { stdio: "inherit" },
  );
const run = test();
// Reading the maps takes a fifth of the time: only what has failed is told again, with the lines of the sources.
if (run.status !== 0) test("--enable-source-maps");
process.exit(run.status ?? 1);
