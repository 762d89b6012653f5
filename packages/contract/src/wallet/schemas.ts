import { pointKinds } from "../points/pointKinds.ts";
import { Points } from "../points/schemas.ts";
import { type Static, Type } from "typebox";
import { ContractFlagsSchema } from "../commission/flagSchemas.ts";
import { Day, Decimal, Millis, PageNo, WalletName } from "../shapes.ts";

export const BalanceSchema = Type.Object({
  sumBalance: Decimal,
  currency: Type.String(),
  currencySymbol: Type.String(),
  wallets: Type.Array(
    Type.Object({
      accountType: Type.Literal(1),
      vassalage: Type.String(),
      balance: Decimal,
      available: Decimal,
      frozen: Decimal,
    }),
  ),
});

/** GET /wps/v2/wallets/balance (EN-23). */
export type Balance = Static<typeof BalanceSchema>;

export const DisplayRateSchema = Type.Object({
  rate: Type.Union([
    Type.Null(),
    Type.Object({
      currency: Type.String(),
      /** What one unit of the member's currency is in that one: a decimal text with twelve digits after the point. */
      rate: Type.String({ pattern: "^[0-9]+\\.[0-9]{12}$" }),
      /** The day of the rate. */
      date: Day,
    }),
  ]),
});

/** GET /wps/v2/wallets/display-rate (ours): for orientation only; money never moves by it. */
export type DisplayRate = Static<typeof DisplayRateSchema>;

export const FundsSchema = Type.Object({
  /** What the member can play with, in all wallets: `sumBalance` of the balance. */
  balance: Decimal,
  /** What withdrawals under way hold. */
  frozen: Decimal,
  /** What is in the bonus wallet. */
  bonus: Decimal,
  /** The caller's whole points; null where the merchant has none. */
  points: Type.Union([Points, Type.Null()]),
  /** What of the main wallet can be withdrawn now. */
  withdrawable: Decimal,
  /** The open turnover requirements in sum, without those of bonuses. */
  turnover: Type.Object({ held: Decimal, required: Decimal, done: Decimal }),
  ...ContractFlagsSchema.properties,
});

/** GET /wps/member/info/funds/consolidated: the money fields of EN-24, and the flags of contracts (CT-08, CT-09). */
export type Funds = Static<typeof FundsSchema>;

/** The ledger's transfer kinds (contract 3.14). */
const transferKinds = [
  "DEPOSIT",
  "WITHDRAW_LOCK",
  "WITHDRAW_OUT",
  "WITHDRAW_BACK",
  "BET",
  "WIN",
  "ROLLBACK",
  "JACKPOT",
  "BONUS_GRANT",
  "BONUS_CONVERT",
  "BONUS_EXPIRE",
  "REBATE",
  "DIVIDEND",
  "SALARY_DAILY",
  "SALARY_HOURLY",
  "SALARY_RT",
  "AFFILIATE",
  "TRANSFER_UP",
  "TRANSFER_DOWN",
  "TIP",
  "RAIN",
  "VENDOR_IN",
  "VENDOR_OUT",
  "POINT_CONVERT",
  "MISSION",
  "RED_ENVELOPE",
  "RANK_GIFT",
  "RAFFLE",
  "ADJUST",
  "REVERSAL",
] as const;

const TransferKindSchema = Type.Enum(transferKinds);

/** A kind of ledger transfer. */
export type TransferKind = (typeof transferKinds)[number];

export const TransactionsRequestSchema = Type.Object({
  /** Whose lines; the main wallet's without it. */
  wallet: Type.Optional(WalletName),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  kind: Type.Optional(TransferKindSchema),
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** GET /wps/report/transactions; days are in the merchant's zone, both included. */
export type TransactionsRequest = Static<typeof TransactionsRequestSchema>;

const TransactionSchema = Type.Object({
  id: Type.String(),
  kind: TransferKindSchema,
  amount: Decimal,
  balance: Decimal,
  at: Millis,
  refNo: Type.String(),
  gameName: Type.Optional(Type.String()),
});

export const TransactionsSchema = Type.Object({
  list: Type.Array(TransactionSchema),
  pageNo: Type.Integer(),
  pageSize: Type.Integer(),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
  totals: Type.Object({ in: Decimal, out: Decimal, net: Decimal }),
});

/** One line of the account record (MC-07): `amount` is signed, `balance` is what its wallet held after it. */
export type Transaction = Static<typeof TransactionSchema>;

/** The account record, newest first, with totals over all pages; `net` is the result of play, without credits and bonuses. */
export type Transactions = Static<typeof TransactionsSchema>;

export const MovementsRequestSchema = Type.Object({
  /** Money, or points (PM-08). */
  kind: Type.Enum(["CASH", "POINT"] as const),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  pageNo: Type.Optional(PageNo),
});

/** GET relay ODSFE2_MemTransDet (AP-58): pages of 20; days are in the merchant's zone, both included. */
export type MovementsRequest = Static<typeof MovementsRequestSchema>;

const MovementSchema = Type.Object({
  time: Millis,
  type: Type.Enum([...transferKinds, ...pointKinds]),
  changed: Decimal,
  /** After it. */
  balance: Decimal,
  /** The game's name; empty where it was none. */
  remark: Type.String(),
  refNo: Type.String(),
});

/** One line of a member's money or points. */
export type Movement = Static<typeof MovementSchema>;

export const MovementsSchema = Type.Object({ list: Type.Array(MovementSchema), totalPages: Type.Integer() });

/** A member's movements of money or points, newest first. */
export type Movements = Static<typeof MovementsSchema>;
