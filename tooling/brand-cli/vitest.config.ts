import { defineConfig } from "vitest/config";

// Reading the builder takes a file of tests longer than many of its tests. None changes what another one imports: they share a worker.
export default defineConfig({ test: { isolate: false, testTimeout: 60_000, hookTimeout: 120_000 } });
