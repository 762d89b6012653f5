import type { Engine } from "@marquee/runtime";
import type { BrandSettings } from "@marquee/whitelabel";
import { createContext, use } from "react";
import type { World } from "./World.ts";

/** What stands around the story of a screen: an engine, a brand's settings, and what the workshop's toolbar chose. */
export type Stage = {
  readonly engine: Engine;
  readonly settings: BrandSettings;
  readonly direction: "ltr" | "rtl";
  readonly world: Omit<World, "situation">;
};

/** Carries the {@link Stage}; null outside of a workshop. */
export const StageContext = createContext<Stage | null>(null);

/** The stage around a story. @throws outside of a workshop */
export function useStage(): Stage {
  const stage = use(StageContext);
  if (!stage) throw new Error("the story of a screen needs a stage around it");
  return stage;
}
