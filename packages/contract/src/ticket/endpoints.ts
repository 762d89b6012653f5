import { endpoint } from "../endpoint.ts";
import type * as Contact from "./contactSchemas.ts";
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

const contact = { domain: "ticket", moduleId: "TICKET3", path: "/wps/contact", whileClosed: true } as const;

/** What the form for who cannot log in needs: its rules, and a challenge that is solved for one message (CS-04). */
export const getContactForm = /* @__PURE__ */ endpoint<Record<string, never>, Contact.ContactForm>({
  ...contact,
  name: "getContactForm",
  method: "GET",
  rateLimit: { calls: 60, seconds: 60 },
  // Each challenge is used once.
  cache: { keepSeconds: 0 },
});

/**
 * Opens a ticket of who cannot log in (CS-04, X-45); staff's answer goes to the mail address. A message that names an earlier ticket of the same address
 * is added to it, and the answer does not tell whether it was. It counts the messages of an address and of a network in a day.
 */
export const sendContact = /* @__PURE__ */ endpoint<Contact.SendContact, Contact.ContactSent>({
  ...contact,
  name: "sendContact",
  method: "PUT",
  idempotencyKey: "required",
  proofFields: ["proof"],
  rateLimit: { calls: 20, seconds: 3_600 },
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

const live = { domain: "ticket", moduleId: "LIVECHAT3", token: "required" } as const;

const liveChanges = {
  ...live,
  method: "POST",
  rateLimit: { calls: 30, seconds: 60 },
  bodyLimit: 4_096,
  cache: { invalidates: ["LiveChat", "Tickets"] },
} as const;

/** Whether support is there, and the member's live chat. */
export const getLiveChat = /* @__PURE__ */ endpoint<Record<string, never>, Shape.LiveChatDesk>({
  ...live,
  name: "getLiveChat",
  method: "GET",
  path: "/wps/live-chat",
  passive: true,
  rateLimit: { calls: 120, seconds: 60 },
  cache: { provides: ["Session", "LiveChat"], keepSeconds: 0 },
});

/** Asks support: at once where somebody is there, else in a ticket. What follows is written by `writeTicket`. */
export const startLiveChat = /* @__PURE__ */ endpoint<Shape.StartLiveChat, Shape.LiveChatStarted>({
  ...liveChanges,
  name: "startLiveChat",
  path: "/wps/live-chat",
  idempotencyKey: "required",
  bodyLimit: 131_072,
});

/** Says that the member is at the chat, reads, and types. Pages say it every 20 seconds. */
export const signalLiveChat = /* @__PURE__ */ endpoint<Shape.SignalLiveChat, Record<string, never>>({
  ...live,
  name: "signalLiveChat",
  method: "POST",
  path: "/wps/live-chat/signal",
  passive: true,
  rateLimit: { calls: 120, seconds: 60 },
  bodyLimit: 1_024,
});

/** Ends the chat. A question that nobody has taken stays as a ticket. */
export const endLiveChat = /* @__PURE__ */ endpoint<Shape.TicketId, Shape.LiveChatDesk>({
  ...liveChanges,
  name: "endLiveChat",
  path: "/wps/live-chat/end",
});

/** Rates an ended chat, once. */
export const rateLiveChat = /* @__PURE__ */ endpoint<Shape.RateLiveChat, Shape.LiveChatDesk>({
  ...liveChanges,
  name: "rateLiveChat",
  path: "/wps/live-chat/rating",
});

/** Sends what was written to the member's confirmed mail address. */
export const mailLiveChat = /* @__PURE__ */ endpoint<Shape.TicketId, Record<string, never>>({
  ...live,
  name: "mailLiveChat",
  method: "POST",
  path: "/wps/live-chat/mail",
  rateLimit: { calls: 5, seconds: 600 },
  bodyLimit: 1_024,
});
