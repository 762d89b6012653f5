import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** Every story is drawn once in a real Chromium; the preview asks it about all brands and themes. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "node", include: ["src/**/*.node.test.ts"] } },
      {
        plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook") })],
        optimizeDeps: { include: ["@storybook/react-vite", "axe-core", "formik"] },
        test: {
          name: "stories",
          isolate: false,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ contextOptions: { permissions: ["clipboard-read", "clipboard-write"] }, launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args: ["--no-sandbox"] } }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
