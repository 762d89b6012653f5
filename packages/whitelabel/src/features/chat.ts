import { entry, type Feature } from "../CatalogueEntry.ts";

/** The feature package `chat`, and the modules that it is. A merchant begins without: rooms need people who look after them. */
export const chat: Feature = {
  feature: "chat",
  manifest: "chatFeature",
  first: "chatFirst",
  root: "CBS3",
  place: 118,
  modules: [
    ...entry("chat", "build", ["CBS3"], ["LOGIN3"], { first: "off" }),
    ...entry("chat", "run", ["CHATROOM3"], ["LOGIN3"], { first: "off" }),
    // What is written to support stands in a ticket.
    ...entry("chat", "run", ["LIVECHAT3"], ["LOGIN3", "TICKET3"], { first: "off" }),
    ...entry("chat", "run", ["TIPS3"], ["CHATROOM3"], { first: "off" }),
  ],
};
