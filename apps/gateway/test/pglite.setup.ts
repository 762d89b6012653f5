import { prepareTestSource } from "@marquee/database/testing";
import type { TestProject } from "vitest/node";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { firstData } from "./firstData.ts";
import "./source.ts";

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { source, stop } = await prepareTestSource("pglite", { migrations, functions, fill: firstData });
  project.provide("testSource", source);
  return stop;
}
