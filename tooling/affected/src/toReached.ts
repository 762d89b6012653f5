import { matchesGlob } from "node:path";
import { everything } from "./everything.ts";
import type { NamedPaths } from "./listNamedPaths.ts";
import type { Workspace } from "./readGraph.ts";

/** A package whose tests a change can reach: all of them, or the changed files alone. */
export type Reached = { readonly path: string; readonly files: readonly string[] | "all" };

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

/** Files that no test reads: documents and benchmarks. */
const isNoSource = (file: string): boolean =>
  /^(?:apps|packages|tooling)\/(?:.*\.md$|(?:features\/)?[\w-]+\/bench\/)/.test(file);

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Whether a named path is a file, above it, or a pattern of one of both. */
function isNamed(file: string, path: string): boolean {
  if (!/[*{]/.test(path)) return isWithin(file, path);
  return file.split("/").some((_, at, parts) => matchesGlob(parts.slice(0, at + 1).join("/"), path));
}

/** Whether a named path leads to a package as a whole: to its folder, or to a program in it, which runs all that the package is. */
const leadsTo = (path: string, folder: string): boolean =>
  isNamed(folder, path) || (/^[^*{]+\.tsx?$/.test(path) && isWithin(path, folder));

/** The packages whose tests some changed files can reach, over the workspace's graph and the paths that packages name. Never too little where every path is written in one piece. */
export function toReached(
  files: readonly string[],
  graph: readonly Workspace[],
  named: ReadonlyMap<string, NamedPaths>,
): readonly Reached[] {
  const packages = graph.filter(({ path }) => path !== "");
  if (files.some((file) => everything.has(file))) return packages.map(({ path }) => ({ path, files: "all" }));
  const sources = files.filter((file) => !isTest(file) && !isNoSource(file));
  const isRead = (paths: ReadonlySet<string> | undefined): boolean =>
    [...(paths ?? [])].some((path) => sources.some((file) => isNamed(file, path)));
  const reached = new Set(
    packages
      .map(({ path }) => path)
      .filter((path) => sources.some((file) => isWithin(file, path)) || isRead(named.get(path)?.sources)),
  );
  // Grows while it is iterated, by packages that depend on a reached one or start it by path.
  for (const folder of reached) {
    for (const dependent of packages.find(({ path }) => path === folder)?.dependents ?? [])
      if (dependent !== "") reached.add(dependent);
    for (const [path, own] of named) if ([...own.sources].some((each) => leadsTo(each, folder))) reached.add(path);
  }
  return packages.flatMap(({ path }): Reached[] => {
    const ofTests = named.get(path)?.tests ?? new Set<string>();
    const isStarted = [...ofTests].some((each) => [...reached].some((folder) => leadsTo(each, folder)));
    if (reached.has(path) || isStarted || isRead(ofTests)) return [{ path, files: "all" }];
    const own = files.filter((file) => isTest(file) && isWithin(file, path));
    return own.length > 0 ? [{ path, files: own }] : [];
  });
}
