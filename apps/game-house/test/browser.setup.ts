import { build } from "vite";
import type { TestProject } from "vitest/node";
import { setup as setupDatabase } from "./pglite.setup.ts";

/** The browser plays what is built, so it is built first. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build({ configFile: new URL("../vite.config.ts", import.meta.url).pathname, logLevel: "error" });
  return setupDatabase(project);
}
