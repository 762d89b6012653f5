import { listChangesSince } from "./listChanges.ts";
import { listNamedPaths } from "./listNamedPaths.ts";
import { readGraph } from "./readGraph.ts";
import { type Reached, toReached } from "./toReached.ts";

/**
 * What differs between a tree as it lies there and the commit where it left another one, and the packages whose tests that can
 * reach: `since` may have gone on meanwhile. @throws in one sentence where git knows no such commit, else what git and turbo say
 */
export function findReached(
  tree: string,
  since: string,
): { readonly files: readonly string[]; readonly reached: readonly Reached[] } {
  const files = listChangesSince(tree, since);
  if (files.length === 0) return { files, reached: [] };
  const graph = readGraph(tree);
  return {
    files,
    reached: toReached(
      files,
      graph,
      listNamedPaths(
        tree,
        graph.flatMap(({ path }) => (path === "" ? [] : [path])),
      ),
    ),
  };
}
