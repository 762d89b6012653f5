import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { type Export, readExports } from "./readExports.ts";

/** The sources of a repository, each read once. */
export type Tree = {
  /** The source files that match, from the top of the tree, in the order of their names; without tests and stories. */
  readonly list: (pattern: string) => readonly string[];
  /** The same with tests and stories. */
  readonly listAll: (pattern: string) => readonly string[];
  readonly read: (path: string) => string;
  readonly listExports: (path: string) => readonly Export[];
  /** A source's values. */
  readonly load: (path: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Holds a text in place of a file's, so that those made after it read it. */
  readonly replace: (path: string, text: string) => void;
};

const isProof = (path: string): boolean => /\.(?:test|stories)\.tsx?$/.test(path);

/** Opens a repository by its folder. */
export function openTree(root: string): Tree {
  const texts = new Map<string, string>();
  const read = (path: string): string => {
    const text = texts.get(path) ?? readFileSync(join(root, path), "utf8");
    texts.set(path, text);
    return text;
  };
  const listAll = (pattern: string): readonly string[] => {
    const found = globSync(pattern, { cwd: root, exclude: ["**/node_modules/**"] });
    const replaced = [...texts.keys()].filter((path) => matchesGlob(path, pattern));
    return [...new Set([...found.map((path) => path.split(sep).join("/")), ...replaced])].toSorted();
  };
  return {
    read,
    listAll,
    list: (pattern) => listAll(pattern).filter((path) => !isProof(path)),
    listExports: (path) => readExports(path, read(path)),
    load: (path) => import(pathToFileURL(join(root, path)).href),
    replace: (path, text) => void texts.set(path, text),
  };
}
