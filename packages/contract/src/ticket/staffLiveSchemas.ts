import { type Static, Type } from "typebox";
import { SaidText } from "../saidText.ts";
import { LanguageCodeSchema, Millis, text } from "../shapes.ts";
import { Uuid } from "../staff/schemas.ts";
import { mostLineCharacters } from "./limits.ts";
import { AnswerImages, TicketNo } from "./staffShapes.ts";
import { liveChatStates } from "./states.ts";

const LivePersonSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** How many live chats the person has. */
  chats: Type.Integer(),
  isMe: Type.Boolean(),
});

const ListedLiveChatSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  username: Type.String(),
  language: LanguageCodeSchema,
  state: Type.Enum(liveChatStates.states),
  takenBy: Type.Union([Type.String(), Type.Null()]),
  isMine: Type.Boolean(),
  /** Whether the member has written last. */
  isUnanswered: Type.Boolean(),
  since: Millis,
});

/** A live chat in the list of staff. */
export type ListedLiveChat = Static<typeof ListedLiveChatSchema>;

export const StaffLiveChatsSchema = Type.Object({
  /** Whether the timetable says that chats are open. */
  isOpen: Type.Boolean(),
  /** Who is there for chats. */
  people: Type.Array(LivePersonSchema),
  /** Those that have not ended: one's own first, then those that wait, the longest first. */
  chats: Type.Array(ListedLiveChatSchema),
});

/** GET /staff/live-chats. */
export type StaffLiveChats = Static<typeof StaffLiveChatsSchema>;

export const SetLiveChatPresenceSchema = Type.Object({ isThere: Type.Boolean() });

/** POST /staff/live-chats/presence. */
export type SetLiveChatPresence = Static<typeof SetLiveChatPresenceSchema>;

export const WriteLiveChatSchema = Type.Object({
  id: TicketNo,
  /** Made by the page, so that a line sent twice is one. */
  lineId: Uuid,
  content: SaidText(1, mostLineCharacters),
  images: AnswerImages,
});

/** POST /staff/live-chats/line. */
export type WriteLiveChat = Static<typeof WriteLiveChatSchema>;

export const SignalStaffLiveChatSchema = Type.Object({
  id: TicketNo,
  isTyping: Type.Boolean(),
  readAt: Type.Union([Millis, Type.Null()]),
});

/** POST /staff/live-chats/signal. */
export type SignalStaffLiveChat = Static<typeof SignalStaffLiveChatSchema>;

export const HandOverLiveChatSchema = Type.Object({
  id: TicketNo,
  /** One of `people`; null: to whoever is free. */
  to: Type.Union([text(64), Type.Null()]),
});

/** POST /staff/live-chats/hand-over. */
export type HandOverLiveChat = Static<typeof HandOverLiveChatSchema>;
