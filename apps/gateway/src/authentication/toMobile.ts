import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/mobile";
import { type Country, toPlainNumber } from "@marquee/contract";
import type { Tenant } from "../tenants/Tenant.ts";
import { findZoneCountry } from "./findZoneCountry.ts";

type Zone = Pick<Tenant, "timeZone">;

const toCountry = (code: CountryCode): Country => ({
  countryCode: code,
  countryDialingCode: `+${getCountryCallingCode(code)}`,
});

// Codes such as `001`, for satellite networks, are not countries.
const all = getCountries()
  .filter((code) => /^[A-Z]{2}$/.test(code))
  .map(toCountry);

/** The merchant's country; undefined if its time zone does not determine one. */
export function getHomeCountry({ timeZone }: Zone): Country | undefined {
  const code = findZoneCountry(timeZone);
  return code === undefined ? undefined : toCountry(code);
}

/** The dialing codes of the countries that a merchant's members come from: its own, and those of its currencies. */
function listDialingCodes({ timeZone, currencies }: Pick<Tenant, "timeZone" | "currencies">): readonly string[] {
  const home = getHomeCountry({ timeZone })?.countryDialingCode ?? "";
  // A currency's code begins with its country's; the dollar is everybody's.
  const codes = currencies.flatMap(({ currency }) => {
    const country = currency.slice(0, 2);
    return isSupportedCountry(country) && currency !== "USD" ? [toCountry(country).countryDialingCode] : [];
  });
  return [...new Set([home, ...codes])];
}

/** Whether a text reads as a mobile number of one of the merchant's countries, in any form in which people type one. */
export function isOwnMobile(text: string, tenant: Pick<Tenant, "timeZone" | "currencies">): boolean {
  const number = toPlainNumber(text);
  return listDialingCodes(tenant).some((dialingCode) => toMobile(number, dialingCode) !== undefined);
}

/** Countries and their dialing codes, the merchant's own first (EN-01). */
export function listCountriesOf(tenant: Zone): Country[] {
  const home = getHomeCountry(tenant);
  const others = all.filter(({ countryCode }) => countryCode !== home?.countryCode);
  return home === undefined ? others : [home, ...others];
}

/**
 * A mobile number in E.164, such as `+84912345678`: typed in its national form with a dialing code (`+84`), or in its
 * international form, whatever the code. @returns undefined if it is not a mobile number
 */
export function toMobile(text: string, dialingCode: string): string | undefined {
  const code = /^\+([1-9][0-9]{0,3})$/.exec(dialingCode.trim())?.[1];
  const number = parsePhoneNumberFromString(text.trim(), {
    extract: false,
    ...(code === undefined ? {} : { defaultCallingCode: code }),
  });
  return number?.isValid() === true && number.ext === undefined ? number.number : undefined;
}
