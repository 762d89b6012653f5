import { listScripts } from "./listScripts.ts";

/** One check of the repository: a root script that exits with 0 when all is right. */
export type Check = { readonly name: string; readonly command: string };

const prefix = "check:";

/** The scripts `check:…` of a tree's root, in their order. */
export function listChecks(root: string): Check[] {
  return [...listScripts(root)].flatMap(([name, command]) =>
    name.startsWith(prefix) ? [{ name: name.slice(prefix.length), command }] : [],
  );
}
