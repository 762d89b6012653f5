import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `raffle`, and the modules that it is. */
export const raffle: Feature = {
  feature: "raffle",
  manifest: "raffleFeature",
  first: null,
  root: "RAFFLE3",
  place: 116,
  modules: [...entry("raffle", "build", ["RAFFLE3"], ["PROMO3", "LOGIN3"])],
};
