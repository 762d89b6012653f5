import type { Brand } from "@marquee/whitelabel/brand";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { CommandError } from "../cli/CommandError.ts";
import { askGateway } from "./askGateway.ts";

const Themes = Type.Object({ default: Type.String(), enabled: Type.Array(Type.String()) });

/** The part of a merchant's status that brands decide. */
const StatusSchema = Type.Object({
  value: Type.Object({
    maintenance: Type.Unknown(),
    regionRestriction: Type.Boolean(),
    theme: Themes,
    info: Type.Object({
      whitelabel: Type.Unknown(),
      settings: Type.Object({
        ageMin: Type.Integer(),
        languages: Type.Array(Type.String()),
        defaultLanguage: Type.String(),
        lotteryType: Type.String(),
        currency: Type.String(),
        currencySymbol: Type.String(),
        currencies: Type.Array(Type.Object({ currency: Type.String(), currencySymbol: Type.String() })),
        timeZone: Type.String(),
        jurisdiction: Type.String(),
        merchantCode: Type.String(),
      }),
    }),
  }),
});

export type MerchantStatus = Static<typeof StatusSchema>["value"];

/** A gateway's status for one host; null when it knows no merchant there, or a retired one. @throws CommandError when it does not answer */
export async function readStatus(gateway: string, host: string): Promise<MerchantStatus | null> {
  const { status, body } = await askGateway(gateway, host, "/wps/system/status");
  if (status === 404 || status === 410 || status === 421) return null;
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    answer = undefined;
  }
  if (Value.Check(StatusSchema, answer)) return answer.value;
  throw new CommandError("failed", `${gateway} answers for ${host} with no status (${status})`);
}

/** One difference between a gateway and a brand's data. */
export type MerchantDifference = { readonly key: string; readonly brand: unknown; readonly gateway: unknown };

/** The differences between a brand's data and its merchant: unknown hosts, and settings. */
export async function compareMerchant(gateway: string, brand: Brand): Promise<readonly MerchantDifference[]> {
  const found: MerchantDifference[] = [];
  for (const host of [...brand.domains, ...(brand.movedDomains ?? [])]) {
    const status = await readStatus(gateway, host);
    if (status === null || status.info.settings.merchantCode !== brand.merchantCode) {
      found.push({
        key: `host ${host}`,
        brand: brand.merchantCode,
        gateway: status?.info.settings.merchantCode ?? null,
      });
      continue;
    }
    const { settings } = status.info;
    const {
      ageMin,
      languages,
      defaultLanguage,
      lotteryType,
      currency,
      currencySymbol,
      currencies,
      timeZone,
      jurisdiction,
    } = settings;
    const is = {
      ageMin,
      languages,
      defaultLanguage,
      lotteryType,
      currency,
      currencySymbol,
      // What brand.json says of them; the digits follow from it.
      currencies: currencies
        .slice(1)
        .map(({ currency: further, currencySymbol: symbol }) => ({ currency: further, currencySymbol: symbol })),
      timeZone,
      jurisdiction,
      themes: status.theme,
    };
    const wanted: Readonly<Record<string, unknown>> = {
      ageMin: brand.settings.ageMin,
      languages: brand.locales.enabled,
      defaultLanguage: brand.locales.default,
      lotteryType: brand.lotteryType,
      currency: brand.currency,
      currencySymbol: brand.currencySymbol,
      currencies: (brand.currencies ?? []).map((each) => ({
        currency: each.currency,
        currencySymbol: each.currencySymbol,
      })),
      timeZone: brand.timeZone,
      jurisdiction: brand.jurisdiction,
      themes: brand.themes,
    };
    for (const [key, value] of Object.entries(is)) {
      const isKnown = found.some((each) => each.key === key);
      if (!isKnown && !Value.Equal(value, wanted[key])) found.push({ key, brand: wanted[key], gateway: value });
    }
  }
  return found;
}

const show = (value: unknown): string => (value === null || value === undefined ? "nothing" : JSON.stringify(value));

/** A difference as a line: its subject and both values. */
export const toDifferenceLine = ({ key, brand, gateway }: MerchantDifference): string =>
  key.startsWith("host ")
    ? `${key}: ${gateway === null ? "the gateway knows no merchant there" : `the gateway shows ${show(gateway)} there`}`
    : `${key} is ${show(gateway)} at the gateway, ${show(brand)} in brand.json`;
