import type { PaymentMethod, DepositPay, PayoutMethod } from "@marquee/contract";

/** Headers of a callback, by names in lower case. */
export type CallbackHeaders = Readonly<Record<string, string | undefined>>;

/** What a provider says about one of our orders: in a callback, or when it is asked. */
export interface PaymentReport {
  readonly kind: "DEPOSIT" | "PAYOUT";
  readonly orderNo: string;
  readonly providerRef: string;
  readonly status: "OPEN" | "PAID" | "FAILED" | "EXPIRED";
  /** In 1/10,000 of the unit. */
  readonly amount: bigint;
  readonly currency: string;
  readonly reason: string;
}

/** A deposit as a provider is asked for it. `amount` in 1/10,000 of the unit. */
interface PaymentOrder {
  readonly orderNo: string;
  readonly methodId: string;
  readonly amount: bigint;
  readonly currency: string;
  /** The page of ours to which a payer comes back. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

/** A payout as a provider is asked for it. `amount` in 1/10,000 of the unit. */
interface PayoutOrder {
  readonly orderNo: string;
  readonly methodId: string;
  readonly amount: bigint;
  readonly currency: string;
  /** The bank, wallet or network. */
  readonly place: string;
  readonly account: string;
  readonly holder: string;
}

/** A provider did not take what it was asked. `isFinal`: asking again is no use. */
export class PaymentError extends Error {
  override readonly name = "PaymentError";
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** A payment provider, set up for one merchant (money.md). */
export interface PaymentProvider {
  /** Stands in addresses of callbacks and in stored orders. */
  readonly id: string;
  /** The ways to pay that it offers in a currency, named `<id>_<WAY>`, in the order in which they are shown. */
  readonly listMethods: (currency: string) => readonly PaymentMethod[];
  /** Takes a deposit; the same order asked again is the same one. @throws PaymentError */
  readonly createDeposit: (order: PaymentOrder) => Promise<{ readonly providerRef: string; readonly pay: DepositPay }>;
  /** The ways in which it pays out in a currency. */
  readonly listPayoutMethods: (currency: string) => readonly PayoutMethod[];
  /** Takes a payout; the same order asked again is the same one. @throws PaymentError */
  readonly createPayout: (order: PayoutOrder) => Promise<{ readonly providerRef: string }>;
  /** Reads a callback; undefined for one that is not the provider's, or too old. */
  readonly readCallback: (headers: CallbackHeaders, rawBody: string, now: number) => PaymentReport | undefined;
  /** The truth about an order, where an answer or a callback was lost; undefined when the provider has no such order. @throws PaymentError */
  readonly query: (kind: PaymentReport["kind"], orderNo: string) => Promise<PaymentReport | undefined>;
}

/** A provider without what it offers: a merchant's settings say that. */
export type PaymentConnection = Omit<PaymentProvider, "listMethods" | "listPayoutMethods">;

/** The configured providers. */
export interface Payments {
  /** Those of a merchant, by its code, with which new orders are made. */
  readonly list: (merchant: string) => readonly PaymentProvider[];
  /** One of them, also one with which no new orders are made: those that run go on. */
  readonly get: (merchant: string, id: string) => PaymentProvider | undefined;
}
