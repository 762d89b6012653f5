import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `agent`, and the modules that it is. */
export const agent: Feature = {
  feature: "agent",
  manifest: "agentFeature",
  first: "agentFirst",
  root: "AGENT3",
  place: 70,
  modules: [
    ...entry("agent", "build", ["AGENT3"], ["LOGIN3"]),
    ...entry(
      "agent",
      "run",
      ["AGREG3", "AGTEAM3", "TRIALAGENT3", "AGOVER3", "AGBET3", "AGPROFIT3", "AGTRANS3"],
      ["AGENT3"],
    ),
    ...entry("agent", "run", ["AGANN3", "UPTRANS3", "DOWNTRANS3"], ["AGENT3"]),
  ],
};
