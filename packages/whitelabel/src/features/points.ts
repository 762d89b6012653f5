import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `points`, and the modules that it is. */
export const points: Feature = {
  feature: "points",
  manifest: "pointsFeature",
  first: "pointsFirst",
  root: "POINT3",
  place: 106,
  modules: [
    ...entry("points", "build", ["POINT3"]),
    ...entry("points", "run", ["POINTMALL3", "POINTRULE3"]),
    ...entry("points", "run", ["POINTCONV3", "POINTHIST3"], ["LOGIN3"]),
  ],
};
