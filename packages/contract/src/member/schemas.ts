import { type Static, Type } from "typebox";
import { uploadPurposes } from "../uploadPurposes.ts";
import { LanguageCodeSchema, Millis, text } from "../shapes.ts";

/** Which customer service a label opens. */
const LabelServiceSchema = Type.Union([Type.Literal("NORMAL"), Type.Literal("VIP")]);

export const MemberInfoSchema = Type.Object({
  id: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  type: Type.Union([Type.Literal("MEMBER"), Type.Literal("AGENT"), Type.Literal("TRIAL")]),
  isAgent: Type.Union([
    Type.Literal(0),
    Type.Literal(1),
    Type.Literal(2),
    Type.Literal(4),
    Type.Literal(41),
    Type.Literal(42),
  ]),
  toUpline: Type.Union([Type.Literal("1"), Type.Literal("0")]),
  /** The label with the highest rank, in the language of the call, in English where it has no name in it (LT-07). */
  clubLabel: Type.Object({
    labelName: Type.String(),
    color: Type.String(),
    color2: Type.String(),
    rank: Type.Integer({ minimum: 0 }),
    service: Type.Optional(LabelServiceSchema),
  }),
  /** The member's other labels. */
  memberLabel: Type.Array(
    Type.Object({
      labelName: Type.String(),
      color: Type.Optional(Type.String()),
      color2: Type.Optional(Type.String()),
      rank: Type.Optional(Type.Integer({ minimum: 0 })),
      service: Type.Optional(LabelServiceSchema),
    }),
  ),
  /** Masked, `a***@example.com`; empty where there is none. */
  email: Type.String(),
  /** Confirmed by a code that was sent there. */
  emailConfirmed: Type.Boolean(),
  /** Masked, `+84***678`; empty where there is none. */
  mobileNum: Type.String(),
  mobileConfirmed: Type.Boolean(),
  /** Masked; empty where there is none. */
  payeeName: Type.String(),
  /** `yyyy-MM-dd`; null until it is set, which happens once. */
  birthday: Type.Union([Type.Null(), Type.String()]),
  hasPaymentPassword: Type.Boolean(),
  /** 0: nothing is confirmed; 1: a mailbox or a phone is; 2: the identity is. */
  kycLevel: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  currency: Type.String(),
  currencySymbol: Type.String(),
  /** How the member is protected (contract 3.1): times in milliseconds, null for none; an exclusion without an end has `excludedUntil` 0. */
  rg: Type.Object({
    realityMinutes: Type.Integer({ minimum: 0 }),
    timeoutUntil: Type.Union([Type.Null(), Millis]),
    excludedUntil: Type.Union([Type.Null(), Millis]),
  }),
  registeredAt: Millis,
  lastLogin: Type.Union([Type.Null(), Type.Object({ at: Millis, ip: Type.String() })]),
});

/** GET /wps/member/info (EN-09). */
export type MemberInfo = Static<typeof MemberInfoSchema>;

export const UpdateMemberInfoSchema = Type.Object({
  nickname: Type.Optional(text(80)),
  /** `yyyy-MM-dd`; once. */
  birthday: Type.Optional(text(10)),
});

/** POST /wps/member/info: only the values to change. */
export type UpdateMemberInfo = Static<typeof UpdateMemberInfoSchema>;

export const MemberIconSchema = Type.Object({ icon: Type.String(), list: Type.Array(Type.String()) });

/** GET /wps/member/info/icon: the member's avatar and those to choose from. */
export type MemberIcon = Static<typeof MemberIconSchema>;

const Id = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });

export const AvatarChoiceSchema = Type.Object({
  /** The number of one of the drawn pictures, from 1. */
  avatar: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  /** An uploaded picture of the member's own. */
  uploadId: Type.Optional(Id),
});

/** POST /wps/member/info/icon: one of the two. */
export type AvatarChoice = Static<typeof AvatarChoiceSchema>;

export const PlayerAvatarSchema = Type.Object({
  /** The drawn picture's number, or the upload's id. */
  avatar: Type.String(),
  avatarType: Type.Union([Type.Literal("STATIC"), Type.Literal("UPLOAD")]),
  url: Type.String(),
});

/** GET relay MCSFE_getPlayerAvatar (AP-15). */
export type PlayerAvatar = Static<typeof PlayerAvatarSchema>;

export const UploadRequestSchema = Type.Object({
  /** An avatar is public; a document and the proof of a claim are read by their owner and by staff alone. */
  purpose: Type.Enum(uploadPurposes),
});

/** The fields of POST /wps/upload beside the file. */
export type UploadRequest = Static<typeof UploadRequestSchema>;

export const UploadSchema = Type.Object({
  uploadId: Type.String(),
  /** The address of a public picture; empty for a private one, which needs a link. */
  url: Type.String(),
});

/** A stored upload. */
export type Upload = Static<typeof UploadSchema>;

export const FileLinkRequestSchema = Type.Object({ fileId: Id });

/** POST /wps/files/link: a private file of the member's own. */
export type FileLinkRequest = Static<typeof FileLinkRequestSchema>;

export const FileLinkSchema = Type.Object({ url: Type.String(), expiresAt: Millis });

/** A link that only the session that requested it can use, for five minutes. */
export type FileLink = Static<typeof FileLinkSchema>;

const channels = Type.Object({ mail: Type.Boolean(), sms: Type.Boolean() });

export const PreferencesSchema = Type.Object({
  /** Others see the nickname masked. */
  hidesName: Type.Boolean(),
  /** The nickname as others see it now. */
  publicName: Type.String(),
  /** Which messages are sent by mail and phone. Those about the account's security are always sent. */
  messages: Type.Object({ account: channels, offers: channels }),
  /** The second currency in which amounts are shown too; empty for none. */
  displayCurrency: Type.String(),
  /** The currencies to choose from; empty where there are no rates. */
  displayCurrencies: Type.Array(Type.String()),
});

/** GET /wps/member/preferences. */
export type Preferences = Static<typeof PreferencesSchema>;

export const UpdatePreferencesSchema = Type.Object({
  hidesName: Type.Optional(Type.Boolean()),
  messages: Type.Optional(Type.Object({ account: Type.Optional(channels), offers: Type.Optional(channels) })),
  /** One of `displayCurrencies`, or empty for none. */
  displayCurrency: Type.Optional(text(5)),
});

/** POST /wps/member/preferences: only the values to change. */
export type UpdatePreferences = Static<typeof UpdatePreferencesSchema>;

export const LanguageChoiceSchema = Type.Object({ language: LanguageCodeSchema });

/** POST /wps/member/language: the language in which the server answers the member (LT-04). */
export type LanguageChoice = Static<typeof LanguageChoiceSchema>;
