import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `referral`, and the modules that it is. */
export const referral: Feature = {
  feature: "referral",
  manifest: "referralFeature",
  first: null,
  root: "REFERRAL3",
  place: 100,
  modules: [...entry("referral", "build", ["REFERRAL3"], ["LOGIN3"])],
};
