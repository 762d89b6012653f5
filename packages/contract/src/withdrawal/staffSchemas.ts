import { type Static, Type } from "typebox";
import { toSteps } from "../orderShapes.ts";
import { Decimal, Millis, text } from "../shapes.ts";
import { Choice, orderLine, OrderVersion, Seen, toListOrders, toOrderPage } from "../staff/orderShapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";
import { payoutFindings, payoutTypes, withdrawalRuleNames, withdrawalStates } from "./states.ts";

const State = Type.Enum(withdrawalStates.states);
const Maybe = Type.Union([Type.String(), Type.Null()]);

export const ListStaffWithdrawalsSchema = toListOrders(State, {
  type: Type.Optional(Type.Enum(payoutTypes)),
  provider: Choice,
  /** The address of the member of staff. */
  decidedBy: Choice,
});

/** POST /staff/withdrawals/list. */
export type ListStaffWithdrawals = Static<typeof ListStaffWithdrawalsSchema>;

const line = {
  ...orderLine,
  orderNo: Type.String(),
  version: OrderVersion,
  type: Type.Enum(payoutTypes),
  state: State,
  fee: Decimal,
  /** The checks that sent it to staff. */
  checks: Type.Array(Type.String()),
  /** Whether two people approve it: as the settings were when it was submitted. */
  takesTwo: Type.Boolean(),
  /** Who has approved it already, where it takes two. */
  firstApprover: Maybe,
  /** The address of the member of staff who decided about it. */
  decidedBy: Maybe,
  /** What the provider said against what is stored, to be settled by hand. */
  contradiction: Type.String(),
  hasComplaint: Type.Boolean(),
} as const;

const StaffWithdrawalSchema = Type.Object(line);

/** A withdrawal in a list of the back office. */
export type StaffWithdrawal = Static<typeof StaffWithdrawalSchema>;

export const StaffWithdrawalPageSchema = toOrderPage(StaffWithdrawalSchema);

/** Withdrawals, newest first. */
export type StaffWithdrawalPage = Static<typeof StaffWithdrawalPageSchema>;

export const StaffWithdrawalNoSchema = Type.Object({ orderNo: text(40) });

/** Names a withdrawal of the merchant. */
export type StaffWithdrawalNo = Static<typeof StaffWithdrawalNoSchema>;

export const StaffWithdrawalSheetSchema = Type.Object({
  ...line,
  place: Type.String(),
  /** Masked, as its member sees it. */
  number: Type.String(),
  holder: Type.String(),
  provider: Type.String(),
  providerRef: Maybe,
  confirmUntil: Type.Union([Millis, Type.Null()]),
  received: Type.Union([Decimal, Type.Null()]),
  remark: Type.String(),
  complaint: Type.String(),
  linkedOrderNo: Maybe,
  /** What can be found about an order that its provider contradicts; empty for any other. */
  findings: Type.Array(Type.Enum(payoutFindings)),
  /** Links to the pictures of a claim, for this session and five minutes. */
  pictures: Type.Array(Type.Object({ url: Type.String(), expiresAt: Millis })),
  steps: toSteps(State),
});

/** Everything about one withdrawal. */
export type StaffWithdrawalSheet = Static<typeof StaffWithdrawalSheetSchema>;

export const DecideWithdrawalSchema = Type.Object({
  orderNo: text(40),
  seen: Seen,
  decision: Type.Enum(["approve", "reject"]),
  /** The member reads it where a withdrawal is rejected. */
  reason: Reason,
});

/** POST /staff/withdrawals/decide. */
export type DecideWithdrawal = Static<typeof DecideWithdrawalSchema>;

export const ResolveClaimSchema = Type.Object({
  orderNo: text(40),
  seen: Seen,
  decision: Type.Enum(["pay", "deny"]),
  /** The member reads it. */
  reason: Reason,
});

/** POST /staff/withdrawals/resolve. */
export type ResolveClaim = Static<typeof ResolveClaimSchema>;

export const SettlePayoutSchema = Type.Object({
  /** Of the proposal; made by the page. */
  id: Uuid,
  orderNo: text(40),
  seen: Seen,
  finding: Type.Enum(payoutFindings),
  /** The member reads it where money moves. */
  reason: Reason,
});

/** POST /staff/withdrawals/settle. */
export type SettlePayout = Static<typeof SettlePayoutSchema>;

const Amount = Type.Union([Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" }), Type.Null()]);
const Limit = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

export const WithdrawalSettingsSchema = Type.Object(
  {
    /** The hours that a new account waits. */
    accountHours: Type.Integer({ minimum: 0, maximum: 720 }),
    /** The minutes after which a payment that nobody answers for counts as received. */
    confirmMinutes: Type.Integer({ minimum: 5, maximum: 10_080 }),
    /** The most in 24 hours; null for no limit. */
    dayAmount: Amount,
    /** From this amount on a confirmed identity is needed, and without documents the check "identity.unverified" applies. */
    identityAmount: Amount,
    /** From this amount on two people approve. */
    secondApprovalAmount: Amount,
    /** Each check: whether it is asked, and its limit in the unit of the check. */
    rules: Type.Object(
      Object.fromEntries(
        withdrawalRuleNames.map((name) => [name, Type.Object({ enabled: Type.Boolean(), limit: Limit })]),
      ),
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

/** How withdrawals of a merchant are handled. Amounts are decimal texts in the currency of the settings. */
export type WithdrawalSettings = {
  readonly accountHours: number;
  readonly confirmMinutes: number;
  readonly dayAmount: string | null;
  readonly identityAmount: string | null;
  readonly secondApprovalAmount: string | null;
  readonly rules: Readonly<
    Record<(typeof withdrawalRuleNames)[number], { readonly enabled: boolean; readonly limit: number }>
  >;
};

/** One of the merchant's currencies; without it the merchant's own. */
const Currency = Type.Optional(text(5));

export const GetWithdrawalSettingsSchema = Type.Object({ currency: Currency });

/** GET /staff/withdrawals/settings. */
export type GetWithdrawalSettings = Static<typeof GetWithdrawalSettingsSchema>;

export const StoredWithdrawalSettingsSchema = Type.Object({
  settings: Type.Unsafe<WithdrawalSettings>(WithdrawalSettingsSchema),
  /** Grows with each change; 0 for what the platform begins with. */
  version: Type.Integer({ minimum: 0 }),
  currency: Type.String(),
});

/** The settings of a currency. */
export type StoredWithdrawalSettings = Static<typeof StoredWithdrawalSettingsSchema>;

export const ChangeWithdrawalSettingsSchema = Type.Object({
  /** Of the proposal, should it take two people; made by the page. */
  id: Uuid,
  currency: Currency,
  settings: Type.Unsafe<WithdrawalSettings>(WithdrawalSettingsSchema),
  /** The version that the page had. */
  version: Type.Integer({ minimum: 0 }),
  reason: Reason,
});

/** POST /staff/withdrawals/settings. */
export type ChangeWithdrawalSettings = Static<typeof ChangeWithdrawalSettingsSchema>;

export const ChangedWithdrawalSettingsSchema = Type.Object({
  ...StoredWithdrawalSettingsSchema.properties,
  /** The proposal of what protects less, of which nothing is in force yet; null where the change is. */
  proposal: Maybe,
});

/** What a change of the settings has led to. */
export type ChangedWithdrawalSettings = Static<typeof ChangedWithdrawalSettingsSchema>;
