import type { CreateAdapter, DepositOrder, PayoutOrder } from "./PaymentAdapter.ts";

/** What goes wrong with the provider's callbacks. */
type CallbackFault = "double" | "forged" | "amount" | "currency" | "lost";

/** An order that nobody has made before, and who pays it. */
export type ProviderDriver = {
  /** A deposit that the provider takes; `amount` in 1/10,000 of the unit. */
  readonly toDeposit: (orderNo: string, amount: bigint, expiresAt: Date) => DepositOrder;
  /** A payout that the provider takes and pays, or takes and refuses later. */
  readonly toPayout: (orderNo: string, amount: bigint, isRefused: boolean) => PayoutOrder;
  /** Pays a deposit as its payer does, by what the adapter showed; or declines it. */
  readonly pay: (shown: object, isDeclined?: boolean) => Promise<void>;
  /** Has the provider's callbacks go wrong from now on. */
  readonly setFaults: (faults: readonly CallbackFault[]) => Promise<void>;
  /** Makes a payout at the provider without the adapter. */
  readonly createPayout: (order: PayoutOrder) => Promise<void>;
};

/** An adapter under test, with the provider that it speaks to. */
export type PaymentTarget = {
  readonly createAdapter: CreateAdapter;
  readonly merchant: string;
  readonly secret: string;
  /** The provider's address. */
  readonly providerUrl: string;
  /** Where the provider sends its callbacks: the kit listens there. */
  readonly callbackPort: number;
  readonly driver: ProviderDriver;
};
