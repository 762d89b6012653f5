import type { Rolldown } from "vite";
import { iconPrefix } from "./bundleNames.ts";

/** The parts that depend on the choice of modules: the generated list, the entry that reads it, and a brand's own slots. */
const isProfile = (module: string): boolean =>
  /virtual:marquee\/features$|\/apps\/[\w-]+\/src\/|packages\/runtime\/src\/slots\//.test(module);

/** What the whole manifests bring with them, and what nearly every screen and modal needs, icons too. */
const isLate = (module: string): boolean =>
  /packages\/(?:features\/[\w-]+\/src\/\w+Feature|runtime\/src\/brand\/toLate\w+|(?:i18n|contract)\/src\/format\w+|ui-kit\/src\/overlays\/\w+)\.ts$/.test(
    module,
  ) ||
  module.includes(iconPrefix) ||
  /packages\/runtime\/src\/session\/(?:storeSession|startSession|socialSignIn|getDeviceId)\.ts$/.test(module);

/**
 * How an engine is cut into files (performance.md B3, B10): libraries that load first and our code that loads first,
 * apart, so that an app-only release leaves the libraries as they were, and another choice of modules both; everything else
 * by where it is used.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "framework", test: /node_modules|rolldown\/runtime/, tags: ["$initial"], priority: 2 },
  { name: "runtime", test: (module) => !isProfile(module), tags: ["$initial"], priority: 1 },
  // In one file, because a cold page that shows a screen waits for all of it.
  { name: "late", test: isLate, priority: 0.5 },
];
