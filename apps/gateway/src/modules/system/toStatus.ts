import { type LanguageCode, languages, type SystemStatus } from "@marquee/contract";
import type { Location } from "../../http/Call.ts";
import { createAnswerCache } from "../../http/createAnswerCache.ts";
import { isRestricted } from "../../http/gateRow.ts";
import { idleMinutes } from "../../authentication/sessionStore.ts";
import type { Services } from "./services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getRegisterRules } from "../auth/index.ts";
import { toCustomerService, toResources } from "./toLinks.ts";
import { listPaymentTypes } from "../wallet/index.ts";

type Sources = Pick<Services, "config" | "bodyKeys" | "payments">;

// Cached: finding a name costs more than the rest of an answer.
const countryNames = new Map<string, string>();

function toCountryName(country: string, language: LanguageCode): string {
  const key = `${language} ${country}`;
  const known = countryNames.get(key);
  if (known !== undefined) return known;
  const tag = languages.find(({ code }) => code === language)?.tag ?? "en";
  // "ZZ" is the standard's own code for an unknown region: it has a name too.
  const name = new Intl.DisplayNames([tag], { type: "region" }).of(country) ?? country;
  countryNames.set(key, name);
  return name;
}

function toInfo({ config, bodyKeys, payments }: Sources, tenant: Tenant): SystemStatus["info"] {
  const { settings } = tenant;
  const customerService = toCustomerService(tenant);
  return {
    whitelabel: tenant.tree,
    register: { fields: { ...getRegisterRules(tenant) } },
    analytics: { gtagId: settings.gtagId ?? "" },
    imageCDNs: config.imageHosts,
    launchGameCDNs: config.launchHosts,
    publicKey: bodyKeys.publicKey,
    resources: toResources(tenant),
    ...(customerService === undefined ? {} : { customerService }),
    settings: {
      ageMin: settings.ageMin,
      languages: [...settings.languages],
      defaultLanguage: settings.defaultLanguage,
      lotteryType: settings.lotteryType,
      currency: tenant.currency,
      currencySymbol: tenant.currencySymbol,
      currencies: tenant.currencies.map(({ currency, currencySymbol, digits }) => ({
        currency,
        currencySymbol,
        digits,
        ...(settings.kUnit?.includes(currency) ? { kUnit: true } : {}),
      })),
      paymentTypes: listPaymentTypes(payments, tenant),
      timeZone: tenant.timeZone,
      jurisdiction: tenant.jurisdiction,
      merchantCode: tenant.code,
      sessionIdleMinutes: idleMinutes,
      splitLogin: settings.splitLogin ?? false,
    },
  };
}

// Keyed by the merchant, which is a new object after each switch; its payment providers are read a moment later.
const infos = createAnswerCache<SystemStatus["info"]>();

/** Everything that a page needs at its start (SH-02); answered also in maintenance and to restricted regions. */
export function toStatus(services: Sources, tenant: Tenant, location: Location, language: LanguageCode): SystemStatus {
  const { settings } = tenant;
  return {
    maintenance: tenant.maintenance ?? false,
    regionRestriction: isRestricted(tenant, location),
    location: { ...location, countryName: toCountryName(location.country, language) },
    info: infos(tenant, `${services.bodyKeys.publicKey.kid} ${services.payments.revision()}`, () =>
      toInfo(services, tenant),
    ),
    mobileTemplate: { favicon: settings.favicon ?? "" },
    theme: { default: settings.themes.default, enabled: [...settings.themes.enabled] },
  };
}
