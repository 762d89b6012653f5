import { createRequire } from "node:module";
import { join } from "node:path";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import type { Profile } from "@marquee/whitelabel/catalogue";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import type { InlineConfig, PluginOption } from "vite";
import { listBrandMarks } from "./brandMarks.ts";
import { brandsPlugin } from "./brandsPlugin.ts";
import { chunkGroups } from "./chunkGroups.ts";
import { chunkPreloads, listChunkPreloads } from "./chunkPreloads.ts";
import { featuresPlugin } from "./featuresPlugin.ts";
import { inlineTokens } from "./inlineTokens.ts";
import { iconSprite } from "./iconSprite.ts";
import { linguiConfig, linguiConfigPath as configPath } from "./linguiConfig.ts";
import { toAppFolder } from "./listTextFolders.ts";
import { root } from "./root.ts";
import { slotsPlugin } from "./slotsPlugin.ts";

const { resolve } = createRequire(import.meta.url);

/** The plugins that turn our sources into code: React and Lingui's macro. Storybook and tests use them too. */
export function sourcePlugins(): PluginOption[] {
  const macro = linguiTransformerBabelPreset({}, { configPath });
  const plugin = resolve("@lingui/babel-plugin-lingui-macro");
  return [
    react(),
    // Named by its file, because the macro is a dependency of this package, not of the folder in which Babel runs.
    babel({ presets: [{ ...macro, preset: { plugins: [[plugin, { linguiConfig }]] } }] }),
  ];
}

/** Vite's configuration for one profile. No data of the folder of brands enters it (brand-platform.md "Engine"). */
export function engineConfig(profile: Profile, brands = join(root, "brands")): InlineConfig {
  const app = join(root, toAppFolder(profile));
  const sources = [...sourcePlugins(), featuresPlugin(profile)];
  // A brand whose slots these are may name itself in them.
  const listMarks = () => listBrandMarks(brands, profile.app.replace("apps/", ""));
  return {
    configFile: false,
    root: app,
    base: "/",
    logLevel: "warn",
    plugins: [
      slotsPlugin(profile, sources),
      inlineTokens(),
      ...sources,
      iconSprite(),
      chunkPreloads(),
      brandsPlugin({ app: toAppFolder(profile), listMarks }),
    ],
    // Minified styles, unused components removed, short class names.
    oxc: {
      plugins: {
        styledComponents: { displayName: false, fileName: false, ssr: false, cssProp: false, minify: true, pure: true },
      },
    },
    build: {
      assetsDir: "assets",
      manifest: "manifest.json",
      modulePreload: { polyfill: false, resolveDependencies: listChunkPreloads },
      reportCompressedSize: false,
      chunkImportMap: true,
      rolldownOptions: {
        // Names in the import map are paths relative to this folder; the default is the working directory.
        cwd: root,
        checks: { bundlerTimings: false },
        input: join(app, "src/main.tsx"),
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  };
}
