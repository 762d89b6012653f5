import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `winners`, and the modules that it is. */
export const winners: Feature = {
  feature: "winners",
  manifest: "winnersFeature",
  first: null,
  root: "WINBOARD3",
  place: 110,
  modules: [
    ...entry("winners", "build", ["WINBOARD3"], ["LOGIN3"]),
    ...entry("winners", "run", ["RANKLIST3"], ["WINBOARD3"]),
  ],
};
