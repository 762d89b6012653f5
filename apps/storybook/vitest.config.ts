import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { readBrandLooks } from "./src/readBrandLooks.ts";

const { looks } = readBrandLooks(join(import.meta.dirname, "../../brands"));

/** All stories in one brand and theme, each with its accessibility check. */
const toProject = (brand: string, theme: string): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook"), initialGlobals: { brand, theme } })],
  test: {
    name: `${brand} ${theme}`,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args: ["--no-sandbox"] } }),
      instances: [{ browser: "chromium" }],
    },
  },
});

export default defineConfig({ test: { projects: looks.flatMap(({ id }) => ["dark", "light"].map((theme) => toProject(id, theme))) } });
