import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `red-envelope`, and the modules that it is. */
export const redEnvelope: Feature = {
  feature: "red-envelope",
  manifest: "redEnvelopeFeature",
  first: null,
  root: "REDENV3",
  place: 115,
  modules: [...entry("red-envelope", "build", ["REDENV3"], ["LOGIN3"])],
};
