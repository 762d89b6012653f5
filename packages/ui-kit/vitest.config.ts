import { toLaunchOptions } from "@marquee/chromium";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  // A library found in the middle of a run reloads the page under the tests.
  optimizeDeps: {
    include: [
      ...["Button", "Dialog", "Menu", "Modal", "Popover"].map((part) => `react-aria-components/${part}`),
      "dompurify",
      "fast-check",
      "formik",
      "lucide-react",
      "qrcode.react",
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "styled-components",
      "swiper/modules",
      "swiper/react",
      "virtua",
      "vitest-browser-react",
    ],
  },
  test: {
    projects: [
      { extends: true, test: { name: "node", testTimeout: 180_000, include: ["src/**/*.node.test.ts"] } },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["{src,test}/**/*.test.{ts,tsx}"],
          exclude: ["src/**/*.node.test.ts"],
          // A press waits for its control, on a machine that is busy with other suites.
          testTimeout: 180_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 15_000 } },
          setupFiles: ["test/setupBrowser.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({ launchOptions: toLaunchOptions() }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
