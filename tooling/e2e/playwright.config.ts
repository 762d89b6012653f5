import { availableParallelism } from "node:os";
import { lessTransparency, toLaunchOptions } from "@marquee/chromium";
import { sweepVariable } from "@marquee/sweep";
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "src",
  testMatch: "*.spec.ts",
  globalSetup: "./src/startPlatform.ts",
  fullyParallel: true,
  // On two cores a third browser saves nothing and makes each step slower.
  workers: Math.min(6, 1 + Math.floor(availableParallelism() / 2)),
  retries: 0,
  forbidOnly: true,
  // What repeats a journey in another place, size or language (`repeats`), and what goes further along a flow than its first journey (`@sweep`, docs/decisions/145).
  ...(process.env[sweepVariable] === "1" ? {} : { grepInvert: /@repeat|@sweep/ }),
  // Browsers share two slow cores with each other: what takes 18 s alone has taken 60 there. A step that hangs is named before the test ends.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Each run clears this folder.
  outputDir: "../../test-results/e2e",
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
