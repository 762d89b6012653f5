import { type Static, Type } from "typebox";
import { SaidText } from "../saidText.ts";
import { LanguageCodeSchema, Millis, text } from "../shapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";
import { ChatNumber, ChatRainSchema, chatReportReasons } from "./schemas.ts";

const MaybeText = Type.Union([Type.String(), Type.Null()]);
const MaybeMillis = Type.Union([Millis, Type.Null()]);

const terms = {
  slowSeconds: Type.Integer({ minimum: 0, maximum: 3_600 }),
  /** The least level of the members who may enter; 0 for all. */
  leastLevel: Type.Integer({ minimum: 0, maximum: 100 }),
  isOpen: Type.Boolean(),
} as const;

const StaffRoom = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  /** Null for the room of a language. */
  name: MaybeText,
  language: LanguageCodeSchema,
  ...terms,
  /** How many lines it has. */
  lines: Type.Integer(),
  lastAt: MaybeMillis,
});

/** A chat room as staff see it. */
export type StaffChatRoom = Static<typeof StaffRoom>;

export const StaffChatRoomListSchema = Type.Array(StaffRoom);

/** GET /staff/chat/rooms: the rooms of the languages first. */
export type StaffChatRoomList = Static<typeof StaffChatRoomListSchema>;

export const SaveChatRoomSchema = Type.Object({
  /** Made by the page for a new room. */
  id: Uuid,
  /** The version that was seen; 0 for a new room. */
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  /** Of the room of a language it is not read. */
  name: text(40),
  language: LanguageCodeSchema,
  ...terms,
  reason: Reason,
});

/** POST /staff/chat/room. */
export type SaveChatRoom = Static<typeof SaveChatRoomSchema>;

export const SavedChatRoomSchema = Type.Object({ version: Type.Integer() });

/** The version that is stored now. */
export type SavedChatRoom = Static<typeof SavedChatRoomSchema>;

const StaffLine = Type.Object({
  roomId: Type.String(),
  seq: ChatNumber,
  /** The member's account; null for staff and deleted accounts. */
  memberId: MaybeText,
  username: MaybeText,
  isStaff: Type.Boolean(),
  /** As it was written, also of a removed line. */
  text: Type.String(),
  rain: Type.Union([ChatRainSchema, Type.Null()]),
  at: Millis,
  /** Who of staff has removed it; null where it stands. */
  removedBy: MaybeText,
});

/** A line as staff see it. */
export type StaffChatLine = Static<typeof StaffLine>;

export const StaffChatLinesRequestSchema = Type.Object({
  roomId: Uuid,
  /** Ten lines before and after this one; the newest lines without. */
  around: Type.Optional(ChatNumber),
});

/** GET /staff/chat/lines. */
export type StaffChatLinesRequest = Static<typeof StaffChatLinesRequestSchema>;

export const StaffChatLinesSchema = Type.Array(StaffLine);

/** Lines in the order of their numbers. */
export type StaffChatLines = Static<typeof StaffChatLinesSchema>;

const Report = Type.Object({
  roomId: Type.String(),
  roomName: MaybeText,
  language: LanguageCodeSchema,
  line: StaffLine,
  /** How many members have reported the line, their reasons, and when the first did. */
  count: Type.Integer({ minimum: 1 }),
  reasons: Type.Array(Type.Enum([...chatReportReasons])),
  reportedAt: Millis,
});

/** A reported line that waits for a moderator. */
export type StaffChatReport = Static<typeof Report>;

export const StaffChatReportListSchema = Type.Array(Report);

/** GET /staff/chat/reports: the oldest first, 200 at most. */
export type StaffChatReportList = Static<typeof StaffChatReportListSchema>;

const line = { roomId: Uuid, seq: ChatNumber, reason: Reason } as const;

export const ChatLineActSchema = Type.Object(line);

/** POST /staff/chat/line/remove and /staff/chat/report/close. */
export type ChatLineAct = Static<typeof ChatLineActSchema>;

export const SilenceChatMemberSchema = Type.Object({
  memberId: text(64),
  /** For how many minutes; null for good. */
  minutes: Type.Union([Type.Integer({ minimum: 1, maximum: 525_600 }), Type.Null()]),
  /** What the member is shown. */
  shownReason: SaidText(3, 200),
  reason: Reason,
});

/** POST /staff/chat/silence. */
export type SilenceChatMember = Static<typeof SilenceChatMemberSchema>;

export const EndChatSilenceSchema = Type.Object({ memberId: text(64), reason: Reason });

/** POST /staff/chat/silence/end. */
export type EndChatSilence = Static<typeof EndChatSilenceSchema>;

export const StaffChatSilenceListSchema = Type.Array(
  Type.Object({
    memberId: Type.String(),
    username: Type.String(),
    until: MaybeMillis,
    shownReason: Type.String(),
    by: Type.String(),
    at: Millis,
  }),
);

/** GET /staff/chat/silences: who may not write now. */
export type StaffChatSilenceList = Static<typeof StaffChatSilenceListSchema>;

export const StaffChatWordsSchema = Type.Object({
  version: Type.Integer(),
  /** As staff have typed them. */
  words: Type.Array(Type.String()),
});

/** GET /staff/chat/words. */
export type StaffChatWords = Static<typeof StaffChatWordsSchema>;

export const SaveChatWordsSchema = Type.Object({
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  words: Type.Array(SaidText(1, 60), { maxItems: 1_000 }),
  reason: Reason,
});

/** POST /staff/chat/words. */
export type SaveChatWords = Static<typeof SaveChatWordsSchema>;

export const OutsideChatStateSchema = Type.Object({
  /** Its origin; what signs the calls is shown nowhere. */
  origin: Type.String(),
  /** To a question that was asked for this answer: as agreed, not at all, or in another way, such as by refusing the signature. */
  state: Type.Enum(["ANSWERS", "SILENT", "WRONG"]),
  milliseconds: Type.Integer({ minimum: 0 }),
  /** How many ended sessions it is still to be told of. */
  untoldEnds: Type.Integer({ minimum: 0 }),
});

/** A merchant's own chat system as it is now. */
export type OutsideChatState = Static<typeof OutsideChatStateSchema>;

export const StaffChatSystemSchema = Type.Object({ outside: Type.Union([OutsideChatStateSchema, Type.Null()]) });

/** GET /staff/chat/system: null where the merchant has our rooms. */
export type StaffChatSystem = Static<typeof StaffChatSystemSchema>;

export const WriteChatLineSchema = Type.Object({ roomId: Uuid, id: Uuid, text: SaidText(1, 500) });

/** POST /staff/chat/line. */
export type WriteChatLine = Static<typeof WriteChatLineSchema>;
