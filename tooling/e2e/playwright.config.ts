import { lessTransparency, toLaunchOptions } from "@marquee/chromium";
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "src",
  globalSetup: "./src/startPlatform.ts",
  outputDir: "../../test-results/e2e",
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // What switches a whole site would disturb the others: it runs afterwards, each file at a brand of its own.
  projects: [
    { name: "visitors", testMatch: "*.spec.ts", testIgnore: "*.switch.spec.ts" },
    { name: "operators", testMatch: "*.switch.spec.ts", dependencies: ["visitors"], fullyParallel: false, workers: 2 },
  ],
  use: {
    // What was asked and answered, for a red test; drawing each page for it as well took a third of the run.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    viewport: { width: 1280, height: 800 },
    // What moves is drawn sixty times a second, by the processor of a machine without a screen: the whole journey and play ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // The same of blur: access and pictures ask for it.
    launchOptions: toLaunchOptions(lessTransparency),
  },
});
