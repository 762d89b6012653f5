import { type Static, Type } from "typebox";
import { Decimal } from "../shapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";
import { depositTypes } from "./depositTypes.ts";

/** Stands in addresses of callbacks and before the names of methods: `ACME` has `ACME_BANK`. */
const ProviderCode = Type.String({ pattern: "^[A-Z][A-Z0-9_]{1,15}$", maxLength: 16 });
/** As the provider calls it: `bank-qr`. */
const Method = Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 20 });
const Amount = Type.String({ pattern: "^[0-9]{1,11}(\\.[0-9]{1,2})?$", maxLength: 14 });
const Place = Type.Integer({ minimum: 0, maximum: 999 });
const Version = Type.Integer({ minimum: 0, maximum: 2_000_000_000 });
const Kind = Type.Enum(["DEPOSIT", "PAYOUT"]);

const way = {
  kind: Kind,
  method: Method,
  currency: Type.String({ pattern: "^[A-Z]{3,5}$", maxLength: 5 }),
  /** For a payout `BANK`, `WALLET` or `CRYPTO`. */
  type: Type.Enum(depositTypes),
  on: Type.Boolean(),
  /** Where it stands among the provider's methods: the smallest first. */
  position: Place,
  /** Taken from the amount, in hundredths of a percent. */
  feeBasisPoints: Type.Integer({ minimum: 0, maximum: 5_000 }),
  expectMinutes: Type.Integer({ minimum: 0, maximum: 43_200 }),
  /** The banks, wallets or networks of a payout; none for a deposit. */
  places: Type.Array(Type.String({ pattern: "^[^\\u0000-\\u001f\\u007f]+$", maxLength: 60 }), {
    maxItems: 100,
    uniqueItems: true,
  }),
} as const;

const PaymentWaySchema = Type.Object({
  ...way,
  min: Decimal,
  max: Decimal,
  /** Amounts that a button each offers for a deposit; none for a payout. */
  quickAmounts: Type.Array(Decimal),
});

/** One way to pay in or out at a provider, in one currency, as a merchant has set it. */
export type PaymentWay = Static<typeof PaymentWaySchema>;

const StaffPaymentProviderSchema = Type.Object({
  provider: Type.String(),
  /** `FILE`: the gateway's settings file says where it is; `HTTP`: staff do, and it speaks the protocol of payment providers. */
  source: Type.Enum(["FILE", "HTTP"]),
  /** Null for one of the file. */
  url: Type.Union([Type.String(), Type.Null()]),
  on: Type.Boolean(),
  /** Where it stands among the merchant's providers: the smallest first. */
  position: Place,
  /** Grows with each change of what is set; 0 for one that nobody has set. */
  version: Version,
  /** Grows with each change of address or key; 0 for one of the file. */
  connection: Version,
  ways: Type.Array(PaymentWaySchema),
});

/** A payment provider of a merchant, without its key: nobody is shown that again. */
export type StaffPaymentProvider = Static<typeof StaffPaymentProviderSchema>;

export const StaffPaymentProviderListSchema = Type.Array(StaffPaymentProviderSchema);

/** The payment providers of a merchant, in their order. */
export type StaffPaymentProviderList = Static<typeof StaffPaymentProviderListSchema>;

export const ChangePaymentProviderSchema = Type.Object({
  provider: ProviderCode,
  /** The version that the page had. */
  version: Version,
  on: Type.Boolean(),
  position: Place,
  reason: Reason,
});

/** POST /staff/wallet/providers/change. */
export type ChangePaymentProvider = Static<typeof ChangePaymentProviderSchema>;

export const ChangePaymentWaySchema = Type.Object({
  provider: ProviderCode,
  version: Version,
  ...way,
  min: Amount,
  max: Amount,
  quickAmounts: Type.Array(Amount, { maxItems: 6, uniqueItems: true }),
  reason: Reason,
});

/** POST /staff/wallet/providers/method. */
export type ChangePaymentWay = Static<typeof ChangePaymentWaySchema>;

export const ConnectPaymentProviderSchema = Type.Object({
  /** Of the proposal; made by the page. */
  id: Uuid,
  provider: ProviderCode,
  /** The connection that the page had; 0 for a new provider. */
  connection: Version,
  /** An https address; outside production also http to this machine. */
  url: Type.String({ minLength: 1, maxLength: 300 }),
  /** Signs calls in both directions; empty for the one that is stored. */
  secret: Type.String({ pattern: "^([\\u0021-\\u007e]{16,200})?$", maxLength: 200 }),
  reason: Reason,
});

/** POST /staff/wallet/providers/connect. */
export type ConnectPaymentProvider = Static<typeof ConnectPaymentProviderSchema>;
