import { type Static, Type } from "typebox";
import { MaybeSaidText, SaidText } from "../saidText.ts";
import { LanguageCodeSchema, Millis, text } from "../shapes.ts";
import { Base64Picture, Cursor, Reason, Uuid } from "../staff/schemas.ts";
import { mostLineCharacters } from "./limits.ts";
import { AnswerImages, TicketNo } from "./staffShapes.ts";
import { TicketCategorySchema, TicketStateSchema } from "./schemas.ts";
import { weekHoursFields } from "../weekHours.ts";
import { liveChatStates, ticketClosers } from "./states.ts";

const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const MaybeText = Type.Union([Type.String(), Type.Null()]);

export const ListStaffTicketsSchema = Type.Object({
  state: Type.Optional(TicketStateSchema),
  /** Those that wait for staff: nobody has answered, or the writer has written again. */
  waits: Type.Optional(Type.Literal("1")),
  category: Type.Optional(TicketCategorySchema),
  /** Those that the caller has taken. */
  mine: Type.Optional(Type.Literal("1")),
  /** How a number, a username or a title begins; a whole mail address of who had not logged in. */
  search: Type.Optional(text(100)),
  memberId: Type.Optional(text(64)),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/tickets. */
export type ListStaffTickets = Static<typeof ListStaffTicketsSchema>;

const StaffTicketSchema = Type.Object({
  id: Type.String(),
  version: Version,
  category: TicketCategorySchema,
  title: Type.String(),
  state: TicketStateSchema,
  /** Null for who had not logged in. */
  memberId: MaybeText,
  username: MaybeText,
  /** The mail address of who has taken it; null for nobody. */
  takenBy: MaybeText,
  createdAt: Millis,
  changedAt: Millis,
});

/** A ticket in a list of staff. */
export type StaffTicket = Static<typeof StaffTicketSchema>;

export const StaffTicketListSchema = Type.Object({ items: Type.Array(StaffTicketSchema), next: MaybeText });

/** Tickets, those that changed last first. */
export type StaffTicketList = Static<typeof StaffTicketListSchema>;

export const StaffTicketIdSchema = Type.Object({ id: TicketNo });

/** GET /staff/ticket. */
export type StaffTicketId = Static<typeof StaffTicketIdSchema>;

const StaffLineSchema = Type.Object({
  id: Type.String(),
  /** `NOTE`: of staff for staff; the member never sees it. */
  by: Type.Enum(["MEMBER", "STAFF", "NOTE"]),
  /** The name of who of staff has written it; null for the member. */
  author: MaybeText,
  content: Type.String(),
  /** Links that work for five minutes, for the session that asked. */
  pictures: Type.Array(Type.Object({ url: Type.String(), expiresAt: Millis })),
  at: Millis,
});

/** What was written in a ticket, notes of staff too. */
export type StaffTicketLine = Static<typeof StaffLineSchema>;

const GuestSchema = Type.Object({
  /** Nobody has proved that it is the writer's: answers go there. */
  email: Type.String(),
  name: Type.String(),
  /** The account that the writer says to have, as it was typed. */
  username: Type.String(),
  /** The member of that name, who need not be the writer; null where there is none. */
  memberId: MaybeText,
  /** The number of an earlier ticket that the writer named, and whether there is such a ticket of the merchant. */
  earlier: Type.Union([Type.Object({ id: Type.String(), isKnown: Type.Boolean() }), Type.Null()]),
});

/** Who has written without logging in, by what the writer says. */
export type TicketGuest = Static<typeof GuestSchema>;

export const StaffTicketSheetSchema = Type.Object({
  ...StaffTicketSchema.properties,
  /** The language in which the member wrote last. */
  language: LanguageCodeSchema,
  contact: Type.String(),
  /** Null for a ticket of a member. */
  guest: Type.Union([GuestSchema, Type.Null()]),
  lines: Type.Array(StaffLineSchema),
  isMine: Type.Boolean(),
  closedBy: Type.Union([Type.Enum([...ticketClosers]), Type.Null()]),
  closeReason: Type.String(),
  mergedInto: MaybeText,
  /** The live chat in it; null for a ticket that never was one. */
  live: Type.Union([
    Type.Object({
      state: Type.Enum(liveChatStates.states),
      isMemberTyping: Type.Boolean(),
      /** The member has read up to then. */
      memberReadAt: Type.Union([Millis, Type.Null()]),
      /** Whether the member's page is open. */
      isMemberThere: Type.Boolean(),
      since: Millis,
      stars: Type.Union([Type.Integer(), Type.Null()]),
      comment: Type.String(),
    }),
    Type.Null(),
  ]),
  /** The writer's other tickets that are not closed: this one can be merged into them. */
  others: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
});

/** One ticket as staff work on it. */
export type StaffTicketSheet = Static<typeof StaffTicketSheetSchema>;

/** A ticket as the caller has seen it: another version is refused. */
const seen = { id: TicketNo, version: Version } as const;

export const AnswerTicketSchema = Type.Object({
  ...seen,
  /** Made by the page, so that an answer sent twice is one. */
  lineId: Uuid,
  content: SaidText(1, mostLineCharacters),
  images: AnswerImages,
});

/** POST /staff/ticket/answer. */
export type AnswerTicket = Static<typeof AnswerTicketSchema>;

export const NoteTicketSchema = Type.Object({ id: TicketNo, lineId: Uuid, content: SaidText(1, 4_000) });

/** POST /staff/ticket/note. */
export type NoteTicket = Static<typeof NoteTicketSchema>;

export const TakeTicketSchema = Type.Object({ ...seen, isMine: Type.Boolean() });

/** POST /staff/ticket/take. */
export type TakeTicket = Static<typeof TakeTicketSchema>;

export const AssignTicketSchema = Type.Object({
  ...seen,
  /** One of `listTicketStaff`, by id. */
  to: text(64),
});

/** POST /staff/ticket/assign. */
export type AssignTicket = Static<typeof AssignTicketSchema>;

export const TicketStaffSchema = Type.Array(
  Type.Object({ id: Type.String(), name: Type.String(), isMe: Type.Boolean() }),
);

/** GET /staff/ticket/people. */
export type TicketStaff = Static<typeof TicketStaffSchema>;

export const UploadTicketPictureSchema = Type.Object({
  id: TicketNo,
  data: Base64Picture,
});

/** POST /staff/ticket/picture. */
export type UploadTicketPicture = Static<typeof UploadTicketPictureSchema>;

export const TicketPictureSchema = Type.Object({ uploadId: Type.String() });

/** A picture that goes with the next answer. */
export type TicketPicture = Static<typeof TicketPictureSchema>;

export const CloseStaffTicketSchema = Type.Object({
  ...seen,
  /** What the member is told. */
  reason: SaidText(3, 300),
});

/** POST /staff/ticket/close. */
export type CloseStaffTicket = Static<typeof CloseStaffTicketSchema>;

export const MergeTicketSchema = Type.Object({ ...seen, into: TicketNo });

/** POST /staff/ticket/merge. */
export type MergeTicket = Static<typeof MergeTicketSchema>;

const Answer = Type.Optional(MaybeSaidText(4_000));

/** Texts by language; a member whose language has none gets the English one. */
const AnswerTextsSchema = Type.Object(
  { EN: SaidText(1, 4_000), CN: Answer, ID: Answer, TH: Answer, TY: Answer, VI: Answer, TL: Answer },
  { additionalProperties: false },
);

const SavedAnswerSchema = Type.Object({
  id: Uuid,
  version: Version,
  /** What staff call it. */
  name: SaidText(1, 80),
  texts: AnswerTextsSchema,
});

/** An answer that staff use again. */
export type SavedAnswer = Static<typeof SavedAnswerSchema>;

export const SavedAnswersSchema = Type.Array(SavedAnswerSchema);

/** GET /staff/saved-answers, by their names. */
export type SavedAnswers = Static<typeof SavedAnswersSchema>;

export const SaveAnswerSchema = Type.Object({
  ...SavedAnswerSchema.properties,
  reason: Reason,
});

/** POST /staff/saved-answers; version 0 makes one. */
export type SaveAnswer = Static<typeof SaveAnswerSchema>;

export const RemoveAnswerSchema = Type.Object({ id: Uuid, version: Version, reason: Reason });

/** POST /staff/saved-answers/remove. */
export type RemoveAnswer = Static<typeof RemoveAnswerSchema>;

const TicketSettingsSchema = Type.Object({
  /** How many words what opens a ticket has (VL-46). */
  minWords: Type.Integer({ minimum: 1, maximum: 20 }),
  maxWords: Type.Integer({ minimum: 20, maximum: 2_000 }),
  /** The most tickets of a member that are not closed, and that are opened in a day of the merchant's zone. */
  mostOpen: Type.Integer({ minimum: 1, maximum: 50 }),
  mostToday: Type.Integer({ minimum: 1, maximum: 50 }),
  /** After how many days without a word of the member an answered ticket closes by itself. */
  closeDays: Type.Integer({ minimum: 3, maximum: 90 }),
  /** When live chats are open, in the merchant's zone; outside of it a question becomes a ticket. */
  liveHours: Type.Object(weekHoursFields),
  /** After how many minutes a question that nobody has taken becomes a ticket. */
  liveWaitMinutes: Type.Integer({ minimum: 1, maximum: 60 }),
  /** How many live chats one of staff has at once. */
  liveAtOnce: Type.Integer({ minimum: 1, maximum: 20 }),
  /** For how many days closed tickets that were live chats are kept. */
  liveKeepDays: Type.Integer({ minimum: 30, maximum: 1_825 }),
});

/** What a merchant says of its tickets. */
export type TicketSettings = Static<typeof TicketSettingsSchema>;

export const StoredTicketSettingsSchema = Type.Object({ settings: TicketSettingsSchema, version: Version });

/** GET /staff/ticket-settings. */
export type StoredTicketSettings = Static<typeof StoredTicketSettingsSchema>;

export const ChangeTicketSettingsSchema = Type.Object({
  settings: TicketSettingsSchema,
  version: Version,
  reason: Reason,
});

/** POST /staff/ticket-settings. */
export type ChangeTicketSettings = Static<typeof ChangeTicketSettingsSchema>;
