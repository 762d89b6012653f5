import { defineConfig } from "vitest/config";

// Importing the builder takes longer than most tests. No test file changes what another one imports, so they share a worker.
export default defineConfig({ test: { isolate: false, testTimeout: 180_000, hookTimeout: 240_000 } });
