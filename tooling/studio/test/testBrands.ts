import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const real = join(import.meta.dirname, "../../../brands");

/** Every JSON file of a folder of brands, by its path in it. */
export function readTree(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    globSync("**/*.json", { cwd: folder })
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
}

/** A copy of the real brands for one test file, removed at its end. */
export function copyBrands(): string {
  const folder = mkdtempSync(join(tmpdir(), "studio-brands-"));
  cpSync(real, folder, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Lines that only the one text has, and only the other, file by file. */
export function diffTrees(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((file) => {
    const [old, now] = [(before[file] ?? "").split("\n"), (after[file] ?? "").split("\n")];
    return [
      ...old.filter((line) => !now.includes(line)).map((line) => `- ${file}: ${line.trim()}`),
      ...now.filter((line) => !old.includes(line)).map((line) => `+ ${file}: ${line.trim()}`),
    ];
  });
}
