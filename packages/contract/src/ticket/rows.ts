import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import * as endpoint from "./endpoints.ts";
import * as schema from "./schemas.ts";

/** Calls of domain `ticket`. */
export const ticketRows: readonly SchemaRow[] = [
  row(endpoint.sendFeedback, schema.SendFeedbackSchema, schema.FeedbackSentSchema, [
    "fields",
    "feedback.words",
    "ticket.limit",
    "ticket.today",
    "function.not.available",
  ]),
  row(endpoint.getTicketRules, Nothing, schema.TicketRulesSchema),
  row(endpoint.listTickets, schema.ListTicketsSchema, schema.TicketListSchema),
  row(endpoint.getTicket, schema.TicketIdSchema, schema.TicketDetailsSchema, ["ticket.unknown"]),
  row(endpoint.writeTicket, schema.WriteTicketSchema, schema.TicketDetailsSchema, [
    "fields",
    "feedback.words",
    "ticket.unknown",
    "ticket.closed",
    "ticket.today",
  ]),
  row(endpoint.closeTicket, schema.TicketIdSchema, schema.TicketDetailsSchema, ["ticket.unknown", "ticket.closed"]),
  row(endpoint.reopenTicket, schema.TicketIdSchema, schema.TicketDetailsSchema, [
    "ticket.unknown",
    "ticket.open",
    "ticket.late",
    "ticket.limit",
  ]),
];
