import type { PaymentMethod, PayoutMethod } from "@marquee/contract";
import { payoutTypes } from "@marquee/contract";
import type { PaymentWay } from "@marquee/contract/staff";
import { toMethodId, toWay } from "../../../adapters/payments/methodIds.ts";
import type { PaymentProvider } from "../../../adapters/payments/PaymentProvider.ts";

/** What a provider of the gateway's file offers by itself, as settings: a merchant's staff begin with it. */
export function toOwnWays(
  { id, listMethods, listPayoutMethods }: PaymentProvider,
  currencies: readonly { readonly currency: string }[],
): readonly PaymentWay[] {
  return currencies.flatMap(({ currency }) => [
    ...listMethods(currency).map(({ methodId, ...method }, position): PaymentWay => ({
      ...method,
      kind: "DEPOSIT",
      method: toWay(id, methodId),
      on: true,
      position,
      places: [],
    })),
    ...listPayoutMethods(currency).map(({ methodId, ...method }, position): PaymentWay => ({
      ...method,
      kind: "PAYOUT",
      method: toWay(id, methodId),
      on: true,
      position,
      quickAmounts: [],
    })),
  ]);
}

const listOn = (ways: readonly PaymentWay[], kind: PaymentWay["kind"], currency: string): readonly PaymentWay[] =>
  ways
    .filter((way) => way.on && way.kind === kind && way.currency === currency)
    .toSorted((a, b) => a.position - b.position);

/** The ways to pay in that settings offer in a currency, in their order. */
export function toPaymentMethods(
  provider: string,
  ways: readonly PaymentWay[],
  currency: string,
): readonly PaymentMethod[] {
  return listOn(ways, "DEPOSIT", currency).map(
    ({ method, type, min, max, feeBasisPoints, expectMinutes, quickAmounts }) => ({
      methodId: toMethodId(provider, method),
      type,
      currency,
      min,
      max,
      feeBasisPoints,
      expectMinutes,
      quickAmounts,
    }),
  );
}

/** The ways to be paid that settings offer in a currency, in their order. */
export function toPayoutMethods(
  provider: string,
  ways: readonly PaymentWay[],
  currency: string,
): readonly PayoutMethod[] {
  return listOn(ways, "PAYOUT", currency).flatMap(({ method, min, max, feeBasisPoints, expectMinutes, ...way }) => {
    const type = payoutTypes.find((each) => each === way.type);
    const methodId = toMethodId(provider, method);
    return type === undefined
      ? []
      : [{ methodId, type, currency, min, max, feeBasisPoints, expectMinutes, places: way.places }];
  });
}
