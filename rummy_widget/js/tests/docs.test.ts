// Every export of js/src has a doc comment, and so has every public method of an exported class. The generated
// types in shapes are left out.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const SRC = join(import.meta.dirname, "..", "src");
const EXPORT = /(?<!\*\/\n)^export (?!type \*|(?:type )?\{).*/gm;
const CLASS = /^export class .*?^\}/gms;
const METHOD = /(?<!\*\/\n)^ {2}(?:async |get )?(?!constructor\()\w+(?:<\w+>)?\(.*/gm;

test("every export has a doc comment", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" });
  const bare = files
    .filter((name) => name.endsWith(".ts") && !name.startsWith("shapes"))
    .flatMap((name) => {
      const source = readFileSync(join(SRC, name), "utf8");
      const methods = [...source.matchAll(CLASS)].flatMap(([body]) => [...body.matchAll(METHOD)]);
      return [...source.matchAll(EXPORT), ...methods].map(([line]) => `${name}: ${line}`);
    });
  assert.deepEqual(bare, []);
});
