import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import { textFolders } from "@marquee/lingui/texts";
import { featuresPlugin, sourcePlugins } from "@marquee/vite/plugins";
import { toProfile } from "@marquee/whitelabel/catalogue";
import type { Plugin, PluginOption } from "vite";
import { brandLayers } from "./brandLayers.ts";
import { brandLooks } from "./brandLooks.ts";
import { openBrands } from "./openBrands.ts";
import { slotsModule } from "./slotsModule.ts";
import { usagePlugin } from "./usage/usagePlugin.ts";

const deskTexts = join(import.meta.dirname, "../../../tooling/lingui/desk.config.mjs");

/** What stories need of Vite: our sources as the engine reads them, every feature, the brands of a folder, and who uses which component. */
export function workshopPlugins(folder: string): PluginOption[] {
  const brands = openBrands(folder);
  // Imports of features are scanned before a run, because a library found later would reload the page.
  const scan: Plugin = {
    name: "marquee-scan",
    config: () => ({
      optimizeDeps: {
        entries: [
          join(import.meta.dirname, "../../../packages/features/*/src/*Feature.ts"),
          join(import.meta.dirname, "../../*/src/slots.tsx"),
        ],
      },
    }),
  };
  return [
    scan,
    ...sourcePlugins(),
    // The back office's own texts; those of features come by brands.
    lingui({ configPath: deskTexts }),
    featuresPlugin(toProfile({}), textFolders),
    brandLooks(brands),
    brandLayers(brands),
    slotsModule(),
    usagePlugin(),
  ];
}
