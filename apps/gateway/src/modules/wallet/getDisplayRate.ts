import type { DisplayRate } from "@marquee/contract";
import { getFreshRates } from "../../adapters/exchange-rates/getFreshRates.ts";
import { toRate } from "../../adapters/exchange-rates/toRate.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import type { Services } from "./services.ts";
import { readDisplayCurrency } from "./displayCurrencyStore.ts";

/** By what the member's amounts are shown in a second currency too; null where the member wants none, or there is no rate of the last days. */
export async function getDisplayRate({ db, exchangeRates }: Services, call: Call): Promise<DisplayRate> {
  const session = requireSession(call);
  const currency = await readDisplayCurrency(db, session);
  const table = getFreshRates(exchangeRates);
  const rate = table === undefined || currency === "" ? undefined : toRate(table, session.currency, currency);
  return { rate: rate === undefined || table === undefined ? null : { currency, rate, date: table.date } };
}
