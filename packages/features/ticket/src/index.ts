export { ticketFeature } from "./ticketFeature.ts";
export { ticketFirst } from "./ticketFirst.ts";
