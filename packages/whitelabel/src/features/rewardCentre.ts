import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `reward-centre`, and the modules that it is. */
export const rewardCentre: Feature = {
  feature: "reward-centre",
  manifest: "rewardCentreFeature",
  first: null,
  root: "REWARDS3",
  place: 116,
  modules: [...entry("reward-centre", "build", ["REWARDS3"], ["LOGIN3"])],
};
