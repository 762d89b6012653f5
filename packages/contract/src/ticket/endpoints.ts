import { endpoint } from "../endpoint.ts";
import type * as Shape from "./schemas.ts";

const own = { domain: "ticket", moduleId: "TICKET3", token: "required", trial: false } as const;

const reads = {
  ...own,
  method: "GET",
  rateLimit: { calls: 120, seconds: 60 },
  cache: { provides: ["Session", "Tickets"] },
} as const;

const changes = {
  ...own,
  method: "POST",
  rateLimit: { calls: 30, seconds: 60 },
  bodyLimit: 2_048,
  // Refused too: its state is another one.
  cache: { invalidates: ["Tickets"] },
} as const;

/**
 * Opens a ticket (CS-04, CS-05, AP-24). A category whose module is off (FEEDBACK3 for feedback and suggestions, COMPLAINT3 for complaints) is
 * refused.
 */
export const sendFeedback = /* @__PURE__ */ endpoint<Shape.SendFeedback, Shape.FeedbackSent>({
  ...changes,
  name: "sendFeedback",
  method: "PUT",
  path: "/wps/feedback",
  idempotencyKey: "required",
  bodyLimit: 131_072,
});

/** How long what opens a ticket may be (VL-46). */
export const getTicketRules = /* @__PURE__ */ endpoint<Record<string, never>, Shape.TicketRules>({
  ...reads,
  name: "getTicketRules",
  path: "/wps/tickets/rules",
});

/** The member's tickets (CS-04). */
export const listTickets = /* @__PURE__ */ endpoint<Shape.ListTickets, Shape.TicketList>({
  ...reads,
  name: "listTickets",
  path: "/wps/tickets",
});

/** One ticket with all that was written. */
export const getTicket = /* @__PURE__ */ endpoint<Shape.TicketId, Shape.TicketDetails>({
  ...reads,
  name: "getTicket",
  path: "/wps/tickets/one",
});

/** Writes in a ticket that is not closed. */
export const writeTicket = /* @__PURE__ */ endpoint<Shape.WriteTicket, Shape.TicketDetails>({
  ...changes,
  name: "writeTicket",
  path: "/wps/tickets/lines",
  idempotencyKey: "required",
  bodyLimit: 131_072,
});

/** Closes a ticket; one that is closed stays so. */
export const closeTicket = /* @__PURE__ */ endpoint<Shape.TicketId, Shape.TicketDetails>({
  ...changes,
  name: "closeTicket",
  path: "/wps/tickets/close",
});

/** Opens a ticket again, within 30 days of its closing. */
export const reopenTicket = /* @__PURE__ */ endpoint<Shape.TicketId, Shape.TicketDetails>({
  ...changes,
  name: "reopenTicket",
  path: "/wps/tickets/reopen",
});
