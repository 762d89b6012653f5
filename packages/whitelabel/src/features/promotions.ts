import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `promotions`, and the modules that it is. */
export const promotions: Feature = {
  feature: "promotions",
  manifest: "promotionsFeature",
  first: "promotionsFirst",
  root: "PROMO3",
  place: 108,
  modules: [
    ...entry("promotions", "build", ["PROMO3"]),
    ...entry("promotions", "run", ["PROMOAPPLY3", "PROMOCODE3"], ["PROMO3", "LOGIN3"]),
  ],
};
