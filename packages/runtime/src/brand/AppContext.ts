import type { BrandSettings, CompiledModule } from "@marquee/whitelabel";
import { createContext, use } from "react";
import type { Manifests } from "../manifests/createManifests.ts";

/** The configuration of engine and layer. During a page's life it changes once, when the rest of the manifests has come. */
export type AppConfig = ReturnType<Manifests["get"]> & {
  readonly settings: BrandSettings;
  readonly compiled: readonly CompiledModule[];
  /** Loads what `features` lack until the page is idle or somebody asks. @throws when it does not come */
  readonly loadAll: () => Promise<unknown>;
};

/** Carries the {@link AppConfig}; null outside of an app. */
export const AppContext = createContext<AppConfig | null>(null);

/** The engine's features and the layer's settings. @throws outside of an app */
export function useApp(): AppConfig {
  const app = use(AppContext);
  if (!app) throw new Error("useApp stands outside of an app");
  return app;
}

/** The brand's settings from its layer. */
export function useBrand(): BrandSettings {
  return useApp().settings;
}
