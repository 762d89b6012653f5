import { join } from "node:path";
import { listPackages } from "./listPackages.ts";
import { listScripts } from "./listScripts.ts";

/** A suite: a workspace package with a `test` script, run in its folder. */
export type Suite = { readonly name: string; readonly folder: string; readonly runner: "vitest" | "playwright" };

const tops = ["apps", "tooling", "packages"];

/** Every suite of a tree: apps first, whose suites take longest, so that two at a time end together; the browser's journeys last. */
export function listSuites(root: string): Suite[] {
  const suites = listPackages(root).flatMap((folder): Suite[] => {
    const script = listScripts(join(root, folder)).get("test");
    if (script === undefined) return [];
    const name = folder.split("/").slice(1).join("/");
    return [{ name, folder, runner: script.startsWith("playwright") ? "playwright" : "vitest" }];
  });
  const toPlace = ({ runner, folder }: Suite): number => (runner === "playwright" ? tops.length : tops.findIndex((top) => folder.startsWith(top)));
  return suites.toSorted((a, b) => toPlace(a) - toPlace(b));
}
