import { isDisplayCurrency, type Preferences, toMaskedName, type UpdatePreferences } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { getFreshRates } from "../../adapters/exchange-rates/getFreshRates.ts";
import { toRate } from "../../adapters/exchange-rates/toRate.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { getMember, lockPreferences, setPreferences } from "../auth/index.ts";

const Channels = Type.Object({ mail: Type.Boolean(), sms: Type.Boolean() });

const StoredSchema = Type.Object({
  hidesName: Type.Boolean(),
  messages: Type.Object({ account: Channels, offers: Channels }),
  displayCurrency: Type.Optional(Type.String()),
});

/** The stored form of a member's preferences. */
export type StoredPreferences = Static<typeof StoredSchema>;

/** Offers are opt-in. */
const first: StoredPreferences = {
  hidesName: false,
  messages: { account: { mail: true, sms: false }, offers: { mail: false, sms: false } },
};

/** A member's stored preferences, or the defaults. */
export function readPreferences(stored: unknown): StoredPreferences {
  return Value.Check(StoredSchema, stored) ? stored : first;
}

/** Other currencies than the member's own for which there is a rate. */
function listDisplayCurrencies({ exchangeRates }: Services, own: string): string[] {
  const table = getFreshRates(exchangeRates);
  const known = Object.keys(table?.perDollar ?? {}).toSorted();
  return table === undefined
    ? []
    : known.filter((each) => each !== own && isDisplayCurrency(each) && toRate(table, own, each) !== undefined);
}

const toPreferences = (
  nickname: string,
  { hidesName, messages, displayCurrency = "" }: StoredPreferences,
  displayCurrencies: string[],
): Preferences => ({
  hidesName,
  publicName: hidesName ? toMaskedName(nickname) : nickname,
  messages,
  displayCurrency: displayCurrencies.includes(displayCurrency) ? displayCurrency : "",
  displayCurrencies,
});

/** The preferences of the member who calls (MC-01). */
export async function getMemberPreferences(services: Services, call: Call): Promise<Preferences> {
  const { tenantId, memberId, currency } = requireSession(call);
  const { nickname, preferences } = await getMember(services.db, tenantId, memberId);
  return toPreferences(nickname, readPreferences(preferences), listDisplayCurrencies(services, currency));
}

/**
 * Changes what the request names. Two simultaneous changes of different parts both take effect.
 * @throws Refusal `fields` for a second currency for which there is no rate
 */
export async function changePreferences(
  services: Services,
  call: Call,
  request: UpdatePreferences,
): Promise<Preferences> {
  const { db } = services;
  const session = requireSession(call);
  const { displayCurrency: wanted = "" } = request;
  if (wanted !== "" && !listDisplayCurrencies(services, session.currency).includes(wanted))
    throw new Refusal("fields", { fields: [{ name: "displayCurrency", rule: "unknown" }] });
  await transact(db, async (tx) => {
    const { hidesName, messages, displayCurrency = "" } = readPreferences(await lockPreferences(tx, session));
    await setPreferences(tx, session, {
      hidesName: request.hidesName ?? hidesName,
      messages: {
        account: request.messages?.account ?? messages.account,
        offers: request.messages?.offers ?? messages.offers,
      },
      displayCurrency: request.displayCurrency ?? displayCurrency,
    });
    await publishEvent(tx, { tenantId: session.tenantId, memberId: session.memberId, kind: "member" });
  });
  return getMemberPreferences(services, call);
}
