import type { Engine } from "@marquee/runtime";
import type { BrandSettings } from "@marquee/whitelabel";
import { createContext, use } from "react";
import type { World } from "./World.ts";

/** The context of a screen's story: an engine, a brand's settings, and the toolbar's choices. */
export type StorySetting = {
  readonly engine: Engine;
  readonly settings: BrandSettings;
  readonly direction: "ltr" | "rtl";
  readonly world: Omit<World, "situation">;
};

/** Carries the {@link StorySetting}; null outside of a workshop. */
export const StorySettingContext = createContext<StorySetting | null>(null);

/** The setting around a story. @throws outside of a workshop */
export function useStorySetting(): StorySetting {
  const setting = use(StorySettingContext);
  if (!setting) throw new Error("the story of a screen needs a setting around it");
  return setting;
}
