import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { brandLooks } from "./src/brandLooks.ts";

/** What only pixels can prove: the words over the pictures. */
export default defineConfig({
  plugins: [brandLooks()],
  optimizeDeps: { include: ["react", "react-dom/client", "react/jsx-dev-runtime", "styled-components", "lucide-react", "swiper/react", "swiper/modules"] },
  test: {
    name: "banners",
    include: ["src/**/*.test.tsx"],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args: ["--no-sandbox"] } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
