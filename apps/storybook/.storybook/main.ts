import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { workshopPlugins } from "../src/workshopPlugins.ts";

/** Storybook takes no argument of ours: a test of Brand Studio names its copy of the brands here. */
const folder = process.env["MARQUEE_BRANDS"] ?? join(import.meta.dirname, "../../../brands");

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../src/**/*.stories.tsx",
    "../../../packages/ui-kit/src/**/*.stories.tsx",
    "../../../packages/features/*/src/**/*.stories.tsx",
    "../../back-office/src/**/*.stories.tsx",
  ],
  addons: [
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    { name: "@marquee/studio/preset", options: { brands: folder } },
  ],
  // The tables of props are a quarter of a build's time; who takes pictures sets MARQUEE_DOCGEN=off.
  typescript: { reactDocgen: process.env["MARQUEE_DOCGEN"] === "off" ? false : "react-docgen" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  // Bundle size does not matter here; silencing that warning leaves only output worth reading.
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, chunkSizeWarningLimit: 5_000, reportCompressedSize: false },
    plugins: [...(vite.plugins ?? []), ...workshopPlugins(folder)],
  }),
};

export default config;
