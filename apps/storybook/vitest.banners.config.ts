import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { workshopPlugins } from "./src/workshopPlugins.ts";

/** What is measured on pages of the workshop's parts, outside of Storybook: pixels behind words, widths of screens. */
export default defineConfig({
  plugins: [workshopPlugins(join(import.meta.dirname, "../../brands"))],
  optimizeDeps: { include: ["react", "react-dom/client", "react/jsx-dev-runtime", "styled-components", "msw", "typebox/value"] },
  test: {
    name: "banners",
    include: ["src/**/*.test.tsx"],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args: ["--no-sandbox", "--hide-scrollbars"] } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
