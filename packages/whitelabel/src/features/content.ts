import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `content`, and the modules that it is. */
export const content: Feature = {
  feature: "content",
  manifest: "contentFeature",
  first: "contentFirst",
  root: "HELP3",
  place: 110,
  modules: [
    ...entry("content", "build", ["HELP3"]),
    ...entry("content", "run", ["NEWS3", "BLOG3"], [], { first: "off" }),
  ],
};
