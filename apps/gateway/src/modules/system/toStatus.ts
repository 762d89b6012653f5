import { type LanguageCode, languages, type SystemStatus } from "@marquee/contract";
import type { Location } from "../../http/Call.ts";
import { isRestricted } from "../../http/gateRow.ts";
import { idleMinutes } from "../../identity/sessionStore.ts";
import type { Services } from "../../Services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getRegisterRules } from "../auth/registerRules.ts";

function toCountryName(country: string, language: LanguageCode): string {
  const tag = languages.find(({ code }) => code === language)?.tag ?? "en";
  // "ZZ" is the standard's own code for an unknown region: it has a name too.
  return new Intl.DisplayNames([tag], { type: "region" }).of(country) ?? country;
}

/** Everything that a page asks at its start (SH-02): it answers in maintenance and to restricted regions too. */
export function toStatus(services: Pick<Services, "config" | "bodyKeys">, tenant: Tenant, location: Location, language: LanguageCode): SystemStatus {
  const { settings } = tenant;
  return {
    maintenance: tenant.maintenance ?? false,
    regionRestriction: isRestricted(tenant, location),
    location: { ...location, countryName: toCountryName(location.country, language) },
    info: {
      whitelabel: tenant.tree,
      register: { fields: { ...getRegisterRules(tenant) } },
      analytics: { gtagId: "" },
      imageCDNs: services.config.imageHosts,
      launchGameCDNs: services.config.launchHosts,
      publicKey: services.bodyKeys.publicKey,
      settings: {
        ageMin: settings.ageMin,
        languages: [...settings.languages],
        defaultLanguage: settings.defaultLanguage,
        lotteryType: settings.lotteryType,
        currency: tenant.currency,
        currencySymbol: tenant.currencySymbol,
        timeZone: tenant.timeZone,
        jurisdiction: tenant.jurisdiction,
        merchantCode: tenant.code,
        sessionIdleMinutes: idleMinutes,
      },
    },
    mobileTemplate: { favicon: "" },
    theme: { default: settings.themes.default, enabled: [...settings.themes.enabled] },
  };
}
