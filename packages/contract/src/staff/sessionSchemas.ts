import { type Static, Type } from "typebox";
import { LanguageCodeSchema, Millis, text } from "../shapes.ts";
import { permissions } from "./grants.ts";
import { staffRoles } from "./roles.ts";

const Password = Type.String({ minLength: 1, maxLength: 255 });
/** What a browser's passkey call takes or answers, as JSON text. */
const Passkey = Type.String({ minLength: 2, maxLength: 32_000 });
const Token = Type.String({ minLength: 20, maxLength: 100 });

export const StaffRoleSchema = Type.Enum([...staffRoles]);
const PermissionSchema = Type.Enum([...permissions]);
const StaffStepSchema = Type.Union([Type.Literal("SECOND_FACTOR"), Type.Literal("SECOND_FACTOR_SETUP")]);

export const StaffGrantSchema = Type.Object({ merchant: text(40), role: StaffRoleSchema });

const StaffMerchantSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** Its first host. */
  host: Type.String(),
  currency: Type.String(),
  /** Every currency of its members, its own first. */
  currencies: Type.Array(Type.String()),
  /** How many digits after the point amounts of each have; missing in the answer of an older gateway. */
  currencyDigits: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  /** The languages of its site, and the one that is read where a text is missing in another; missing in the answer of an older gateway. */
  languages: Type.Optional(Type.Array(LanguageCodeSchema)),
  defaultLanguage: Type.Optional(LanguageCodeSchema),
  timeZone: Type.String(),
  permissions: Type.Array(PermissionSchema),
});

/** A merchant for whom a member of staff works, and what he may do there. */
export type StaffMerchant = Static<typeof StaffMerchantSchema>;

export const StaffSessionSchema = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  grants: Type.Array(StaffGrantSchema),
  merchants: Type.Array(StaffMerchantSchema),
  /** What the caller may do at all merchants together. */
  permissions: Type.Array(PermissionSchema),
  /** What must be done first; null for nothing. */
  pending: Type.Union([StaffStepSchema, Type.Null()]),
  /** Whether an authenticator app is set up. */
  secondFactor: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
  /** In which the caller answers members; missing in the answer of an older gateway. */
  languages: Type.Optional(Type.Array(LanguageCodeSchema)),
  /** When the session ends at the latest. */
  expiresAt: Millis,
  /** Seconds without an act after which it ends. */
  idleSeconds: Type.Integer(),
});

/** The caller, his merchants and what he may do (GET /staff/session). */
export type StaffSession = Static<typeof StaffSessionSchema>;

export const StaffLanguagesSchema = Type.Object({ languages: Type.Array(LanguageCodeSchema, { maxItems: 20 }) });

/** POST /staff/languages. */
export type StaffLanguages = Static<typeof StaffLanguagesSchema>;

export const StaffLoginSchema = Type.Object({
  email: Type.String({ minLength: 3, maxLength: 254 }),
  password: Password,
});

/** POST /staff/session. */
export type StaffLogin = Static<typeof StaffLoginSchema>;

export const StaffStepValueSchema = Type.Object({ pending: Type.Union([StaffStepSchema, Type.Null()]) });

/** What a session that has begun waits for. */
export type StaffStepValue = Static<typeof StaffStepValueSchema>;

export const StaffCodeSchema = Type.Object({ code: Type.String({ minLength: 6, maxLength: 20 }) });

/** A code of an authenticator app, or a recovery code. */
export type StaffCode = Static<typeof StaffCodeSchema>;

export const StaffTotpSchema = Type.Object({ secret: Type.String(), uri: Type.String() });

/** The secret of an authenticator app, before a code has confirmed it. */
export type StaffTotp = Static<typeof StaffTotpSchema>;

export const StaffRecoveryCodesSchema = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

/** Recovery codes, shown once. */
export type StaffRecoveryCodes = Static<typeof StaffRecoveryCodesSchema>;

export const StaffPasskeyOptionsSchema = Type.Object({ options: Type.String() });

/** What the browser's passkey call takes, as JSON text. */
export type StaffPasskeyOptions = Static<typeof StaffPasskeyOptionsSchema>;

export const StaffPasskeyAnswerSchema = Type.Object({ response: Passkey });

/** What the browser's passkey call answered, as JSON text. */
export type StaffPasskeyAnswer = Static<typeof StaffPasskeyAnswerSchema>;

export const StaffPasskeyListSchema = Type.Array(
  Type.Object({
    id: Type.String(),
    userAgent: Type.String(),
    createdAt: Millis,
    usedAt: Type.Union([Millis, Type.Null()]),
  }),
);

/** The caller's passkeys. */
export type StaffPasskeyList = Static<typeof StaffPasskeyListSchema>;

export const RemoveStaffPasskeySchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 1_400 }),
  password: Password,
});

/** POST /staff/passkeys/remove: one passkey, and the caller's password. */
export type RemoveStaffPasskey = Static<typeof RemoveStaffPasskeySchema>;

export const StaffPasswordSchema = Type.Object({ oldPassword: Password, newPassword: Password });

/** POST /staff/password. */
export type StaffPassword = Static<typeof StaffPasswordSchema>;

export const StaffPasswordProofSchema = Type.Object({ password: Password });

/** The caller's password, which authorises a change of a factor. */
export type StaffPasswordProof = Static<typeof StaffPasswordProofSchema>;

export const StartStaffFactorSchema = Type.Object({ password: Type.Optional(Password) });

/** The caller's password, which adding a factor takes; not right after an invitation, in which it was chosen. */
export type StartStaffFactor = Static<typeof StartStaffFactorSchema>;

export const StaffSessionListSchema = Type.Array(
  Type.Object({
    id: Type.String(),
    address: Type.String(),
    userAgent: Type.String(),
    createdAt: Millis,
    seenAt: Millis,
    current: Type.Boolean(),
  }),
);

/** The caller's open sessions. */
export type StaffSessionList = Static<typeof StaffSessionListSchema>;

export const EndStaffSessionSchema = Type.Object({ id: Type.Optional(text(80)) });

/** POST /staff/sessions/end: one session; all but the calling one without an id. */
export type EndStaffSession = Static<typeof EndStaffSessionSchema>;

export const StaffInvitationTokenSchema = Type.Object({ token: Token });

/** The token of an invitation's link. */
export type StaffInvitationToken = Static<typeof StaffInvitationTokenSchema>;

export const StaffInvitationSchema = Type.Object({
  email: Type.String(),
  name: Type.String(),
  grants: Type.Array(StaffGrantSchema),
});

/** Whom an invitation is for, and the roles that come with it. */
export type StaffInvitation = Static<typeof StaffInvitationSchema>;

export const AcceptStaffInvitationSchema = Type.Object({ token: Token, password: Password });

/** POST /staff/invitation/accept: the password that the person chooses. */
export type AcceptStaffInvitation = Static<typeof AcceptStaffInvitationSchema>;
