import { prepareTestSource } from "@marquee/database/testing";
import type { TestProject } from "vitest/node";
import { migrations } from "../src/server/db/migrations.ts";
import "./source.ts";

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { source, stop } = await prepareTestSource("pglite", { migrations });
  project.provide("testSource", source);
  return stop;
}
