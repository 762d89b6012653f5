/** Headers of a callback, by names in lower case. */
export type CallbackHeaders = Readonly<Record<string, string | undefined>>;

/** What an adapter says about an order; `amount` in 1/10,000 of the unit. */
export type PaymentReport = {
  readonly kind: "DEPOSIT" | "PAYOUT";
  readonly orderNo: string;
  readonly providerRef: string;
  readonly status: "OPEN" | "PAID" | "FAILED" | "EXPIRED";
  readonly amount: bigint;
  readonly currency: string;
  readonly reason: string;
};

/** A deposit as an adapter is asked for it. */
export type DepositOrder = {
  readonly orderNo: string;
  readonly methodId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly returnUrl: string;
  readonly expiresAt: Date;
};

/** A payout as an adapter is asked for it. */
export type PayoutOrder = {
  readonly orderNo: string;
  readonly methodId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly place: string;
  readonly account: string;
  readonly holder: string;
};

/**
 * The gateway's interface of payment providers (money.md), by its shape: the kit imports no app. What an adapter throws has `isFinal`: whether
 * asking again is no use.
 */
export type PaymentAdapter = {
  readonly id: string;
  readonly createDeposit: (order: DepositOrder) => Promise<{ readonly providerRef: string; readonly pay: object }>;
  readonly createPayout?: (order: PayoutOrder) => Promise<{ readonly providerRef: string }>;
  readonly readCallback: (headers: CallbackHeaders, rawBody: string, now: number) => PaymentReport | undefined;
  readonly query: (kind: PaymentReport["kind"], orderNo: string) => Promise<PaymentReport | undefined>;
};

/** Makes an adapter for one merchant, whose provider is at an address. */
export type CreateAdapter = (
  merchant: string,
  settings: { readonly url: string; readonly secret: string },
) => PaymentAdapter;
