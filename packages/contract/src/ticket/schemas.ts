import { type Static, Type } from "typebox";
import { MaybeSaidText, SaidText } from "../saidText.ts";
import { Millis, PageNo, text } from "../shapes.ts";
import { mostLineCharacters, mostStars } from "./limits.ts";
import { liveChatStates, ticketCategories, ticketClosers, ticketStates } from "./states.ts";

const Images = Type.Array(text(64), { maxItems: 20 });
const MaybeMillis = Type.Union([Millis, Type.Null()]);

export const TicketCategorySchema = Type.Enum([...ticketCategories]);
export const TicketStateSchema = Type.Enum(ticketStates.states);

/** What is typed in a line: how long it may be is told in words, and only far beyond them in characters. */
export const LineText = SaidText(1, mostLineCharacters);

export const SendFeedbackSchema = Type.Object({
  category: TicketCategorySchema,
  title: Type.Optional(MaybeSaidText(120)),
  content: LineText,
  /** Ids of own uploads with purpose `TICKET`, at most three. */
  images: Type.Optional(Images),
  /** How the member wants to be reached, where not by the answer in the ticket. */
  contact: Type.Optional(MaybeSaidText(120)),
});

/** PUT /wps/feedback. */
export type SendFeedback = Static<typeof SendFeedbackSchema>;

export const FeedbackSentSchema = Type.Object({
  /** The ticket's number. */
  id: Type.String(),
  status: TicketStateSchema,
});

/** A ticket that was opened. */
export type FeedbackSent = Static<typeof FeedbackSentSchema>;

export const TicketRulesSchema = Type.Object({
  /** How many words what opens a ticket has. */
  minWords: Type.Integer({ minimum: 1 }),
  maxWords: Type.Integer({ minimum: 1 }),
});

/** GET /wps/tickets/rules: what holds for a new ticket. */
export type TicketRules = Static<typeof TicketRulesSchema>;

export const ListTicketsSchema = Type.Object({ pageNo: Type.Optional(PageNo) });

/** GET /wps/tickets. */
export type ListTickets = Static<typeof ListTicketsSchema>;

const TicketSchema = Type.Object({
  id: Type.String(),
  category: TicketCategorySchema,
  /** What the member has called it, else how its first line begins. */
  title: Type.String(),
  state: TicketStateSchema,
  createdAt: Millis,
  changedAt: Millis,
});

/** A ticket in the member's list. */
export type Ticket = Static<typeof TicketSchema>;

export const TicketListSchema = Type.Object({
  list: Type.Array(TicketSchema),
  pageNo: Type.Integer(),
  pageSize: Type.Integer(),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
});

/** A page of the member's tickets, those that changed last first. */
export type TicketList = Static<typeof TicketListSchema>;

export const TicketIdSchema = Type.Object({ id: text(64) });

/** A call about one of the member's tickets. */
export type TicketId = Static<typeof TicketIdSchema>;

export const TicketLineSchema = Type.Object({
  id: Type.String(),
  by: Type.Enum(["MEMBER", "STAFF"]),
  content: Type.String(),
  /** Ids of the member's own files: `createFileLink` makes a link to one. */
  pictures: Type.Array(Type.String()),
  at: Millis,
});

/** What a member or staff have written. */
export type TicketLine = Static<typeof TicketLineSchema>;

export const TicketDetailsSchema = Type.Object({
  ...TicketSchema.properties,
  contact: Type.String(),
  /** The oldest first. */
  lines: Type.Array(TicketLineSchema),
  /** Of a closed one: who or what has closed it, and what staff have said to it. */
  closedBy: Type.Union([Type.Enum([...ticketClosers]), Type.Null()]),
  closeReason: Type.String(),
  /** Until when it can be reopened; null where it cannot. */
  reopenUntil: MaybeMillis,
  /** The number of the ticket that its lines stand in; null for one that is not merged. */
  mergedInto: Type.Union([Type.String(), Type.Null()]),
});

/** One ticket with all that was written. */
export type TicketDetails = Static<typeof TicketDetailsSchema>;

export const WriteTicketSchema = Type.Object({ id: text(64), content: LineText, images: Type.Optional(Images) });

/** POST /wps/tickets/lines. */
export type WriteTicket = Static<typeof WriteTicketSchema>;

const Seconds = Type.Integer({ minimum: 0, maximum: 86_400 });

const LiveChatSchema = Type.Object({
  /** The number of the ticket in which its lines stand. */
  id: Type.String(),
  state: Type.Enum(liveChatStates.states),
  /** Which one it is of those that wait, from 1; 0 for one that does not. */
  place: Type.Integer({ minimum: 0 }),
  isStaffTyping: Type.Boolean(),
  /** Staff have read what was written up to then. */
  staffReadAt: MaybeMillis,
  /** Of an ended one: who or what has ended it; `TIME` where nobody came or the member was away. */
  endedBy: Type.Union([Type.Enum([...ticketClosers]), Type.Null()]),
  /** Whether staff have been in it: only such a one is rated. */
  wasTaken: Type.Boolean(),
  stars: Type.Union([Type.Integer({ minimum: 1, maximum: mostStars }), Type.Null()]),
});

/** The member's live chat. */
export type LiveChat = Static<typeof LiveChatSchema>;

export const LiveChatDeskSchema = Type.Object({
  /** Whether the merchant's timetable says that staff are there. */
  isOpen: Type.Boolean(),
  /** Whether somebody of staff is there: where nobody is, what is written becomes a ticket. */
  isStaffed: Type.Boolean(),
  /** About how long whoever writes now, or waits, is going to wait; null where nobody is there. */
  waitSeconds: Type.Union([Seconds, Type.Null()]),
  /** The newest one of the last day; null for none. */
  chat: Type.Union([LiveChatSchema, Type.Null()]),
});

/** GET /wps/live-chat. */
export type LiveChatDesk = Static<typeof LiveChatDeskSchema>;

export const StartLiveChatSchema = Type.Object({ content: LineText, images: Type.Optional(Images) });

/** POST /wps/live-chat. */
export type StartLiveChat = Static<typeof StartLiveChatSchema>;

export const LiveChatStartedSchema = Type.Object({
  /** The number of the ticket. */
  id: Type.String(),
  /** False where nobody is there: the answer comes in the ticket. */
  isLive: Type.Boolean(),
});

/** What has become of a question. */
export type LiveChatStarted = Static<typeof LiveChatStartedSchema>;

export const SignalLiveChatSchema = Type.Object({
  id: text(64),
  isTyping: Type.Boolean(),
  /** What staff have written up to then is read. */
  readAt: MaybeMillis,
});

/** POST /wps/live-chat/signal. */
export type SignalLiveChat = Static<typeof SignalLiveChatSchema>;

export const RateLiveChatSchema = Type.Object({
  id: text(64),
  stars: Type.Integer({ minimum: 1, maximum: mostStars }),
  comment: Type.Optional(MaybeSaidText(500)),
});

/** POST /wps/live-chat/rating. */
export type RateLiveChat = Static<typeof RateLiveChatSchema>;
