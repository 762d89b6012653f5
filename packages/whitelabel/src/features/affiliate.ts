import type { Feature } from "../CatalogueEntry.ts";

/** The feature package `affiliate`. Its calls are a part of AGENT3, and it has no module of its own. */
export const affiliate: Feature = {
  feature: "affiliate",
  manifest: "affiliateFeature",
  first: null,
  root: "AGENT3",
  place: 73,
  modules: [],
};
