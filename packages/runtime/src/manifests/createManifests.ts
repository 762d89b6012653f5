import type { Texts } from "@marquee/i18n";
import { type LazyParts, toLazyParts } from "../brand/toLazyParts.ts";
import type { FeatureModule } from "../FeatureModule.ts";

/** The manifests as they are known now. */
type Known = { readonly features: readonly FeatureModule[]; readonly parts: LazyParts };

/** An app's manifests: what the first paint needs, and from some moment on all. */
export type Manifests = {
  readonly get: () => Known;
  /** @returns how to stop */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the rest, once. @throws what the import throws; then another call tries again */
  readonly load: () => Promise<readonly FeatureModule[]>;
};

/** Begins with `features`; without `loadAll` they are whole. */
export function createManifests(
  features: readonly FeatureModule[],
  loadAll: (() => Promise<readonly FeatureModule[]>) | undefined,
  texts: Pick<Texts, "complete">,
): Manifests {
  let known: Known = { features, parts: toLazyParts(features, texts) };
  let loading: Promise<readonly FeatureModule[]> | undefined;
  const listeners = new Set<() => void>();
  const take = (all: readonly FeatureModule[]): readonly FeatureModule[] => {
    // A page of status 1 or 2 that is shown must stay the same component.
    const { statusScreens } = known.parts;
    if (all !== known.features) known = { features: all, parts: { ...toLazyParts(all, texts), statusScreens } };
    for (const listener of listeners) listener();
    return all;
  };
  return {
    get: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: () =>
      (loading ??= (loadAll?.() ?? Promise.resolve(features)).then(take, (error: unknown) => {
        loading = undefined;
        throw error;
      })),
  };
}
