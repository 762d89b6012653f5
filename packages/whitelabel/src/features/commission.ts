import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `commission`, and the modules that it is. */
export const commission: Feature = {
  feature: "commission",
  manifest: "commissionFeature",
  first: null,
  root: "CONTRACT3",
  place: 75,
  modules: [
    ...entry("commission", "build", ["CONTRACT3"], ["AGENT3"]),
    ...entry("commission", "run", ["CONDIVIDEND3", "CONDAILY3", "CONHOURLY3", "CONREALTIME3"], ["CONTRACT3"]),
    ...entry("commission", "run", ["AGINCOME3"], ["AGENT3"]),
  ],
};
