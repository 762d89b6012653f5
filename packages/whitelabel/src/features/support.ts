import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `support`, and the modules that it is. */
export const support: Feature = {
  feature: "support",
  manifest: "supportFeature",
  first: "supportFirst",
  root: "ANNOUNCE3",
  place: 50,
  modules: [
    ...entry("support", "build", ["ANNOUNCE3"]),
    ...entry("support", "run", ["POPNOTICE3"], ["ANNOUNCE3", "LOGIN3"]),
    ...entry("support", "run", ["MARQUEE3", "BELL3"], ["ANNOUNCE3"]),
  ],
};
