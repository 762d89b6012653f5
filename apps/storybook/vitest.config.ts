import { join } from "node:path";
import { lessTransparency, toLaunchOptions } from "@marquee/chromium";
import { sweepVariable } from "@marquee/sweep";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { openChatPage } from "./test/openChatPage.ts";
import { workshopPlugins } from "./src/workshopPlugins.ts";

/** A browser for one project: vitest writes names into what it is given. */
const openBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    // A step that hangs is named before the test ends.
    actionTimeout: 60_000,
    contextOptions: { permissions: ["clipboard-read", "clipboard-write"] },
    launchOptions: toLaunchOptions("--hide-scrollbars", lessTransparency),
  }),
  instances: [{ browser: "chromium" as const }],
});

/** What page tests can ask about the run: whether it is a sweep over every brand, theme, language and width. */
const env = { [sweepVariable]: process.env[sweepVariable] ?? "" };

const dependencies = ["react", "react-dom/client", "styled-components", "typebox/compile"];

const define = { "process.env.NODE_ENV": '"production"' };
/** React and styled-components as players have them, which takes a third less of a screen's time; what React warns of, stories and pages show. */
const asPlayersHave = {
  define,
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    include: [...dependencies, "react/jsx-runtime"],
    rolldownOptions: {
      transform: { define },
      plugins: [
        {
          // Its development build shows a text whose translation has not come yet; the other one relies on the translation.
          name: "marquee-lingui",
          transform: (code: string, id: string) =>
            id.includes("/@lingui/core/") ? code.replaceAll("process.env.NODE_ENV", '"development"') : null,
        },
      ],
    },
  },
};

/** React's development build. */
const asItWarns = { optimizeDeps: { include: [...dependencies, "react/jsx-dev-runtime"] } };

/** Tests of whole pages, without Storybook: a project's name, its files, whether each has a page of its own, and which React it has. */
const toPages = (name: string, include: string, isolate: boolean, react: object) => ({
  plugins: [workshopPlugins(join(import.meta.dirname, "../../brands"))],
  ...react,
  test: {
    name,
    env,
    include: [include],
    isolate,
    testTimeout: 300_000,
    hookTimeout: 240_000,
    // What a page shows comes a moment later, on a slow machine much later.
    expect: { poll: { timeout: 30_000 } },
    browser: { ...openBrowser(), viewport: { width: 1280, height: 800 }, commands: { openChatPage } },
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: "node", include: ["src/**/*.node.test.ts"] } },
      {
        // Every story renders once in a real Chromium; the preview checks it in the brands and themes.
        plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook") })],
        optimizeDeps: { include: ["@storybook/react-vite", "axe-core", "formik"] },
        test: { name: "stories", env, isolate: false, testTimeout: 180_000, browser: openBrowser() },
      },
      // Measurements outside of Storybook: pixels behind text, widths of screens.
      toPages("pages", "src/**/*.test.tsx", true, asItWarns),
      // What one screen shows and sends (rows.md "Screens"). The files share a page: loading the app takes as long as three screens.
      toPages("screens", "test/**/*.test.tsx", false, asPlayersHave),
    ],
  },
});
