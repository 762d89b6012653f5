import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import * as contact from "./contactSchemas.ts";
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
  row(endpoint.getContactForm, Nothing, contact.ContactFormSchema),
  row(endpoint.sendContact, contact.SendContactSchema, contact.ContactSentSchema, [
    "fields",
    "feedback.words",
    "captcha.invalid",
    "contact.today",
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
  row(endpoint.getLiveChat, Nothing, schema.LiveChatDeskSchema, ["chat.agent.refused"]),
  row(endpoint.startLiveChat, schema.StartLiveChatSchema, schema.LiveChatStartedSchema, [
    "fields",
    "feedback.words",
    "ticket.limit",
    "ticket.today",
    "live.chat.open",
    "chat.agent.refused",
  ]),
  row(endpoint.signalLiveChat, schema.SignalLiveChatSchema, Nothing, ["chat.agent.refused"]),
  row(endpoint.endLiveChat, schema.TicketIdSchema, schema.LiveChatDeskSchema, ["ticket.unknown", "chat.agent.refused"]),
  row(endpoint.rateLiveChat, schema.RateLiveChatSchema, schema.LiveChatDeskSchema, [
    "ticket.unknown",
    "chat.agent.refused",
  ]),
  row(endpoint.mailLiveChat, schema.TicketIdSchema, Nothing, ["ticket.unknown", "live.chat.mail"]),
];
