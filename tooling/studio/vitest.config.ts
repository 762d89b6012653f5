import { defineConfig } from "vitest/config";

/** The tests run a real Storybook and a real site. */
export default defineConfig({ test: { testTimeout: 180_000, hookTimeout: 240_000 } });
