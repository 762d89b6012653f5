import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, type FormatConfig } from "oxfmt";
import { generatedFiles } from "./generatedFiles.ts";
import { openTree } from "./openTree.ts";

/** A file as it should be, and whether it is. */
export type Generated = { readonly path: string; readonly text: string; readonly isStale: boolean };

/** A text in the repository's format. @throws Error when it is no source */
async function toFormatted(root: string, path: string, text: string): Promise<string> {
  const { ignorePatterns: _, ...options }: FormatConfig & { readonly ignorePatterns?: unknown } = JSON.parse(
    readFileSync(join(root, ".oxfmtrc.json"), "utf8"),
  );
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors[0]?.message ?? ""}`);
  return code;
}

/** Every generated file of a repository. @throws Error that names the file of which none can be made */
export async function listGenerated(root: string): Promise<readonly Generated[]> {
  const all: Generated[] = [];
  const tree = openTree(root);
  for (const { path, toText } of generatedFiles) {
    const text = await toFormatted(root, path, toText(tree));
    tree.replace(path, text);
    const file = join(root, path);
    all.push({ path, text, isStale: !existsSync(file) || readFileSync(file, "utf8") !== text });
  }
  return all;
}

/** Writes what is stale. @returns the paths that were written */
export async function generate(root: string): Promise<readonly string[]> {
  const stale = (await listGenerated(root)).filter(({ isStale }) => isStale);
  for (const { path, text } of stale) writeFileSync(join(root, path), text);
  return stale.map(({ path }) => path);
}
