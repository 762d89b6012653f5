import { createProviderCall } from "./callProvider.ts";
import { createHttpProvider } from "./createHttpProvider.ts";
import { listPayHouseMethods, listPayHousePayouts } from "./payHouseMethods.ts";
import type { PaymentProvider } from "./PaymentProvider.ts";

/** Where a merchant's account at the pay-house is. */
interface PayHouseSettings {
  readonly url: string;
  readonly secret: string;
}

/** The payment provider of this machine (`apps/pay-house`), for one merchant. The gateway's file says where it is, so any address is allowed. */
export function createPayHouse(merchant: string, settings: PayHouseSettings): PaymentProvider {
  return {
    ...createHttpProvider({ ...settings, id: "PAY_HOUSE", merchant, call: createProviderCall(), mayPlain: true }),
    listMethods: listPayHouseMethods,
    listPayoutMethods: listPayHousePayouts,
  };
}
