import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `missions`, and the modules that it is. */
export const missions: Feature = {
  feature: "missions",
  manifest: "missionsFeature",
  root: "MISSION3",
  place: 106,
  modules: [
    ...entry("missions", "build", ["MISSION3"], ["LOGIN3"]),
    ...entry("missions", "run", ["MISSBOARD3", "CHALLENGE3"], ["LOGIN3"]),
  ],
};
