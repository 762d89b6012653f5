import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import { setup as setupDatabase } from "./postgres.setup.ts";

/** The browser plays what is built, so it is built first: into a folder of its own, since others may be playing too. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outDir = mkdtempSync(join(tmpdir(), "marquee-games-"));
  await build({
    configFile: new URL("../vite.config.ts", import.meta.url).pathname,
    logLevel: "error",
    build: { outDir },
  });
  project.provide("clientFolder", outDir);
  const stop = await setupDatabase(project);
  return async () => {
    await stop();
    rmSync(outDir, { recursive: true, force: true });
  };
}
