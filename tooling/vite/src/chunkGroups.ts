import type { Rolldown } from "vite";
import { iconPrefix } from "./bundleNames.ts";

/** The parts that depend on the choice of modules: the generated list, the entry that reads it, and a brand's own slots. */
const isProfile = (module: string): boolean =>
  /virtual:marquee\/features$|\/apps\/[\w-]+\/src\/|packages\/runtime\/src\/slots\//.test(module);

/**
 * How an engine is cut into files (performance.md B3, B10): libraries that load first and our code that loads first,
 * apart, so that an app-only release leaves the libraries as they were, and another choice of modules both; everything else
 * by where it is used.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "framework", test: /node_modules|rolldown\/runtime/, tags: ["$initial"], priority: 2 },
  { name: "runtime", test: (module) => !isProfile(module), tags: ["$initial"], priority: 1 },
  // Those that screens show: one by one they would be as many files.
  { name: "icons", test: (module) => module.includes(iconPrefix), priority: 0 },
];
