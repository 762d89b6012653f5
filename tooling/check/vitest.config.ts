import { defineConfig } from "vitest/config";

// Each file copies the tree and runs whole tools in it. None changes what another one imports: they share a worker.
export default defineConfig({ test: { testTimeout: 180_000, hookTimeout: 240_000, maxWorkers: 2, isolate: false } });
