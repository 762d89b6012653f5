import { defineConfig } from "vitest/config";
import { sourcePlugins } from "./src/engineConfig.ts";

// The texts of packages/i18n are written with Lingui's macro, so they are tested where the macro is at hand.
export default defineConfig({ plugins: sourcePlugins(), test: { testTimeout: 180_000, hookTimeout: 240_000 } });
