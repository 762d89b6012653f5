import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** The paths that a package's files name without importing them, from the top of the tree, some with `*`: what it starts, reads or lists. */
export type NamedPaths = {
  /** In what others may run: its sources, scripts and settings. */
  readonly sources: ReadonlySet<string>;
  /** In its tests and their helpers alone. */
  readonly tests: ReadonlySet<string>;
};

const pathPattern =
  /(?<=["'`\s])(?:\.{1,2}\/)+[\w@.*{},/-]*|(?<=["'`\s]|\}\/)(?:apps|packages|tooling|brands|docs)(?=[/"'`])[\w@.*{},/-]*/g;
const commentPattern = /^\s*(?:\/\*|\*|\/\/).*$/gm;
const isOfTests = (file: string): boolean => /\.(?:test|spec)\.tsx?$|\/(?:test|bench)\//.test(file);

/** Top-level folders: their bare names refer to nothing in them, and are common words. */
const containers = new Set(["", ".", "apps", "docs", "packages", "packages/features", "tooling"]);

/** The paths into other folders that each package names. Paths assembled from parts are not seen. */
export function listNamedPaths(tree: string, folders: readonly string[]): ReadonlyMap<string, NamedPaths> {
  return new Map(
    folders.map((folder) => {
      const [sources, tests] = [new Set<string>(), new Set<string>()];
      const files = globSync([`${folder}/**/*.{ts,tsx,mjs}`, `${folder}/.storybook/*`, `${folder}/package.json`], {
        cwd: tree,
        exclude: ["**/node_modules/**", "**/dist/**", "**/storybook-static/**"],
      });
      for (const file of files) {
        const text = readFileSync(join(tree, file), "utf8").replaceAll(commentPattern, "");
        for (const found of new Set(text.match(pathPattern))) {
          const path = (found.startsWith(".") ? relative(tree, join(tree, dirname(file), found)) : found).replace(
            /[/,]+$/,
            "",
          );
          if (!containers.has(path) && !path.startsWith("..") && !path.startsWith(`${folder}/`) && path !== folder)
            (isOfTests(file) ? tests : sources).add(path);
        }
      }
      return [folder, { sources, tests }] as const;
    }),
  );
}
