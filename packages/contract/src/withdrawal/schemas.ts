import { type Static, Type } from "typebox";
import { listOwnOrders, toOwnOrders, toSteps } from "../orderShapes.ts";
import { EndingBonusId, MaybeEndingBonus } from "../promotions/schemas.ts";
import { Decimal, Millis, text } from "../shapes.ts";
import { TurnoverSchema } from "../turnover/schemas.ts";
import { confirmResults, payoutTypes, withdrawalStates } from "./states.ts";

const PayoutMethodSchema = Type.Object({
  methodId: Type.String(),
  type: Type.Enum(payoutTypes),
  currency: Type.String(),
  min: Decimal,
  max: Decimal,
  /** Taken from the amount, in hundredths of a percent. */
  feeBasisPoints: Type.Integer({ minimum: 0, maximum: 10_000 }),
  expectMinutes: Type.Integer({ minimum: 0 }),
  /** The banks, wallets or networks that can be paid. */
  places: Type.Array(Type.String()),
});

/** A way in which money can be paid out to the member now. */
export type PayoutMethod = Static<typeof PayoutMethodSchema>;

const WithdrawalAccountSchema = Type.Object({
  id: Type.String(),
  methodId: Type.String(),
  type: Type.Enum(payoutTypes),
  /** The bank, wallet or network. */
  place: Type.String(),
  /** The last characters of the number, the rest hidden. */
  number: Type.String(),
  holder: Type.String(),
  createdAt: Millis,
  /** From when on it can be paid: a new account waits. */
  usableAt: Millis,
});

/** An account to which the member is paid, with its number masked. */
export type WithdrawalAccount = Static<typeof WithdrawalAccountSchema>;

export const WithdrawalOptionsSchema = Type.Object({
  methods: Type.Array(PayoutMethodSchema),
  accounts: Type.Array(WithdrawalAccountSchema),
  currency: Type.String(),
  /** What is in the main wallet. */
  available: Decimal,
  /** What of it can be withdrawn now: all but what open turnover requirements hold. */
  withdrawable: Decimal,
  turnover: TurnoverSchema,
  endingBonus: MaybeEndingBonus,
  /** What withdrawals on their way hold. */
  frozen: Decimal,
  /** What is left of the most that can be withdrawn in 24 hours; null without such a limit. */
  dayLeft: Type.Union([Decimal, Type.Null()]),
  /** The amount from which a confirmed identity is needed; null for a merchant that asks for none, or when the member has it. */
  identityFrom: Type.Union([Decimal, Type.Null()]),
  /** The payment password is asked for. `isSet`: whether the member has one. */
  paymentPassword: Type.Union([Type.Object({ isSet: Type.Boolean() }), Type.Null()]),
  /** The hours that a new account waits. */
  accountHours: Type.Integer({ minimum: 0 }),
  /** The minutes after which a payment that nobody answers for counts as received. */
  confirmMinutes: Type.Integer({ minimum: 1 }),
  /** The name that every account must be held in; empty until the member has given one. */
  holder: Type.String(),
});

/** GET /wps/transaction/withdraw/options. */
export type WithdrawalOptions = Static<typeof WithdrawalOptionsSchema>;

export const AddWithdrawalAccountSchema = Type.Object({
  methodId: text(40),
  place: text(60),
  number: text(100),
  holder: text(100),
  paymentPassword: Type.Optional(text(100)),
});

/** POST /wps/transaction/withdraw/accounts. */
export type AddWithdrawalAccount = Static<typeof AddWithdrawalAccountSchema>;

export const WithdrawalAccountIdSchema = Type.Object({ accountId: text(40) });

/** Names one account of the member. */
export type WithdrawalAccountId = Static<typeof WithdrawalAccountIdSchema>;

export const WithdrawalAccountsSchema = Type.Array(WithdrawalAccountSchema);

export const CreateWithdrawalSchema = Type.Object({
  accountId: text(40),
  /** A decimal text in the member's currency. */
  amount: text(24),
  endingBonusId: EndingBonusId,
  paymentPassword: Type.Optional(text(100)),
});

/** POST /wps/transaction/withdraw. */
export type CreateWithdrawalRequest = Static<typeof CreateWithdrawalSchema>;

export const WithdrawalOrderNoSchema = Type.Object({ orderNo: text(40) });

/** Names one withdrawal of the member. */
export type WithdrawalOrderNo = Static<typeof WithdrawalOrderNoSchema>;

export const ConfirmWithdrawalSchema = Type.Object({
  orderNo: text(40),
  result: Type.Enum([...confirmResults]),
  /** What came, where only a part did: a decimal text. */
  receivedAmount: Type.Optional(text(24)),
  /** Uploaded pictures: one to three where nothing came. */
  proof: Type.Optional(Type.Array(text(40), { maxItems: 3, uniqueItems: true })),
  remark: Type.Optional(text(500)),
});

/** POST /wps/transaction/withdraw/confirm. */
export type ConfirmWithdrawal = Static<typeof ConfirmWithdrawalSchema>;

export const ComplainSchema = Type.Object({ orderNo: text(40), content: text(1_000) });

/** POST /wps/transaction/withdraw/complain. */
export type Complain = Static<typeof ComplainSchema>;

const State = Type.Enum(withdrawalStates.states);

export const WithdrawalOrderSchema = Type.Object({
  orderNo: Type.String(),
  methodId: Type.String(),
  type: Type.Enum(payoutTypes),
  /** Where it is paid: the place and the masked number. */
  place: Type.String(),
  number: Type.String(),
  state: State,
  amount: Decimal,
  fee: Decimal,
  /** What is paid: the amount without the fee. */
  payout: Decimal,
  currency: Type.String(),
  createdAt: Millis,
  expectMinutes: Type.Integer(),
  /** Until when the member can answer; null before the money is paid and after an answer. */
  confirmUntil: Type.Union([Millis, Type.Null()]),
  /** Which checks it waits for, while staff look at it. */
  checks: Type.Array(Type.String()),
  /** What came, by the member's answer, and what is missing; null without such an answer. */
  claim: Type.Union([Type.Object({ received: Decimal, remaining: Decimal, pictures: Type.Integer() }), Type.Null()]),
  /** The order that pays what was missing, or the one whose rest this one pays. */
  linkedOrderNo: Type.Union([Type.String(), Type.Null()]),
  /** What the member wrote about an order that has ended, and when. */
  complaint: Type.Union([Type.Object({ content: Type.String(), at: Millis }), Type.Null()]),
  /** What has happened so far, oldest first. */
  steps: toSteps(State),
});

/** A withdrawal as its member sees it (contract 3.8). */
export type WithdrawalOrder = Static<typeof WithdrawalOrderSchema>;

export const ListWithdrawalsSchema = listOwnOrders;

/** GET /wps/report/withdrawals; days are in the merchant's zone, both included. */
export type ListWithdrawalsRequest = Static<typeof ListWithdrawalsSchema>;

export const WithdrawalListSchema = Type.Object({
  ...toOwnOrders(
    Type.Object({
      orderNo: Type.String(),
      type: Type.Enum(payoutTypes),
      state: State,
      amount: Decimal,
      currency: Type.String(),
      createdAt: Millis,
    }),
  ),
  /** Over all pages: how much was paid out. */
  totals: Type.Object({ paid: Decimal }),
});

/** The member's withdrawals, newest first. */
export type WithdrawalList = Static<typeof WithdrawalListSchema>;
