import { globSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "./listPackages.ts";
import { listScripts } from "./listScripts.ts";

/** A suite: a workspace package with a script that runs tests in its folder; `words` say to the runner which of them, if not all. */
export type Suite = {
  readonly name: string;
  readonly folder: string;
  readonly runner: "vitest" | "playwright";
  readonly words: readonly string[];
};

const tops = ["apps", "tooling", "packages"];

/** A suite's number of test files, as an estimate of its duration. */
const countFiles = (root: string, folder: string): number =>
  globSync("{src,test}/**/*.{test,stories}.{ts,tsx}", { cwd: join(root, folder) }).length;

/** A suite with this many files takes as long as an app's. */
const large = 50;

/** Every suite of a tree, packages that have a script of this name: apps and what is as large first, and large ones before small ones, so that all lanes end together; the browser's journeys last. */
export function listSuites(root: string, name: "test" | "sweep"): Suite[] {
  const suites = listPackages(root).flatMap((folder): Suite[] => {
    const script = listScripts(join(root, folder)).get(name);
    if (script === undefined) return [];
    const [runner, , ...words] = script.split(" ");
    return [
      {
        name: folder.split("/").slice(1).join("/"),
        folder,
        runner: runner === "playwright" ? "playwright" : "vitest",
        words,
      },
    ];
  });
  const sizes = new Map(suites.map(({ folder }) => [folder, countFiles(root, folder)]));
  const toPlace = ({ runner, folder }: Suite): number => {
    if (runner === "playwright") return tops.length;
    return (sizes.get(folder) ?? 0) > large ? 0 : tops.findIndex((top) => folder.startsWith(top));
  };
  return suites.toSorted((a, b) => toPlace(a) - toPlace(b) || (sizes.get(b.folder) ?? 0) - (sizes.get(a.folder) ?? 0));
}
