import type { ModId } from "@marquee/contract";
import { moduleParents } from "@marquee/contract";
import type { CatalogueEntry, FeatureEntry } from "./CatalogueEntry.ts";
import { features } from "./features.ts";

/** A brand's `modules`: its choice for some of them; the gateway's tree alone decides about the others. */
export type BrandModules = Readonly<Record<string, "out" | "off" | "on">>;

export type { CatalogueEntry, FeatureEntry } from "./CatalogueEntry.ts";

const inOrder = features.toSorted((a, b) => a.place - b.place);

/** The feature packages in the order in which their menu entries and sections stand. */
export const featureEntries: readonly FeatureEntry[] = inOrder.map((feature) => {
  const { place: _place, modules: _modules, ...entry } = feature;
  return entry;
});

/** Every module that has code; an id of the contract's tree that is not here is not compiled in any engine. */
export const catalogue: readonly CatalogueEntry[] = inOrder.flatMap(({ modules }) => modules);

/**
 * The nearest module, beginning with this one and going up, that a brand leaves out or switches off: nothing below it
 * can be on, whatever a gateway answers.
 */
export function findClosed(modules: BrandModules, id: ModId): ModId | null {
  if (modules[id] === "out" || modules[id] === "off") return id;
  const parent = moduleParents[id];
  return parent === null ? null : findClosed(modules, parent);
}

/**
 * The pairs of conflicting modules neither of which a brand's data closes: `validate` and `publish` refuse the brand
 * and name both.
 */
export function listConflicts(
  modules: BrandModules,
  entries: readonly CatalogueEntry[] = catalogue,
): readonly (readonly [ModId, ModId])[] {
  const known = new Set(entries.map(({ id }) => id));
  const isOpen = (id: ModId): boolean => known.has(id) && findClosed(modules, id) === null;
  return entries.flatMap(({ id, conflicts = [] }) =>
    isOpen(id) ? conflicts.filter(isOpen).map((other) => [id, other] as const) : [],
  );
}

/** The modules and features that one brand's engine is compiled with, and the app that starts them: `standard`, or `apps/<id>` with slots of its own. */
export type Profile = {
  readonly modules: readonly CatalogueEntry[];
  readonly features: readonly FeatureEntry[];
  readonly app: string;
};

/** What a brand's `modules` compile: what is neither `out` itself nor below an `out` node (brand-platform.md). */
export function toProfile(modules: BrandModules, app = "standard"): Profile {
  const isOut = (id: ModId): boolean => {
    if (modules[id] === "out") return true;
    const parent = moduleParents[id];
    return parent !== null && isOut(parent);
  };
  const features = featureEntries.filter(({ root }) => !isOut(root));
  const names = new Set(features.map(({ feature }) => feature));
  return { features, app, modules: catalogue.filter(({ id, feature }) => names.has(feature) && !isOut(id)) };
}
