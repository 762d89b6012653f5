import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `protection`, and the modules that it is. */
export const protection: Feature = {
  feature: "protection",
  manifest: "protectionFeature",
  first: null,
  root: "RGCEN3",
  place: 80,
  modules: [
    ...entry("protection", "build", ["RGCEN3"], ["LOGIN3"]),
    ...entry(
      "protection",
      "run",
      ["RGDEP3", "RGLOSS3", "RGWAGER3", "RGSESS3", "RGCHECK3", "RGTIMEOUT3", "RGEXCL3"],
      ["RGCEN3"],
    ),
  ],
};
