import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `ticket`, and the modules that it is. */
export const ticket: Feature = {
  feature: "ticket",
  manifest: "ticketFeature",
  first: "ticketFirst",
  root: "TICKET3",
  place: 91,
  modules: [
    ...entry("ticket", "build", ["TICKET3"], ["LOGIN3"]),
    // What is written is answered in a ticket.
    ...entry("ticket", "run", ["FEEDBACK3", "COMPLAINT3"], ["TICKET3"]),
  ],
};
