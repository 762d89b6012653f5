import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `wallet`, and the modules that it is. */
export const wallet: Feature = {
  feature: "wallet",
  manifest: "walletFeature",
  first: null,
  root: "TRANSREC3",
  place: 40,
  modules: [
    ...entry("wallet", "build", ["TRANSREC3"], ["LOGIN3"]),
    ...entry("wallet", "run", ["WDCONFIRM3"], ["WITHDRAW3"]),
    ...entry("wallet", "run", ["DEPOSIT3", "BETREC3", "PROFIT3", "BONUSDET3", "WITHDRAW3"], ["LOGIN3"]),
    ...entry("wallet", "run", ["TRANSFER3"], ["LOGIN3"], { first: "off" }),
  ],
};
