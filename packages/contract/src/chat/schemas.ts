import { type Static, Type } from "typebox";
import { Decimal, LanguageCodeSchema, Millis, text } from "../shapes.ts";

/** The reasons for a report. */
export const chatReportReasons = ["ABUSE", "SPAM", "SCAM", "PERSONAL", "OTHER"] as const;

/** Why a line is reported. */
export type ChatReportReason = (typeof chatReportReasons)[number];

/** A number of a line or of a change, counted in its room from 1. */
export const ChatNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const ChatId = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });
const MaybeText = Type.Union([Type.String(), Type.Null()]);

export const ChatRainSchema = Type.Object({
  /** What was given in all, and to how many in equal parts. */
  amount: Decimal,
  currency: Type.String(),
  count: Type.Integer({ minimum: 1 }),
});

/** That the person of a line has split money among those who had just written. */
export type ChatRain = Static<typeof ChatRainSchema>;

export const ChatLineSchema = Type.Object({
  /** Its number in the room: the order in which everybody reads the lines. */
  seq: ChatNumber,
  /** The number of the room's change that made it what it is: greater than `seq` once it is removed. */
  change: ChatNumber,
  /** Who wrote it; null for staff, and for an account that is deleted. It says nothing else of the account. */
  personId: Type.Union([ChatId, Type.Null()]),
  /** The nickname, or the masked username; null for a member who hides the name. Of staff the merchant's name. */
  name: MaybeText,
  isStaff: Type.Boolean(),
  isRemoved: Type.Boolean(),
  /** Empty for a removed line, and for one of a rain. */
  text: Type.String(),
  /** Null for a line that somebody has written. */
  rain: Type.Union([ChatRainSchema, Type.Null()]),
  at: Millis,
});

/** A line of a chat room. */
export type ChatLine = Static<typeof ChatLineSchema>;

export const ChatUrlRequestSchema = Type.Object({
  b2c: Type.Optional(Type.Literal("1")),
  title: Type.Optional(text(80)),
  language: Type.Optional(LanguageCodeSchema),
  headerColor: Type.Optional(Type.String({ pattern: "^#[0-9A-Fa-f]{6}$" })),
});

/** GET /wps/chat/url. */
export type ChatUrlRequest = Static<typeof ChatUrlRequestSchema>;

const UnreadCount = Type.Integer({ minimum: 0, maximum: 99 });

export const ChatUrlSchema = Type.Object({ chatUrl: Type.String(), unReadCount: UnreadCount });

/**
 * Where the chat stands as a page of its own, on the site or, where the merchant has another chat system, at that one's origin (decision 171), and how many lines wait,
 * 99 at most (EN-26).
 */
export type ChatUrl = Static<typeof ChatUrlSchema>;

export const ChatMessageSchema = Type.Object({
  unReadCount: UnreadCount,
  last: Type.Union([ChatLineSchema, Type.Null()]),
});

/** GET /wps/chat/message: how many lines wait in the rooms that the member has opened, 99 at most, and the newest of them. */
export type ChatMessage = Static<typeof ChatMessageSchema>;

const Person = Type.Object({ personId: ChatId, name: MaybeText });

/** Somebody in a chat. */
export type ChatPerson = Static<typeof Person>;

export const ChatSilenceSchema = Type.Object({
  /** Null: for good. */
  until: Type.Union([Millis, Type.Null()]),
  reason: Type.String(),
});

/** That a member may not write, until when, and why. */
export type ChatSilence = Static<typeof ChatSilenceSchema>;

const Room = Type.Object({
  roomId: ChatId,
  /** Null for the room of a language, which pages name by the language. */
  name: MaybeText,
  language: LanguageCodeSchema,
  /** Seconds between two lines of one member; 0 for none. */
  slowSeconds: Type.Integer({ minimum: 0, maximum: 3_600 }),
  unReadCount: UnreadCount,
  /** Up to which line the member has read, at any page; 0 for none. */
  read: ChatNumber,
});

/** A chat room as a member sees it. */
export type ChatRoom = Static<typeof Room>;

export const ChatRoomsSchema = Type.Object({
  /** The caller as others see it. */
  me: Person,
  silence: Type.Union([ChatSilenceSchema, Type.Null()]),
  /** Whether members may give each other money here: the module is on, and the jurisdiction allows it. */
  hasTips: Type.Boolean(),
  /** Whose lines the caller does not want to see. */
  muted: Type.Array(Person),
  rooms: Type.Array(Room),
});

/** GET /wps/chat/rooms: the rooms that are open for the member, the one of the member's language first. */
export type ChatRooms = Static<typeof ChatRoomsSchema>;

export const ChatLinesRequestSchema = Type.Object({
  roomId: ChatId,
  /** Lines before this one, the newest of them. */
  before: Type.Optional(ChatNumber),
  /** What has changed behind this change, the oldest first, for pages without a socket. */
  after: Type.Optional(ChatNumber),
});

/** GET /wps/chat/lines: without `before` and `after` the newest lines. */
export type ChatLinesRequest = Static<typeof ChatLinesRequestSchema>;

export const ChatLinesSchema = Type.Object({
  /** In the order of their numbers. */
  lines: Type.Array(ChatLineSchema),
  /** Whether there are more in the direction that was asked for. */
  hasMore: Type.Boolean(),
  /** Up to which change of the room this is. */
  change: ChatNumber,
});

/** A page of a room's lines. */
export type ChatLines = Static<typeof ChatLinesSchema>;

export const SendChatLineSchema = Type.Object({
  roomId: ChatId,
  /** Made by the page: the same line sent again is stored once. */
  id: ChatId,
  text: text(4_000),
});

/** POST /wps/chat/line. */
export type SendChatLine = Static<typeof SendChatLineSchema>;

export const SentChatLineSchema = Type.Object({ line: ChatLineSchema });

/** The line as it is stored. */
export type SentChatLine = Static<typeof SentChatLineSchema>;

export const ReportChatLineSchema = Type.Object({
  roomId: ChatId,
  seq: ChatNumber,
  reason: Type.Enum([...chatReportReasons]),
});

/** POST /wps/chat/report. */
export type ReportChatLine = Static<typeof ReportChatLineSchema>;

export const MuteChatPersonSchema = Type.Object({ personId: ChatId, isMuted: Type.Boolean() });

/** POST /wps/chat/mute. */
export type MuteChatPerson = Static<typeof MuteChatPersonSchema>;

export const ReadChatRoomSchema = Type.Object({ roomId: ChatId, seq: ChatNumber });

/** POST /wps/chat/read. */
export type ReadChatRoom = Static<typeof ReadChatRoomSchema>;
