import { defineConfig } from "vitest/config";

// Each file copies the tree and runs whole tools in it. None changes what another one imports: they share a worker.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2, isolate: false } });
