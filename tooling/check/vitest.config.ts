import { sweepVariable } from "@marquee/sweep";
import { configDefaults, defineConfig } from "vitest/config";

// What starts whole runs of planted suites, one after another, is for a sweep (docs/decisions/145).
const left = process.env[sweepVariable] === "1" ? [] : ["test/{testRun,affected}.test.ts"];

// Each file copies the tree and runs whole tools in it. None changes what another one imports: they share a worker.
export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    isolate: false,
    exclude: [...configDefaults.exclude, ...left],
  },
});
