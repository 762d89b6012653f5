import type { TestProject } from "vitest/node";
import { prepareTestSource } from "./testing.ts";
import { migrations } from "./migrations.ts";
import "./source.ts";

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { source, stop } = await prepareTestSource("pglite", { migrations });
  project.provide("testSource", source);
  return stop;
}
