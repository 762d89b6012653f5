import { defineConfig } from "vitest/config";

/** A workshop and a site run for real. */
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 240_000 } });
