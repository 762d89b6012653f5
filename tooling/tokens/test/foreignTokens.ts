import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { importTokens, type ImportOptions } from "../src/importTokens.ts";
import { copyBrands } from "./testBrands.ts";

/** A copy of the brands, for tests to change. */
export const brands = copyBrands();
/** The folder that foreign files are written to. */
export const folder = mkdtempSync(join(tmpdir(), "foreign-"));
const require = createRequire(import.meta.url);
/** Published files of other design systems. */
export const examples = dirname(require.resolve("dtcg-examples/package.json"));

export const px = (value: number) => ({ value, unit: "px" });
export const color = (value: unknown) => ({ $type: "color", $value: value });

/** Writes a file and returns its path. */
export function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** Imports one document, with a mapping when `tokens` is given. */
export const take = (document: unknown, tokens?: unknown, options: ImportOptions = {}) =>
  importTokens(brands.folder, "demo", write("theirs.json", document), {
    ...options,
    ...(tokens === undefined ? {} : { map: write("names.json", { tokens }) }),
  });

/** The changes of an import, as lines with key, themes and value. */
export const toChanges = ({ changes }: ReturnType<typeof take>) =>
  changes.map(
    ({ key, modes, after }) => `${key} ${modes.join(" ")} ${typeof after.value === "string" ? after.value : after.css}`,
  );
