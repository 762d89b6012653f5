/** A payment provider under test, and what the kit may ask of it. */
export type ProviderTarget = {
  /** Its address, without a slash at its end. */
  readonly url: string;
  readonly merchant: string;
  readonly secret: string;
  /** A method of deposits, and one of payouts; without the latter no payout is asked for. */
  readonly method: string;
  readonly payoutMethod: string | undefined;
  readonly currency: string;
  /** An amount that both methods take, as decimal text with two digits. */
  readonly amount: string;
  /** Another one. */
  readonly otherAmount: string;
  /** Where a payer would come back. */
  readonly returnUrl: string;
  /** Who is paid: for tests, as the provider says. */
  readonly payee: { readonly place: string; readonly account: string; readonly holder: string };
  /** Where the provider's callbacks come, on this machine; without it they are not tested. */
  readonly callbackPort: number | undefined;
};
