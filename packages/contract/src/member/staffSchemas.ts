import { type Static, Type } from "typebox";
import { Millis, text } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "../staff/schemas.ts";
import { memberSorts } from "./staffMemberSorts.ts";
import { memberStates } from "./states.ts";

/** A member's id; opaque, and no personal data. */
export const MemberId = Type.String({ minLength: 1, maxLength: 80, pattern: "^[A-Za-z0-9-]+$" });

const State = Type.Enum([...memberStates.states]);
const Kind = Type.Enum([0, 1, 2, 4, 41, 42]);
const KycLevel = Type.Enum([0, 1, 2]);
const Maybe = <Schema extends typeof Millis | ReturnType<typeof Type.String>>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

export const ListMembersSchema = Type.Object({
  /**
   * The beginning of a username or nickname, or a whole phone number, mail address or id. It is sent in a body, so that it stands in no
   * address and no log.
   */
  search: Type.Optional(text(100)),
  /** Newest first without it; a search comes by name, whatever it says. */
  order: Type.Optional(Type.Enum(memberSorts)),
  state: Type.Optional(State),
  kind: Type.Optional(Kind),
  kycLevel: Type.Optional(KycLevel),
  /** A label's id. */
  label: Type.Optional(Uuid),
  cursor: Type.Optional(Cursor),
});

/** POST /staff/members/list. */
export type ListMembers = Static<typeof ListMembersSchema>;

const LabelTagSchema = Type.Object({
  id: Type.String(),
  /** In English. */
  name: Type.String(),
  color: Type.String(),
  color2: Type.String(),
});

/** A label as it stands beside a member. */
export type LabelTag = Static<typeof LabelTagSchema>;

const MemberLineSchema = Type.Object({
  id: Type.String(),
  username: Type.String(),
  nickname: Type.String(),
  kind: Kind,
  state: State,
  kycLevel: KycLevel,
  /** Masked, but for staff who may see contacts; empty for none. */
  email: Type.String(),
  mobile: Type.String(),
  labels: Type.Array(LabelTagSchema),
  registeredAt: Millis,
  lastLoginAt: Maybe(Millis),
});

/** A member in the list. */
export type MemberLine = Static<typeof MemberLineSchema>;

export const MemberPageSchema = Type.Object({
  items: Type.Array(MemberLineSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** A page of members. */
export type MemberPage = Static<typeof MemberPageSchema>;

export const AskMemberSchema = Type.Object({ memberId: MemberId });

/** A question about one member. */
export type AskMember = Static<typeof AskMemberSchema>;

/** The version of what staff have changed of a member: with another one now, nothing is changed. */
const Version = Type.Integer({ minimum: 0 });

export const MemberSheetSchema = Type.Object({
  ...MemberLineSchema.properties,
  version: Version,
  emailConfirmed: Type.Boolean(),
  mobileConfirmed: Type.Boolean(),
  /** The name on the account; masked as contacts are. */
  payeeName: Type.String(),
  birthday: Maybe(Type.String()),
  language: Type.String(),
  currency: Type.String(),
  registeredFrom: Type.String(),
  /** The username of who invited the member; null for nobody. */
  upline: Maybe(Type.String()),
  hasPassword: Type.Boolean(),
  /** A password that staff gave, which the member must change at the next login. */
  passwordGiven: Type.Boolean(),
  /** Logins are refused from some address after wrong passwords. */
  loginLocked: Type.Boolean(),
  lastLoginFrom: Maybe(Type.String()),
  /** The version of the terms that the member accepted last, when, and in which language it was read; null for none. */
  terms: Type.Union([
    Type.Object({ version: Type.Integer({ minimum: 1 }), at: Millis, language: Type.String() }),
    Type.Null(),
  ]),
  legalHold: Type.Boolean(),
  /** When the account was closed; null for an open one, and where nobody knows. */
  closedAt: Maybe(Millis),
  /** The member has asked for the deletion of personal data. */
  eraseAsked: Type.Boolean(),
  erased: Type.Boolean(),
});

/** GET /staff/members/member: who a member is. */
export type MemberSheet = Static<typeof MemberSheetSchema>;

export const SetMemberStateSchema = Type.Object({
  memberId: MemberId,
  event: Type.Union([Type.Literal("freeze"), Type.Literal("unfreeze")]),
  version: Version,
  reason: Reason,
});

/** POST /staff/members/state. */
export type SetMemberState = Static<typeof SetMemberStateSchema>;

export const SetMemberLabelsSchema = Type.Object({
  memberId: MemberId,
  /** All labels from then on. */
  labels: Type.Array(Uuid, { maxItems: 20, uniqueItems: true }),
  version: Version,
  reason: Reason,
});

/** POST /staff/members/labels. */
export type SetMemberLabels = Static<typeof SetMemberLabelsSchema>;

/** Members who were chosen in a list. */
const ChosenMembers = Type.Array(MemberId, { minItems: 1, maxItems: 100, uniqueItems: true });

export const SetMemberStatesSchema = Type.Object({
  memberIds: ChosenMembers,
  event: Type.Union([Type.Literal("freeze"), Type.Literal("unfreeze")]),
  reason: Reason,
});

/** POST /staff/members/states. */
export type SetMemberStates = Static<typeof SetMemberStatesSchema>;

export const LabelMembersSchema = Type.Object({
  memberIds: ChosenMembers,
  label: Uuid,
  /** Whether they carry it from then on. */
  carried: Type.Boolean(),
  reason: Reason,
});

/** POST /staff/members/label. */
export type LabelMembers = Static<typeof LabelMembersSchema>;

export const ChangedMembersSchema = Type.Object({
  changed: Type.Array(MemberId),
  /** Those who are as asked already, who are in a state that allows no such change, or whom the merchant does not have. */
  left: Type.Array(MemberId),
});

/** What a change of many members did. */
export type ChangedMembers = Static<typeof ChangedMembersSchema>;

export const SendOfferSchema = Type.Object({
  /** Made by the page, so that a call sent twice sends once. */
  id: Uuid,
  memberIds: ChosenMembers,
  /** The subject of mails. */
  subject: Type.String({ minLength: 1, maxLength: 120 }),
  text: Type.String({ minLength: 1, maxLength: 1_000 }),
  reason: Reason,
});

/** POST /staff/members/offer. */
export type SendOffer = Static<typeof SendOfferSchema>;

export const SentOfferSchema = Type.Object({
  /** To how many members it goes. */
  sent: Type.Integer({ minimum: 0 }),
  /** How many get none: they asked for no offers, confirmed nothing to send them to, take a break, are not active, or are not the merchant's. */
  left: Type.Integer({ minimum: 0 }),
});

/** What became of an offer. */
export type SentOffer = Static<typeof SentOfferSchema>;

export const MemberVersionSchema = Type.Object({ version: Version });

/** The version after a change. */
export type MemberVersion = Static<typeof MemberVersionSchema>;

export const EndMemberSessionsSchema = Type.Object({
  memberId: MemberId,
  /** One session; without it, all. */
  sessionId: Type.Optional(Uuid),
  reason: Reason,
});

/** POST /staff/members/sessions/end. */
export type EndMemberSessions = Static<typeof EndMemberSessionsSchema>;

export const SecureMemberSchema = Type.Object({ memberId: MemberId, reason: Reason });

/** POST /staff/members/password. */
export type SecureMember = Static<typeof SecureMemberSchema>;

export const ProposeFactorRemovalSchema = Type.Object({
  /** Of the proposal; made by the page. */
  id: Uuid,
  memberId: MemberId,
  reason: Reason,
});

/** POST /staff/members/factors/remove. */
export type ProposeFactorRemoval = Static<typeof ProposeFactorRemovalSchema>;

export const GivenPasswordSchema = Type.Object({
  channel: Type.Union([Type.Literal("mail"), Type.Literal("sms")]),
  /** Masked. */
  recipient: Type.String(),
  hours: Type.Integer(),
});

/** To which confirmed contact of the member a password was sent, and for how many hours it works; staff do not see it. */
export type GivenPassword = Static<typeof GivenPasswordSchema>;

export const ProposeAdjustmentSchema = Type.Object({
  /** Made by the page, so that a call sent twice proposes once; the ledger posts each proposal once. */
  id: Uuid,
  memberId: MemberId,
  /** Decimal text; negative takes money away. */
  amount: Type.String({ minLength: 1, maxLength: 24 }),
  reason: Reason,
});

/** POST /staff/members/balance. */
export type ProposeAdjustment = Static<typeof ProposeAdjustmentSchema>;
