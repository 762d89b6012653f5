import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `rebate`, and the modules that it is. */
export const rebate: Feature = {
  feature: "rebate",
  manifest: "rebateFeature",
  first: null,
  root: "MANPLAYREB3",
  place: 105,
  modules: [...entry("rebate", "build", ["MANPLAYREB3"], ["LOGIN3"])],
};
