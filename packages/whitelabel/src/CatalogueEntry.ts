import type { ModId } from "@marquee/contract";

/**
 * A feature package, `packages/features/<feature>`: the generated list of an engine imports it. A brand that says `out`
 * at `root` leaves it out.
 */
export type FeatureEntry = {
  readonly feature: string;
  readonly manifest: string;
  /** What of the manifest the first load needs, by its name; null is nothing, and without it the manifest loads first as a whole. */
  readonly first?: string | null;
  readonly root: ModId;
};

/**
 * A module that exists as code (brand-platform.md "Gating"). `build`: leaving it out takes its bytes out of the engine;
 * `run`: a switch of the tree only.
 */
export type CatalogueEntry = {
  readonly id: ModId;
  readonly feature: string;
  readonly tier: "build" | "run";
  readonly requires: readonly ModId[];
  /**
   * Modules that may not be on together with it; named at one of the two. A brand chooses: its data closes at least one
   * of the two (out or off).
   */
  readonly conflicts?: readonly ModId[];
  readonly owner: string;
  /** The calendar month in which it was added. */
  readonly since: string;
  /** `off` where a new merchant begins without it; all others begin on. */
  readonly first?: "off";
  /** The last day, `yyyy-MM-dd`, of a switch that is to be removed: after it the matrix is red. */
  readonly expires?: string;
};

/** Modules of one feature that are alike. */
export const entry = (
  feature: string,
  tier: "build" | "run",
  ids: readonly ModId[],
  requires: readonly ModId[] = [],
  more: Pick<CatalogueEntry, "conflicts" | "expires" | "first"> = {},
) => ids.map((id): CatalogueEntry => ({ id, feature, tier, requires, owner: feature, since: "2026-11", ...more }));

/** A feature package with its modules. */
export type Feature = FeatureEntry & {
  /** Where its menu entries and sections stand among those of all features: the smallest first. */
  readonly place: number;
  readonly modules: readonly CatalogueEntry[];
};
