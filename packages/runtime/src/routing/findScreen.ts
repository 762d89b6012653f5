import type { FeatureModule, FeatureScreen } from "../FeatureModule.ts";

/** What the manifests say of a route by its first path, beside the route itself; undefined where they say nothing, or do not yet. */
export const findScreen = (features: readonly FeatureModule[], path: string): FeatureScreen | undefined =>
  features.find(({ screens }) => screens?.[path])?.screens?.[path];
