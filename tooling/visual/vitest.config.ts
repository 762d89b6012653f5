import { defineConfig } from "vitest/config";

/** The tests build a real Storybook and take real screenshots. */
export default defineConfig({ test: { testTimeout: 180_000, hookTimeout: 240_000 } });
