import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format, type FormatConfig } from "oxfmt";
import { generatedFolders, listGeneratedFiles } from "./generatedFiles.ts";
import { openTree } from "./openTree.ts";

/** A generated file as it should be: undefined where there should be none. */
export type Stale = { readonly path: string; readonly text: string | undefined };

/** A text in the repository's format. @throws Error when it is no source */
async function toFormatted(root: string, path: string, text: string): Promise<string> {
  const { ignorePatterns: _, ...options }: FormatConfig & { readonly ignorePatterns?: unknown } = JSON.parse(
    readFileSync(join(root, ".oxfmtrc.json"), "utf8"),
  );
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors[0]?.message ?? ""}`);
  return code;
}

/** What of a repository's generated files is not as it should be. @throws Error that names the file of which none can be made */
export async function listStale(root: string): Promise<readonly Stale[]> {
  const tree = openTree(root);
  const files = listGeneratedFiles(tree);
  const paths = new Set(files.map(({ path }) => path));
  const stale: Stale[] = [];
  for (const path of generatedFolders.flatMap((folder) => tree.listAll(`${folder}/**/*.ts`)))
    if (!paths.has(path)) stale.push({ path, text: undefined });
  // A left-over file is no source of the others.
  const left = new Set(stale.map(({ path }) => path));
  const clean = { ...tree, list: (pattern: string) => tree.list(pattern).filter((path) => !left.has(path)) };
  for (const { path, toText } of files) {
    const text = await toFormatted(root, path, await toText(clean));
    tree.replace(path, text);
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) stale.push({ path, text });
  }
  return stale;
}

/** Writes what is stale, and removes what is left over. @returns the paths that were changed */
export async function generate(root: string): Promise<readonly string[]> {
  const stale = await listStale(root);
  for (const { path, text } of stale) {
    const file = join(root, path);
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return stale.map(({ path }) => path);
}
