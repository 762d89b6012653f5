import { type Static, Type } from "typebox";
import { BonusSchema, DepositPromotionSchema } from "../promotions/schemas.ts";
import { listOwnOrders, toOwnOrders, toSteps } from "../orderShapes.ts";
import { Decimal, Millis, text } from "../shapes.ts";
import { depositTypes } from "./depositTypes.ts";
import { depositStates } from "./states.ts";

const PaymentMethodSchema = Type.Object({
  methodId: Type.String(),
  type: Type.Enum(depositTypes),
  currency: Type.String(),
  min: Decimal,
  max: Decimal,
  /** Taken from the amount, in hundredths of a percent. */
  feeBasisPoints: Type.Integer({ minimum: 0, maximum: 10_000 }),
  expectMinutes: Type.Integer({ minimum: 0 }),
  /** Amounts that a button each offers. */
  quickAmounts: Type.Array(Decimal),
});

/** A way to pay that a payment provider offers. */
export type PaymentMethod = Static<typeof PaymentMethodSchema>;

const DepositMethodSchema = Type.Object({
  ...PaymentMethodSchema.properties,
  /** What may be chosen with it now (WL-06). */
  promotions: Type.Array(DepositPromotionSchema),
});

/** A way to pay that is offered to the member now. */
export type DepositMethod = Static<typeof DepositMethodSchema>;

export const DepositMethodsSchema = Type.Array(DepositMethodSchema);

export const CreateDepositSchema = Type.Object({
  methodId: text(40),
  /** A decimal text in the member's currency. */
  amount: text(24),
  /** One of the method's promotions, or that of a promo code. */
  promotionId: Type.Optional(text(64)),
  /** With a promotion that is chosen by a code: the code as it is typed. */
  code: Type.Optional(text(100)),
});

/** POST /wps/transaction/deposit. */
export type CreateDepositRequest = Static<typeof CreateDepositSchema>;

export const DepositOrderNoSchema = Type.Object({ orderNo: text(40) });

/** Names one deposit of the member. */
export type DepositOrderNo = Static<typeof DepositOrderNoSchema>;

const PaySchema = Type.Union([
  Type.Object({ kind: Type.Literal("REDIRECT"), url: Type.String() }),
  Type.Object({ kind: Type.Literal("QR"), payload: Type.String(), url: Type.String() }),
  Type.Object({
    kind: Type.Literal("BANK"),
    bank: Type.String(),
    account: Type.String(),
    holder: Type.String(),
    reference: Type.String(),
    url: Type.String(),
  }),
  Type.Object({
    kind: Type.Literal("CRYPTO"),
    address: Type.String(),
    network: Type.String(),
    /** What is to be sent; missing where the provider's page alone says it, as at older orders. */
    quote: Type.Optional(
      Type.Object({
        coin: Type.String(),
        /** How much of the coin, as decimal text. */
        amount: Type.String(),
        /** What one coin is in the order's currency, as decimal text. */
        rate: Type.String(),
        /** Until when the rate holds. */
        until: Millis,
        /** Address and amount as a wallet app reads them from a code. */
        uri: Type.String(),
      }),
    ),
    url: Type.String(),
  }),
]);

/** How to pay a deposit; `url` is the provider's page for it. */
export type DepositPay = Static<typeof PaySchema>;

const State = Type.Enum(depositStates.states);

export const DepositOrderSchema = Type.Object({
  orderNo: Type.String(),
  methodId: Type.String(),
  type: Type.Enum(depositTypes),
  state: State,
  amount: Decimal,
  fee: Decimal,
  /** What comes into the wallet: the amount without the fee. */
  credit: Decimal,
  currency: Type.String(),
  /** Null before the provider has answered, and after the order's end. */
  pay: Type.Union([PaySchema, Type.Null()]),
  createdAt: Millis,
  expiresAt: Millis,
  expectMinutes: Type.Integer(),
  /** The bonus that was chosen with it; null for none. */
  bonus: Type.Union([BonusSchema, Type.Null()]),
  /** What has happened so far, oldest first. */
  steps: toSteps(State),
});

/** A deposit as its member sees it (contract 3.7). */
export type DepositOrder = Static<typeof DepositOrderSchema>;

export const ListDepositsSchema = listOwnOrders;

/** GET /wps/report/deposits; days are in the merchant's zone, both included. */
export type ListDepositsRequest = Static<typeof ListDepositsSchema>;

export const DepositListSchema = Type.Object({
  ...toOwnOrders(
    Type.Object({
      orderNo: Type.String(),
      type: Type.Enum(depositTypes),
      state: State,
      amount: Decimal,
      credit: Decimal,
      currency: Type.String(),
      createdAt: Millis,
    }),
  ),
  /** Over all pages: how much was credited. */
  totals: Type.Object({ credited: Decimal }),
});

/** The member's deposits, newest first. */
export type DepositList = Static<typeof DepositListSchema>;
