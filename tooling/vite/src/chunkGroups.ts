import type { Rolldown } from "vite";

/**
 * How an engine is cut into files (performance.md B3, B10): libraries that load first and our code that loads first,
 * apart, so that an app-only release leaves the libraries as they were; everything else by where it is used.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "framework", test: /node_modules|rolldown\/runtime/, tags: ["$initial"], priority: 2 },
  { name: "runtime", tags: ["$initial"], priority: 1 },
];
