import { type Static, Type } from "typebox";
import { SaidText } from "../saidText.ts";
import { Decimal, Millis } from "../shapes.ts";
import { Cursor, Uuid } from "../staff/schemas.ts";
import { MemberId } from "./staffSchemas.ts";

const MaybeMillis = Type.Union([Millis, Type.Null()]);
const MaybeText = Type.Union([Type.String(), Type.Null()]);

export const ListMemberPartSchema = Type.Object({ memberId: MemberId, cursor: Type.Optional(Cursor) });

/** A page of one part of a member. */
export type ListMemberPart = Static<typeof ListMemberPartSchema>;

export const StaffMemberSessionsSchema = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      address: Type.String(),
      device: Type.String(),
      startedAt: Millis,
      seenAt: Millis,
    }),
  ),
  /** Since when logins ask for a code; null for never. */
  authenticatorSince: MaybeMillis,
  recoveryCodes: Type.Integer(),
  passkeys: Type.Array(Type.Object({ device: Type.String(), createdAt: Millis, usedAt: MaybeMillis })),
  /** Providers with which the member logs in. */
  providers: Type.Array(Type.String()),
  /** What happened to the account, newest first. */
  events: Type.Array(
    Type.Object({
      at: Millis,
      event: Type.String(),
      address: MaybeText,
      details: Type.Unknown(),
    }),
  ),
});

/** GET /staff/members/sessions: logins, factors and the security log. */
export type StaffMemberSessions = Static<typeof StaffMemberSessionsSchema>;

export const MemberWalletSchema = Type.Object({
  currency: Type.String(),
  /** Play money, which is worth nothing. */
  isTrial: Type.Boolean(),
  balance: Decimal,
  items: Type.Array(
    Type.Object({
      id: Type.String(),
      at: Millis,
      kind: Type.String(),
      amount: Decimal,
      balance: Decimal,
      ref: Type.String(),
    }),
  ),
  next: MaybeText,
});

/** GET /staff/members/wallet: the balance and the ledger's entries, newest first. */
export type MemberWallet = Static<typeof MemberWalletSchema>;

const PlaySchema = Type.Object({ staked: Decimal, won: Decimal });

export const MemberMoneySchema = Type.Object({
  currency: Type.String(),
  /** Play money, which is worth nothing. */
  isTrial: Type.Boolean(),
  balance: Decimal,
  /** Of a bonus, and set aside for withdrawals. */
  bonus: Decimal,
  frozen: Decimal,
  /** Since the registration; a withdrawal counts from its order until it is returned. */
  deposits: Decimal,
  withdrawals: Decimal,
  ever: PlaySchema,
  /** The last deposit that was credited, and what was played since its day began in the merchant's zone. */
  lastDeposit: Type.Union([Type.Object({ at: Millis, amount: Decimal, since: PlaySchema }), Type.Null()]),
});

/** GET /staff/members/money: what the member has, has paid in and out, and has played. */
export type MemberMoney = Static<typeof MemberMoneySchema>;

export const MemberRoundsSchema = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.String(),
      game: Type.String(),
      provider: Type.String(),
      state: Type.String(),
      stake: Decimal,
      won: Decimal,
      at: Millis,
    }),
  ),
  next: MaybeText,
});

/** GET /staff/members/rounds: newest first. */
export type MemberRounds = Static<typeof MemberRoundsSchema>;

export const MemberRemarksSchema = Type.Array(
  Type.Object({ id: Type.String(), at: Millis, by: Type.String(), text: Type.String() }),
);

/** GET /staff/members/remarks: what colleagues wrote, newest first; nothing of it is shown to the member. */
export type MemberRemarks = Static<typeof MemberRemarksSchema>;

export const AddMemberRemarkSchema = Type.Object({
  /** Made by the page, so that a call sent twice writes once. */
  id: Uuid,
  memberId: MemberId,
  text: SaidText(1, 2_000),
});

/** POST /staff/members/remarks. */
export type AddMemberRemark = Static<typeof AddMemberRemarkSchema>;

export const MemberSignalsSchema = Type.Array(
  Type.Object({
    rule: Type.String(),
    members: Type.Array(Type.Object({ id: Type.String(), username: Type.String(), state: Type.String(), at: Millis })),
  }),
);

/** GET /staff/members/signals: other accounts that share something with this one. */
export type MemberSignals = Static<typeof MemberSignalsSchema>;

const MemberChangeSchema = Type.Object({
  version: Type.Integer(),
  at: Millis,
  actor: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  reason: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
});

export const MemberChangesSchema = Type.Array(MemberChangeSchema);

/** GET /staff/members/changes: what staff changed of a member, newest first. */
export type MemberChanges = Static<typeof MemberChangesSchema>;
