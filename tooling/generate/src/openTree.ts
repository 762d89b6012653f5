import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob, sep } from "node:path";
import { type Export, readExports } from "./readExports.ts";

/** The sources of a repository, each read once. */
export type Tree = {
  /** The source files that match, from the top of the tree, without tests, in the order of their names. */
  readonly list: (pattern: string) => readonly string[];
  readonly read: (path: string) => string;
  readonly listExports: (path: string) => readonly Export[];
  /** Holds a text in place of a file's, so that those made after it read it. */
  readonly replace: (path: string, text: string) => void;
};

const exclude = ["**/*.test.ts", "**/*.test.tsx", "**/*.stories.tsx", "**/node_modules/**"];

/** Opens a repository by its folder. */
export function openTree(root: string): Tree {
  const texts = new Map<string, string>();
  const read = (path: string): string => {
    const text = texts.get(path) ?? readFileSync(join(root, path), "utf8");
    texts.set(path, text);
    return text;
  };
  return {
    read,
    list: (pattern) => {
      const found = globSync(pattern, { cwd: root, exclude }).map((path) => path.split(sep).join("/"));
      const replaced = [...texts.keys()].filter((path) => matchesGlob(path, pattern));
      return [...new Set([...found, ...replaced])].toSorted();
    },
    replace: (path, text) => void texts.set(path, text),
    listExports: (path) => readExports(path, read(path)),
  };
}
