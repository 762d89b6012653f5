import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Live from "./staffLiveSchemas.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "ticket", scope: "merchant" } as const;

const acts = {
  ...own,
  method: "POST",
  permission: "tickets.answer",
  // Refused too: the member or somebody else has changed it.
  cache: { invalidates: ["StaffTickets", "Work", "Audit"] },
} as const;

const changes = { ...own, method: "POST", permission: "tickets.change" } as const;

/** A merchant's tickets, those that changed last first. */
export const listStaffTickets = /* @__PURE__ */ staffEndpoint<Shape.ListStaffTickets, Shape.StaffTicketList>({
  ...own,
  name: "listStaffTickets",
  method: "GET",
  path: "/staff/tickets",
  permission: "tickets.read",
  cache: { provides: ["StaffTickets"] },
});

/** One ticket with notes of staff and links to its pictures. */
export const getStaffTicket = /* @__PURE__ */ staffEndpoint<Shape.StaffTicketId, Shape.StaffTicketSheet>({
  ...own,
  name: "getStaffTicket",
  method: "GET",
  path: "/staff/ticket",
  permission: "tickets.read",
  cache: { provides: ["StaffTickets"] },
});

/** Answers the member, who is told; a ticket that nobody has taken is the caller's then. */
export const answerTicket = /* @__PURE__ */ staffEndpoint<Shape.AnswerTicket, Shape.StaffTicketSheet>({
  ...acts,
  name: "answerTicket",
  path: "/staff/ticket/answer",
  bodyLimit: 131_072,
});

/** Writes a note for staff, in a ticket of any state. */
export const noteTicket = /* @__PURE__ */ staffEndpoint<Shape.NoteTicket, Shape.StaffTicketSheet>({
  ...acts,
  name: "noteTicket",
  path: "/staff/ticket/note",
});

/** Takes a ticket, also from somebody else, or gives one's own back. */
export const takeTicket = /* @__PURE__ */ staffEndpoint<Shape.TakeTicket, Shape.StaffTicketSheet>({
  ...acts,
  name: "takeTicket",
  path: "/staff/ticket/take",
});

/** Who answers tickets of the merchant, by name. */
export const listTicketStaff = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.TicketStaff>({
  ...own,
  name: "listTicketStaff",
  method: "GET",
  path: "/staff/ticket/people",
  permission: "tickets.answer",
  cache: { provides: ["People"] },
});

/** Gives a ticket to a colleague who answers tickets; a live chat in it only to one who is there. */
export const assignTicket = /* @__PURE__ */ staffEndpoint<Shape.AssignTicket, Shape.StaffTicketSheet>({
  ...acts,
  name: "assignTicket",
  path: "/staff/ticket/assign",
});

/** Stores a picture for an answer in a ticket of a member, re-encoded from its pixels; the member and staff alone read it. */
export const uploadTicketPicture = /* @__PURE__ */ staffEndpoint<Shape.UploadTicketPicture, Shape.TicketPicture>({
  ...own,
  name: "uploadTicketPicture",
  method: "POST",
  path: "/staff/ticket/picture",
  permission: "tickets.answer",
  bodyLimit: 7_340_032,
  rateLimit: { calls: 60, seconds: 60 },
});

/** Closes a ticket with a reason, which the member is told. */
export const closeStaffTicket = /* @__PURE__ */ staffEndpoint<Shape.CloseStaffTicket, Shape.StaffTicketSheet>({
  ...acts,
  name: "closeStaffTicket",
  path: "/staff/ticket/close",
});

/** Moves what was written in a ticket into another one of the same member, and ends it. */
export const mergeTicket = /* @__PURE__ */ staffEndpoint<Shape.MergeTicket, Shape.StaffTicketSheet>({
  ...acts,
  name: "mergeTicket",
  path: "/staff/ticket/merge",
});

/** The answers that staff use again. */
export const listSavedAnswers = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.SavedAnswers>({
  ...own,
  name: "listSavedAnswers",
  method: "GET",
  path: "/staff/saved-answers",
  permission: "tickets.read",
  cache: { provides: ["SavedAnswers"] },
});

/** Makes or changes a saved answer; of two people the second is told. */
export const saveAnswer = /* @__PURE__ */ staffEndpoint<Shape.SaveAnswer, Record<string, never>>({
  ...changes,
  name: "saveAnswer",
  path: "/staff/saved-answers",
  cache: { invalidates: ["SavedAnswers", "Audit"] },
});

/** Removes a saved answer; answers that were sent stay. */
export const removeAnswer = /* @__PURE__ */ staffEndpoint<Shape.RemoveAnswer, Record<string, never>>({
  ...changes,
  name: "removeAnswer",
  path: "/staff/saved-answers/remove",
  cache: { invalidates: ["SavedAnswers", "Audit"] },
});

/** What the merchant says of its tickets. */
export const getTicketSettings = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StoredTicketSettings>({
  ...own,
  name: "getTicketSettings",
  method: "GET",
  path: "/staff/ticket-settings",
  permission: "tickets.read",
  cache: { provides: ["TicketSettings"] },
});

/** Changes it; of two people the second is told. */
export const changeTicketSettings = /* @__PURE__ */ staffEndpoint<
  Shape.ChangeTicketSettings,
  Shape.StoredTicketSettings
>({
  ...changes,
  name: "changeTicketSettings",
  path: "/staff/ticket-settings",
  cache: { invalidates: ["TicketSettings", "Audit"] },
});

const liveActs = {
  ...own,
  method: "POST",
  permission: "tickets.answer",
  cache: { invalidates: ["LiveChats", "StaffTickets"] },
} as const;

/** Who is there for live chats, and the chats that have not ended. */
export const listStaffLiveChats = /* @__PURE__ */ staffEndpoint<Record<string, never>, Live.StaffLiveChats>({
  ...own,
  name: "listStaffLiveChats",
  method: "GET",
  path: "/staff/live-chats",
  permission: "tickets.answer",
  cache: { provides: ["LiveChats"] },
});

/** Says that the caller is there for live chats, or no longer; pages repeat it, and who is silent for 90 seconds is away. */
export const setLiveChatPresence = /* @__PURE__ */ staffEndpoint<Live.SetLiveChatPresence, Record<string, never>>({
  ...liveActs,
  name: "setLiveChatPresence",
  path: "/staff/live-chats/presence",
  passive: true,
});

/** Writes in a live chat, whatever the member has written meanwhile. Who has none of staff in it is the caller's then. */
export const writeLiveChat = /* @__PURE__ */ staffEndpoint<Live.WriteLiveChat, Shape.StaffTicketSheet>({
  ...liveActs,
  name: "writeLiveChat",
  path: "/staff/live-chats/line",
  bodyLimit: 131_072,
});

/** Says that the caller reads and types. */
export const signalStaffLiveChat = /* @__PURE__ */ staffEndpoint<Live.SignalStaffLiveChat, Record<string, never>>({
  ...liveActs,
  name: "signalStaffLiveChat",
  path: "/staff/live-chats/signal",
  passive: true,
  cache: {},
});

/** Gives a live chat to a colleague who is there, or back to those that wait. */
export const handOverLiveChat = /* @__PURE__ */ staffEndpoint<Live.HandOverLiveChat, Shape.StaffTicketSheet>({
  ...liveActs,
  name: "handOverLiveChat",
  path: "/staff/live-chats/hand-over",
});

/** Ends a live chat; its ticket stays. */
export const endStaffLiveChat = /* @__PURE__ */ staffEndpoint<Shape.StaffTicketId, Shape.StaffTicketSheet>({
  ...liveActs,
  name: "endStaffLiveChat",
  path: "/staff/live-chats/end",
});
