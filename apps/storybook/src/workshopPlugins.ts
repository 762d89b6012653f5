import { featuresPlugin, sourcePlugins } from "@marquee/vite";
import { toProfile } from "@marquee/whitelabel/catalogue";
import type { PluginOption } from "vite";
import { brandLayers } from "./brandLayers.ts";
import { brandLooks } from "./brandLooks.ts";

/** What stories need of Vite: our sources as the engine reads them, every feature, and the brands of a folder. */
export function workshopPlugins(brands: string): PluginOption[] {
  return [...sourcePlugins(), featuresPlugin(toProfile({})), brandLooks(brands), brandLayers(brands)];
}
