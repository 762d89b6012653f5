import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `rank`, and the modules that it is. */
export const rank: Feature = {
  feature: "rank",
  manifest: "rankFeature",
  first: null,
  root: "VIP3",
  place: 112,
  modules: [...entry("rank", "build", ["VIP3"], ["LOGIN3"], { first: "off" })],
};
