import { defineConfig } from "vitest/config";

/** A workshop is built and shot for real. */
export default defineConfig({ test: { testTimeout: 120_000, hookTimeout: 180_000 } });
