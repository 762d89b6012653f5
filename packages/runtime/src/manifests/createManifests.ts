import type { formatDateTime, formatMoney, Texts } from "@marquee/i18n";
import { type FirstParts, toFirstParts } from "../brand/toFirstParts.ts";
import type { LateParts, toLateParts } from "../brand/toLateParts.ts";
import type { toLateStrings } from "../brand/toLateStrings.ts";
import type { FeatureModule } from "../FeatureModule.ts";

/** Words of ui-kit, and how amounts and instants are written: no first page shows any. */
type Late = {
  readonly toLateStrings: typeof toLateStrings;
  readonly formatMoney: typeof formatMoney;
  readonly formatDateTime: typeof formatDateTime;
};

/** The manifests as they are known now. */
type Known = {
  readonly features: readonly FeatureModule[];
  readonly parts: FirstParts & LateParts;
  readonly late: Late | undefined;
};

const none: LateParts = { modals: new Map(), panelGuards: new Map(), gameWatches: [], Centre: undefined };

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
  loadLate: () => Promise<Late & { readonly toLateParts: typeof toLateParts }> = () => import("./lateChunk.ts"),
): Manifests {
  let known: Known = { features, parts: { ...none, ...toFirstParts(features, texts) }, late: undefined };
  let loading: Promise<readonly FeatureModule[]> | undefined;
  const listeners = new Set<() => void>();
  const load = async (): Promise<readonly FeatureModule[]> => {
    const [all, { toLateParts: toParts, ...late }] = await Promise.all([loadAll?.() ?? features, loadLate()]);
    const { header } = all === features ? known.parts : toFirstParts(all, texts);
    // A page of status 1 or 2 that is shown stays the same component.
    known = { features: all, parts: { ...known.parts, header, ...toParts(all, texts) }, late };
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
      (loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      })),
  };
}
