import { lessTransparency, toLaunchOptions } from "@marquee/chromium";
import { sweepVariable } from "@marquee/sweep";
import { defineConfig } from "@playwright/test";

/** Each project's pictures of failures: a run of one clears its own folder alone. */
const toFolder = (project: string): string => `../../test-results/e2e/${project}`;

export default defineConfig({
  testDir: "src",
  globalSetup: "./src/startPlatform.ts",
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // What repeats a journey in another place, size or language (`repeats`).
  ...(process.env[sweepVariable] === "1" ? {} : { grepInvert: /@repeat/ }),
  // Three browsers share two slow cores with each other: what takes 18 s alone has taken 60 there. A step that hangs is named before the test ends.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Journeys that change a whole site would disturb the others: each file of them has a platform of its own, two at most at a time.
  projects: [
    { name: "visitors", testMatch: "*.spec.ts", testIgnore: "*.switch.spec.ts", outputDir: toFolder("visitors") },
    {
      name: "operators",
      testMatch: "*.switch.spec.ts",
      fullyParallel: false,
      workers: 2,
      outputDir: toFolder("operators"),
    },
  ],
  use: {
    // A trace costs each journey its requests once more: ask for one with `--trace on`.
    trace: "off",
    screenshot: "only-on-failure",
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // Without a GPU, animations load the processor. The journeys that need them turn them on.
    contextOptions: { reducedMotion: "reduce" },
    // The same is true of blur (`showTransparency`), of drawing by an emulated graphics card, and of compilers that pay off after minutes on a page.
    launchOptions: toLaunchOptions(
      lessTransparency,
      "--disable-gpu",
      "--disable-software-rasterizer",
      "--js-flags=--no-maglev --no-turbofan",
    ),
  },
});
