import type { Tree } from "./openTree.ts";
import type { Entry } from "./toList.ts";

/** The one value that each file of a pattern exports. @throws Error when one exports none or two */
export function listParts(tree: Tree, pattern: string): readonly Entry[] {
  return tree.list(pattern).map((path) => {
    const [found, second] = tree.listExports(path).filter(({ isType }) => !isType);
    if (found === undefined || second !== undefined) throw new Error(`${path} exports not exactly one list`);
    return { path, name: found.name };
  });
}
