import { join } from "node:path";
import type { Plugin } from "vite";
import { readUsage } from "./readUsage.ts";

const moduleId = "virtual:marquee/usage";
const resolvedId = `\0${moduleId}`;

/** Gives the workshop who uses which component, read when the page that shows it is opened or built. */
export function usagePlugin(): Plugin {
  return {
    name: "marquee-usage",
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId
        ? `export const usage = ${JSON.stringify(readUsage(join(import.meta.dirname, "../../../..")))};`
        : undefined,
  };
}
