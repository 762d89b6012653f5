import { sourcePlugins } from "@marquee/vite/plugins";
import { defineConfig } from "vitest/config";

// Manifests hold texts, which a plugin compiles.
export default defineConfig({ plugins: [...sourcePlugins()], test: { include: ["src/**/*.test.ts"] } });
