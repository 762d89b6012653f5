import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `inbox`, and the modules that it is. */
export const inbox: Feature = {
  feature: "inbox",
  manifest: "inboxFeature",
  first: "inboxFirst",
  root: "MESSAGES3",
  place: 90,
  modules: [...entry("inbox", "build", ["MESSAGES3"], ["LOGIN3"])],
};
