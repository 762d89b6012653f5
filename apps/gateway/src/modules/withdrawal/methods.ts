import type { PayoutMethod } from "@marquee/contract";
import type { PaymentProvider } from "../../adapters/payments/PaymentProvider.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import type { Services } from "./services.ts";

/** A way to be paid, and the provider that pays. */
export interface OfferedMethod {
  readonly provider: PaymentProvider;
  readonly method: PayoutMethod;
}

/** The ways in which a merchant's providers pay out in the member's currency. */
export function listPayoutMethods({ payments }: Pick<Services, "payments">, call: Call): readonly OfferedMethod[] {
  const { currency } = requireSession(call);
  return payments
    .list(call.tenant.code)
    .flatMap((provider) => provider.listPayoutMethods(currency).map((method) => ({ provider, method })));
}
